"""Work that takes long (replays, imports, exports): a few at a time, some may wait, more are refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from gomorra.server.tables.table import TableError

T = TypeVar("T")


class TooBusy(TableError):
    """So much work waits already that this would not be done soon."""


class Jobs:
    """Runs such work in threads."""

    def __init__(self, at_once: int, waiting: int) -> None:
        self._places = asyncio.Semaphore(at_once)
        self._most = at_once + waiting
        self._here = 0

    async def run(self, work: Callable[[], T]) -> T:
        if self._here >= self._most:
            raise TooBusy("this server is busy with other games: try again in a moment")
        self._here += 1
        try:
            async with self._places:
                return await asyncio.to_thread(work)
        finally:
            self._here -= 1
