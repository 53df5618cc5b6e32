"""Foul Play: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import TOWN_SQUARE, Flow, Goods, Use, noon


class GuideHorse(Goods):
    """Guide Horse"""

    @noon(
        boot=True,
        if_=lambda card, use: not use.actor.in_town_square and use.can_move(use.actor, TOWN_SQUARE),
    )
    def lead(self, use: Use) -> Flow[None]:
        """Noon, Boot: Bring this dude to the town square."""
        yield from use.move(use.actor, TOWN_SQUARE)
