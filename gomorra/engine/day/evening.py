"""The evening as it stands: influence and control as they will count when victory is checked.

Some cards say something "during Sundown" only, and what lasts until High Noon is over has ended by then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gomorra.engine.board import players
from gomorra.engine.day import sundown
from gomorra.engine.words import Phase, Until

if TYPE_CHECKING:
    from gomorra.engine.game import Game

OVER = (Until.NOON, Until.NOON_PLAY, Until.PHASE, Until.ROUND, Until.SHOOTOUT)
"""What has ended before victory is checked, beside what lasts as long as a play."""


class Evening(NamedTuple):
    """What counts at the next check of victory if nothing changes till then."""

    influence: tuple[int, ...]
    control: tuple[int, ...]
    """Seat by seat."""
    winner: int | None
    people: dict[int, int]
    """Dudes whose influence is another one then, and by how much."""


def evening(game: Game) -> Evening:
    """How the evening stands; kept until the state changes."""
    cache = game.cache
    known: Evening | None = cache.get(evening)
    if known is None:
        known = cache[evening] = _foreseen(game)
    return known


def _foreseen(game: Game) -> Evening:
    now = sundown.people(game)
    world = type(game)(game.seating, game.ruleset, game.seed, game.state.copy())
    world.faces, world.repertoire = game.faces, game.repertoire
    world.state.begin(Phase.SUNDOWN)
    passing = {modifier.until for mods in world.state.modifiers.values() for modifier in mods}
    world.expire(*OVER, *(until for until in passing if until.startswith(Until.PLAY)))
    then = sundown.people(world)
    seats = range(game.seats)
    return Evening(
        tuple(players.influence_of(world, seat) for seat in seats),
        tuple(players.control_of(world, seat) for seat in seats),
        sundown.winner(world),
        {dude: amount - now.get(dude, 0) for dude, amount in then.items() if amount != now.get(dude, 0)},
    )
