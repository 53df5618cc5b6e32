"""What a card costs its player every day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import stats
from gomorra.engine.words import Stat

if TYPE_CHECKING:
    from gomorra.engine.game import Game


def upkeep(game: Game, card: int) -> int:
    """Upkeep with the surcharge for dudes of another outfit (RB-5.2-j)."""
    amount = stats.total(game, card, Stat.UPKEEP) + surcharge(game, card)
    fixed = stats.modifiers(game, card, Stat.UPKEEP_BECOMES)
    return int(fixed[-1].amount) if fixed else max(0, amount)


def surcharge(game: Game, card: int) -> int:
    """What a dude of another outfit costs more."""
    state = game.state
    face = state.face(card)
    if face.type == "dude" and face.gangs and card in state.bodies:
        outfit = game.outfit(game.card(card).controller)
        if not set(face.gangs) & set(outfit.face.gangs):
            return max(0, stats.total(game, card, Stat.INFLUENCE))
    return 0
