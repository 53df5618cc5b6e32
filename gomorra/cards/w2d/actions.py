"""Welcome to Deadwood: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Act,
    Action,
    Card,
    Flow,
    Stat,
    Until,
    UntilName,
    Use,
    cheatin,
    destination,
    dude,
    happens,
    here,
    in_discard,
    in_posse,
    in_shootout,
    noon,
    noon_or_shootout,
    owned,
    react,
    resolution,
    shootout,
    spell,
    unbooted,
    wanted,
    where,
    your,
)
from gomorra.engine.board import hands, sides
from gomorra.engine.plays.legal import purpose_of


def _to_the_scene(card: Card, use: Use) -> bool:
    assert isinstance(use.event, happens.Moved)
    place = use.event.destination
    return card.adjacent_to(use.game.card(place)) and use.can_move(card, place)


def _their_influence(card: Card, use: Use) -> int:
    assert isinstance(use.event, happens.Moved)
    return use.game.card(use.event.card).influence


class GetOffMyLand(Action):
    """Get Off My Land!"""

    def _intruder(self, event: happens.Moved) -> bool:
        place = self.game.card(event.destination)
        return (
            sides.opposed(self.game, self.owner, self.game.card(event.card).controller)
            and place.is_deed
            and place.owner == self.owner
        )

    @react(
        "after",
        happens.Moved,
        if_=_intruder,
        pay=_their_influence,
        target=your & dude & where(_to_the_scene, "at an adjacent location"),
    )
    def confront(self, use: Use) -> Flow[None]:
        """React, Pay X Ghost Rock: After an opposing dude, whose influence is X, moves to a deed that you
        own, your dude at an adjacent location moves to that deed."""
        assert isinstance(use.event, happens.Moved)
        yield from use.move(use.target, use.event.destination)


def _spare_gun(card: Card, use: Use) -> bool:
    able = card.is_goods and card.has("Weapon") and not card.face.unique
    return able and use.can_play(card, bearer=lambda host: host.side is not None and host.side == use.side)


class LookWhatIFound(Action):
    """Look What I Found!"""

    @shootout(target=in_discard & where(_spare_gun, "Weapon that is not unique"))
    def rummage(self, use: Use) -> Flow[None]:
        """Shootout: A dude in your posse attaches a non-unique Weapon from your discard pile, paying all
        costs. Boot a Weapon or Sidekick on that dude."""
        side = use.side
        yield from use.play(use.target, bearer=lambda host: host.side is not None and host.side == side)
        if use.target.host is not None:
            gear = [
                item for item in use.target.host.attachments if item.has("Weapon") or item.has("Sidekick")
            ]
            able = [item for item in gear if use.can_boot(item)]
            item = yield from use.pick(able, "Which Weapon or Sidekick boots?")
            if item is not None:
                yield from use.boot(item)


able_card = where(lambda card, use: bool(card.abilities), "with an ability")


class MantisPinch(Action):
    """Mantis Pinch"""

    @noon(technique=True, target=able_card & here)
    def press(self, use: Use) -> Flow[None]:
        """Noon Technique: Choose an ability printed on a card at this location. It cannot be used."""
        yield from self._numb(use, Until.AS_USUAL)

    @shootout(technique=True, target=able_card & in_shootout)
    def strike(self, use: Use) -> Flow[None]:
        """Shootout Technique: Choose an ability printed on a card in this shootout. It cannot be used until
        the day ends."""
        yield from self._numb(use, Until.DAY)

    def _numb(self, use: Use, until: UntilName) -> Flow[None]:
        ability = yield from use.choose_ability(use.target.abilities, "Which ability cannot be used?")
        use.change(use.target.id, Stat.FORGETS, ability.name, until=until)


class AsNatureAndGodIntended(Action):
    """As Nature and God Intended"""

    @shootout()
    def lay_down_arms(self, use: Use) -> None:
        """Shootout: Until the round ends, all Weapons in this shootout lose their bullet bonuses, traits and
        Shootout abilities, and dudes with Kung Fu in it are studs."""
        fighters = [one for one in self.game.dudes() if one.in_posse]  # RB-6.1.1: nobody outside the shootout
        for weapon in [item for one in fighters for item in one.attached("Weapon")]:
            use.lose_bonus(weapon, Stat.BULLETS, until=Until.ROUND)
            use.make_blank(weapon, "traits", until=Until.ROUND)
            for ability in weapon.abilities:
                if "shootout" in ability.kinds:
                    use.change(weapon.id, Stat.FORGETS, ability.name, until=Until.ROUND)
        for one in fighters:
            if one.has("Kung Fu"):
                use.make(one, "stud", until=Until.ROUND)


class PlayForBlood(Action):
    """Play for Blood"""

    @resolution()
    def raise_the_stakes(self, use: Use) -> Flow[None]:
        """Resolution: If both hand ranks are equal, raise yours by 1."""
        if use.hand_rank() == use.hand_rank(use.opponent):
            yield from use.rank(use.seat, 1)

    @noon()
    def cut_the_cards(self, use: Use) -> Flow[None]:
        """Noon: Draw a card, then discard 1 card from your hand."""
        yield from use.draw()
        yield from use.discard_from_hand()


class BadBeat(Action):
    """Bad Beat"""

    @cheatin()
    def deal_again(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Discard the cheating player's draw hand. The top 5 cards of that player's deck
        become that draw hand. If it is Cheatin' as well, take 0 to 2 ghost rock from that player."""
        for card in use.draw_hand(use.cheater):
            yield from use.discard(card)
        use.deal(5, use.cheater)
        yield from use.reveal(use.draw_hand(use.cheater))
        for card in use.draw_hand(use.cheater):
            if card.is_joker:
                yield from use.name_card(card, by=use.cheater)
        if hands.is_cheatin(self.game, use.cheater):
            most = min(2, self.game.state.players[use.cheater].stash)
            wanted = yield from use.choose_amount(0, most, "How much ghost rock do you take?")
            yield from use.take(wanted, use.cheater)


