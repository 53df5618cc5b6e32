"""The end of a game."""

from __future__ import annotations

from typing import NamedTuple


class Outcome(NamedTuple):
    """How a game ended: the winning seat (NOBODY for a draw) and why."""

    winner: int
    reason: str
