"""The one thread in which chapters are written: whoever plays comes first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Filming:
    """Does one piece of work after the other, away from the event loop."""

    def __init__(self) -> None:
        self._thread: ThreadPoolExecutor | None = None

    async def run(self, work: Callable[[], T]) -> T:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="filming")
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


FILMING = Filming()
