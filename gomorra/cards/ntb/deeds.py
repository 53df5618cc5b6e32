"""No Turning Back: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import ALL, Card, Deed, always


class HuntsmensSociety(Deed):
    """Huntsmen's Society"""

    @always("upkeep", on=ALL)
    def members(self, card: Card) -> int:
        """The upkeep of each dude here or next door with value 10 or more is 1 lower for the controller."""
        mine = card.is_dude and card.in_play and card.controller == self.controller
        return -1 if mine and card.value >= 10 and card.near(self) else 0
