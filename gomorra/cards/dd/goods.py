"""Double Dealin': goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Card,
    Goods,
    Phase,
    Stat,
    Use,
    always,
    dude,
    happens,
    noon,
    noon_or_shootout,
    opposing,
    shootout,
    trait,
)


class BallotCounter(Goods):
    """Ballot Counter"""

    @always(Stat.INFLUENCE, on=BEARER)
    def tally(self, card: Card) -> int:
        """This dude has +1 influence for each influence counter on this card. When the Upkeep phase ends,
        discard those counters."""
        return int(self.counter("influence"))

    @trait("after", happens.PhaseEnded, if_=lambda card, event: event.phase == Phase.UPKEEP)
    def _recount(self, use: Use) -> None:
        use.count_on(self, "influence", 0)

    @noon(repeat=True, pay=1)
    def stuff(self, use: Use) -> None:
        """Repeat Noon, Pay 1 Ghost Rock: Put 1 influence counter on this card."""
        use.count_on(self, "influence", int(self.counter("influence")) + 1)


class HolyWheelGun(Goods):
    """Holy Wheel Gun"""

    @shootout(boot=True, target=opposing & dude)
    def smite(self, use: Use) -> None:
        """Shootout, Boot: Choose an opposing dude. They get -1 bullets. If they are an Abomination, they must
        be the first casualty of their posse."""
        use.modify(use.target, bullets=-1)
        if use.target.has("Abomination"):
            use.change(use.target.id, Stat.FIRST_CASUALTY, 1)


class StoneIdol(Goods):
    """Stone Idol"""

    @noon_or_shootout(boot=True, target=dude)
    def wither(self, use: Use) -> None:
        """Noon/Shootout, Boot: Choose any dude. They get -3 value (minimum 1)."""
        use.modify(use.target, value=-3, floor=1)
