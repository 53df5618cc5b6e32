"""Lessons: real games on the real rules, with stacked decks and a rival who follows a script.

A lesson is a list of steps, one for every answer of the learner. Each says what is going on and what to do; the
browser shows nothing else to click. Which step it is follows from how many answers the learner has given, so undo
and coming back later work by themselves.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from gomorra.engine import Game, Option, Seat
from gomorra.engine.sight.offers import option_text
from gomorra.server.tables.deck_choice import deck_of
from gomorra.server.tables.records import SeatRecord, TableRecord
from gomorra.server.telling.words import LessonView

LEARNER, RIVAL = 0, 1
RIVAL_NAME = "Mabel"


@dataclass(frozen=True, slots=True)
class Step:
    """One answer of the learner."""

    text: str
    wants: tuple[str, ...]
    """Beginnings of the words of the answers that may be given here, or their keys."""
    series: int = 1
    """How many answers it takes: cards that are chosen together are answered one by one."""


@dataclass(frozen=True, slots=True)
class Side:
    """What one side plays with: an outfit, a gang, and the deck from its top."""

    outfit: str
    gang: tuple[str, ...]
    top: tuple[str, ...]
    rest: tuple[str, ...] = ()

    def entries(self) -> list[tuple[str, int, int]]:
        """The deck as tables store it."""
        counts: dict[str, list[int]] = {self.outfit: [1, 0]}
        for codes, starts in ((self.gang, 1), (self.top, 0), (self.rest, 0)):
            for code in codes:
                entry = counts.setdefault(code, [0, 0])
                entry[0] += 1
                entry[1] += starts
        return [(code, count, start) for code, (count, start) in counts.items()]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of the course."""

    name: str
    title: str
    about: str
    minutes: int
    learner: Side
    rival: Side
    steps: tuple[Step, ...]
    end: str
    script: tuple[str, ...] = field(default=())
    """What the rival does as soon as it can, each once and in this order; else it passes."""
    onward: str = ""
    """How to play on where the game is not over with the lesson."""


def seats_of(record: TableRecord) -> list[Seat]:
    """The players of a table, with stacked decks where it is a lesson."""
    lesson = LESSONS.get(record.options.lesson)
    tops = (lesson.learner.top, lesson.rival.top) if lesson is not None else ()
    return [
        Seat(
            seat.name,
            deck_of(seat.deck_name, seat.cards, record.made_up),
            tops[place] if place < len(tops) else (),
        )
        for place, seat in enumerate(record.seats)
    ]


def chairs(lesson: Lesson, person: str, name: str, token: str) -> list[SeatRecord]:
    """The two seats of a lesson."""
    return [
        SeatRecord("person", name, "", lesson.title, lesson.learner.entries(), [person], token),
        SeatRecord("bot", RIVAL_NAME, "random", lesson.title, lesson.rival.entries()),
    ]


def matching(game: Game, wants: tuple[str, ...]) -> list[Option]:
    """The options that a step or a script means."""
    decision = game.decision
    found = []
    for option in decision.options:
        text = option_text(game, decision, option.payload, option.text)
        if any(option.key == want or text.startswith(want) for want in wants):
            found.append(option)
    return found


def step_at(lesson: Lesson, given: int) -> int | None:
    """The step at which somebody is who has given so many answers; None after the last."""
    for number, step in enumerate(lesson.steps):
        if given < step.series:
            return number
        given -= step.series
    return None


class Begun(NamedTuple):
    """How far somebody has come in a lesson."""

    done: bool
    table: str = ""
    reached: str = ""


def progress(lesson: Lesson, begun: Iterable[tuple[TableRecord, int]]) -> Begun:
    """What the tables of a person tell of a lesson: done at any of them, or begun at the latest."""
    found = [(record, given) for record, given in begun if record.options.lesson == lesson.name]
    steps = [(record, step_at(lesson, given)) for record, given in found]
    if any(step is None or record.status == "over" for record, step in steps):
        return Begun(done=True)
    for record, step in steps:
        if record.status == "playing" and step is not None:
            return Begun(False, record.id, f"step {step + 1} of {len(lesson.steps)}")
    return Begun(done=False)


def view(lesson: Lesson, game: Game, given: int) -> LessonView:
    """What the learner is told now."""
    names = list(LESSONS)
    place = names.index(lesson.name)
    following = names[place + 1] if place + 1 < len(names) else ""
    number = step_at(lesson, given)
    of = len(lesson.steps)
    if number is None or game.over:
        end = lesson.end if game.over or not lesson.onward else f"{lesson.end} {lesson.onward}"
        return LessonView(lesson.name, lesson.title, of, of, end, (), (), True, following)
    step = lesson.steps[number]
    options = matching(game, step.wants) if game.decision.seat == LEARNER else []
    cards = tuple(
        dict.fromkeys(
            arg for option in options for arg in option.payload[1:2] if isinstance(arg, int) and arg > 0
        )
    )
    return LessonView(
        lesson.name,
        lesson.title,
        number + 1,
        of,
        step.text,
        tuple(option.key for option in options),
        cards,
        False,
        following,
    )


def wanted_instead(lesson: Lesson, game: Game, given: int, card: int) -> str:
    """The play that a lesson asks for now, in the words of its button, where this card has no part in it."""
    step = view(lesson, game, given)
    if step.over or not step.keys or card in step.cards:
        return ""
    option = next(option for option in game.decision.options if option.key in step.keys)
    return option_text(game, game.decision, option.payload, option.text)


def rival_answer(lesson: Lesson, game: Game) -> str:
    """What the rival does: the next line of the script that is possible, else the quietest answer."""
    decision = game.decision
    said = _said(lesson, game)
    for want in lesson.script[said : said + 1]:
        options = matching(game, (want,))
        if options:
            return options[0].key
    keys = decision.keys
    return next((key for key in ("gang as-listed", "pass", "done", "pay", "no") if key in keys), keys[0])


def _said(lesson: Lesson, game: Game) -> int:
    """How many lines of the script are done: the game is played again to see."""
    past = type(game).new(game.seating, game.ruleset, game.seed)
    said = 0
    for payload in game.answers:
        if said < len(lesson.script) and past.decision.seat == RIVAL:
            options = matching(past, (lesson.script[said],))
            said += any(option.payload == payload for option in options)
        past.answer(payload)
    return said


from gomorra.server.lessons.course import COURSE  # noqa: E402 - the course is written with the words above

LESSONS: dict[str, Lesson] = {lesson.name: lesson for lesson in COURSE}
