"""Election Day Slaughter: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import Deed, Flow, Use, dude, here, nearby, noon, where, your


class TheMayorsOffice(Deed):
    """The Mayor's Office"""

    @noon(controller=True, boot=True, target=dude & nearby)
    def speech(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Choose any dude at this or an adjacent location. They get +1 or -1
        influence."""
        way = yield from use.choose_word(["raise", "lower"], "Raise or lower the influence?")
        use.modify(use.target, influence=1 if way == "raise" else -1)


class HunterProtections(Deed):
    """Hunter Protections"""

    @noon(
        boot=True,
        controller=True,
        boots=your & dude & here & where(lambda card, use: not card.control, "without a control point"),
    )
    def license(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Choose a dude of yours at this location without a control point and boot
        them. They gain 2 bounty and 1 permanent control point."""
        yield from use.bounty(use.booted, 2)
        yield from use.control_point(use.booted)
