"""Weird West Edition: outfits."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    HAND,
    Card,
    Outfit,
    Use,
    always,
    another,
    dude,
    happens,
    noon,
    trait,
    where,
    your,
)


class EncroachingDarkness(Outfit):
    """Encroaching Darkness"""

    @always("cost", on=ALL)
    def gather_the_brood(self, card: Card) -> int:
        """The first Abomination that you play from hand each day costs 1 ghost rock less."""
        if card.owner != self.owner or card.zone != HAND or not card.has("Abomination"):
            return 0
        return 0 if self.owner in self.game.state.recall("today brought an Abomination") else -1

    @trait(
        "after",
        happens.EnteredPlay,
        if_=lambda card, event: event.seat == card.owner and event.origin == HAND,
    )
    def _count_the_brood(self, use: Use) -> None:
        assert isinstance(use.event, happens.EnteredPlay)
        if self.game.card(use.event.card).has("Abomination"):
            self.game.state.remember("today brought an Abomination", self.owner)

    @noon(
        boot=True,
        boots=your & dude,
        target=another
        & dude
        & where(
            lambda card, use: card.place == use.booted.place and card.value < use.booted.value,
            "of lower value there",
        ),
    )
    def terrify(self, use: Use) -> None:
        """Noon, Boot: Boot your dude: an opposing dude of lower value at its location has -1 influence, and -1 bullets if
        yours is an Abomination."""
        use.modify(use.target, influence=-1)
        if use.booted.has("Abomination"):
            use.modify(use.target, bullets=-1)
