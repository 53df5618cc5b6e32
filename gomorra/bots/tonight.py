"""Plays that decide the game this evening: those that win it, and those that keep a rival from winning it.

Whoever knows the game sees these at once. Playouts that left them to chance would call a table safe that is lost.
"""

from __future__ import annotations

from typing import Final

from gomorra.bots.glance import Look
from gomorra.bots.habits import quiet
from gomorra.bots.worth import winning_tonight
from gomorra.engine import Game, Option

REACH: Final = 2
"""So many control points one play may bring."""
MOST: Final = 6
"""So many plays are tried."""


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
