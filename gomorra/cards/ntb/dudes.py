"""No Turning Back: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import ALL, TOWN_SQUARE, Card, Dude, always
from gomorra.engine import stats


class HarryHighbinder(Dude):
    """Harry Highbinder

    Harry cannot carry Weapons."""

    def can_carry(self, attachment: Card) -> bool:
        return not attachment.has("Weapon")

    def _holds(self) -> bool:
        sums = stats.standing(self.game, TOWN_SQUARE)
        mine = sums[self.controller]
        return self.in_town_square and all(mine > n for seat, n in enumerate(sums) if seat != self.controller)

    @always("controller", on=ALL)
    def boss_of_the_square(self, place: Card) -> int | None:
        """While Harry is in the town square and you have the most influence there, you control it; it has no keywords."""
        return self.controller + 1 if place.id == TOWN_SQUARE and self._holds() else None

    @always("loses keyword", on=ALL)
    def _no_keywords(self, place: Card) -> str | None:
        return "all" if place.id == TOWN_SQUARE and self._holds() else None
