"""A process beside the server that does one piece of work after the other, so that nobody at a table waits.

It starts with the first order, ends by itself when the server is gone, and is started again when it died.
"""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import IO

SIZE = 4
"""Bytes before each message that say how long it is."""

logger = logging.getLogger("gomorra.server")


Order = Callable[[bool], bytes]
"""Makes the message, told whether the process has just started."""


class BesideError(RuntimeError):
    """The process does not run, or ends whenever it is asked."""


class Beside:
    """The process, seen from the server."""

    def __init__(self, module: str) -> None:
        self.module = module
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=module.rpartition(".")[2])
        self.process: subprocess.Popen[bytes] | None = None
        self._closing = False

    async def ask(self, order: Order) -> bytes:
        """What the process answers to an order; a fresh process knows nothing of earlier ones."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, order)

    def _ask(self, order: Order) -> bytes:
        for _ in range(2):
            if self._closing:
                break
            try:
                fresh = self.process is None
                process = self._running()
                assert process.stdin is not None
                assert process.stdout is not None
                write_message(process.stdin, order(fresh))
                return read_message(process.stdout)
            except (EOFError, OSError) as error:
                if self._closing:
                    break
                logger.warning("the process of %s ended (%s)", self.module, type(error).__name__)
                self._end()
        raise BesideError(f"the process of {self.module} does not run")

    def _running(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            # From where this process has its modules, not from where it was started.
            command = [sys.executable, "-P", "-m", self.module]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - our own
        return self.process

    def _end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()

    def close(self) -> None:
        """End the process; what it was working on has to be asked for again."""
        self._closing = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self.process is not None:
            self.process.kill()
        self._thread.shutdown(wait=True)
        self._end()


def serve(work: Callable[[bytes], bytes], nice: int) -> None:
    """The life of such a process: people come first, then orders in their order."""
    with suppress(OSError, AttributeError):
        os.nice(nice)
    while True:
        try:
            order = read_message(sys.stdin.buffer)
        except (EOFError, KeyboardInterrupt):
            return
        try:
            write_message(sys.stdout.buffer, work(order))
        except OSError:
            return


def write_message(pipe: IO[bytes], message: bytes) -> None:
    """Send a message through a pipe, with its length before it."""
    pipe.write(len(message).to_bytes(SIZE, "big") + message)
    pipe.flush()


def read_message(pipe: IO[bytes]) -> bytes:
    """The next message from a pipe."""
    head = pipe.read(SIZE)
    if len(head) < SIZE:
        raise EOFError
    message = pipe.read(int.from_bytes(head, "big"))
    if len(message) < int.from_bytes(head, "big"):
        raise EOFError
    return message
