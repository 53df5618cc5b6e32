"""Examples as films: what stored games have, without a table behind it."""

from __future__ import annotations

from functools import lru_cache

from gomorra.server.examples.shelf import Example, example
from gomorra.server.protocol.pages import ReplayMark
from gomorra.server.replays.film import Film


@lru_cache(maxsize=64)
def film_of_example(name: str) -> Film | None:
    """The film of the example with this id: played from its beginning, or as it was seen."""
    found = example(name)
    return _film(found) if found is not None else None


def _film(shown: Example) -> Film:
    record, chapter = shown.record(), shown.chapter()
    if shown.reel is None:
        film = Film.of(record, shown.answers, [chapter])
        return Film(record, film.answers, film.deciders, film.chapters, film.marks, shown.title, shown.rules)
    marks = [ReplayMark(place, *one) for place, one in enumerate(shown.reel.marks)]
    seats, keys = [seat for seat, _ in shown.answers], [key for _, key in shown.answers]
    return Film(record, keys, seats, [chapter], marks, shown.title, shown.rules)
