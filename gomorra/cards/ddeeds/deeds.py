"""Dirty Deeds: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import TOWN_SQUARE, Card, Deed, always
from gomorra.engine import stats


class MazaGangHideout(Deed):
    """Maza Gang Hideout"""

    @always("adjacent")
    def hidden(self, one: Card, other: Card) -> bool | None:
        """The town square and this deed are not adjacent."""
        return False if one.id == self.id and other.id == TOWN_SQUARE else None

    @always("production")
    def lookouts(self, card: Card) -> int:
        """Each adjacent location is worth +1 production."""
        return len(stats.neighbours(self.game, self.id))
