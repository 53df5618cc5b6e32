"""Decisions that are asked only because of what somebody holds."""

from __future__ import annotations

from gomorra.engine import Game
from gomorra.engine.plays.turns import asked_anyway


def conditional(game: Game) -> bool:
    """Whether the open decision is asked only because somebody holds something for it."""
    decision = game.decision
    if decision.kind == "react":
        return True
    return decision.kind == "play" and game.state.phase != "noon" and not asked_anyway(game, decision.seat)
