"""Double Dealin': deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    Card,
    Deed,
    Flow,
    Stat,
    Use,
    adjacent,
    always,
    deed,
    destination,
    dude,
    here,
    in_hand,
    noon,
    where,
    your,
)


class Hustings(Deed):
    """Hustings"""

    @always(Stat.INFLUENCE, on=ALL)
    def campaign(self, card: Card) -> int:
        """Unbooted dudes at home have -1 influence unless they are the controller's."""
        idle = card.is_dude and card.in_play and not card.booted and card.at_home
        return -1 if idle and card.controller != self.controller else 0


class HustingsWeirdWest(Deed):
    """Hustings"""

    printings = ("24110",)

    @always(Stat.INFLUENCE, on=ALL)
    def campaign(self, card: Card) -> int:
        """Booted dudes at home have -1 influence unless they are the controller's."""
        idle = card.is_dude and card.booted and card.at_home
        return -1 if idle and card.controller != self.controller else 0


class SurveyorsOffice(Deed):
    """Surveyor's Office"""

    @always(Stat.ADJACENT)
    def maps(self, one: Card, other: Card) -> bool | None:
        """Every Out of Town deed counts as adjacent to this one."""
        return True if one.id == self.id and other.is_deed and not other.in_town else None

    @noon(controller=True, boot=True, target=your & dude & here, also=destination & adjacent)
    def guide(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Your dude here moves next door."""
        yield from use.move(use.target, use.also)


class BairdsBuildAndLoan(Deed):
    """Baird's Build and Loan"""

    @noon(
        controller=True,
        boot=True,
        target=in_hand & deed & where(lambda card, use: use.can_play(card, 2), "to play"),
    )
    def lend(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Bring a deed of your hand into play for 2 ghost rock less."""
        yield from use.play(use.target, 2)
