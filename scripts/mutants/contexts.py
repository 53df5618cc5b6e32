"""A plugin of pytest that notes for every test which lines of the engine it runs."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from coverage import Coverage

_seen = Coverage(data_file=os.environ.get("GOMORRA_LINES"), source=["gomorra/engine"])


def pytest_configure() -> None:
    _seen.start()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    _seen.switch_context(item.nodeid)
    yield
    _seen.switch_context("")


def pytest_unconfigure() -> None:
    _seen.stop()
    _seen.save()
