"""A process in which bots think, so that nobody at any table waits for them.

The process keeps the games it was asked about; a question brings only the answers given since the last one.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import msgspec

from gomorra.bots import make_bot
from gomorra.engine import Game
from gomorra.engine.decision import Payload
from gomorra.server.records import TableRecord

KEPT = 400
"""Games that a process keeps; the longest unused are forgotten."""

logger = logging.getLogger("gomorra.bots")


class LaneError(RuntimeError):
    """The process did not answer."""


class Question(NamedTuple):
    """What a bot is asked: a game as far as the process does not know it yet, and whose bot decides."""

    table: str
    record: bytes
    """The table's record; empty where the process has the game."""
    answers: tuple[Payload, ...]
    seat: int
    strength: str
    seed: str


class Lane:
    """One process, seen from the server. Questions are answered one after the other."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=f"bots-{name}")
        self._pipe: Connection[Any, Any] | None = None
        self._process: Any = None
        self._known: OrderedDict[str, list[Payload]] = OrderedDict()

    async def ask(
        self, record: TableRecord, answers: list[Payload], seat: int, strength: str, seed: str
    ) -> str:
        """The key that a bot answers with."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._thread, self._ask, record, list(answers), seat, strength, seed
        )

    def _ask(self, record: TableRecord, answers: list[Payload], seat: int, strength: str, seed: str) -> str:
        for trial in range(2):
            pipe = self._open()
            question = self._question(record, answers, seat, strength, seed)
            try:
                pipe.send(question)
                kind, value = pipe.recv()
            except (EOFError, OSError):
                logger.warning(
                    "the bots' process %s ended; %s", self.name, "starting another" if not trial else ""
                )
                self._forget()
                continue
            if kind == "key":
                return str(value)
            self._known.pop(record.id, None)
            raise LaneError(str(value))
        raise LaneError("the bots' process does not run")

    def _question(
        self, record: TableRecord, answers: list[Payload], seat: int, strength: str, seed: str
    ) -> Question:
        known = self._known.pop(record.id, None)
        self._known[record.id] = answers
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        if known is not None and answers[: len(known)] == known:
            return Question(record.id, b"", tuple(answers[len(known) :]), seat, strength, seed)
        return Question(record.id, msgspec.json.encode(record), tuple(answers), seat, strength, seed)

    def _open(self) -> Connection[Any, Any]:
        if self._pipe is None:
            context = multiprocessing.get_context("spawn")
            self._pipe, other = context.Pipe()
            self._process = context.Process(
                target=think, args=(other,), name=f"bots-{self.name}", daemon=True
            )
            self._process.start()
            other.close()
        return self._pipe

    def _forget(self) -> None:
        if self._pipe is not None:
            with suppress(OSError):
                self._pipe.close()
        self._pipe = None
        self._known.clear()

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        self._forget()
        self._thread.shutdown(wait=False, cancel_futures=True)
        if process is not None:
            process.terminate()
            process.join(2)


def think(pipe: Connection[Any, Any]) -> None:
    """The life of the process: answer questions until the pipe closes."""
    from gomorra.cards import shelf

    shelf()
    # People come first: a thinking bot must not slow down the one who serves them.
    with suppress(OSError, AttributeError):
        os.nice(10)
    games: OrderedDict[str, Game] = OrderedDict()
    while True:
        try:
            question: Question = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            reply = ("key", _decide(games, question))
        except Exception as error:  # noqa: BLE001 - whatever it is, the server must hear of it
            games.pop(question.table, None)
            reply = ("error", f"{type(error).__name__}: {error}")
        with suppress(OSError):
            pipe.send(reply)


def _decide(games: OrderedDict[str, Game], question: Question) -> str:
    from gomorra.server.table import new_game

    game = games.pop(question.table, None)
    if question.record:
        game = new_game(msgspec.json.decode(question.record, type=TableRecord))
    if game is None:
        raise LookupError("the game was forgotten")
    for payload in question.answers:
        if payload[0] == "concede":
            game.concede(int(payload[1]))
        else:
            game.answer(payload)
    game.events.clear()
    games[question.table] = game
    if len(games) > KEPT + 10:
        games.popitem(last=False)
    return make_bot(question.strength, question.seed).choose(game, question.seat)
