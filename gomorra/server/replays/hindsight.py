"""Why a game ended as it did: the chances of all players over the days, and the plays that turned it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from gomorra.engine.sight.shapes import LineView
from gomorra.server.protocol.pages import DayBegins, Hindsight, HindsightPoint, TurningPoint
from gomorra.server.protocol.told import SceneView
from gomorra.server.replays.film import Film
from gomorra.server.thinking.lane import Weighed

TURNS = 4
"""So many turning points are named."""
LEAST = 0.08
"""What changes a chance by less turned nothing; but the greatest change of a game is always named."""
FIGHT = 0.03
"""A fight is told for less than that: what it turns is spread over the plays that led to it."""
PLAYED = "Declared"
LOWBALL = "LowballWon"
FOUGHT = ("RoundDecided", "ShootoutEnded")
DECIDES = ("RoundDecided", "ShootoutEnded", "JobEnded", "GameEnded")
FALLS = ("Aced", "Discarded", "Removed")
DAWN = "Day "
"""How the line begins with which a day begins."""


class Told(NamedTuple):
    """Something of a stretch of the game: the answer that brought it about, the day, and its words."""

    at: int
    day: int
    kind: str
    text: str
    seat: int


def hindsight(film: Film, weighed: Sequence[Weighed]) -> Hindsight:
    """The curve of a finished game with its turning points."""
    marks = {mark.at: mark for mark in film.marks}
    points = tuple(
        HindsightPoint(at, marks[at].day, marks[at].phase, found) for at, found in weighed if at in marks
    )
    return Hindsight(
        tuple(seat.name for seat in film.record.seats),
        points,
        turning_points(film, points),
        tuple(days(film)),
    )


def days(film: Film) -> Iterator[DayBegins]:
    """Where on the timeline each day begins."""
    known = 0
    for mark in film.marks:
        if mark.day > known:
            known = mark.day
            yield DayBegins(mark.day, mark.at)


def turning_points(film: Film, points: Sequence[HindsightPoint]) -> tuple[TurningPoint, ...]:
    """The plays after which somebody's chance to win was quite another, in the order of the game."""
    swings = []
    for before, after in pairwise(points[:-1]):  # that the end decides everything needs no telling
        gains = [now - then for then, now in zip(before.chances, after.chances, strict=True)]
        best = max(range(len(gains)), key=gains.__getitem__)
        swings.append((gains[best], best, before, after))
    swings.sort(key=lambda swing: -swing[0])
    turns = [
        turning_point(film, seat, before, after)
        for gain, seat, before, after in swings
        if gain >= LEAST or gain == swings[0][0] or (gain >= FIGHT and fought(film, before.at, after.at))
    ]
    return tuple(sorted(turns[:TURNS], key=lambda turn: turn.at))


def fought(film: Film, first: int, last: int) -> bool:
    """Whether a fight was decided in a stretch of the game."""
    return any(line.kind in FOUGHT for _, lines, _ in film.told_each(first, last, None) for line in lines)


def turning_point(film: Film, seat: int, before: HindsightPoint, after: HindsightPoint) -> TurningPoint:
    """What was good for a seat between two points, at the moment when it began."""
    marks = {mark.at: mark for mark in film.marks}
    told = telling(film, before.at, after.at, seat)
    at, day = (told[0].at, told[0].day) if told else (before.at, before.day)
    if day != marks[at].day:
        at += 1  # the answer ended the evening before; what came of it belongs to the new day
    return TurningPoint(
        at,
        day,
        marks[at].phase,
        seat,
        before.chances,
        after.chances,
        " ".join(dict.fromkeys(one.text for one in told)),
        decisions(film, before.at, after.at),
    )


def decisions(film: Film, first: int, last: int) -> tuple[int, ...]:
    """Where each seat decided something in a stretch of the game, or else last before it."""
    found = []
    for seat in range(len(film.record.seats)):
        own = [mark.at for mark in film.marks if mark.seat == seat and mark.at < last]
        within = [at for at in own if at >= first]
        found.append(within[0] if within else own[-1] if own else -1)
    return tuple(found)


def telling(film: Film, first: int, last: int, seat: int) -> list[Told]:
    """What tells most about a stretch that was good for a seat.

    Whom its rivals could not keep comes before everything else, then a play with what came of it: how a fight ended,
    who fell, whose a deed is now. Only where nothing of that happened, a lowball is told.
    """
    day_at = {mark.at: mark.day for mark in film.marks}
    heads: list[Told] = []
    befell: list[Told] = []
    for at, lines, acts in film.told_each(first, last, None):
        heads += _heads(day_at, at, lines)
        befell += [_befell(day_at, at, act) for act in acts if act.by_itself]
    lost = [one for one in befell if one.kind == "loss" and one.seat != seat]
    if lost:
        return lost
    began = next((one for one in heads if one.kind == PLAYED), None)
    ended = next((one for one in reversed(heads) if one.kind in DECIDES), None)
    taken = [one for one in befell if one.kind == "deed"]
    falls = [one for one in heads if one.kind in FALLS]
    story = [one for one in (began, ended) if one is not None] + falls + taken
    if story:
        return story
    lowball = next((one for one in heads if one.kind == LOWBALL), None)
    return [lowball] if lowball is not None else heads[:1]


def _heads(day_at: Mapping[int, int], at: int, lines: Sequence[LineView]) -> Iterator[Told]:
    """The main lines of what came of an answer, each with its day."""
    day = day_at[at]
    for line in lines:
        if line.kind == "PhaseStarted" and line.text.startswith(DAWN):
            day = day_at[at + 1]
        if not line.detail:
            yield Told(at, day, line.kind, line.text, line.seat)


def _befell(day_at: Mapping[int, int], at: int, act: SceneView) -> Told:
    """What befell a player without a play of his."""
    deed = bool(act.targets)
    numbers = [] if deed else [change for change in act.changes if "→" in change]
    text = " ".join((f"{act.title.removesuffix('.')}.", *numbers))
    return Told(at, day_at[at + 1], "deed" if deed else "loss", text, act.seat)
