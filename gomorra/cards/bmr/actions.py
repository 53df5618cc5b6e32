"""Blood Moon Rising: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Act,
    Action,
    Card,
    Flow,
    Use,
    another,
    cheatin,
    deed,
    dude,
    happens,
    has,
    in_posse,
    job,
    noon,
    outfit,
    react,
    resolution,
    shootout,
    stud,
    where,
    your,
)


class BurnEmOut(Action):
    """Burn 'Em Out"""

    @job(
        boot=True,
        mark=outfit & where(lambda card, use: card.owner in use.opponents, "of another player"),
        on_join="take_a_torch",
    )
    def burn(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark another player's home. Each dude who joins your posse gains 1 bounty. If
        successful, look at that player's hand and ace 1 card from it."""
        hand = [self.game.card(card) for card in self.game.state.players[use.mark.owner].hand]
        yield from use.look(hand)
        card = yield from use.pick(hand, "Which card is aced?")
        if card is not None:
            yield from use.ace(card)

    def take_a_torch(self, use: Use, joiner: Card) -> Flow[None]:
        yield from use.bounty(joiner, 1)


class ShinyThings(Action):
    """Shiny Things"""

    @noon(target=another & dude)
    def dazzle(self, use: Use) -> Flow[None]:
        """Noon: Choose another player's dude. They get +2 influence and +7 value and cannot be called out
        today. Boot them."""
        use.modify(use.target, influence=2, value=7)
        use.forbid(Act.BE_CALLED_OUT, use.target)
        yield from use.boot(use.target)


def _principal(card: Card, use: Use) -> bool:
    event = use.event
    return isinstance(event, happens.Accepted) and card.id in (event.card, event.caller)


def _stand_in(card: Card, use: Use) -> bool:
    other = use.target
    near = card.controller == other.controller and card.adjacent_to(other)
    return near and use.can_move(card, other.place) and use.can_move(other, card.place)


class WeGotABeef(Action):
    """We Got A Beef!"""

    @react(
        "after",
        happens.Accepted,
        if_=lambda card, event: not card.game.card(event.card).booted,
        target=dude & where(_principal, "who called or was called out"),
        also=dude & where(_stand_in, "of the same player at an adjacent location"),
    )
    def step_in(self, use: Use) -> Flow[None]:
        """React: After an unbooted dude accepts a callout, before posses form, choose the leader or the mark.
        That dude swaps locations with a dude of the same player at an adjacent location, who becomes the
        leader or mark instead."""
        event, old, new = use.event, use.target, use.also
        assert isinstance(event, happens.Accepted)
        here, there = old.place, new.place
        yield from use.move(old, there)
        yield from use.move(new, here)
        if event.card == old.id:
            event.card = new.id
        else:
            event.caller = new.id


def _influence(use: Use) -> tuple[int, int]:
    """The influence of the user's posse and of the other one."""
    fight, side = use.game.shootout, use.side
    if fight is None or side is None:
        return 0, 0
    sums = [sum(use.game.card(card).influence for card in posse) for posse in fight.posses]
    return sums[side], sums[1 - side]


def _not_less(card: Card, use: Use) -> bool:
    mine, theirs = _influence(use)
    return mine >= theirs


def _sage(use: Use) -> None:
    use.modify(use.actor, influence=1)
    use.give_keyword(use.actor, "Harrowed")


class GreatSageMatchingHeaven(Action):
    """Great Sage Matching Heaven"""

    @shootout(technique=True, combo=_not_less)
    def ascend(self, use: Use) -> None:
        """Shootout Tao Technique: This dude is Harrowed and gets +1 influence. Combo if your posse has at
        least as much influence as the other one."""
        _sage(use)


def _more(card: Card, use: Use) -> bool:
    mine, theirs = _influence(use)
    return mine > theirs


class GreatSageMatchingHeavenWeirdWest(Action):
    """Great Sage Matching Heaven"""

    printings = ("24232",)

    @shootout(technique=True, combo=_more)
    def ascend(self, use: Use) -> None:
        """Shootout Tao Technique: This dude is Harrowed and gets +1 influence. Combo if your posse has more
        influence than the other one."""
        _sage(use)


class TwoHundredFiftyRounds(Action):
    """Two Hundred Fifty Rounds"""

    @shootout(technique=True, combo=lambda card, use: use.here.controller == use.seat)
    def endure(self, use: Use) -> None:
        """Shootout Tao Technique: You take 1 fewer casualty this round. Combo if you control this
        location."""
        use.casualties(use.seat, -1)


class MovingForward(Action):
    """Moving Forward"""

    @cheatin()
    def rebuild(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Search for an in-town deed in your deck and discard pile. It enters play at
        its cost less 5. In lowball, pay ghost rock equal to its production or discard it."""
        able = deed & ~has("Out of Town") & where(lambda card, use: use.can_play(card, 5), "")
        for place in (yield from use.search(able, "Which deed do you play?", piles="deck and discard")):
            if (yield from use.play(place, 5)) and self.game.lowball:
                yield from self._settle(use, place)

    def _settle(self, use: Use, place: Card) -> Flow[None]:
        why, loss = f"to keep {place.title}", f"Discard {place.title}"
        if not (yield from use.may_pay(place.production, why, otherwise=loss)):
            yield from use.discard(place)


def _ends(card: Card, use: Use) -> list[str]:
    """What can be done to the stud."""
    boots = ["boot"] if use.can_boot(card) else []
    return [*boots, "discard"] if use.can_put_away(card, Act.DISCARD) else boots


class TheLawGoesUnderground(Action):
    """The Law Goes Underground"""

    @resolution(target=your & dude & in_posse & stud & where(lambda card, use: bool(_ends(card, use))))
    def vanish(self, use: Use) -> Flow[None]:
        """Resolution: Choose your stud in your posse. Boot or discard that dude. If they are a Deputy, send
        the opposing shooter home booted. Then send your whole posse home booted."""
        fight, side, hero = self.game.shootout, use.side, use.target
        assert fight is not None and side is not None
        deputy = hero.has("Deputy")
        if (yield from use.choose_word(_ends(hero, use), f"Boot or discard {hero.title}?")) == "boot":
            yield from use.boot(hero)
        else:
            yield from use.discard(hero)
        if deputy and fight.shooters[1 - side] in fight.posses[1 - side]:
            yield from use.send_home_booted(self.game.card(fight.shooters[1 - side]))
        for number in list(fight.posses[side]):
            yield from use.send_home_booted(self.game.card(number))
