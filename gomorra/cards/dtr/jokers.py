"""Base Set: jokers. What every joker does is a rule of the game (RB-3.8)."""

from __future__ import annotations

from gomorra.cards.vocabulary import Joker


class JokerRed(Joker):
    """Joker (red)

    This card counts only in draw hands and as a pull. Its owner names its suit and value. After it has
    counted, ace it.
    """


class JokerBlack(Joker):
    """Joker (black)

    This card counts only in draw hands and as a pull. Its owner names its suit and value. After it has
    counted, ace it.
    """
