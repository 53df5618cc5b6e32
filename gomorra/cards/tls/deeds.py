"""The Light Shineth: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import Base, Card, Deed, always


class CookesNightcap(Deed):
    """Cooke's Nightcap"""

    @always("control")
    def last_orders(self, card: Card) -> Base | None:
        """In the hands of anybody but its owner this deed is worth 2 control points."""
        return Base(2) if self.controller != self.owner else None
