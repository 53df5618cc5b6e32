"""What the HTTP resources answer."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from gomorra.engine.sight.shapes import LineView, View
from gomorra.server.protocol.card_facts import CardFacts
from gomorra.server.protocol.told import SceneView


class Me(Struct, frozen=True):
    """The guest behind a session."""

    name: str


class ReturnCode(Struct, frozen=True):
    """The secret with which a guest comes back on another device."""

    code: str


class StarterDeck(Struct, frozen=True):
    """A deck that comes with the game."""

    starter: str
    name: str
    outfit: str
    gangs: tuple[str, ...]
    playable: bool
    missing: tuple[str, ...]
    """Cards that cannot be played yet."""
    skill: str = ""
    """How hard it is to play: easy, medium or hard."""
    plan: str = ""
    """What it sets out to do, in a sentence."""


class OpenTable(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    names: tuple[str, ...]
    seats: int
    free: int
    status: Literal["waiting", "playing", "over", "broken"]
    created: float
    mine: bool
    watchable: bool
    winner: str
    lesson: str = ""
    """The lesson that is played at it."""


class BotChoice(Struct, frozen=True):
    """A strength of bots."""

    strength: str
    title: str
    manner: str = ""
    """How it plays, in a few words."""


class HouseRule(Struct, frozen=True):
    """A rule that a table may switch."""

    name: str
    title: str
    text: str
    usual: bool
    older: bool
    """How it was in the rules of 2015."""


class LessonChoice(Struct, frozen=True):
    """A lesson of the course."""

    name: str
    title: str
    about: str
    minutes: int
    done: bool = False
    table: str = ""
    """Where it was begun and not finished."""
    reached: str = ""
    """How far that is, in words."""


class Lobby(Struct, frozen=True):
    """Everything the first page shows."""

    me: Me
    bots: tuple[BotChoice, ...]
    decks: tuple[StarterDeck, ...]
    open: tuple[OpenTable, ...]
    mine: tuple[OpenTable, ...]
    rules: tuple[HouseRule, ...]
    lessons: tuple[LessonChoice, ...]
    cards: str
    """The version of the card book, part of its address."""


class DeckFinding(Struct, frozen=True):
    """Something about a deck that is wrong or worth a look."""

    rule: str
    sentence: str
    cards: tuple[str, ...]


class DeckAnswer(Struct, frozen=True):
    """What became of a deck list."""

    name: str
    format: str
    cards: int
    outfit: str
    legal: bool
    playable: bool
    errors: tuple[DeckFinding, ...]
    warnings: tuple[DeckFinding, ...]
    notices: tuple[str, ...]
    missing: tuple[str, ...]


class Made(Struct, frozen=True):
    """A new table."""

    table: str
    note: str = ""
    """What should be known about it, such as that the rules have changed since its game was begun."""


class CardBook(Struct, frozen=True):
    """All cards by code."""

    cards: dict[str, CardFacts]
    keywords: dict[str, str]
    """Keywords explained."""


class ReplayMark(Struct, frozen=True):
    """A point of the timeline: the game before this answer."""

    at: int
    day: int
    phase: str
    seat: int
    lines: int


class Timeline(Struct, frozen=True):
    """A stored game, ready to be scrubbed through."""

    table: str
    names: tuple[str, ...]
    length: int
    status: str
    seats: tuple[int, ...]
    """The seats whose view the reader may have."""
    spectator: bool
    open: bool
    """Whether everything may be shown."""
    play_on: bool
    export: bool
    thoughts: bool
    """Whether one may ask what a bot thinks."""
    marks: tuple[ReplayMark, ...]
    bots: tuple[BotChoice, ...]
    strengths: tuple[str, ...] = ()
    """Seat by seat the strength of the bot that played; nothing for a person."""
    changed: bool = False
    """Whether the rules have changed since: it is shown as it was played, but would go on differently."""
    about: str = ""
    """What an example of the rule book shows."""
    rules: tuple[str, ...] = ()
    """The statements of which it is an example."""
    made_up: dict[str, CardFacts] = {}
    """Cards that only this game has."""


class ReplayStep(Struct, frozen=True):
    """The game at one point."""

    at: int
    view: View
    lines: tuple[LineView, ...]
    scenes: tuple[SceneView, ...]
    answer: str
    """The answer that is given next."""
    said: str = ""
    """The answer in words."""


class ReplayFrame(Struct, frozen=True):
    """One event of a step, as it is told and as it changes the table."""

    lines: tuple[LineView, ...]
    patch: tuple[tuple[Any, ...], ...]
    """The change of the view since the frame before, in the form of `update.patch`."""
    scenes: tuple[SceneView, ...]


class ReplayFrames(Struct, frozen=True):
    """A step of a replay, event by event; the last frame is the game when the next decision is open."""

    at: int
    frames: tuple[ReplayFrame, ...]


class Thought(Struct, frozen=True):
    """An option that was considered: how often it was tried, and how well it did (0 to 1); what was chosen without
    being considered was tried no times."""

    key: str
    text: str
    visits: int
    value: float
    chosen: bool


class HindsightPoint(Struct, frozen=True):
    """A moment between two plays, and what everybody's chance to win was by the bots' judgement."""

    at: int
    day: int
    phase: str
    chances: tuple[float, ...]


class TurningPoint(Struct, frozen=True):
    """A play after which somebody's chance was quite another."""

    at: int
    """The point of the timeline before it."""
    day: int
    phase: str
    seat: int
    """Who gained by it."""
    before: tuple[float, ...]
    """Everybody's chance before it, ..."""
    after: tuple[float, ...]
    """... and after it."""
    text: str
    decisions: tuple[int, ...] = ()
    """For every seat: its own decision in that stretch, or else the last one before it; -1 where there was none."""


class DayBegins(Struct, frozen=True):
    """A day, and the point of the timeline at which it begins."""

    day: int
    at: int


class Hindsight(Struct, frozen=True):
    """A finished game, judged from its beginning to its end."""

    names: tuple[str, ...]
    points: tuple[HindsightPoint, ...]
    turns: tuple[TurningPoint, ...]
    days: tuple[DayBegins, ...] = ()


class Thoughts(Struct, frozen=True):
    """What a hard bot thinks of a decision, best first; nothing where it decides by habit."""

    at: int
    seat: int
    thoughts: tuple[Thought, ...]
    note: str = ""
    """Where the rules have changed since the game was played: what that means."""


class Problem(Struct, frozen=True):
    """An error."""

    status_code: int
    detail: str
    extra: Any = None


ALL: list[Any] = [
    Lobby, DeckAnswer, Made, CardBook, Timeline, ReplayStep, ReplayFrames, Thoughts, Hindsight, Problem, ReturnCode,
]  # fmt: skip
