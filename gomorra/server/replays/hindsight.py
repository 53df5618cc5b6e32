"""Why a game ended as it did: the chances of all players over the days, and the plays that turned it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from gomorra.server.protocol.pages import Hindsight, HindsightPoint, ReplayMark, TurningPoint
from gomorra.server.replays.film import Film
from gomorra.server.thinking.lane import Weighed

TURNS = 4
"""So many turning points are named."""
LEAST = 0.08
"""What changes a chance by less turned nothing; but the greatest change of a game is always named."""
BEGINS = ("Declared", "LowballWon")
DECIDES = ("RoundDecided", "ShootoutEnded", "JobEnded", "GameEnded")


def hindsight(film: Film, weighed: Sequence[Weighed]) -> Hindsight:
    """The curve of a finished game with its turning points."""
    marks = {mark.at: mark for mark in film.marks}
    points = tuple(
        HindsightPoint(at, marks[at].day, marks[at].phase, found) for at, found in weighed if at in marks
    )
    return Hindsight(tuple(seat.name for seat in film.record.seats), points, turning_points(film, points))


def turning_points(film: Film, points: Sequence[HindsightPoint]) -> tuple[TurningPoint, ...]:
    """The plays after which somebody's chance to win was quite another, in the order of the game."""
    marks = {mark.at: mark for mark in film.marks}
    swings = []
    for before, after in pairwise(points[:-1]):  # that the end decides everything needs no telling
        gains = [now - then for then, now in zip(before.chances, after.chances, strict=True)]
        best = max(range(len(gains)), key=gains.__getitem__)
        swings.append((gains[best], best, before, after))
    swings.sort(key=lambda swing: -swing[0])
    turns = [
        turning_point(film, marks, seat, before, after)
        for gain, seat, before, after in swings[:TURNS]
        if gain >= LEAST or gain == swings[0][0]
    ]
    return tuple(sorted(turns, key=lambda turn: turn.at))


def turning_point(
    film: Film, marks: Mapping[int, ReplayMark], seat: int, before: HindsightPoint, after: HindsightPoint
) -> TurningPoint:
    """What was good for a seat between two points, at the moment when it began."""
    at = begun(film, before.at, after.at)
    return TurningPoint(
        at, marks[at].day, marks[at].phase, seat, before.chances[seat], after.chances[seat],
        told(film, before.at, after.at), decisions(film, before.at, after.at),
    )  # fmt: skip


def decisions(film: Film, first: int, last: int) -> tuple[int, ...]:
    """Where each seat decided something in a stretch of the game, or else last before it."""
    found = []
    for seat in range(len(film.record.seats)):
        own = [mark.at for mark in film.marks if mark.seat == seat and mark.at < last]
        within = [at for at in own if at >= first]
        found.append(within[0] if within else own[-1] if own else -1)
    return tuple(found)


def begun(film: Film, first: int, last: int) -> int:
    """The answer with which that began of which is told: a stretch may begin in the evening before."""
    for at, lines, _ in film.told_each(first, last, None):
        if any(line.kind in BEGINS and not line.detail for line in lines):
            return at
    return first


def told(film: Film, first: int, last: int) -> str:
    """What happened between two points, in a sentence or two: how it began and what came of it."""
    lines, _ = film.told(first, last, None)
    heads = [line for line in lines if not line.detail]
    began = next((line for line in heads if line.kind in BEGINS), None)
    ended = next((line for line in reversed(heads) if line.kind in DECIDES), None)
    found = [line.text for line in (began, ended) if line is not None]
    return " ".join(dict.fromkeys(found)) or (heads[0].text if heads else "")
