"""How a game went, by the judgement of the bots: everybody's chance to win, from play to play."""

from __future__ import annotations

from math import exp

from gomorra.bots.network import POINTS, learned
from gomorra.engine import Game


def at_rest(game: Game) -> bool:
    """Whether a position can be judged: it is somebody's turn at High Noon, and nothing is half done."""
    if game.over:
        return True
    calm = game.shootout is None and game.gathering is None and game.job is None
    return calm and game.state.phase == "noon" and game.decision.kind == "play"


def chances(game: Game) -> tuple[float, ...]:
    """The chance of every seat to win; together they make one."""
    outcome = game.outcome
    if outcome is not None:
        winner = outcome.winner
        return tuple(1 / game.seats if winner < 0 else float(seat == winner) for seat in range(game.seats))
    players = game.state.players
    points = [learned(game, seat) for seat in range(game.seats)]
    best = max(points)
    # Each seat judges from what it sees; between two who agree this is what each says itself.
    found = [
        0.0 if players[seat].conceded else exp((points[seat] - best) / POINTS / 2)
        for seat in range(game.seats)
    ]
    total = sum(found)
    return tuple(one / total for one in found) if total else tuple(1 / game.seats for _ in found)
