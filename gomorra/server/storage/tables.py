"""Tables, answers, chapters and chat, stored.

Who changes a table holds it: opening it raises its generation, every change names the generation, and a change
that names an old one is void. So a process that has lost a table without noticing can do no harm.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, literal, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from gomorra.server.protocol.told import ChatLine
from gomorra.server.storage import schema
from gomorra.server.storage.database import Conflict, Database, Step, StorageError
from gomorra.server.tables.records import Chapter, TableRecord

__all__ = ["Conflict", "Held", "Stand", "Storage", "StorageError"]

TRIES = 5
"""How often a table is asked for while other processes open it at the same moment."""


class Held(NamedTuple):
    """A table as its holder has it."""

    record: TableRecord
    generation: int


class Stand(NamedTuple):
    """Where a game stands: the same stand, the same answers."""

    table: str
    generation: int
    answers: int


class Storage(Database):
    """The database behind a server."""

    async def add_table(
        self,
        record: TableRecord,
        given: Sequence[tuple[int, str]] = (),
        chapters: Sequence[Chapter] = (),
        line: ChatLine | None = None,
    ) -> None:
        """Store a new table with the answers, the chapters and the line of chat it begins with."""
        steps = [Step(insert(schema.tables).values({**_columns(record), "id": record.id}))]
        steps += self._sitting(record)
        if given:
            steps.append(Step(insert(schema.answers), _answer_rows(record.id, 0, given)))
        if chapters:
            steps.append(Step(insert(schema.chapters), _chapter_rows(record.id, chapters)))
        if line is not None:
            steps.append(Step(insert(schema.chat), [_chat_row(record.id, line)]))
        await self.write(steps)

    async def take(self, table: str) -> Held | None:
        """Open a table for changes; whoever had it open before can change nothing any more."""
        columns = schema.tables.c
        for _ in range(TRIES):
            rows = await self.read(select(columns.record, columns.generation).where(columns.id == table))
            if not rows:
                return None
            record, generation = msgspec.json.decode(rows[0][0], type=TableRecord), int(rows[0][1])
            try:
                await self.write([_raised(table, generation)])
            except Conflict:
                continue
            return Held(record, generation + 1)
        raise Conflict("another process is opening this table")

    async def save_table(self, record: TableRecord, generation: int) -> None:
        """Store a table's changed record."""
        await self.write([*self._saving(record, generation), *self._sitting(record)])

    async def append(
        self,
        table: str,
        generation: int,
        first: int,
        given: Sequence[tuple[int, str]],
        record: TableRecord | None = None,
    ) -> None:
        """Store answers, each with the seat that gave it, and the record where it has changed by them."""
        steps = [_fence(table, generation)] if record is None else self._saving(record, generation)
        if given:
            steps.append(Step(insert(schema.answers), _answer_rows(table, first, given)))
        await self.write(steps)

    async def cut(self, record: TableRecord, generation: int, length: int) -> int:
        """Forget the answers from this number on: an undo. Gives the new generation."""
        answers, chapters = schema.answers.c, schema.chapters.c
        await self.write(
            [
                *self._saving(record, generation),
                _raised(record.id, generation),
                Step(delete(schema.answers).where(answers.table_id == record.id, answers.number >= length)),
                Step(delete(schema.chapters).where(chapters.table_id == record.id, chapters.number > length)),
            ]
        )
        return generation + 1

    async def say(self, table: str, generation: int, line: ChatLine) -> None:
        """Store a line of chat."""
        await self.write([_fence(table, generation), Step(insert(schema.chat), [_chat_row(table, line)])])

    async def add_chapters(self, table: str, generation: int, chapters: Sequence[Chapter]) -> None:
        """Store finished chapters of a game."""
        await self.write(
            [_fence(table, generation), Step(insert(schema.chapters), _chapter_rows(table, chapters))]
        )

    async def table(self, table: str) -> TableRecord | None:
        """The record of a table."""
        rows = await self.read(select(schema.tables.c.record).where(schema.tables.c.id == table))
        return msgspec.json.decode(rows[0][0], type=TableRecord) if rows else None

    async def stand(self, table: str) -> tuple[TableRecord, Stand] | None:
        """The record of a table and where its game stands."""
        columns = schema.tables.c
        given = select(func.count()).where(schema.answers.c.table_id == table).scalar_subquery()
        rows = await self.read(select(columns.record, columns.generation, given).where(columns.id == table))
        if not rows:
            return None
        return msgspec.json.decode(rows[0][0], type=TableRecord), Stand(table, rows[0][1], rows[0][2])

    async def exists(self, table: str) -> bool:
        return bool(await self.read(select(literal(1)).where(schema.tables.c.id == table)))

    async def answers(self, table: str) -> list[tuple[int, str]]:
        """All answers of a table in order, each with the seat that gave it."""
        columns = schema.answers.c
        query = select(columns.seat, columns.key).where(columns.table_id == table).order_by(columns.number)
        return [(row[0], row[1]) for row in await self.read(query)]

    async def chapters(self, table: str) -> list[Chapter]:
        """The chapters of a game, in order."""
        columns = schema.chapters.c
        query = select(columns.since, columns.number, columns.rules, columns.anchor, columns.reel)
        query = query.where(columns.table_id == table).order_by(columns.number)
        return [Chapter(*row) for row in await self.read(query)]

    async def chat(self, table: str, last: int = 100) -> list[ChatLine]:
        """The last lines of chat, oldest first."""
        columns = schema.chat.c
        query = select(columns.number, columns.name, columns.seat, columns.text)
        query = query.where(columns.table_id == table).order_by(columns.number.desc()).limit(last)
        return [ChatLine(*row) for row in reversed(await self.read(query))]

    async def open_tables(self, count: int = 50) -> list[TableRecord]:
        """Public tables with a free seat or a game to watch, the latest first."""
        columns = schema.tables.c
        query = select(columns.record).where(columns.public, columns.status.in_(["waiting", "playing"]))
        return await self._records(query.order_by(columns.updated.desc()).limit(count))

    async def tables_of(self, person: str, count: int = 30) -> list[TableRecord]:
        """The tables at which a person sits or sat, the latest first."""
        columns = schema.tables.c
        query = select(columns.record).join(schema.seats, schema.seats.c.table_id == columns.id)
        query = query.where(schema.seats.c.person == person).order_by(columns.updated.desc()).limit(count)
        return await self._records(query)

    async def lessons_of(self, person: str, learner: int) -> list[tuple[TableRecord, int]]:
        """The lessons that a person has begun, the latest first, and how many answers the learner's seat gave."""
        columns, answers = schema.tables.c, schema.answers.c
        given = select(func.count()).where(answers.table_id == columns.id, answers.seat == learner)
        query = select(columns.record, given.scalar_subquery())
        query = query.join(schema.seats, schema.seats.c.table_id == columns.id)
        lesson = columns.record.contains('"lesson":"') & ~columns.record.contains('"lesson":""')
        query = query.where(schema.seats.c.person == person, lesson).order_by(columns.updated.desc())
        rows = await self.read(query.limit(200))
        return [(msgspec.json.decode(row[0], type=TableRecord), int(row[1])) for row in rows]

    async def unfilmed(self, count: int = 100_000) -> list[str]:
        """Finished games whose last chapter is not stored yet."""
        tables, chapters = schema.tables.c, schema.chapters.c
        last = select(literal(1)).where(chapters.table_id == tables.id, chapters.anchor == b"")
        query = select(tables.id).where(tables.status == "over", ~last.exists())
        return [row[0] for row in await self.read(query.order_by(tables.updated.desc()).limit(count))]

    async def _records(self, query: Any) -> list[TableRecord]:
        return [msgspec.json.decode(row[0], type=TableRecord) for row in await self.read(query)]

    async def count_answers(self) -> int:
        """How many answers are stored in all."""
        return int((await self.read(select(func.count()).select_from(schema.answers)))[0][0])

    async def answers_at_all(self, seconds: float) -> bool:
        """Whether the database can be asked anything within this time."""
        try:
            async with asyncio.timeout(seconds):
                return bool(await self.read(select(schema.secrets.c.name).limit(1)))
        except TimeoutError:
            raise StorageError("the database does not answer") from None

    async def secret(self, name: str) -> str:
        """A key of this installation; made when it is asked for the first time."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        rows = await self.read(query)
        if not rows:
            row = {"name": name, "value": token_urlsafe(32), "at": int(time.time())}
            with suppress(Conflict):
                await self.write([Step(insert(schema.secrets), [row])])
            rows = await self.read(query)
        return str(rows[0][0])

    def _saving(self, record: TableRecord, generation: int) -> list[Step]:
        columns = schema.tables.c
        change = update(schema.tables).where(columns.id == record.id, columns.generation == generation)
        return [Step(change.values(_columns(record)), must_match=True)]

    def _sitting(self, record: TableRecord) -> list[Step]:
        """Who sits at a table, for the list of one's own tables."""
        upsert = sqlite_insert if self.engine.dialect.name == "sqlite" else postgres_insert
        persons = {person for seat in record.seats for person in seat.persons}
        rows = [{"person": person, "table_id": record.id, "updated": time.time()} for person in persons]
        return [Step(upsert(schema.seats).values(row).on_conflict_do_nothing()) for row in rows]


