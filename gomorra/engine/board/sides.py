"""Who is whose opponent: everybody else, but not who is in the same posse (AE-Multi-a, CG-Wanted-e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.kernel.state import NOBODY

if TYPE_CHECKING:
    from gomorra.engine.game import Game


def players_side(game: Game, seat: int) -> int | None:
    """The side of a player while posses form or stand: as leader, as mark, or as an ally with a dude in a posse."""
    if game.gathering is None:
        return None
    if seat in game.posse_seats:
        return game.posse_seats.index(seat)
    for side, posse in enumerate(game.gathering):
        if any(game.card(dude).controller == seat for dude in posse):
            return side
    return None


def allied(game: Game, seat: int, other: int) -> bool:
    """Whether two players are on the same side."""
    side = players_side(game, seat) if seat != other else None
    return side is not None and side == players_side(game, other)


def opposed(game: Game, seat: int, other: int) -> bool:
    """Whether the other player is an opponent of this one."""
    return other not in (seat, NOBODY) and not allied(game, seat, other)
