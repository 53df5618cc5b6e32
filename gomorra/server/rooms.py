"""All rooms of this process: opened when somebody comes, closed when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from secrets import token_hex, token_urlsafe

from gomorra.server.bots import BotDesk
from gomorra.server.metrics import Metrics
from gomorra.server.protocol import ClientMessage, Moved, NewTable, Rematch
from gomorra.server.records import SeatRecord, TableRecord
from gomorra.server.room import Room
from gomorra.server.storage import Storage
from gomorra.server.table import Given, NotYours, Table, TableError, new_record
from gomorra.server.wire import Wire

IDLE = 300.0
"""Seconds after which an empty room is closed; its table stays in the storage."""


MOVED = 4013


class NoSuchTable(TableError):
    """No table has this id."""


class Rooms:
    """The tables that are in use."""

    def __init__(self, storage: Storage, desk: BotDesk, metrics: Metrics) -> None:
        self.storage = storage
        self.desk = desk
        self.metrics = metrics
        self._rooms: dict[str, Room] = {}
        self.on_closed: Callable[[str], Awaitable[None]] | None = None
        """Called when a room was closed because nobody was there."""
        self._opening: dict[str, asyncio.Lock] = {}

    async def make(self, plan: NewTable, person: str, name: str) -> TableRecord:
        """A new table."""
        record = await asyncio.to_thread(new_record, plan, person, name, time.time())
        await self.add(record, ())
        return record

    async def add(self, record: TableRecord, answers: tuple[Given, ...]) -> None:
        """Store a table that was made elsewhere, with the answers it begins with."""
        await self.storage.save_table(record)
        if answers:
            await self.storage.append(record.id, 0, answers)
        self.metrics.tables_made += 1

    async def open(self, table: str) -> Room:
        """The room of a table, read from the storage if it is not open yet."""
        room = self._rooms.get(table)
        if room is not None and not room.broken:
            return room
        lock = self._opening.setdefault(table, asyncio.Lock())
        async with lock:
            room = self._rooms.get(table)
            if room is not None and not room.broken:
                return room
            wires = list(room.wires) if room is not None else []
            if room is not None:
                await room.close()
            room = await self._read(table)
            self._rooms[table] = room
            self.metrics.rooms = len(self._rooms)
            for wire in wires:
                wire.state = None
                room.enter(wire)
        self._opening.pop(table, None)
        return room

    async def _read(self, table: str) -> Room:
        record = await self.storage.table(table)
        if record is None:
            raise NoSuchTable("there is no such table; perhaps the link is cut off")
        answers = await self.storage.answers(table)
        chat = await self.storage.chat(table)
        played = await asyncio.to_thread(Table, record, answers)
        return Room(played, chat, self.storage, self.desk, self.metrics)

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
            if wire.hang_up is not None:
                wire.hang_up(MOVED, "the table moves to another process")
        room.wires.clear()
        await room.close()
        self.metrics.rooms = len(self._rooms)

    async def rematch(self, room: Room, wire: Wire) -> None:
        """The same people, decks and options once more; who sat first sits last."""
        record = room.table.record
        if not record.seats_of(wire.person):
            raise NotYours("only players may ask for a rematch")
        if record.status != "over":
            raise TableError("the game is not over yet")
        if not record.rematch:
            following = again(record, time.time())
            await self.add(following, ())
            record.rematch = following.id
            await self.storage.save_table(record)
        room.show_all()
        for other in list(room.wires):
            other.tell(Moved(record.rematch))

    async def sweep(self) -> None:
        """Close rooms in which nobody has been for a while."""
        now = time.monotonic()
        for table, room in list(self._rooms.items()):
            if not room.wires and now - room.used > IDLE and not room.lock.locked():
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
        status="playing", pace=record.pace,
    )  # fmt: skip


def is_rematch(message: ClientMessage) -> bool:
    return isinstance(message, Rematch)
