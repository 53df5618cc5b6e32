"""The hall: everything a running server shares."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import time
from contextlib import suppress

from gomorra.server.bots import BotDesk
from gomorra.server.cluster import Cluster
from gomorra.server.limits import Buckets
from gomorra.server.metrics import Metrics
from gomorra.server.migrations import bring_up_to_date
from gomorra.server.relay import Relay
from gomorra.server.replays import Films
from gomorra.server.rooms import Rooms
from gomorra.server.sessions import Sessions
from gomorra.server.settings import Settings
from gomorra.server.storage import Storage

logger = logging.getLogger("gomorra.server")


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
        self.rooms = Rooms(self.storage, self.desk, self.metrics)
        self.sessions = Sessions("")
        self.films = Films()
        self.posts = Buckets(rate=1.0, burst=settings.posts, now=time.monotonic)
        """Changes over HTTP that one address may make."""
        self.reads = Buckets(rate=30.0, burst=settings.reads, now=time.monotonic)
        """Looks at stored games, which have to be played again for each."""
        self.relay: Relay | None = None
        self._sweeper: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Make everything ready."""
        if not self.settings.database:
            self.settings.data.mkdir(parents=True, exist_ok=True)
        await bring_up_to_date(self.storage.engine)
        self.sessions = Sessions(await self.storage.secret("sessions"))
        if self.settings.redis:
            self.relay = Relay(self, Cluster(self.settings.redis))
            await self.relay.begin()
            self.rooms.on_closed = self.relay.cluster.release
        _be_quick()
        self._sweeper = asyncio.create_task(self._sweep())
        logger.info("ready: %s", self.storage.engine.url.render_as_string(hide_password=True).split("/")[0])

    async def holder(self, table: str) -> str:
        """The other process in which a table lives; empty when it is this one."""
        if self.relay is None:
            return ""
        cluster = self.relay.cluster
        found = await cluster.holder(table)
        return "" if found == cluster.id else found

    async def end(self) -> None:
        """Leave everything in order."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        await self.rooms.close()
        if self.relay is not None:
            await self.relay.cluster.end()
        self.desk.close()
        await self.storage.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(60)
            await self.rooms.sweep()
