"""Judgement of a fight: chances and losses from the guns of both sides and the structure of both decks.

Nothing is played out. A round is two draw hands: their ranks come from the table of `draws`, the difference of
ranks is the number of casualties, and each side gives what hurts it least. Further rounds are fought only while both
want to, so a round decides most of what a fight is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gomorra.bots.draws import Chances, chances

RANKS: Final = np.arange(12)
MOST: Final = 11
"""No round costs more casualties than this."""
GRAIN: Final = 0.02
"""Structures closer than this draw the same."""


class Gun(NamedTuple):
    """A dude in a fight: bullets, stud or draw, and what it would hurt to lose it."""

    bullets: int
    stud: bool
    value: float = 0.0


class Outlook(NamedTuple):
    """What a round promises to one side."""

    win: float
    tie: float
    lose: float
    dealt: float
    """Casualties of the other side on average."""
    taken: float
    gain: float
    """What the other side loses, less what this one loses, on average."""


def posse_bonus(guns: Sequence[Gun], structured: float, shift: tuple[int, int] = (0, 0)) -> tuple[int, int]:
    """Stud and draw bonus of a posse with its best shooter: he counts in full, everybody else for one."""
    if not guns:
        return shift
    studs = sum(gun.stud for gun in guns)
    draws = len(guns) - studs
    best, found = -1.0, (0, 0)
    for bullets, stud in {(gun.bullets, gun.stud) for gun in guns}:
        pair = (studs - 1 + bullets, draws) if stud else (studs, draws - 1 + bullets)
        pair = (max(0, pair[0] + shift[0]), max(0, pair[1] + shift[1]))
        rank = rank_of(structured, *pair)
        if rank > best:
            best, found = rank, pair
    return found


def rank_of(structured: float, stud: int, draw: int) -> float:
    """The rank that these bonuses draw on average."""
    return _rank(round(structured / GRAIN), min(stud, 8), min(draw, 8))


@lru_cache(maxsize=20_000)
def _rank(grains: int, stud: int, draw: int) -> float:
    return float(_ranks(grains, stud, draw) @ RANKS)


@lru_cache(maxsize=20_000)
def _ranks(grains: int, stud: int, draw: int) -> Chances:
    return chances(grains * GRAIN, stud, draw)


def rank_chances(structured: float, stud: int, draw: int, change: int = 0) -> Chances:
    """The chance of each rank, moved by what changes it; ranks stay between 1 and 11."""
    found = _ranks(round(structured / GRAIN), min(stud, 8), min(draw, 8))
    return moved(found, change) if change else found


def moved(found: Chances, change: int) -> Chances:
    """Chances of ranks that are raised or lowered."""
    result = np.zeros(12)
    for rank in range(12):
        result[min(max(rank + change, 1), 11)] += found[rank]
    return result


def certain(rank: int) -> Chances:
    """A hand that lies on the table."""
    result = np.zeros(12)
    result[min(max(rank, 0), 11)] = 1.0
    return result


def losses(values: Sequence[float]) -> NDArray[np.float64]:
    """What 0 to 11 casualties cost a posse of dudes with these values: an aced dude covers two."""
    cheapest = sorted(values)
    found = np.zeros(MOST + 1)
    for count in range(1, MOST + 1):
        pairs, odd = divmod(count, 2)
        cost = sum(cheapest[:pairs])
        if odd and pairs < len(cheapest):
            cost += 0.85 * cheapest[pairs]
        found[count] = cost
    return found


def differences(mine: Chances, theirs: Chances) -> NDArray[np.float64]:
    """The chance of each difference of ranks, from 11 below to 11 above."""
    return np.convolve(mine, theirs[::-1])


def outlook(
    mine: Sequence[float], theirs: Sequence[float], ours: Chances, others: Chances, *, stake: float = 0.0
) -> Outlook:
    """A round between posses whose dudes have these values; the stake goes to who wins."""
    spread = differences(ours, others)
    tie = float(spread[MOST])
    won, lost = spread[MOST + 1 :], spread[MOST - 1 :: -1]
    win, lose = float(won.sum()), float(lost.sum())
    steps = np.arange(1, MOST + 1)
    dealt = float(won @ steps) + tie
    taken = float(lost @ steps) + tie
    hurt, loss = losses(theirs), losses(mine)
    gain = float(won @ hurt[1:] - lost @ loss[1:]) + tie * float(hurt[1] - loss[1])
    return Outlook(win, tie, lose, dealt, taken, gain + stake * (win - lose))


@lru_cache(maxsize=20_000)
def meeting(
    mine: tuple[Gun, ...], theirs: tuple[Gun, ...], my_grains: int, their_grains: int, stake: float = 0.0
) -> Outlook:
    """A round between two posses as they stand."""
    ours = _ranks(my_grains, *_capped(posse_bonus(mine, my_grains * GRAIN)))
    others = _ranks(their_grains, *_capped(posse_bonus(theirs, their_grains * GRAIN)))
    return outlook([gun.value for gun in mine], [gun.value for gun in theirs], ours, others, stake=stake)


def meet(
    mine: Sequence[Gun],
    theirs: Sequence[Gun],
    my_structure: float,
    their_structure: float,
    stake: float = 0.0,
) -> Outlook:
    """What a fight between two posses promises to the first; nobody to fight means it is won."""
    if not theirs:
        return Outlook(1.0, 0.0, 0.0, 0.0, 0.0, stake)
    if not mine:
        return Outlook(0.0, 0.0, 1.0, 0.0, 0.0, -stake)
    return meeting(
        tuple(sorted(mine)),
        tuple(sorted(theirs)),
        round(my_structure / GRAIN),
        round(their_structure / GRAIN),
        round(stake, 1),
    )


def _capped(pair: tuple[int, int]) -> tuple[int, int]:
    return min(pair[0], 8), min(pair[1], 8)
