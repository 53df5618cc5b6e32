"""Several processes behind one address: each table lives in one of them, found through Redis.

The process that opens a table holds a lease on it. A browser that reaches another process is relayed to the
holder. When a process dies its leases run out, browsers come back by themselves, and whichever process they
reach takes the table over from the storage.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_hex
from typing import Any

import msgspec

from gomorra.server.tables.table import TableError

try:
    from redis.exceptions import RedisError
except ImportError:  # the extra is not installed, so there is no cluster either
    RedisError = OSError  # type: ignore[misc,assignment]  # stands in where Redis is not installed

LEASE_MS = 5_000
RENEW = 1.5
PREFIX = "gomorra"

logger = logging.getLogger("gomorra.cluster")

_RENEW = """
if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end
return 0
"""
_TAKE = """
local found = redis.call('get', KEYS[1])
if not found then redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2]); return ARGV[1] end
return found
"""
_RELEASE = """
if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end
return 0
"""


class ClusterError(TableError):
    """The processes cannot reach each other."""


class Note(msgspec.Struct):
    """What processes tell each other about one browser."""

    kind: str
    """enter, text, leave towards the holder; data, close back to the browser's process."""
    wire: str
    table: str = ""
    sender: str = ""
    person: str = ""
    name: str = ""
    text: str = ""
    code: int = 0


Listener = Callable[[Note], Awaitable[None]]


class Cluster:
    """This process among the others."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.id = token_hex(8)
        self._redis: Any = Redis.from_url(url)
        self._held: set[str] = set()
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._listener: Listener | None = None
        self.on_lost: Callable[[str], Awaitable[None]] | None = None
        """Called when a table that this process held belongs to another."""
        self._watched: dict[str, str] = {}
        self.on_gone: Callable[[str], Awaitable[None]] | None = None
        """Called when the holder of a table that is relayed has gone."""

    async def begin(self, listener: Listener) -> None:
        """Listen to the other processes."""
        self._listener = listener
        channel = self._redis.pubsub()
        try:
            await channel.subscribe(self._channel(self.id))
        except (RedisError, OSError) as error:
            raise ClusterError(
                f"Redis cannot be reached ({type(error).__name__}); see GOMORRA_REDIS"
            ) from error
        self._tasks = [
            asyncio.create_task(work) for work in (self._hear(channel), self._speak(), self._watch())
        ]

    async def ping(self) -> None:
        """Whether Redis is there."""
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            raise ClusterError(
                f"Redis cannot be reached ({type(error).__name__}); see GOMORRA_REDIS"
            ) from error

    async def end(self) -> None:
        """Give all tables back and leave."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for table in list(self._held):
            await self.release(table)
        await self._redis.aclose()

    def _channel(self, process: str) -> str:
        return f"{PREFIX}:process:{process}"

    def _lease(self, table: str) -> str:
        return f"{PREFIX}:table:{table}"

    def holds(self, table: str) -> bool:
        return table in self._held

    async def holder(self, table: str) -> str:
        """The process in which a table lives: this one, if no other has it."""
        if table in self._held:
            return self.id
        try:
            found = await self._redis.eval(_TAKE, 1, self._lease(table), self.id, LEASE_MS)
        except (RedisError, OSError) as error:
            raise ClusterError(f"Redis does not answer ({type(error).__name__})") from error
        if found.decode() == self.id:
            self._held.add(table)
        return str(found.decode())

    async def confirm(self, table: str) -> bool:
        """Whether this process still has the lease on a table; asked where a write was refused."""
        try:
            kept = await self._redis.eval(_RENEW, 1, self._lease(table), self.id, LEASE_MS)
        except (RedisError, OSError):
            return table in self._held
        if not kept:
            self._held.discard(table)
        return bool(kept)

    async def release(self, table: str) -> None:
        """This process has closed a table."""
        self._held.discard(table)
        with suppress(Exception):  # it runs out by itself
            await self._redis.eval(_RELEASE, 1, self._lease(table), self.id)

    def tell(self, process: str, note: Note) -> None:
        """Send a note to a process; notes arrive in the order in which they were sent."""
        note.sender = self.id
        self._out.put_nowait((self._channel(process), msgspec.msgpack.encode(note)))

    def watch(self, table: str, process: str) -> None:
        """Keep an eye on the holder of a relayed table."""
        self._watched[table] = process

    def unwatch(self, table: str) -> None:
        self._watched.pop(table, None)

    async def _speak(self) -> None:
        while True:
            channel, data = await self._out.get()
            try:
                await self._redis.publish(channel, data)
            except Exception as error:  # noqa: BLE001 - the connection will come back, the browser too
                logger.warning("a note was lost (%s)", type(error).__name__)

    async def _hear(self, channel: Any) -> None:
        decoder = msgspec.msgpack.Decoder(Note)
        while True:
            try:
                message = await channel.get_message(ignore_subscribe_messages=True, timeout=5)
                if message is not None and self._listener is not None:
                    await self._listener(decoder.decode(message["data"]))
            except asyncio.CancelledError:
                with suppress(Exception):
                    await channel.aclose()
                raise
            except msgspec.DecodeError:
                logger.warning("a note could not be read")
            except Exception as error:  # noqa: BLE001 - try again until Redis is back
                logger.warning("Redis does not answer (%s)", type(error).__name__)
                await asyncio.sleep(0.5)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            try:
                await self._renew()
            except Exception as error:  # noqa: BLE001 - leases are longer than a hiccup
                logger.warning("leases were not renewed (%s)", type(error).__name__)

    async def _renew(self) -> None:
        held, watched = list(self._held), list(self._watched.items())
        pipeline = self._redis.pipeline(transaction=False)
        for table in held:
            pipeline.eval(_RENEW, 1, self._lease(table), self.id, LEASE_MS)
        for table, _ in watched:
            pipeline.get(self._lease(table))
        replies = await pipeline.execute() if held or watched else []
        for table, kept in zip(held, replies, strict=False):
            if not kept and table in self._held:
                self._held.discard(table)
                if self.on_lost is not None:
                    await self.on_lost(table)
        for (table, process), found in zip(watched, replies[len(held) :], strict=True):
            if (found is None or found.decode() != process) and self.on_gone is not None:
                self._watched.pop(table, None)
                await self.on_gone(table)
