"""Debt of Blood: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Deed,
    Flow,
    Stat,
    Use,
    Why,
    always,
    dude,
    happens,
    has,
    here,
    in_shootout,
    noon,
    react,
    shootout,
    unbooted,
    with_attached,
    your,
)
from gomorra.engine.board import sides


class SmithFamilyFarm(Deed):
    """Smith Family Farm"""

    @always(Stat.CONTROL)
    def tended(self, card: Card) -> int:
        """While an unbooted dude is at this location, this deed has +1 control point."""
        return int(any(not one.booted for one in self.dudes_here))

    @noon(boots=your & dude & here & unbooted)
    def harvest(self, use: Use) -> Flow[None]:
        """Noon: Boot your dude at this location. Draw a card and gain 2 ghost rock."""
        yield from use.draw()
        yield from use.gain(2)


class LiveryStables(Deed):
    """Livery Stables"""

    @shootout(boot=True, target=dude & in_shootout & with_attached(has("Horse")))
    def saddle_up(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Choose any dude in this shootout who has a Horse. They get +1 or -1 bullets."""
        way = yield from use.choose_word(["+1", "-1"], f"Bullets of {use.target.title}")
        use.modify(use.target, bullets=int(way))


class WormCanyon(Deed):
    """Worm Canyon"""

    @noon(boot=True)
    def feed_the_worms(self, use: Use) -> Flow[None]:
        """Noon, Boot: Discard your hand. Gain 1 ghost rock for each card discarded."""
        hand = [self.game.card(card) for card in self.game.state.players[use.seat].hand]
        for card in hand:
            yield from use.discard(card)
        yield from use.gain(len(hand))


class DispatchOffice(Deed):
    """Dispatch Office"""

    @react(
        "after",
        happens.BountyChanged,
        if_=lambda card, event: event.why == Why.TRESPASS and event.amount > 0,
        boot=True,
    )
    def wire(self, use: Use) -> Flow[None]:
        """React, Boot: After a dude gains bounty for fighting at a Private location of another player, raise
        or lower that dude's bounty by 1."""
        assert isinstance(use.event, happens.BountyChanged)
        way = yield from use.choose_word(["+1", "-1"], "The bounty changes by")
        yield from use.bounty(self.game.card(use.event.card), int(way))


class CarsonsCantina(Deed):
    """Carson's Cantina"""

    def _foe_cheats(self, event: happens.Revealed) -> bool:
        return any(sides.opposed(self.game, self.controller, seat) for seat in event.cheaters)

    @react("after", happens.Revealed, if_=_foe_cheats, boot=True)
    def on_the_house(self, use: Use) -> Flow[None]:
        """React, Boot: After a Cheatin' hand of your opponent is revealed, draw a card or gain 1 ghost
        rock."""
        if (yield from use.choose_word(["draw a card", "gain 1 ghost rock"], "Which?")) == "draw a card":
            yield from use.draw()
        else:
            yield from use.gain(1)


class TheVeiledCrossing(Deed):
    """The Veiled Crossing"""

    @always(Stat.ADJACENT)
    def pilgrimage(self, one: Card, other: Card) -> bool | None:
        """This deed is adjacent to every other Holy Ground."""
        return True if one.id == self.id and other.id != self.id and other.has("Holy Ground") else None


class TaiChiChuanGarden(Deed):
    """Tai Chi Chuan Garden"""

    def _mastered(self, event: happens.Cast) -> bool:
        return event.success and self.game.card(event.dude).controller == self.controller

    @react("after", happens.Cast, if_=_mastered, boot=True)
    def balance(self, use: Use) -> Flow[None]:
        """React, Boot: After a pull of yours is successful, draw a card and discard 1 card from your hand."""
        yield from use.draw()
        yield from use.discard_from_hand(1)
