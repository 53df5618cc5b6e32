"""A process in which bots think, so that nobody at any table waits for them.

The process keeps the games it was asked about; a question brings only the answers given since the last one.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from gomorra.bots import make_bot
from gomorra.bots.advice import advise
from gomorra.bots.hindsight import at_rest, chances
from gomorra.engine import Game
from gomorra.engine.kernel.decision import Payload
from gomorra.server.tables.records import TableRecord
from gomorra.server.thinking.beside import Beside, BesideError, serve

if TYPE_CHECKING:
    from gomorra.server.replays.chapters import Course

KEPT = 400
"""Games that a process keeps; the longest unused are forgotten."""

logger = logging.getLogger("gomorra.bots")


class LaneError(RuntimeError):
    """The process did not answer."""


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What a bot is asked: a game as far as the process does not know it yet, and whose bot decides."""

    table: str
    record: bytes
    """The table's record; empty where the process has the game."""
    answers: tuple[Payload, ...]
    seat: int
    strength: str
    seed: str
    base: bytes = b""
    """The anchor from which the game goes on; empty for its beginning."""


ADVICE = "advice"
"""Asked as a strength: what a hard bot would do, in words."""

HINDSIGHT = "hindsight"
"""Asked as a strength: everybody's chance to win at every point of a finished game."""

Weighed = tuple[int, tuple[float, ...]]
"""A point of a game, by how many answers had been given, and everybody's chance to win."""

Advised = tuple[str, str, float, str, tuple[str, ...]]
"""An option in words: its key, its text, the chance to win that it leaves, why, and the series that it begins."""

Considered = tuple[str, int, float]
"""An option that a bot considered: its key, how often it was tried, how well it did."""


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """The key of an option, or what went wrong; and what the bot considered."""

    key: str
    problem: str = ""
    thoughts: tuple[Considered, ...] = ()
    advice: tuple[Advised, ...] = ()
    weighed: tuple[Weighed, ...] = ()


class Lane:
    """One process, seen from the server. Questions are answered one after the other."""

    def __init__(self) -> None:
        self.beside = Beside("gomorra.server.thinking.lane")
        self._known: OrderedDict[str, list[Payload]] = OrderedDict()

    async def ask(self, record: TableRecord, answers: list[Payload], asked: Question) -> Reply:
        """The key that a bot answers with, and why; the question is filled in with what is not known yet."""
        given = list(answers)

        def order(fresh: bool) -> bytes:
            if fresh:
                self._known.clear()
            return msgspec.msgpack.encode(self._question(record, given, asked))

        try:
            reply = msgspec.msgpack.decode(await self.beside.ask(order), type=Reply)
        except BesideError as error:
            raise LaneError("the bots' process does not run") from error
        if reply.problem:
            self._known.pop(record.id, None)
            raise LaneError(reply.problem)
        return reply

    def _question(self, record: TableRecord, answers: list[Payload], asked: Question) -> Question:
        if asked.strength == HINDSIGHT:
            return msgspec.structs.replace(asked, record=msgspec.json.encode(record), answers=tuple(answers))
        known = self._known.pop(record.id, None)
        self._known[record.id] = answers
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        if known is not None and answers[: len(known)] == known:
            return msgspec.structs.replace(asked, answers=tuple(answers[len(known) :]), base=b"")
        return msgspec.structs.replace(asked, record=msgspec.json.encode(record), answers=tuple(answers))

    def close(self) -> None:
        """End the process."""
        self.beside.close()


def think() -> None:
    """The life of the process: answer questions until the server is gone."""
    from gomorra.cards import shelf

    shelf()
    games: OrderedDict[str, Game] = OrderedDict()

    def work(asked: bytes) -> bytes:
        question = msgspec.msgpack.decode(asked, type=Question)
        try:
            reply = _decide(games, question)
        except Exception as error:  # noqa: BLE001 - whatever it is, the server must hear of it
            games.pop(question.table, None)
            reply = Reply("", f"{type(error).__name__}: {error}")
        return msgspec.msgpack.encode(reply)

    serve(work, nice=10)


def _decide(games: OrderedDict[str, Game], question: Question) -> Reply:
    from gomorra.server.replays import chapters

    if question.strength == HINDSIGHT:
        record = msgspec.json.decode(question.record, type=TableRecord)
        return Reply("", weighed=tuple(_weigh(chapters.Course(record, question.answers, question.base))))
    game = games.pop(question.table, None)
    if question.record:
        record = msgspec.json.decode(question.record, type=TableRecord)
        game = chapters.Course(record, question.answers, question.base).go_to(len(question.answers))
    elif game is None:
        raise LookupError("the game was forgotten")
    else:
        for payload in question.answers:
            chapters.feed(game, payload)
    game.events.clear()
    games[question.table] = game
    if len(games) > KEPT + 10:
        games.popitem(last=False)
    if question.strength == ADVICE:
        found = advise(game, question.seat, question.seed)
        return Reply(
            found[0].key, advice=tuple((one.key, one.text, one.value, one.reason, one.keys) for one in found)
        )
    bot = make_bot(question.strength, question.seed)
    key = bot.choose(game, question.seat)
    return Reply(key, thoughts=tuple(tuple(thought) for thought in getattr(bot, "thoughts", ())))


def _weigh(course: Course) -> Iterator[Weighed]:
    """The chances at every point of a game at which nothing is half done."""
    game = course.game
    for number in range(len(course.keys) + 1):
        if at_rest(game):
            yield number, tuple(round(one, 4) for one in chances(game))
        if number < len(course.keys):
            course.step()
            game.events.clear()


if __name__ == "__main__":
    think()
