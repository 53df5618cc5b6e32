"""Bots at the table: which there are, and where they think."""

from __future__ import annotations

import logging
import zlib
from typing import TYPE_CHECKING

from gomorra.bots import BOTS, LEVELS, make_bot
from gomorra.server.lessons import LESSONS, rival_answer
from gomorra.server.protocol.pages import BotChoice
from gomorra.server.replays.filming import Filming
from gomorra.server.thinking.lane import (
    ADVICE,
    HINDSIGHT,
    Advised,
    Considered,
    Lane,
    LaneError,
    Question,
    Weighed,
)

if TYPE_CHECKING:
    from gomorra.engine import Game
    from gomorra.engine.kernel.decision import Payload
    from gomorra.server.tables.records import TableRecord

USUAL = "fair"
INSTANT = ("random",)
SLOW = ("sharp", "hard", "master", "search", "search-1")

logger = logging.getLogger("gomorra.bots")


def strengths() -> tuple[BotChoice, ...]:
    """The bots one can play against, the weakest first."""
    return tuple(BotChoice(level.name, level.title, level.manner) for level in LEVELS)


def known(strength: str) -> str:
    """This strength if there is such a bot, else the usual one."""
    return strength if strength in BOTS else USUAL


class BotDesk:
    """Answers for bots. Quick thinkers and slow ones have processes of their own."""

    def __init__(self, processes: int = 1) -> None:
        self._quick = [Lane() for _ in range(max(1, processes))]
        self._slow = [Lane() for _ in range(max(1, processes))]
        self.filming = Filming()
        """Where chapters of games are written."""
        self._explaining = Lane()
        """Nobody at a table waits because somebody asks what a bot thought."""

    async def choose(self, record: TableRecord, game: Game, seat: int, base: bytes = b"") -> str:
        """The key a bot answers the open decision with."""
        lesson = LESSONS.get(record.options.lesson)
        if lesson is not None:
            return rival_answer(lesson, game)
        strength = record.seats[seat].strength
        seed = f"{record.seed} {seat} {len(game.answers)}"
        if strength not in INSTANT:
            lanes = self._slow if strength in SLOW else self._quick
            lane = lanes[zlib.crc32(record.id.encode()) % len(lanes)]
            try:
                question = Question(record.id, b"", (), seat, strength, seed, base)
                return (await lane.ask(record, game.answers, question)).key
            except LaneError:
                logger.exception("a %s bot could not decide; a random one answers", strength)
        return make_bot("random", seed).choose(game.fork(), seat)

    async def think(self, record: TableRecord, game: Game, seat: int, base: bytes = b"") -> list[Considered]:
        """What a hard bot considers at the open decision: the same as when it decided."""
        seed = f"{record.seed} {seat} {len(game.answers)}"
        try:
            question = Question(record.id, b"", (), seat, "hard", seed, base)
            return list((await self._explaining.ask(record, game.answers, question)).thoughts)
        except LaneError:
            logger.exception("a bot could not say what it thinks")
            return []

    async def advise(self, record: TableRecord, game: Game, seat: int, base: bytes = b"") -> list[Advised]:
        """What a hard bot would do at the open decision, in words; nothing if it cannot be asked."""
        seed = f"{record.seed} {seat} {len(game.answers)}"
        try:
            question = Question(record.id, b"", (), seat, ADVICE, seed, base)
            return list((await self._explaining.ask(record, game.answers, question)).advice)
        except LaneError:
            logger.exception("a bot could not give advice")
            return []

    async def weigh(self, record: TableRecord, answers: list[Payload], base: bytes = b"") -> list[Weighed]:
        """Everybody's chance to win at every point of a finished game; nothing if it cannot be judged any more."""
        try:
            question = Question(record.id, b"", (), 0, HINDSIGHT, "", base)
            return list((await self._explaining.ask(record, answers, question)).weighed)
        except LaneError:
            logger.exception("a game could not be judged")
            return []

    def close(self) -> None:
        for lane in (*self._quick, *self._slow, self._explaining):
            lane.close()
        self.filming.close()
