"""Chapters: a game in stretches that outlive the version of the rules under which they were played.

A chapter ends where a step of the day begins. Its anchor is the state at that moment as plain data, from which
the game goes on under whatever rules are in force; its reel is what was seen, from every seat, so that nobody
has to play it again to show it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from gomorra.engine import Game
from gomorra.engine.kernel import checkpoint
from gomorra.engine.kernel.decision import Payload, parse_key
from gomorra.engine.kernel.saving import ruleset_of
from gomorra.engine.resuming import UNTOLD, at_rest, lay_aside, take_up
from gomorra.server import lessons
from gomorra.server.replays import reels
from gomorra.server.replays.edition import edition
from gomorra.server.tables.reacting import conditional
from gomorra.server.tables.records import Chapter, TableRecord

LENGTH = 32
"""Answers after which a chapter ends at the next opportunity."""

Unnoticed = tuple[int, int]
"""At a table that bluffs: an answer (its number and seat) that nobody else must notice."""


class Anchor(msgspec.Struct, array_like=True, frozen=True):
    """A game at the end of a chapter."""

    checkpoint: bytes
    unnoticed: tuple[Unnoticed, ...] = ()

    def packed(self) -> bytes:
        return zlib.compress(msgspec.msgpack.encode(self), 9)

    @classmethod
    def unpacked(cls, data: bytes) -> Anchor:
        return msgspec.msgpack.decode(zlib.decompress(data), type=cls)


def new_game(record: TableRecord) -> Game:
    """The game of a record before its first answer."""
    return Game.new(lessons.seats_of(record), ruleset_of(record.ruleset), record.seed)


def feed(game: Game, answer: str | Payload) -> None:
    """Give a stored answer."""
    payload = parse_key(answer) if isinstance(answer, str) else answer
    if payload[0] == "concede":
        game.concede(int(payload[1]))
    else:
        game.answer(payload)


def last_anchored(chapters: Sequence[Chapter], number: int) -> Chapter | None:
    """The last chapter from whose end a game can go on towards this number of answers."""
    found = [chapter for chapter in chapters if chapter.anchor and chapter.number <= number]
    return found[-1] if found else None


class Course:
    """A game on its way through stored answers, from the beginning or from an anchor."""

    def __init__(self, record: TableRecord, keys: Sequence[str | Payload], base: bytes = b"") -> None:
        self.record = record
        self.keys = keys
        self.unnoticed: list[Unnoticed] = []
        if not base:
            self.game = new_game(record)
            return
        anchor = Anchor.unpacked(base)
        saved = checkpoint.read(anchor.checkpoint)
        self.unnoticed = list(anchor.unnoticed)
        before = [parse_key(key) if isinstance(key, str) else key for key in keys[: saved.answers]]
        rules = ruleset_of(record.ruleset)
        self.game = take_up(saved, lessons.seats_of(record), rules, record.seed, before)

    def step(self) -> None:
        """Give the next answer."""
        game = self.game
        key = self.keys[len(game.answers)]
        noted = unnoticed(self.record, game, key if isinstance(key, str) else str(key[0]))
        feed(game, key)
        self.unnoticed += noted

    def go_to(self, number: int) -> Game:
        """The game when so many answers had been given."""
        while len(self.game.answers) < number:
            self.step()
        return self.game

    def anchor(self) -> bytes:
        """Where the game stands, if a step has just begun; else nothing."""
        if not at_rest(self.game):
            return b""
        return Anchor(lay_aside(self.game), tuple(self.unnoticed)).packed()


def unnoticed(record: TableRecord, game: Game, key: str) -> list[Unnoticed]:
    """The answer about to be given, if others must not notice it."""
    if record.options.bluff and key == "pass" and not game.over and conditional(game):
        return [(len(game.answers), game.decision.seat)]
    return []


def course_to(
    record: TableRecord, keys: Sequence[str | Payload], chapters: Sequence[Chapter], number: int
) -> Course:
    """The game at a number of answers, reached from the nearest anchor before it."""
    start = last_anchored(chapters, number)
    course = Course(record, keys, start.anchor if start is not None else b"")
    course.go_to(number)
    return course


def read_whole(record: TableRecord, game: Game) -> None:
    """Give a game its log from the beginning: it is played once more where it was taken up in the middle.

    Under other rules than those of its time it may come out as another game; then the log stays as it is.
    """
    if UNTOLD not in game.events:
        return
    try:
        again = Course(record, game.answers).go_to(len(game.answers))
    except Exception:  # noqa: BLE001 - an answer or a card that does not fit any more: the end is known all the same
        return
    if again.hash == game.hash and len(again.events) == len(game.events):
        game.events[:] = again.events


def write_on(record: TableRecord, keys: Sequence[str], known: Sequence[Chapter]) -> Iterator[Chapter]:
    """The chapters that follow those known. The last one has no anchor: the game is over, or in the middle."""
    reached = known[-1].number if known else 0
    course = course_to(record, keys, known, reached)
    if not known:
        yield Chapter(0, 0, edition(), course.anchor(), b"")
    since = reached
    filming = reels.Filming(course.game)
    while len(course.game.answers) < len(keys):
        course.step()
        filming.take()
        number = len(course.game.answers)
        if number - since >= LENGTH and (anchor := course.anchor()):
            yield Chapter(since, number, edition(), anchor, filming.reel())
            since = number
    if since < len(keys):
        yield Chapter(since, len(keys), edition(), b"", filming.reel())


def is_due(game: Game, chapters: Sequence[Chapter]) -> bool:
    """Whether it is time to end a chapter of a running game."""
    if not chapters or game.over:
        return not (chapters and chapters[-1].number == len(game.answers) and not chapters[-1].anchor)
    return len(game.answers) - chapters[-1].number >= LENGTH and at_rest(game)


def unbroken(chapters: Sequence[Chapter]) -> bool:
    """Whether each chapter begins where the one before it ends."""
    return all(one.number == two.since for one, two in pairwise(chapters))
