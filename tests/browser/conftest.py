"""A server and a real Chromium for the tests of the pages."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from gomorra.server.http.files import DIST
from tests.server.people import Person, Server, deal_alike, settings

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-dev-shm-usage",
]
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (DIST / "index.html").is_file():
        pytest.fail("the pages are not built: npm --prefix web run build")
    running = Server(settings(Path(tmp_path_factory.mktemp("data"))))
    yield running
    running.stop()


@pytest.fixture
def ann(server: Server) -> Iterator[Person]:
    """Somebody who plays without a browser."""
    person = Person(server.address, "Ann")
    yield person
    person.close()


@pytest.fixture(autouse=True)
def _deal_alike(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_alike(monkeypatch, request.node.name)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        own = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=own, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def context(chromium: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Makes browsers of different people; any error on a page fails the test."""
    made: list[BrowserContext] = []
    errors: list[str] = []

    def make(**options: object) -> BrowserContext:
        known = {"viewport": LAPTOP, "reduced_motion": "reduce", **options}
        found = chromium.new_context(**known)
        found.set_default_timeout(PATIENCE)
        found.on("weberror", lambda error: errors.append(str(error.error)))
        found.on(
            "console",
            lambda message: (
                errors.append(message.text) if "Content Security Policy" in message.text else None
            ),
        )
        made.append(found)
        return found

    yield make
    for one in made:
        one.close()
    assert not errors, errors


@pytest.fixture
def page(context: Callable[..., BrowserContext]) -> Page:
    return context().new_page()


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where screenshots go: GOMORRA_PICTURES, or a temporary folder."""
    wanted = os.environ.get("GOMORRA_PICTURES")
    folder = Path(wanted) if wanted else Path(tmp_path_factory.mktemp("pictures"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
