"""The rules as one who is asked, not as one who acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.verbs.use import Use

if TYPE_CHECKING:
    from gomorra.engine.game import Game


def referee(game: Game, seat: int) -> Use:
    """The rules as they are asked whether a player may do something: nothing is ever done by this use."""
    found = game.index.referees.get(seat)
    if found is None:
        found = game.index.referees[seat] = Use(game, seat)
    return found
