"""The Light Shineth: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BOOT_HILL,
    DECK,
    DISCARD,
    HAND,
    Card,
    Dude,
    Flow,
    Use,
    action,
    always,
    destination,
    dude,
    goods,
    happens,
    here,
    in_boot_hill,
    in_discard,
    in_hand,
    noon,
    noon_or_shootout,
    not_self,
    react,
    spell,
    trait,
    unbooted,
    where,
    your,
)
from gomorra.engine.ability import Ability


class AsakichiCooke(Dude):
    """Asakichi Cooke"""

    @noon(target=your & dude & here & not_self, also=destination)
    def errand(self, use: Use) -> Flow[None]:
        """Noon: Discard a card from your hand. Another dude of yours here, booted or not, moves anywhere without booting."""
        yield from use.discard_from_hand()
        yield from use.move(use.target, use.also)


class AsakichiCookeWeirdWest(Dude):
    """Asakichi Cooke"""

    printings = ("24015",)

    @noon(discards=in_hand, target=your & dude & here & not_self, also=destination)
    def errand(self, use: Use) -> Flow[None]:
        """Noon: Discard a card from your hand: another dude of yours here, booted or not, moves anywhere without booting."""
        yield from use.move(use.target, use.also)


class Enapay(Dude):
    """Enapay"""

    @always("influence")
    def midday_sun(self, card: Card) -> int:
        """While it is High Noon, Enapay has +2 influence."""
        return 2 if self.game.state.phase == "noon" else 0

    @noon(boot=True, target=dude & here & not_self)
    def bless(self, use: Use) -> None:
        """Noon, Boot: Give another dude here +1 influence."""
        use.modify(use.target, influence=1)


OUT_OF_PLAY = (HAND, DISCARD, BOOT_HILL, DECK)


def _outfit_is(card: Card, gang: str) -> bool:
    return gang in card.game.outfit(card.owner).gangs


class TheWretched(Dude):
    """The Wretched

    A Mad Scientist has to invent The Wretched, which then stands where he is."""

    @trait("after", happens.EnteredPlay, if_=lambda card, event: event.card == card.id)
    def demand_flesh(self, use: Use) -> Flow[None]:
        """As The Wretched comes into play, ace a dude there that you own and control. The inventor gains 2 bounty."""
        assert isinstance(use.event, happens.EnteredPlay)
        able = [card for card in self.dudes_here if card.owner == use.seat and card.controller == use.seat]
        victim = yield from use.pick(able, "Which dude is aced for The Wretched?")
        if victim is not None:
            yield from use.ace(victim)
        if use.event.inventor:
            yield from use.bounty(self.game.card(use.event.inventor), 2)


def _returnable(card: Card, use: Use) -> bool:
    fits = (card.is_spell and card.has("Hex")) or card.has("Abomination")
    return fits and use.can_play(card, 3)


class IvorHawleyExp1(Dude):
    """Ivor Hawley (Exp.1)"""

    @always("cost", zones=OUT_OF_PLAY)
    def dark_reputation(self, card: Card) -> int:
        """With a Fourth Ring outfit each Abomination in play or in a Boot Hill makes Ivor 1 cheaper."""
        if not _outfit_is(self, "Fearmongers"):
            return 0
        state = self.game.state
        dead = [card for player in state.players for card in player.boot_hill]
        return -sum(self.game.card(number).has("Abomination") for number in (*state.bodies, *dead))

    def _from_hand(self, event: happens.EnteredPlay) -> bool:
        return event.card == self.id and event.origin == HAND

    @react("after", happens.EnteredPlay, if_=_from_hand)
    def raise_the_faithful(self, use: Use) -> Flow[None]:
        """React: Once Ivor has come from your hand, one or two Hexes or Abominations leave your Boot Hill and enter play
        for 3 ghost rock less each."""
        for _ in range(2):
            card = yield from use.choose(
                in_boot_hill & where(_returnable, "Hex or Abomination"),
                "Play a card from Boot Hill?",
                optional=True,
            )
            if card is None:
                return
            yield from use.play(card, 3)


class SloaneExp1(Dude):
    """Sloane (Exp.1)"""

    @always("cost", zones=OUT_OF_PLAY)
    def gang_pays(self, card: Card) -> int:
        """With a Sloane Gang outfit Sloane costs 1 less for each wanted dude that you control."""
        if not _outfit_is(self, "Outlaws"):
            return 0
        return -sum(other.wanted for other in self.game.dudes(self.owner))

    @trait("after", happens.EnteredPlay, if_=lambda card, event: event.card == card.id)
    def rally(self, use: Use) -> Flow[None]:
        """When Sloane enters play, unboot your wanted dudes; she gains 1 bounty for each one unbooted."""
        count = 0
        for friend in self.game.dudes(use.seat):
            if friend.wanted and (yield from use.unboot(friend)):
                count += 1
        yield from use.bounty(self, count)


def _playable(card: Card, use: Use) -> bool:
    return bool(_uses(card, use))


def _uses(card: Card, use: Use) -> list[Ability]:
    return [ability for ability in card.abilities if use.can_borrow(card, ability, ignore={"zone"})]


class LillianMorganExp1(Dude):
    """Lillian Morgan (Exp.1)"""

    @always("cost", zones=OUT_OF_PLAY)
    def old_money(self, card: Card) -> int:
        """With a Morgan outfit Lillian costs 1 less for each Horse and Ranch that you control."""
        if not _outfit_is(self, "Entrepreneurs"):
            return 0
        mine = [self.game.card(number) for number in self.game.state.bodies]
        return -sum((c.has("Horse") or c.has("Ranch")) and c.controller == self.owner for c in mine)

    @noon_or_shootout(target=in_discard & action & where(_playable, "that you could play"))
    def repeat_history(self, use: Use) -> Flow[None]:
        """Noon/Shootout: Your discard pile lends you an action to play. Then boot a spell on Lillian or ace the action."""
        card = use.target
        names = {ability.label: ability for ability in _uses(card, use)}
        name = yield from use.choose_word(list(names), f"Which ability of {card.title}?")
        yield from use.borrow(card, names[name], ignore={"zone"})
        mine = where(lambda item, use: item.host is not None and item.host.id == self.id, "on Lillian")
        book = yield from use.choose(
            spell & unbooted & mine, "Boot a spell on Lillian, or ace the action?", optional=True
        )
        if book is not None:
            yield from use.boot(book)
        else:
            yield from use.ace_from_pile(card)


class SamanthaSammyCooke(Dude):
    """Samantha "Sammy" Cooke"""

    @noon(
        boot=True,
        pay=1,
        target=goods
        & here
        & where(lambda card, use: card.host is not None and card.host.is_dude, "on a dude"),
    )
    def rustle(self, use: Use) -> Flow[None]:
        """Noon, Pay 1 Ghost Rock, Boot: Goods on a dude here are discarded, and Sammy gains 1 bounty. For a Horse, pull: a
        pull above its value attaches it to her instead."""
        kept = False
        if use.target.has("Horse") and (yield from use.pull(self)).value > use.target.value:
            kept = yield from use.attach(use.target, self)
        if not kept:
            yield from use.discard(use.target)
        yield from use.bounty(self, 1)
