"""Browsers whose table lives in another process, on both sides of the relay."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING

from gomorra.server.rooms.cluster import Cluster, ClusterError, Note
from gomorra.server.rooms.service import AGAIN, NOT_ALLOWED, NOT_FOUND, serve_text
from gomorra.server.rooms.wire import Wire
from gomorra.server.storage.tables import StorageError
from gomorra.server.tables.table import TableError

if TYPE_CHECKING:
    from collections.abc import Callable

    from gomorra.server.hall import Hall
    from gomorra.server.http.sessions import Guest

logger = logging.getLogger("gomorra.relay")


class Relay:
    """Passes messages between this process and the holders of tables."""

    def __init__(self, hall: Hall, cluster: Cluster) -> None:
        self.hall = hall
        self.cluster = cluster
        self._here: dict[str, tuple[str, Callable[[bytes], None], Callable[[int, str], None]]] = {}
        """Browsers of this process whose table is elsewhere: table, how to send, how to close."""
        self._guests: dict[str, tuple[Wire, str, asyncio.Queue[str], asyncio.Task[None]]] = {}
        """Browsers of other processes whose table is here."""

    async def begin(self) -> None:
        self.cluster.on_gone = self._holder_gone
        self.cluster.on_lost = self._lost
        await self.cluster.begin(self._hear)

    def enter(
        self,
        holder: str,
        table: str,
        guest: Guest,
        send: Callable[[bytes], None],
        close: Callable[[int, str], None],
    ) -> str:
        """A browser of this process comes to a table elsewhere; gives the name of its wire."""
        wire = token_hex(8)
        self._here[wire] = (table, send, close)
        self.cluster.watch(table, holder)
        self.cluster.tell(holder, Note("enter", wire, table, person=guest.id, name=guest.name))
        return wire

    def text(self, holder: str, wire: str, text: str) -> None:
        """What the browser sends."""
        self.cluster.tell(holder, Note("text", wire, text=text))

    def leave(self, holder: str, wire: str) -> None:
        """The browser is gone."""
        table = self._here.pop(wire, ("", None, None))[0]
        self.cluster.tell(holder, Note("leave", wire))
        if table and not any(other == table for other, _, _ in self._here.values()):
            self.cluster.unwatch(table)

    async def _hear(self, note: Note) -> None:
        if note.kind == "enter":
            queue: asyncio.Queue[str] = asyncio.Queue(1000)
            wire = Wire(note.person, note.name, lambda data: self._back(note.sender, note.wire, data))
            wire.hang_up = lambda code, text: self._close(note, code, text)
            task = asyncio.create_task(self._serve(note, wire, queue))
            self._guests[note.wire] = (wire, note.table, queue, task)
        elif note.kind == "text" and note.wire in self._guests:
            with suppress(asyncio.QueueFull):
                self._guests[note.wire][2].put_nowait(note.text)
        elif note.kind == "leave" and note.wire in self._guests:
            self._drop(note.wire)
        elif note.kind == "data" and note.wire in self._here:
            self._here[note.wire][1](note.text.encode())
        elif note.kind == "close" and note.wire in self._here:
            self._here[note.wire][2](note.code, note.text)

    def _back(self, process: str, wire: str, data: bytes) -> None:
        self.cluster.tell(process, Note("data", wire, text=data.decode()))

    def _close(self, note: Note, code: int, text: str) -> None:
        self.cluster.tell(note.sender, Note("close", note.wire, code=code, text=text))

    async def _serve(self, note: Note, wire: Wire, queue: asyncio.Queue[str]) -> None:
        """A browser of another process at a table of this one."""
        hall = self.hall
        try:
            if await self.cluster.holder(note.table) != self.cluster.id:
                self._close(note, AGAIN, "the table has moved")
                return
            room = await hall.rooms.open(note.table)
        except (StorageError, ClusterError) as error:
            self._close(note, AGAIN, str(error)[:120])
            return
        except TableError as error:
            self._close(note, NOT_FOUND, str(error)[:120])
            return
        if not room.may_watch(wire.person):
            self._close(note, NOT_ALLOWED, "this table has no spectators")
            return
        room.enter(wire)
        while True:
            await serve_text(hall, wire, note.table, await queue.get())

    def _drop(self, name: str) -> None:
        wire, table, _, task = self._guests.pop(name)
        task.cancel()
        self.hall.rooms.leave(table, wire)

    async def _holder_gone(self, table: str) -> None:
        """The holder of a table has died: its browsers connect anew, and somebody takes the table over."""
        for other, _, close in list(self._here.values()):
            if other == table:
                close(AGAIN, "the table moves to another process")

    async def _lost(self, table: str) -> None:
        """Another process has taken a table over: everybody here connects anew."""
        logger.warning("table %s belongs to another process now", table)
        for name, (_, other, _, _) in list(self._guests.items()):
            if other == table:
                self._drop(name)
        await self.hall.rooms.give_up(table)
