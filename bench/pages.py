"""How fast the pages of library, workshop, rule book and laboratory are answered: a server, asked again and again."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from litestar.testing import TestClient

from gomorra.decks import starters
from gomorra.server.app import make_app
from gomorra.server.examples import shelf
from gomorra.server.settings import Settings
from gomorra.testing.speed import Measurement, seconds

AT_MOST = 100.0
"""Milliseconds that nobody notices."""
A_FIFTH = 200.0
"""Odds are drawn by the thousand, and follow a change of the deck within a fifth of a second."""


def measure() -> Iterator[Measurement]:
    """What a browser asks for while somebody looks cards up, builds a deck and reads rules."""
    cards = ",".join(
        f"{entry.printing.code}.{entry.count}.{entry.starting}"
        for entry in starters()["law-dogs-base"].entries
    )
    example = next(
        name for name in shelf.names() if (one := shelf.example(name)) and one.playable and one.answers
    )
    questions = {
        "search": "/api/library/search?q=t:dude k:huckster b>1",
        "a card": "/api/library/cards/01119",
        "the rule book": "/api/rules",
        "a rule": "/api/rules/RB-5.3.2-h",
        "an example": f"/api/tables/{example}/replay/1?seat=open",
        "own decks": "/api/workshop/decks",
        "a deck": "/api/workshop/decks/law-dogs-base",
        "legality": f"/api/workshop/check?cards={cards}&format=original",
        "odds, a batch": f"/api/workshop/odds?cards={cards}&stud=2&draw=1",
        "suggestions": f"/api/workshop/suggestions?cards={cards}&format=original",
        "starter decks": "/api/gallery",
        "laboratory": "/api/lab",
    }
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), reads=100_000)
        with TestClient(make_app(settings)) as browser:
            for name, address in questions.items():
                answer = browser.get(address)
                if answer.status_code != 200:
                    raise RuntimeError(f"{address[:60]} is answered with {answer.status_code}")
                took = seconds(partial(browser.get, address))
                most = A_FIFTH if name == "odds, a batch" else AT_MOST
                yield Measurement(f"page: {name}", took * 1000, "ms", at_most=most)
