"""A running server for the tests of the table."""

from __future__ import annotations

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
