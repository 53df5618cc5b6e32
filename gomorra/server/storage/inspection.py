"""Is everything as a server needs it? Asked before it starts, and by `gomorra doctor`."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from gomorra.server.http.files import DIST
from gomorra.server.rooms.cluster import Cluster, ClusterError
from gomorra.server.settings import Settings
from gomorra.server.storage.migrations import bring_up_to_date, configuration
from gomorra.server.storage.premises import PremisesError, hold_data, named, writable
from gomorra.server.storage.tables import Storage

ROOM = 200_000_000
"""Bytes that should be free: some ten thousand games."""
QUICK = 256_000_000
"""A file up to this size is looked through before every start, which takes about a second."""


class Finding(NamedTuple):
    """One thing that was looked at."""

    what: str
    well: bool
    sentence: str
    """How it is; where it is not well, also what to do."""


async def make_ready(settings: Settings) -> None:
    """Everything that can keep a server from starting, each as an error of one sentence."""
    keys = hold_data(settings)
    if keys is not None:
        keys.close()
        file = settings.data / "tables.sqlite3"
        if file.stat().st_size <= QUICK and (problem := damage(file)):
            raise PremisesError(f"{file} is damaged ({problem}): restore a backup with `gomorra restore`")
    storage = Storage(settings.database_url)
    try:
        await bring_up_to_date(storage.engine)
    finally:
        await storage.close()
    if settings.redis:
        await _reach_redis(settings.redis)


async def _reach_redis(url: str) -> None:
    try:
        cluster = Cluster(url)
    except ValueError as error:
        raise ClusterError(f"GOMORRA_REDIS is no URL of a Redis server: {error}") from error
    try:
        await cluster.ping()
    finally:
        await cluster.end()


def damage(file: Path) -> str:
    """What is wrong with a SQLite file; empty if nothing is."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        return str(error)
    return "" if found is None or found[0] == "ok" else str(found[0]).splitlines()[0][:120]


async def examine(settings: Settings) -> AsyncIterator[Finding]:
    """Look at everything, change nothing."""
    if not settings.database:
        for finding in _folder(settings.data):
            yield finding
    yield await _database(settings)
    if settings.redis:
        try:
            await _reach_redis(settings.redis)
            yield Finding("Redis", True, "answers")
        except ClusterError as error:
            yield Finding("Redis", False, f"{error}: start it, or correct GOMORRA_REDIS")
    built = (DIST / "index.html").is_file()
    yield Finding("pages", built, "built" if built else "not built: run `make setup` in the checkout")


def _folder(folder: Path) -> Iterator[Finding]:
    if not folder.exists():
        yield Finding("data folder", True, f"{folder} does not exist yet; `gomorra serve` makes it")
        return
    if not folder.is_dir():
        yield Finding("data folder", False, f"{folder} is no folder: name another one with --data")
        return
    may = writable(folder)
    advice = (
        "" if may else ": it cannot be written to, change its permissions or name another one with --data"
    )
    yield Finding("data folder", may, f"{folder}{advice}")
    free = shutil.disk_usage(folder).free
    enough = free >= ROOM
    yield Finding("disk", enough, f"{free / 1e9:.1f} GB free{'' if enough else ': make room, games need it'}")
    file = folder / "tables.sqlite3"
    if file.is_file():
        problem = damage(file)
        words = f"damaged ({problem}): restore a backup with `gomorra restore`"
        yield Finding("file", not problem, words if problem else f"sound, {file.stat().st_size / 1e6:.1f} MB")


async def _database(settings: Settings) -> Finding:
    if not settings.database and not (settings.data / "tables.sqlite3").is_file():
        return Finding("database", True, "none yet; `gomorra serve` makes it")
    engine = create_async_engine(settings.database_url)
    try:
        async with engine.connect() as connection:
            revision, tables = await connection.run_sync(_state)
            known = await connection.run_sync(
                lambda sync: [
                    s.revision for s in ScriptDirectory.from_config(configuration(sync)).walk_revisions()
                ]
            )
    except Exception as error:
        failure = named(error)
        if failure is None:
            raise
        return Finding("database", False, f"{failure}: start it, or correct GOMORRA_DATABASE")
    finally:
        await engine.dispose()
    if revision and revision not in known:
        return Finding("database", False, "written by a later version of Gomorra: start that one")
    if revision != known[0]:
        return Finding(
            "database", True, "of an earlier version; `gomorra serve` brings it up to date: back it up first"
        )
    return Finding("database", True, f"up to date (migration {revision}), {tables} tables")


def _state(connection: Connection) -> tuple[str, int]:
    if not inspect(connection).has_table("alembic_version"):
        return "", 0
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or ""
    return str(revision), int(connection.execute(text("SELECT count(*) FROM tables")).scalar() or 0)
