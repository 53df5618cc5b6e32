"""Who is whose opponent: everybody else, but in a shootout not who fights at one's side (AE-Multi-a, CG-Wanted-e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.kernel.state import NOBODY

if TYPE_CHECKING:
    from gomorra.engine.game import Game


def allied(game: Game, seat: int, other: int) -> bool:
    """Whether two players fight side by side in the running shootout."""
    fight = game.shootout
    if fight is None or seat == other:
        return False
    side = fight.players_side(seat)
    return side is not None and side == fight.players_side(other)


def opposed(game: Game, seat: int, other: int) -> bool:
    """Whether the other player is an opponent of this one."""
    return other not in (seat, NOBODY) and not allied(game, seat, other)
