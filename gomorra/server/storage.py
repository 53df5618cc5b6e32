"""Tables, answers and chat in SQLite or PostgreSQL.

Answers are written in groups: all that arrive while one transaction runs share the next one, so that
hundreds of tables cost one commit at a time. Nobody is told of an answer before its transaction is done.
SQLite has a thread of its own that writes a whole group at once; PostgreSQL is written to without threads.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any

import msgspec
from sqlalchemy import Engine, Executable, create_engine, delete, event, func, insert, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gomorra.server import schema
from gomorra.server.protocol import ChatLine
from gomorra.server.records import TableRecord

Statement = tuple[Executable, list[dict[str, Any]] | None]
"""A statement, and the rows it is about where there are several."""
Work = Sequence[Statement]
"""What belongs into one transaction."""


class StorageError(RuntimeError):
    """The database did not take or give what was asked."""


class Conflict(StorageError):
    """Another process has written this table meanwhile."""


class Storage:
    """The database behind a server."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._file = _writing_engine(url)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="storage")
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Finish what is being written and leave the database."""
        if self._writer is not None:
            with suppress(asyncio.CancelledError):
                await self._writer
        self._thread.shutdown(wait=True)
        if self._file is not None:
            self._file.dispose()
        await self.engine.dispose()

    async def write(self, work: Work) -> None:
        """Have this done in the next transaction; returns when it is safely stored."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        await future

    async def _write_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting, []
            try:
                await self._transact([statement for work, _ in group for statement in work])
            except (SQLAlchemyError, OSError):
                # One of the group is bad: give each a transaction of its own to find out which.
                for work, future in group:
                    await self._write_one(work, future)
                continue
            for _, future in group:
                if not future.done():
                    future.set_result(None)

    async def _transact(self, work: Work) -> None:
        """Everything of it is stored, or nothing."""
        if self._file is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, _write_file, self._file, work)
            return
        async with self.engine.begin() as connection:
            for statement, rows in work:
                await connection.execute(statement, rows)

    async def _write_one(self, work: Work, future: asyncio.Future[None]) -> None:
        problem: StorageError | None = None
        try:
            await self._transact(work)
        except IntegrityError:
            problem = Conflict("another process has written this table meanwhile")
        except (SQLAlchemyError, OSError) as error:
            problem = StorageError(f"the database failed ({type(error).__name__})")
        if future.done():
            return
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)

    async def save_table(self, record: TableRecord) -> None:
        """Store a table's record, new or changed."""
        values = _columns(record)
        persons = {person for seat in record.seats for person in seat.persons}
        upsert = sqlite_insert if self.engine.dialect.name == "sqlite" else postgres_insert
        changed = {name: value for name, value in values.items() if name != "id"}
        insertion = upsert(schema.tables).values(values)
        work: list[Statement] = [(insertion.on_conflict_do_update(index_elements=["id"], set_=changed), None)]
        for person in persons:
            sits = upsert(schema.seats).values(person=person, table_id=record.id, updated=values["updated"])
            work.append((sits.on_conflict_do_nothing(), None))
        await self.write(work)

    async def append(self, table: str, first: int, given: Sequence[tuple[int, str]]) -> None:
        """Store answers, each with the seat that gave it; the first has this number."""
        now = time.time()
        rows = [
            {"table_id": table, "number": first + place, "key": key, "seat": seat, "at": now}
            for place, (seat, key) in enumerate(given)
        ]
        if rows:
            await self.write([(insert(schema.answers), rows)])

    async def cut(self, table: str, length: int) -> None:
        """Forget the answers from this number on: an undo."""
        wanted = (schema.answers.c.table_id == table) & (schema.answers.c.number >= length)
        await self.write([(delete(schema.answers).where(wanted), None)])

    async def say(self, table: str, line: ChatLine) -> None:
        """Store a line of chat."""
        row = {**msgspec.structs.asdict(line), "table_id": table, "at": time.time()}
        await self.write([(insert(schema.chat), [row])])

    async def _rows(self, query: Any) -> Sequence[Any]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(f"the database failed ({type(error).__name__})") from error

    async def table(self, table: str) -> TableRecord | None:
        """The record of a table."""
        rows = await self._rows(select(schema.tables.c.record).where(schema.tables.c.id == table))
        return msgspec.json.decode(rows[0][0], type=TableRecord) if rows else None

    async def answers(self, table: str) -> list[tuple[int, str]]:
        """All answers of a table in order, each with the seat that gave it."""
        columns = schema.answers.c
        query = select(columns.seat, columns.key).where(columns.table_id == table).order_by(columns.number)
        return [(row[0], row[1]) for row in await self._rows(query)]

    async def chat(self, table: str, last: int = 100) -> list[ChatLine]:
        """The last lines of chat, oldest first."""
        columns = schema.chat.c
        query = select(columns.number, columns.name, columns.seat, columns.text)
        query = query.where(columns.table_id == table).order_by(columns.number.desc()).limit(last)
        return [ChatLine(*row) for row in reversed(await self._rows(query))]

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

    async def unfinished(self) -> list[str]:
        """The tables whose games are going on."""
        query = select(schema.tables.c.id).where(schema.tables.c.status == "playing")
        return [row[0] for row in await self._rows(query)]

    async def _records(self, query: Any) -> list[TableRecord]:
        return [msgspec.json.decode(row[0], type=TableRecord) for row in await self._rows(query)]

    async def count_answers(self) -> int:
        """How many answers are stored in all."""
        return int((await self._rows(select(func.count()).select_from(schema.answers)))[0][0])

    async def secret(self, name: str) -> str:
        """A key of this installation; made when it is asked for the first time."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        rows = await self._rows(query)
        if not rows:
            row = {"name": name, "value": token_urlsafe(32), "at": int(time.time())}
            with suppress(Conflict):
                await self.write([(insert(schema.secrets), [row])])
            rows = await self._rows(query)
        return str(rows[0][0])


def _columns(record: TableRecord) -> dict[str, Any]:
    return {
        "id": record.id,
        "status": record.status,
        "public": record.options.public,
        "created": record.created,
        "updated": time.time(),
        "record": msgspec.json.encode(record).decode(),
    }


def _write_file(engine: Engine, work: Work) -> None:
    with engine.begin() as connection:
        for statement, rows in work:
            connection.execute(statement, rows)


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_pre_ping=True)
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _writing_engine(url: str) -> Engine | None:
    """SQLite is written to by one thread; a database in memory has only the one connection."""
    if not url.startswith("sqlite") or not url.partition("///")[2]:
        return None
    engine = create_engine(url.replace("+aiosqlite", ""), pool_size=1, max_overflow=0)
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    # In WAL mode a committed transaction survives the death of the process without waiting for the disk.
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
