"""A process in which chapters are written: whoever plays does not wait for it.

It is asked for one table after the other. It ends by itself when the server is gone.
"""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import msgspec

from gomorra.server.replays.chapters import write_on
from gomorra.server.tables.records import Chapter, TableRecord
from gomorra.server.thinking.lane import read_message, write_message

logger = logging.getLogger("gomorra.filming")


class FilmingError(RuntimeError):
    """The chapters of a game could not be written."""


class Order(msgspec.Struct, frozen=True, array_like=True):
    """A game, and how far its chapters are written."""

    record: TableRecord
    keys: list[str]
    known: list[Chapter]


class Delivery(msgspec.Struct, frozen=True, array_like=True):
    """The chapters that follow, or what went wrong."""

    chapters: list[Chapter]
    problem: str = ""


class Filming:
    """The process, seen from the server."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="filming")
        self._process: subprocess.Popen[bytes] | None = None
        self._closing = False

    async def write_on(self, record: TableRecord, keys: list[str], known: list[Chapter]) -> list[Chapter]:
        """The chapters that follow those known."""
        # Only the last one is needed to go on from.
        last = [msgspec.structs.replace(chapter, reel=b"") for chapter in known[-1:]]
        order = msgspec.msgpack.encode(Order(record, keys, last))
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, order)

    def _ask(self, order: bytes) -> list[Chapter]:
        for _ in range(2):
            try:
                process = self._running()
                assert process.stdin is not None
                assert process.stdout is not None
                write_message(process.stdin, order)
                delivery = msgspec.msgpack.decode(read_message(process.stdout), type=Delivery)
            except (EOFError, OSError) as error:
                if self._closing:
                    break
                logger.warning("the process that writes chapters ended (%s)", type(error).__name__)
                self._end()
                continue
            if delivery.problem:
                raise FilmingError(delivery.problem)
            return delivery.chapters
        raise FilmingError("the process that writes chapters does not run")

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            command = [sys.executable, "-m", "gomorra.server.replays.filming"]
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603
        return self._process

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()

    def close(self) -> None:
        """End the process; what it was working on is written when somebody asks for it again."""
        self._closing = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._process is not None:
            self._process.kill()
        self._thread.shutdown(wait=True)
        self._end()


def film() -> None:
    """The life of the process."""
    from gomorra.cards import shelf

    shelf()
    with suppress(OSError, AttributeError):
        os.nice(15)
    while True:
        try:
            order = msgspec.msgpack.decode(read_message(sys.stdin.buffer), type=Order)
        except (EOFError, KeyboardInterrupt):
            return
        try:
            delivery = Delivery(list(write_on(order.record, order.keys, order.known)))
        except Exception as error:  # noqa: BLE001 - whatever it is, the server must hear of it
            delivery = Delivery([], f"{type(error).__name__}: {error}"[:300])
        try:
            write_message(sys.stdout.buffer, msgspec.msgpack.encode(delivery))
        except OSError:
            return


if __name__ == "__main__":
    film()
