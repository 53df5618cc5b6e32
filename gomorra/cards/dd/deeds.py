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
        """Unbooted dudes at home who are not controlled by the controller of this deed have -1 influence."""
        idle = card.is_dude and card.in_play and not card.booted and card.at_home
        return -1 if idle and card.controller != self.controller else 0


class HustingsWeirdWest(Deed):
    """Hustings"""

    printings = ("24110",)

    @always(Stat.INFLUENCE, on=ALL)
    def campaign(self, card: Card) -> int:
        """Booted dudes at home who are not controlled by the controller of this deed have -1 influence."""
        idle = card.is_dude and card.booted and card.at_home
        return -1 if idle and card.controller != self.controller else 0


class SurveyorsOffice(Deed):
    """Surveyor's Office"""

    @always(Stat.ADJACENT)
    def maps(self, one: Card, other: Card) -> bool | None:
        """This deed is adjacent to every Out of Town deed."""
        return True if one.id == self.id and other.is_deed and not other.in_town else None

    @noon(controller=True, boot=True, target=your & dude & here, also=destination & adjacent)
    def guide(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Your dude at this location moves to an adjacent location."""
        yield from use.move(use.target, use.also)


class BairdsBuildAndLoan(Deed):
    """Baird's Build and Loan"""

    @noon(
        controller=True,
        boot=True,
        target=in_hand & deed & where(lambda card, use: use.can_play(card, 2), "that you can play"),
    )
    def lend(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: A deed from your hand enters play at its cost less 2."""
        yield from use.play(use.target, 2)
