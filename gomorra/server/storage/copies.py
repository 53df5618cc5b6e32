"""Copies of the SQLite database: taken while a server runs, put back while none does."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from gomorra.server.settings import Settings
from gomorra.server.storage.inspection import damage
from gomorra.server.storage.premises import PremisesError, hold_data

POSTGRES = (
    "GOMORRA_DATABASE names a PostgreSQL database: use pg_dump to copy it and pg_restore to put a copy back"
)


def back_up(settings: Settings, target: Path) -> int:
    """Copy the database as it is at this moment; gives the number of tables in the copy."""
    source = _file(settings)
    if not source.is_file():
        raise PremisesError(f"there is no database in {settings.data}: nothing to back up")
    if target.exists():
        raise PremisesError(f"{target} exists already: name a file that does not")
    partial = target.with_name(f"{target.name}.part")
    try:
        partial.touch(0o600)
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=10)) as old,
            closing(sqlite3.connect(partial)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            count = int(new.execute("SELECT count(*) FROM tables").fetchone()[0])
        partial.replace(target)
    except sqlite3.Error as error:
        raise PremisesError(f"{source} could not be copied ({error}); `gomorra doctor` says more") from error
    finally:
        partial.unlink(missing_ok=True)
    return count


def put_back(settings: Settings, copy: Path) -> Path | None:
    """Make a copy the database; gives where the one before was put, if there was one."""
    place = _file(settings)
    if not copy.is_file():
        raise PremisesError(f"{copy} is no file")
    if problem := damage(copy):
        raise PremisesError(f"{copy} is no sound backup ({problem})")
    with closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            raise PremisesError(f"{copy} is no backup of Gomorra's tables")
    fresh = not place.exists()
    keys = hold_data(settings)
    assert keys is not None
    with closing(keys):
        aside = None
        if not fresh:
            aside = _free(place)
            if not damage(place):  # what is still in the log of changes belongs into the file
                with closing(sqlite3.connect(place)) as old:
                    old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            place.replace(aside)
        for rest in ("-wal", "-shm"):
            place.with_name(place.name + rest).unlink(missing_ok=True)
        partial = place.with_name(f"{place.name}.part")
        partial.write_bytes(copy.read_bytes())
        os.chmod(partial, 0o600)  # noqa: PTH101 - it holds secrets
        partial.replace(place)
    return aside


def _free(place: Path) -> Path:
    number = 1
    while (other := place.with_name(f"tables-replaced-{number}.sqlite3")).exists():
        number += 1
    return other


def _file(settings: Settings) -> Path:
    if settings.database:
        raise PremisesError(POSTGRES)
    return settings.data / "tables.sqlite3"
