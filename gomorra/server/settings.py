"""How a server is set up: from the command line, and from GOMORRA_... variables."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any


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
    proxies: tuple[str, ...] = ()
    """Addresses of the proxies in front, which alone may say from where a request comes."""
    bot_processes: int = 1
    """Processes in which quick bots think, and as many for slow ones; each starts when it is needed."""
    rate: float = 20.0
    """Messages a second that a browser may send for long: a person sends one, a series of choices ten."""
    burst: int = 80
    """Messages at once, for browsers that come back after a while offline."""
    connections: int = 2_000
    """Browsers at tables in all; each costs about 100 kB, and a table another 250."""
    connections_per_address: int = 100
    """Browsers from one address: a school or a club shares one."""
    arrivals: int = 60
    """Connections that one address may open at once; two more every second."""
    posts: int = 30
    """Changes over HTTP (names, decks, tables) that one address may make at once; one more every second."""
    tables_per_day: int = 500
    """New tables, imports and games played on from one address in a day: each stays on the disk."""
    reads: int = 300
    """Looks at stored games, exports and the lobby that one address may take at once; thirty more every second."""
    rooms: int = 1_000
    """Tables in memory; beyond that, empty ones are closed at once instead of after five minutes."""
    films: int = 12
    """Replays kept in memory, some tens of kB each."""
    jobs: int = 2
    """Replays, imports and exports that are worked on at the same moment; others wait."""
    waiting_jobs: int = 40
    """Such work that may wait; more is refused."""
    lab_processes: int = 1
    """Processes that play games of experiments, at the lowest priority; 0 for a server without a laboratory."""
    lab_games: int = 4_000
    """Games of one experiment: with fair bots on one core some two hours."""
    lab_running: int = 4
    """Experiments of one person that may be under way at the same time."""
    lab_waiting: int = 100
    """Experiments of all people that may be under way; each takes some MB in the end."""
    ray: str = ""
    """The address of a Ray cluster that plays the games of experiments instead."""
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
    """Settings as the environment gives them; every limit has its variable, such as GOMORRA_CONNECTIONS."""
    numbers: dict[str, Any] = {
        field.name: _whole(environment, f"GOMORRA_{field.name.upper()}", field.default)
        for field in fields(Settings)
        if isinstance(field.default, (int, float)) and not isinstance(field.default, bool)
    }
    return Settings(
        data=data,
        database=environment.get("GOMORRA_DATABASE", ""),
        redis=environment.get("GOMORRA_REDIS", ""),
        ray=environment.get("GOMORRA_RAY", ""),
        origins=tuple(environment.get("GOMORRA_ORIGINS", "").split()),
        secure_cookies=environment.get("GOMORRA_HTTPS", "") not in ("", "0"),
        proxies=tuple(environment.get("GOMORRA_PROXIES", "").split()),
        **numbers,
    )


def _whole(environment: Mapping[str, str], name: str, otherwise: float) -> float:
    text = environment.get(name, "")
    if not text:
        return otherwise
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise SettingsError(f"{name} must be a whole number, not {text[:20]!r}")
    return int(text)
