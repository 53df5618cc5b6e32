"""Who sits at the table, with which deck."""

from __future__ import annotations

from dataclasses import dataclass

from gomorra.decks import Deck


@dataclass(frozen=True, slots=True)
class Seat:
    """A player at the table: a name and a deck."""

    name: str
    deck: Deck
    top: tuple[str, ...] = ()
    """Codes of cards that lie on top when the game begins, in this order: for lessons and puzzles."""