def _fence(table: str, generation: int) -> Step:
    """Holds only while this generation is the table's own."""
    columns = schema.tables.c
    mine = update(schema.tables).where(columns.id == table, columns.generation == generation)
    return Step(mine.values(updated=time.time()), must_match=True)


def _raised(table: str, generation: int) -> Step:
    columns = schema.tables.c
    mine = update(schema.tables).where(columns.id == table, columns.generation == generation)
    return Step(mine.values(generation=generation + 1), must_match=True)


def _answer_rows(table: str, first: int, given: Sequence[tuple[int, str]]) -> list[dict[str, Any]]:
    now = time.time()
    return [
        {"table_id": table, "number": first + place, "key": key, "seat": seat, "at": now}
        for place, (seat, key) in enumerate(given)
    ]


def _chat_row(table: str, line: ChatLine) -> dict[str, Any]:
    return {**msgspec.structs.asdict(line), "table_id": table, "at": time.time()}


def _chapter_rows(table: str, chapters: Sequence[Chapter]) -> list[dict[str, Any]]:
    return [{**msgspec.structs.asdict(chapter), "table_id": table} for chapter in chapters]


def _columns(record: TableRecord) -> dict[str, Any]:
    return {
        "status": record.status,
        "public": record.options.public,
        "created": record.created,
        "updated": time.time(),
        "record": msgspec.json.encode(record).decode(),
    }
