"""The hall: everything a running server shares."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import time
from contextlib import suppress
from typing import IO

from gomorra.server.http.door import Door
from gomorra.server.http.jobs import Jobs
from gomorra.server.http.metrics import Metrics
from gomorra.server.http.sessions import Sessions
from gomorra.server.laboratory.runner import Runner
from gomorra.server.limits import Buckets
from gomorra.server.replays.film import Films
from gomorra.server.rooms.cluster import Cluster
from gomorra.server.rooms.relay import Relay
from gomorra.server.rooms.rooms import NoSuchTable, Rooms
from gomorra.server.settings import Settings
from gomorra.server.storage.migrations import bring_up_to_date
from gomorra.server.storage.premises import hold_data
from gomorra.server.storage.returns import Returns
from gomorra.server.storage.tables import Conflict, Storage, StorageError
from gomorra.server.thinking.bots import BotDesk

logger = logging.getLogger("gomorra.server")
ARCHIVING = 6 * 3600.0
"""Seconds after which it is looked for finished games that are not written down: rooms do it when a game ends."""


def _be_quick() -> None:
    """Keep pauses short: what lives for long is not looked at again and again, and threads give way soon."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1_000)
    sys.setswitchinterval(0.0005)


class Hall:
    """Storage, sessions, rooms and numbers of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.storage = Storage(settings.database_url)
        self.desk = BotDesk(settings.bot_processes)
        self.rooms = Rooms(self.storage, self.desk, self.metrics, settings.rooms)
        self.sessions = Sessions("")
        self.films = Films(settings.films)
        self.laboratory = Runner(self.storage, settings.lab_processes, settings.ray)
        self.jobs = Jobs(settings.jobs, settings.waiting_jobs)
        now = time.monotonic
        self.door = Door(
            settings.connections, settings.connections_per_address, Buckets(2.0, settings.arrivals, now)
        )
        self.tables = Buckets(settings.tables_per_day / 86_400, settings.tables_per_day, now)
        """New tables that one address may make."""
        self.posts = Buckets(rate=1.0, burst=settings.posts, now=time.monotonic)
        """Changes over HTTP that one address may make."""
        self.reads = Buckets(rate=30.0, burst=settings.reads, now=time.monotonic)
        """Looks at stored games, which have to be played again for each."""
        self.guesses = Buckets(rate=1 / 30, burst=10, now=time.monotonic)
        """Codes with which somebody at one address tries to come back."""
        self.returns = Returns(self.storage)
        self.relay: Relay | None = None
        self._chores: list[asyncio.Task[None]] = []
        self._keys: IO[bytes] | None = None

    async def begin(self) -> None:
        """Make everything ready."""
        self._keys = hold_data(self.settings)
        await bring_up_to_date(self.storage.engine)
        self.sessions = Sessions(await self.storage.secret("sessions"))
        if self.settings.redis:
            self.relay = Relay(self, Cluster(self.settings.redis))
            await self.relay.begin()
            self.rooms.on_closed = self.relay.cluster.release
            self.rooms.still_ours = self.relay.cluster.confirm
        _be_quick()
        self.laboratory.begin()
        self._chores = [asyncio.create_task(work) for work in (self._sweep(), self._mend(), self._archive())]
        logger.info("ready: %s", self.storage.engine.url.render_as_string(hide_password=True).split("/")[0])

    async def holder(self, table: str) -> str:
        """The other process in which a table lives; empty when it is this one."""
        if self.relay is None:
            return ""
        cluster = self.relay.cluster
        # A lease on a table that does not exist would be renewed for ever.
        if not cluster.holds(table) and not await self.storage.exists(table):
            raise NoSuchTable("there is no such table; perhaps the link is cut off")
        found = await cluster.holder(table)
        return "" if found == cluster.id else found

    async def end(self) -> None:
        """Leave everything in order."""
        for chore in self._chores:
            chore.cancel()
            with suppress(asyncio.CancelledError):
                await chore
        await self.laboratory.end()
        await self.rooms.close()
        if self.relay is not None:
            await self.relay.cluster.end()
        self.desk.close()
        await self.storage.close()
        if self._keys is not None:
            self._keys.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(60)
            await self.rooms.sweep()

    async def _mend(self) -> None:
        while True:
            await asyncio.sleep(1)
            await self.rooms.mend()

    async def _archive(self) -> None:
        """Write down what was seen of finished games that nobody has written down yet."""
        while True:
            try:
                for table in await self.storage.unfilmed():
                    await self.archive(table)
                    await asyncio.sleep(0.1)
            except StorageError as error:
                logger.warning("finished games were not written down: %s", error)
            await asyncio.sleep(ARCHIVING)

    async def archive(self, table: str) -> None:
        """Store the chapters of a finished game that are missing."""
        found = await self.storage.stand(table)
        if found is None:
            return
        record, stand = found
        known = await self.storage.chapters(table)
        keys = [key for _, key in await self.storage.answers(table)]
        try:
            missing = await self.desk.filming.write_on(record, keys, known)
            if missing:
                await self.storage.add_chapters(table, stand.generation, missing)
        except Conflict:
            pass  # somebody has opened the table, and writes the chapters then
        except Exception as error:  # noqa: BLE001 - a game of old rules may fail anywhere; it stays as it is
            logger.warning("table %s cannot be written down any more (%s)", table, type(error).__name__)
