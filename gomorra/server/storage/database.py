"""The connection to SQLite or PostgreSQL, and the one writer behind it.

Writes are done in groups: all that arrive while one transaction runs share the next one, so that hundreds of
tables cost one commit at a time. Nobody is told of anything before its transaction is done. SQLite has a thread
of its own that writes a whole group at once; PostgreSQL is written to without threads.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Engine, Executable, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

BUSY_MS = 3_000
"""How long SQLite waits for somebody else's lock; all tables wait with it."""


class StorageError(RuntimeError):
    """The database did not take or give what was asked."""


class Conflict(StorageError):
    """Another process has written this table meanwhile."""


class _Fenced(SQLAlchemyError):
    """A statement that had to change one row found none."""


class Step(NamedTuple):
    """A statement of a transaction, with the rows it is about where there are several."""

    statement: Executable
    rows: list[dict[str, Any]] | None = None
    must_match: bool = False
    """The whole transaction is void unless this changes exactly one row."""


Work = Sequence[Step]
"""What belongs into one transaction."""


class Database:
    """A database: queries from anywhere, changes through one writer."""

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

    async def read(self, query: Any) -> Sequence[Any]:
        """All rows of a query."""
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(sentence(error)) from error

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
            if len(group) == 1:
                await self._write_one(*group[0])
                continue
            try:
                await self._transact([step for work, _ in group for step in work])
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
            for step in work:
                result = await connection.execute(step.statement, step.rows)
                if step.must_match and result.rowcount != 1:
                    raise _Fenced

    async def _write_one(self, work: Work, future: asyncio.Future[None]) -> None:
        problem: StorageError | None = None
        try:
            await self._transact(work)
        except (IntegrityError, _Fenced):
            problem = Conflict("another process has written this table meanwhile")
        except (SQLAlchemyError, OSError) as error:
            problem = StorageError(sentence(error))
        if future.done():
            return
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)


def sentence(error: BaseException) -> str:
    """What is wrong with the database, in words that hold nothing of what was written."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"the database failed ({str(cause).splitlines()[0][:120] if str(cause) else type(cause).__name__})"


def _write_file(engine: Engine, work: Work) -> None:
    with engine.begin() as connection:
        for step in work:
            result = connection.execute(step.statement, step.rows)
            if step.must_match and result.rowcount != 1:
                raise _Fenced


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
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
