"""Who wins this evening as it stands, and plays that make it so."""

from __future__ import annotations

from typing import Final

from gomorra.bots.foresight import Foresight
from gomorra.bots.habits import quiet
from gomorra.bots.worth import winning_tonight
from gomorra.engine import Game, Option

REACH: Final = 2
"""So many control points one play may bring."""
ANSWERS: Final = 40
"""So many answers to a play are tried."""


def wins(world: Game, seat: int) -> bool:
    """Whether a seat has won, or wins this evening as it stands."""
    outcome = world.outcome
    return outcome.winner == seat if outcome is not None else winning_tonight(world) == [seat]


def within_reach(world: Game, seat: int) -> bool:
    """Whether one play may make a seat win this evening that does not win it yet."""
    rivals = [world.influence(other) for other in range(world.seats) if other != seat]
    return max(rivals) - REACH <= world.control_points(seat) and not wins(world, seat)


def sealing(world: Game, option: Option, foresight: Foresight) -> bool:
    """Whether a seat wins this evening after an option, and nothing that lies on the table takes that back for sure."""
    seat = foresight.seat
    after = world.fork()
    foresight.settled(after, option, 1)
    if not wins(after, seat):
        return False
    if after.over or not quiet(after) or after.decision.seat == seat:
        return after.over or quiet(after)
    return not any(_undone(after, answer, foresight) for answer in _visible(after)[:ANSWERS])


def _visible(world: Game) -> list[Option]:
    """What somebody can answer with the cards that lie on the table; the others are only imagined."""
    found = [option for option in world.decision.options if option.payload[0] in ("move", "callout", "use")]
    return [option for option in found if world.card(int(option.payload[1])).in_play]


def _undone(world: Game, answer: Option, foresight: Foresight) -> bool:
    """Whether an answer keeps the seat from winning, with no fight or refusal on the way that may end otherwise."""
    fork = world.fork()
    foresight.settled(fork, answer, 0)
    return not fork.over and quiet(fork) and not wins(fork, foresight.seat)
