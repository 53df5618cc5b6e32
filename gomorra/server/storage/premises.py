"""The data folder: made ready for one server, closed to everybody else."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from gomorra.server.settings import Settings

LOCK = "serving.lock"


class PremisesError(RuntimeError):
    """The data folder or the database cannot be used; the message says why and what to do."""


def hold_data(settings: Settings) -> IO[bytes] | None:
    """Prepare the folder of a SQLite database and keep other servers out; the file is closed when it is free."""
    if settings.database:
        return None
    folder = settings.data
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "tables.sqlite3"
        if not file.exists():
            file.touch(0o600)
        if not file.is_file():
            raise PremisesError(f"{file} is no file: move it away, or name another folder with --data")
        with suppress(OSError):  # it holds the secret of the cookies and of every seat
            file.chmod(0o600)
        lock = (folder / LOCK).open("ab")
    except (FileExistsError, NotADirectoryError) as error:
        raise PremisesError(f"{folder} is no folder: name another one with --data") from error
    except OSError as error:
        raise PremisesError(
            f"{folder} cannot be written to ({error.strerror}): name another folder with --data"
        ) from error
    if not _locked(lock):
        lock.close()
        raise PremisesError(f"another server is using {folder}: stop it, or name another folder with --data")
    return lock


def _locked(file: IO[bytes]) -> bool:
    """Whether the file is ours now, until it is closed or this process ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


FOREIGN = ("sqlalchemy", "asyncpg", "aiosqlite", "sqlite3")
"""Libraries whose errors are about the database and not about us."""


def named(error: BaseException) -> str | None:
    """What is wrong with the database, in a few words; nothing where the error is about something else."""
    cause = getattr(error, "orig", None) or error
    if isinstance(error, OSError) or type(error).__module__.partition(".")[0] in FOREIGN:
        words = str(cause).strip().splitlines()
        return f"the database failed ({words[0][:140] if words else type(cause).__name__})"
    return None


def writable(folder: os.PathLike[str]) -> bool:
    return os.access(folder, os.W_OK | os.X_OK)
