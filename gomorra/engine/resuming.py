"""Games that are laid aside between two steps of the day and taken up again, perhaps by a later version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gomorra.engine.events import Event, Said
from gomorra.engine.game import Game
from gomorra.engine.kernel import checkpoint
from gomorra.engine.kernel.state import State

if TYPE_CHECKING:
    from gomorra.engine.kernel.checkpoint import Checkpoint
    from gomorra.engine.kernel.decision import Payload
    from gomorra.engine.kernel.ruleset import Ruleset
    from gomorra.engine.kernel.seating import Seat

UNTOLD: Event = Said("")
"""Stands in the log for what happened before a checkpoint: its sentences were written down elsewhere."""


def at_rest(game: Game) -> bool:
    """Whether a step of the day has just begun: then a checkpoint holds everything."""
    return not game.over and not game._step.since and not game._step.dreams


def lay_aside(game: Game) -> bytes:
    """The game at the beginning of its present step, as data that later versions can read."""
    if not at_rest(game):
        raise ValueError("a checkpoint is made between two steps; this game is in the middle of one")
    step = game._step
    return checkpoint.write(step.checkpoint or game.state, len(game.answers), step.told)


def take_up(
    saved: Checkpoint, seats: Sequence[Seat], ruleset: Ruleset, seed: int | str, answers: Sequence[Payload]
) -> Game:
    """The game goes on from a checkpoint, under the rules in force; `answers` were given before it."""
    game = Game(seats, ruleset, seed)
    for seat in seats:
        for entry in seat.deck.entries:
            game.face(entry.printing)
    game.state = saved.state.fill(State(ruleset, len(seats), 0), game.face_by_code)
    game.watch()
    game.answers = list(answers[: saved.answers])
    game.events = [UNTOLD] * saved.told
    game._advance()
    game._skip_absent()
    return game