def _was_chosen(card: Card, use: Use) -> bool:
    return isinstance(use.event, happens.Chosen) and card.id in use.event.cards


def _could_stand_in(card: Card, use: Use) -> bool:
    event = use.event
    if not isinstance(event, happens.Chosen) or card.id in event.cards:
        return False
    return bool(event.wanted[use.target.id].test(card, event.use) and event.use.choosable(card))


class FallenStar(Action):
    """Fallen Star"""

    def _mine_is_chosen(self, event: happens.Chosen) -> bool:
        if event.kind != "shootout" or not sides.opposed(self.game, self.owner, event.seat):
            return False
        chosen = map(self.game.card, event.cards)
        return any(card.controller == self.owner and card.is_dude for card in chosen)

    @react(
        "after",
        happens.Chosen,
        if_=_mine_is_chosen,
        target=your & dude & where(_was_chosen, "that is chosen"),
        boots=dude & in_posse & where(_could_stand_in, "that can stand in"),
    )
    def take_the_bullet(self, use: Use) -> None:
        """React: After another player's Shootout ability chooses your dude, boot a dude in your posse who
        could have been chosen. That dude is chosen instead."""
        assert isinstance(use.event, happens.Chosen)
        use.event.instead[use.target.id] = use.booted.id


spare_book = spell & your & owned & where(lambda card, use: use.can_put_away(card, Act.DISCARD))


class MasonicAugment(Action):
    """Masonic Augment"""

    @noon_or_shootout(if_=lambda card, use: use.can_choose(spare_book), target=your & dude)
    def channel(self, use: Use) -> Flow[None]:
        """Noon/Shootout: Discard a spell that you own and control. Your dude gets +1 bullets and +1
        influence. If that spell was unbooted, gain ghost rock equal to its printed cost."""
        book = yield from use.choose(spare_book, "Which spell is discarded?")
        if book is None:
            return
        fresh, worth = not book.booted, book.face.stats[Stat.COST]
        if (yield from use.discard(book)):
            use.modify(use.target, bullets=1, influence=1)
            yield from use.gain(worth if fresh else 0)


class Swagger(Action):
    """Swagger"""

    @noon(
        target=your & dude & unbooted,
        also=destination & where(lambda card, use: card.adjacent_to(use.target.location), "adjacent"),
    )
    def strut(self, use: Use) -> Flow[None]:
        """Noon: Your unbooted dude moves to an adjacent location. They have +1 influence for the control of
        deeds until the next Upkeep phase ends."""
        yield from use.move(use.target, use.also)
        use.change(use.target.id, Stat.INFLUENCE_FOR_CONTROL, 1, until=Until.UPKEEP)


def _can_be_bribed(card: Card, use: Use) -> bool:
    return use.can_send_home(card) and use.funds(use.seat, purpose_of(use)) >= card.influence


class Vamoosin(Action):
    """Vamoosin'"""

    @shootout(target=dude & wanted & in_shootout & where(_can_be_bribed, "that you can pay for"))
    def skedaddle(self, use: Use) -> Flow[None]:
        """Shootout: Choose a wanted dude in this shootout and pay as much ghost rock as they have influence.
        Send them home."""
        yield from use.spend(use.target.influence, purpose_of(use))
        yield from use.send_home(use.target)
