"""The history of the database's tables, and the step that brings a database up to date."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError

from gomorra.server.storage.premises import PremisesError, named

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine


def configuration(connection: Connection) -> Config:
    """Alembic's configuration for a connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the database to a revision."""
    command.upgrade(configuration(connection), revision)


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Create what is missing and change what is old."""
    try:
        await _bring_up_to_date(engine)
    except CommandError as error:
        raise PremisesError(
            "the database was written by a later version of Gomorra: start that one, or restore a backup"
        ) from error
    except Exception as error:
        failure = named(error)
        if failure is None:
            raise
        raise PremisesError(f"{failure}; `gomorra doctor` says more") from error


async def _bring_up_to_date(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Several processes may start at the same moment: one migrates, the others wait.
            await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7250137)")
        await connection.run_sync(upgrade)
