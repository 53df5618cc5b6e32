"""All rooms of this process: opened when somebody comes, closed when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_hex, token_urlsafe

from gomorra.server.http.metrics import Metrics
from gomorra.server.limits import LONGEST_ID
from gomorra.server.protocol.asked import ClientMessage, NewTable, Rematch
from gomorra.server.protocol.told import ChatLine, Moved
from gomorra.server.replays.edition import edition
from gomorra.server.rooms.room import Room
from gomorra.server.rooms.wire import Wire
from gomorra.server.storage.tables import Storage, StorageError
from gomorra.server.tables.records import Chapter, SeatRecord, TableRecord
from gomorra.server.tables.table import Given, NotYours, Table, TableError, new_record
from gomorra.server.thinking.bots import BotDesk

IDLE = 300.0
"""Seconds after which an empty room is closed; its table stays in the storage."""
MOVED = 4013
HOUSE = "Gomorra"
"""Who speaks where the server has something to say to a table."""

logger = logging.getLogger("gomorra.rooms")


class NoSuchTable(TableError):
    """No table has this id."""


class MovedAway(StorageError):
    """Another process has the table now."""


def is_id(text: str) -> bool:
    """Whether a table could have this id; anything else is not even looked up."""
    return 0 < len(text) <= LONGEST_ID and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


class Rooms:
    """The tables that are in use."""

    def __init__(self, storage: Storage, desk: BotDesk, metrics: Metrics, most: int = 1_000) -> None:
        self.storage = storage
        self.desk = desk
        self.metrics = metrics
        self._most = most
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self.on_closed: Callable[[str], Awaitable[None]] | None = None
        """Called when a room was closed because nobody was there."""
        self.still_ours: Callable[[str], Awaitable[bool]] | None = None
        """Whether a table may be opened again here, where several processes share them."""

    async def make(self, plan: NewTable, person: str, name: str) -> TableRecord:
        """A new table."""
        record = await asyncio.to_thread(new_record, plan, person, name, time.time())
        await self.add(record)
        return record

    async def add(
        self,
        record: TableRecord,
        answers: tuple[Given, ...] = (),
        chapters: tuple[Chapter, ...] = (),
        note: str = "",
    ) -> None:
        """Store a table that was made elsewhere, with what it begins with."""
        await self.storage.add_table(
            record, answers, chapters, ChatLine(1, HOUSE, -1, note) if note else None
        )
        self.metrics.tables_made += 1

    async def open(self, table: str) -> Room:
        """The room of a table, read from the storage if it is not open yet."""
        room = self._rooms.get(table)
        if room is not None and not room.broken:
            return room
        opening = self._opening.get(table)
        if opening is None:
            opening = asyncio.create_task(self._open(table))
            self._opening[table] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> Room:
        before = self._rooms.get(table)
        if before is not None:
            await before.close()
        # Whoever was still connected when the table was lost must not take it back by a late message.
        if self.still_ours is not None and not await self.still_ours(table):
            await self.give_up(table)
            raise MovedAway("the table moves to another process")
        room = await self._read(table)
        if before is not None:
            room.take_over(before)
        self._rooms[table] = room
        if len(self._rooms) > self._most:
            await self.sweep(idle=0.0)
        self.metrics.rooms = len(self._rooms)
        for wire in list(before.wires) if before is not None else ():
            wire.state = None
            room.enter(wire)
        return room

    async def _read(self, table: str) -> Room:
        held = await self.storage.take(table) if is_id(table) else None
        if held is None:
            raise NoSuchTable("there is no such table; perhaps the link is cut off")
        begun_under = held.record.rules
        answers = await self.storage.answers(table)
        chapters = await self.storage.chapters(table)
        chat = await self.storage.chat(table)
        played = await asyncio.to_thread(Table, held.record, answers, chapters)
        room = Room(played, chat, self.storage, self.desk, self.metrics, held.generation)
        if played.dropped:
            await room.cut(len(answers) - played.dropped)
        if played.dropped or (begun_under not in ("", edition()) and held.record.status == "playing"):
            await room.say(HOUSE, _about_the_rules(played.dropped))
            await room.save()
        return room

    def leave(self, table: str, wire: Wire) -> None:
        """A browser is gone, from whichever room now holds the table."""
        room = self._rooms.get(table)
        if room is not None:
            room.leave(wire)

    async def give_up(self, table: str) -> None:
        """Close a room whose table belongs to another process now; its browsers connect anew."""
        room = self._rooms.pop(table, None)
        if room is None:
            return
        for wire in list(room.wires):
            wire.close(MOVED, "the table moves to another process")
        room.wires.clear()
        await room.close()
        self.metrics.rooms = len(self._rooms)

    async def rematch(self, room: Room, wire: Wire) -> None:
        """The same people, decks and options once more; who sat first sits last."""
        async with room.lock:
            record = room.table.record
            if not record.seats_of(wire.person):
                raise NotYours("only players may ask for a rematch")
            if record.status != "over":
                raise TableError("the game is not over yet")
            if record.example:
                raise TableError("this game began as an example: open it in the rule book once more")
            if not record.rematch:
                following = again(record, time.time())
                await self.add(following)
                record.rematch = following.id
                await room.save()
            room.show_all()
            for other in list(room.wires):
                other.tell(Moved(record.rematch))

    async def mend(self) -> None:
        """Open rooms again whose last change could not be stored, as soon as the storage is well."""
        for table, room in list(self._rooms.items()):
            if room.broken:
                with suppress(StorageError, TableError):
                    await self.open(table)

    async def sweep(self, idle: float = IDLE) -> None:
        """Close rooms in which nobody has been for a while."""
        now = time.monotonic()
        for table, room in list(self._rooms.items()):
            if not room.wires and now - room.used > idle and not room.lock.locked():
                del self._rooms[table]
                await room.close()
                if self.on_closed is not None:
                    await self.on_closed(table)
        self.metrics.rooms = len(self._rooms)

    async def close(self) -> None:
        """End all rooms; everything is stored."""
        for room in list(self._rooms.values()):
            await room.close()
        self._rooms.clear()


def _about_the_rules(dropped: int) -> str:
    words = "The rules have changed since this game was begun; it goes on under the new ones."
    if dropped:
        words += f" The last {dropped} answers do not fit them any more and were taken back."
    return words


def again(record: TableRecord, now: float) -> TableRecord:
    """The record of a rematch."""
    seats = [
        SeatRecord(
            seat.who, seat.name, seat.strength, seat.deck_name, seat.cards, list(seat.persons),
            token_urlsafe(12) if seat.who == "person" else "",
        )
        for seat in [*record.seats[1:], record.seats[0]]
    ]  # fmt: skip
    return TableRecord(
        token_urlsafe(12), token_hex(16), record.engine, record.host, seats, record.options, record.ruleset, now,
        status="playing", pace=record.pace, rules=edition(),
    )  # fmt: skip


def is_rematch(message: ClientMessage) -> bool:
    return isinstance(message, Rematch)
