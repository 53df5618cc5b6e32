"""Base Set: jokers. What every joker does is a rule of the game (RB-3.8)."""

from __future__ import annotations

from gomorra.cards.vocabulary import Joker


class JokerRed(Joker):
    """Joker (red)

    Serves in draw hands and pulls alone. Its owner names a suit and value for it; once it has counted it is aced.
    """


class JokerBlack(Joker):
    """Joker (black)

    Serves in draw hands and pulls alone. Its owner names a suit and value for it; once it has counted it is aced.
    """
