"""Blood Moon Rising: outfits."""

from __future__ import annotations

from gomorra.cards.vocabulary import TOWN_SQUARE, Flow, Outfit, Use, always, dude, noon, your


class _Regulators(Outfit):
    """Law by the gun, in either edition."""

    def _peaceful(self) -> bool:
        state = self.game.state
        return state.phase == "sundown" and not state.recall("today shootout")


class MorganRegulators(_Regulators):
    """Morgan Regulators"""

    @always("influence cap")
    def keep_order(self) -> int | None:
        """When victory is checked on a day without a shootout, at most 5 influence counts for a player at any one location."""
        return 5 if self._peaceful() and not self.game.state.recall("today victory checked") else None

    @noon(boot=True, target=your & dude)
    def dispatch(self, use: Use) -> Flow[None]:
        """Noon, Boot: Your dude moves to the town square and becomes a stud. With a Horse, it unboots."""
        yield from use.move(use.target, TOWN_SQUARE)
        use.make(use.target, "stud")
        if use.target.attached("Horse"):
            yield from use.unboot(use.target)


class MorganRegulatorsWeirdWest(_Regulators):
    """Morgan Regulators"""

    printings = ("24004",)

    @always("influence cap")
    def keep_order(self) -> int | None:
        """During the Sundown of a day without a shootout, at most 5 influence counts for a player at any one location."""
        return 5 if self._peaceful() else None

    @noon(boot=True, target=your & dude)
    def dispatch(self, use: Use) -> Flow[None]:
        """Noon, Boot: Your dude moves to the town square. With a Horse, it unboots."""
        yield from use.move(use.target, TOWN_SQUARE)
        if use.target.attached("Horse"):
            yield from use.unboot(use.target)
