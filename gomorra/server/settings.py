"""How a server is set up: from the command line, and from GOMORRA_... variables."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


class SettingsError(ValueError):
    """A setting that cannot be used."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that differs from server to server."""

    data: Path
    database: str = ""
    """A database URL; SQLite in the data folder when empty."""
    redis: str = ""
    """A Redis URL; needed only where several processes serve one address."""
    origins: tuple[str, ...] = ()
    """Further origins from which browsers may connect, such as https://play.example."""
    secure_cookies: bool = False
    """Send the session cookie over HTTPS only."""
    bot_processes: int = 1
    """Processes in which quick bots think, and as many for slow ones; each starts when it is needed."""
    rate: float = 20.0
    """Messages a second that a browser may send for long."""
    burst: int = 80
    posts: int = 30
    """Changes over HTTP (new tables, names, decks) that one address may make at once; one more every second."""
    reads: int = 300
    """Looks at stored games that one address may take at once; thirty more every second."""
    web: Path | None = None
    """Where the built pages are; web/dist when not given."""

    @property
    def database_url(self) -> str:
        """The URL for SQLAlchemy, with an asynchronous driver."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'tables.sqlite3'}"
        scheme, separator, rest = self.database.partition("://")
        if not separator:
            raise SettingsError(f"GOMORRA_DATABASE is no URL: {scheme[:20]!r}; write postgresql://host/name")
        kind = scheme.partition("+")[0]
        drivers = {"postgresql": "asyncpg", "postgres": "asyncpg", "sqlite": "aiosqlite"}
        if kind not in drivers:
            raise SettingsError(f"GOMORRA_DATABASE: {kind!r} is not supported; use postgresql or sqlite")
        name = "postgresql" if kind == "postgres" else kind
        return f"{name}+{drivers[kind]}://{rest}"


def from_environment(data: Path, environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings as the environment gives them."""
    return Settings(
        data=data,
        database=environment.get("GOMORRA_DATABASE", ""),
        redis=environment.get("GOMORRA_REDIS", ""),
        origins=tuple(environment.get("GOMORRA_ORIGINS", "").split()),
        secure_cookies=environment.get("GOMORRA_HTTPS", "") not in ("", "0"),
        bot_processes=_whole(environment, "GOMORRA_BOT_PROCESSES", 1),
    )


def _whole(environment: Mapping[str, str], name: str, otherwise: int) -> int:
    text = environment.get(name, "")
    if not text:
        return otherwise
    if not text.isdecimal():
        raise SettingsError(f"{name} must be a whole number, not {text[:20]!r}")
    return int(text)
