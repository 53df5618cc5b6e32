"""Plays that decide the game this evening: those that win it, and those that keep a rival from winning it.

Whoever knows the game sees these at once. Playouts that left them to chance would call a table safe that is lost.
"""

from __future__ import annotations

from typing import Final

from gomorra.bots.foresight import Foresight
from gomorra.bots.glance import Look
from gomorra.bots.habits import quiet
from gomorra.bots.worth import winning_tonight
from gomorra.engine import Game, Option

REACH: Final = 2
"""So many control points one play may bring."""
MOST: Final = 6
"""So many plays are tried."""
ANSWERS: Final = 40
"""So many answers to a play are tried."""


def decisive_play(game: Game, options: list[Option], look: Look) -> Option | None:
    """A play after which the one who decides wins this evening, or else one after which no rival does; none where there
    is nothing to decide."""
    seat = look.seat
    losing = look.behind > 0 and any(winner != seat for winner in winning_tonight(game))
    if not losing and not -REACH <= look.lead <= 0:
        return None
    saving = None
    for option in _telling(options, look, losing=losing)[:MOST]:
        world = game.fork()
        world.give(option.payload)
        if world.over or not quiet(world):
            continue
        won = winning_tonight(world)
        if won == [seat]:
            return option
        if saving is None and not won:
            saving = option
    return saving if losing else None


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


def _telling(options: list[Option], look: Look, *, losing: bool) -> list[Option]:
    """Plays that change control or influence for sure, the greatest change first."""
    found: list[tuple[float, int, Option]] = []
    for option in options:
        word = option.payload[0]
        change = 0.0
        if word == "move":
            dude = look.game.card(int(option.payload[1]))
            place = look.game.place_of_word(option.payload[2])
            weight = dude.influence
            change = look.control_change(place, weight) + look.control_change(dude.place, -weight)
        elif word == "shop":
            facts = look.game.card(int(option.payload[1])).face.stats
            change = facts["control"] + (facts["influence"] if losing else 0)
        if change > 0:
            found.append((change, -len(found), option))
    return [option for _, _, option in sorted(found, reverse=True, key=lambda one: one[:2])]
