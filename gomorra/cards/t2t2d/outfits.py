"""Too Tough to Die: outfits."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    TOWN_SQUARE,
    Flow,
    Outfit,
    Phase,
    Stat,
    Use,
    Why,
    always,
    another,
    bootable,
    booted,
    dude,
    happens,
    in_hand,
    noon,
    react,
    trait,
    where,
    your,
)
from gomorra.engine.board import control, players, sides


class _GraciousGifts(Outfit):
    """Gifts for the needy, in either edition."""

    @noon(boot=True, pay=2, target=your & dude & booted)
    def gift(self, use: Use) -> Flow[None]:
        """Noon, Boot, Pay 2 Ghost Rock: Unboot your dude."""
        yield from use.unboot(use.target)


class GraciousGifts(_GraciousGifts):
    """108 Gracious Gifts"""

    @always(Stat.SUNDOWN_DISCARDS)
    def alms(self, seat: int) -> int:
        """While each other player has more ghost rock than you, you may discard 1 more card at Sundown."""
        return int(seat == self.owner and players.poorest(self.game, seat))


class GraciousGiftsWeirdWest(_GraciousGifts):
    """108 Gracious Gifts"""

    printings = ("24001",)

    @always(Stat.SUNDOWN_DISCARDS)
    def alms(self, seat: int) -> int:
        """While no other player has less ghost rock than you, you may discard 1 more card at Sundown."""
        if seat != self.owner:
            return 0
        gang = self.game.state.players
        return int(all(gang[seat].stash <= gang[other].stash for other in players.rivals(self.game, seat)))


class PropertyIsTheft(Outfit):
    """Property Is Theft"""

    def _cheats(self, event: happens.Revealed) -> list[int]:
        return [seat for seat in event.cheaters if sides.opposed(self.game, self.owner, seat)]

    def _opponent_cheats(self, event: happens.Revealed) -> bool:
        return not event.lowball and bool(self._cheats(event))

    @trait("after", happens.Revealed, if_=_opponent_cheats)
    def fine(self, use: Use) -> Flow[None]:
        """After your opponent reveals a Cheatin' hand in a shootout, they pay 1 ghost rock, if able, to you
        if your hand is legal, else to the bank."""
        assert isinstance(use.event, happens.Revealed)
        to = use.seat if use.has_legal_hand() else -1
        for cheat in self._cheats(use.event):
            yield from use.pay(1, seat=cheat, to=to)

    def _paid_somebody(self, event: happens.Paid) -> bool:
        to_another = event.to >= 0 and event.to != self.owner
        return event.seat == self.owner and to_another and event.amount >= 1 and event.why != Why.TAKEN

    @react("after", happens.Paid, if_=_paid_somebody, boot=True)
    def redistribute(self, use: Use) -> Flow[None]:
        """React, Boot: After you have paid another player ghost rock, draw a card and then you may discard 1
        card from your hand. In a shootout, draw 2 cards and discard up to 2 instead."""
        count = 1 if self.game.shootout is None else 2
        yield from use.draw(count)
        for card in (yield from use.choose_several(in_hand, 0, count, "Discard which cards?")):
            yield from use.discard(card)


class _SpiritualSociety(Outfit):
    """Holders of the town square, in either edition."""

    def _leading(self) -> bool:
        sums = control.standing(self.game, TOWN_SQUARE)
        return all(sums[self.owner] >= sums[other] for other in players.rivals(self.game, self.owner))

    @noon(
        boot=True,
        boots=your & dude,
        target=another
        & dude
        & where(
            lambda card, use: card.place == use.booted.place and card.influence < use.booted.influence,
            "of less influence there",
        )
        & bootable,
    )
    def overawe(self, use: Use) -> Flow[None]:
        """Noon, Boot: Boot your dude. Choose another player's dude with less influence at the same location.
        Boot that dude."""
        yield from use.boot(use.target)


class TheSpiritualSociety(_SpiritualSociety):
    """The Spiritual Society"""

    @trait(
        "after", happens.PhaseEnded, if_=lambda card, event: event.phase == Phase.SUNDOWN and card._leading()
    )
    def wisdom(self, use: Use) -> Flow[None]:
        """After hands are refilled at Sundown, if no other player has more influence in the town square than
        you, draw a card."""
        yield from use.draw()


class TheSpiritualSocietyWeirdWest(_SpiritualSociety):
    """The Spiritual Society"""

    printings = ("24008",)

    @trait("after", happens.SundownChecked, if_=lambda card, event: card._leading())
    def wisdom(self, use: Use) -> Flow[None]:
        """At Sundown, if no other player has more influence in the town square than you, draw a card."""
        yield from use.draw()
