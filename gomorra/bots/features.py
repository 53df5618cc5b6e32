"""A position in numbers, as a seat may know it: features by name, so that a network outlives a change of the list."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from gomorra.bots.fights import rank_of
from gomorra.bots.survey import Holding, Survey, survey
from gomorra.engine import Game

Vector = NDArray[np.float32]

HOLDING: Final = (
    "stash", "debt", "hand", "structure", "production", "upkeep", "short", "influence", "control", "lead", "dudes",
    "ready", "ready influence", "bounty", "carried", "carried worth", "casters", "square", "home", "abroad", "deeds",
    "deed points", "exposed", "within reach", "power", "ready power", "guns", "winner",
)  # fmt: skip
HAND: Final = (
    "dudes in hand", "influence in hand", "deeds in hand", "points in hand", "goods in hand", "spells in hand",
    "actions in hand", "jokers in hand", "payable in hand", "cheapest dude in hand",
)  # fmt: skip
MOMENT: Final = (
    "my turn", "passes", "day", "first day", "more than two", "rivals", "best draw of mine", "best draw against",
    "about to win", "about to lose",
)  # fmt: skip
NAMES: Final = (
    *(f"my {name}" for name in HOLDING),
    *(f"their {name}" for name in HOLDING),
    *(f"others' {name}" for name in HOLDING),
    *(f"my {name}" for name in HAND),
    *MOMENT,
)
"""What each number means; "they" are the rival who is closest to victory, "others" the average of all rivals."""


PLENTY: Final = 5
"""Ghost rock beyond this counts for a quarter: it is no advantage before it is spent."""


def purse(stash: int) -> float:
    """What a stash counts."""
    return min(stash, PLENTY) + 0.25 * min(max(0, stash - PLENTY), 12)


def position(game: Game, seat: int, found: Survey | None = None) -> Vector:
    """The position as a seat sees it; a survey of the table saves time if there is one already."""
    found = found if found is not None else survey(game, seat)
    state = game.state
    rivals = [other for other in range(game.seats) if other != seat and not state.players[other].conceded]
    leader = max(rivals, key=lambda other: (found.lead(other), found.players[other].control))
    rows = {other: _holding(found, other, state.winner) for other in (seat, *rivals)}
    numbers = [*rows[seat], *rows[leader]]
    if len(rivals) == 1:
        numbers += rows[leader]
    else:
        numbers += np.mean([rows[other] for other in rivals], axis=0).tolist()
    numbers += _hand(game, seat)
    numbers += _moment(game, found, seat, rivals, leader)
    return np.array(numbers, dtype=np.float32)


def _holding(found: Survey, seat: int, winner: int) -> list[float]:
    one: Holding = found.players[seat]
    return [
        purse(one.stash) / 5,
        one.debt / 3,
        one.hand / 5,
        one.structure,
        one.production / 5,
        one.upkeep / 5,
        one.short / 3,
        one.influence / 5,
        one.control / 3,
        min(max(found.lead(seat), -6), 3) / 3,
        one.dudes / 5,
        one.ready / 5,
        one.ready_influence / 5,
        one.bounty / 3,
        one.carried / 4,
        one.carried_worth / 8,
        one.casters / 3,
        one.square / 4,
        one.home / 4,
        one.abroad / 4,
        one.deeds / 4,
        one.deed_points / 4,
        one.exposed / 2,
        one.within_reach / 3,
        one.power / 6,
        one.ready_power / 6,
        sum(gun.bullets * (1.5 if gun.stud else 0.8) for gun in one.guns) / 8,
        float(winner == seat),
    ]


def _hand(game: Game, seat: int) -> list[float]:
    """The own hand: what could be played soon."""
    player = game.state.players[seat]
    counts = dict.fromkeys(("dude", "deed", "goods", "spell", "action", "joker"), 0)
    influence = points = payable = 0
    cheapest = 9
    for number in player.hand:
        face = game.state.face(number)
        counts[face.type] = counts.get(face.type, 0) + 1
        cost = face.stats.get("cost", 0)
        payable += cost <= player.stash
        if face.type == "dude":
            influence += face.stats["influence"]
            cheapest = min(cheapest, cost)
        elif face.type == "deed":
            points += face.stats["control"]
    return [
        counts["dude"] / 3,
        influence / 4,
        counts["deed"] / 3,
        points / 3,
        counts["goods"] / 3,
        counts["spell"] / 3,
        counts["action"] / 3,
        float(counts["joker"]),
        payable / 5,
        cheapest / 9,
    ]


def _moment(game: Game, found: Survey, seat: int, rivals: list[int], leader: int) -> list[float]:
    state = game.state
    mine, theirs = found.players[seat], found.players[leader]
    return [
        float(not game.over and game.decision.seat == seat),
        state.passes / game.seats,
        min(state.day, 10) / 5,
        float(state.day <= 1),
        float(game.seats > 2),
        len(rivals) / 3,
        rank_of(mine.structure, 1, 1) / 6,
        rank_of(theirs.structure, 1, 1) / 6,
        float(found.lead(seat) > 0),
        float(max(found.lead(rival) for rival in rivals) > 0),
    ]
