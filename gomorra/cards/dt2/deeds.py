"""Weird West Edition: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import ALL, Card, Deed, always


class MountMoriahCemetery(Deed):
    """Mount Moriah Cemetery"""

    @always("cost where", on=ALL)
    def hallowed(self, card: Card, host: Card) -> int:
        """A spell that you play at this deed is 1 ghost rock cheaper."""
        return -1 if card.is_spell and host.place == self.id else 0
