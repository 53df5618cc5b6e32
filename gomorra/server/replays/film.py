"""A stored game as a film: what was seen at every answer, and who may look at it."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from gomorra.engine import Game
from gomorra.engine.sight.shapes import LineView, View
from gomorra.engine.sight.view import view as view_of
from gomorra.server.protocol.pages import (
    ReplayMark,
)
from gomorra.server.protocol.told import SceneView
from gomorra.server.replays import chapters, reels
from gomorra.server.replays.edition import edition
from gomorra.server.storage.tables import Stand
from gomorra.server.tables.records import Chapter, TableRecord
from gomorra.server.tables.table import Given
from gomorra.server.telling import outlook

logger = logging.getLogger("gomorra.replays")
CHANGED = (
    "The rules have changed since this was played: what was seen stays as it was, but a game that goes on from "
    "here follows the new ones."
)


@dataclass(frozen=True, slots=True)
class Film:
    """A game as it was seen, in chapters; those that are not stored yet are played and written down."""

    record: TableRecord
    answers: list[str]
    deciders: list[int]
    """The seat that gave each answer."""
    chapters: list[Chapter]
    marks: list[ReplayMark]
    about: str = ""
    """What it is an example of, in words, ..."""
    rules: tuple[str, ...] = ()
    """... and by the statements of the rules."""

    @classmethod
    def of(cls, record: TableRecord, given: Sequence[Given], stored: list[Chapter]) -> Film:
        """The film of a stored game, as far as its answers fit the rules."""
        answers = [key for _, key in given]
        written = list(stored)
        try:
            written.extend(chapters.write_on(record, answers, stored))
        except Exception:
            if record.rules == edition():
                raise
            logger.warning("table %s: its last answers do not fit the rules any more", record.id)
        length = written[-1].number if written else 0
        marks: list[ReplayMark] = []
        for chapter in written:
            if chapter.reel:
                for place, one in enumerate(reels.unpack(chapter.reel).marks[:-1]):
                    marks.append(ReplayMark(chapter.since + place, *one))
        marks.append(ReplayMark(length, *cls._last_mark(record, answers, written)))
        return cls(record, answers[:length], [seat for seat, _ in given[:length]], written, marks)

    @staticmethod
    def _last_mark(record: TableRecord, answers: list[str], written: list[Chapter]) -> reels.Mark:
        if written and written[-1].reel:
            return reels.unpack(written[-1].reel).marks[-1]
        return reels.mark(chapters.course_to(record, answers, written, 0).game)

    @property
    def playable(self) -> bool:
        """Whether its game can be played at all: some examples have only been watched."""
        return not self.record.example or any(chapter.anchor for chapter in self.chapters)

    def at(self, number: int) -> Game:
        """The game when so many answers had been given, under the rules in force."""
        return chapters.course_to(self.record, self.answers, self.chapters, number).game

    def base(self, number: int) -> bytes:
        """The anchor from which that game was reached."""
        start = chapters.last_anchored(self.chapters, number)
        return start.anchor if start is not None else b""

    def changed(self, number: int) -> bool:
        """Whether the rules have changed since this moment was played."""
        chapter = next((one for one in self.chapters if one.since <= number <= one.number and one.reel), None)
        return chapter is not None and chapter.rules != edition()

    def reel(self, number: int) -> tuple[reels.Reel, int] | None:
        """The reel that shows a moment, and its place there; a game without answers has none."""
        for chapter in self.chapters:
            if chapter.reel and chapter.since <= number <= chapter.number:
                return reels.unpack(chapter.reel), number - chapter.since
        return None

    def seen(self, number: int, looking: int | None, *, opened: bool) -> Any:
        """What was seen at a moment."""
        found = self.reel(number)
        if found is None:
            return outlook.plain(look(self.at(number), looking, opened=opened))
        return found[0].view(reels.eye_of(looking, opened=opened), found[1])

    def told(self, first: int, last: int, looking: int | None) -> tuple[list[LineView], list[SceneView]]:
        """What was told of the answers from one number to before another."""
        lines: list[LineView] = []
        acts: list[SceneView] = []
        for _, more, staged in self.told_each(first, last, looking):
            lines += more
            acts += staged
        return lines, acts

    def told_each(
        self, first: int, last: int, looking: int | None
    ) -> Iterator[tuple[int, Sequence[LineView], Sequence[SceneView]]]:
        """As `told`, answer by answer."""
        eye = reels.eye_of(looking, opened=False)
        for chapter in self.chapters:
            if chapter.reel and chapter.number > first and chapter.since < last:
                reel = reels.unpack(chapter.reel)
                for at in range(max(first, chapter.since), min(last, chapter.number)):
                    place = at - chapter.since
                    yield at, reel.lines[eye][place], reel.scenes[eye][place]


class Films:
    """The films that were looked at lately."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._films: OrderedDict[Stand, Film] = OrderedDict()

    def find(self, stand: Stand, record: TableRecord) -> Film | None:
        """The film of a game at which nothing was added or taken back since; who may see it is asked anew."""
        film = self._films.pop(stand, None)
        if film is None:
            return None
        self._films[stand] = film
        return replace(film, record=record)

    def keep(self, stand: Stand, film: Film) -> None:
        self._films[stand] = film
        while len(self._films) > self._most:
            self._films.popitem(last=False)


def may_see_all(record: TableRecord) -> bool:
    """When a game is over, its cards may be seen by all who may see it."""
    return record.status == "over"


def may_play_on(record: TableRecord, person: str) -> bool:
    """Going on from a running game shows what is hidden: only those who play alone may."""
    return record.status == "over" or (record.solo() and bool(record.seats_of(person)))


def may_ask_thoughts(record: TableRecord, person: str) -> bool:
    """What a bot thinks shows its hand: after the game, or where one plays alone and wants it so."""
    alone = record.solo() and record.options.thoughts and bool(record.seats_of(person))
    return may_see_all(record) or alone


def look(game: Game, looking: int | None, *, opened: bool, between: bool = False) -> View:
    """The game at this moment; `between` two decisions none of them is open."""
    return outlook.open_view(game, between=between) if opened else view_of(game, looking, between=between)
