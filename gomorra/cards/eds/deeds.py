"""Election Day Slaughter: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import Deed, Flow, Use, dude, here, noon, where, your


class HunterProtections(Deed):
    """Hunter Protections"""

    @noon(
        boot=True,
        controller=True,
        boots=your & dude & here & where(lambda card, use: not card.control, "without control point"),
    )
    def license(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Boot your dude here who has no control point: 2 bounty and a permanent control point for
        it."""
        yield from use.bounty(use.booted, 2)
        yield from use.control_point(use.booted)
