"""The decks that come with the game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from gomorra.decks.deck import Deck
from gomorra.decks.reading import parse_deck

_FOLDER: Final = files("gomorra.decks") / "starters"


@cache
def starter_names() -> tuple[str, ...]:
    """The short names of the starter decks."""
    names = (file.name for file in _FOLDER.iterdir())
    return tuple(sorted(name.removesuffix(".txt") for name in names if name.endswith(".txt")))


@cache
def starter(name: str) -> Deck:
    """The starter deck of this short name."""
    return parse_deck((_FOLDER / f"{name}.txt").read_bytes(), written_in="text").deck


def starters() -> dict[str, Deck]:
    """All starter decks by short name."""
    return {name: starter(name) for name in starter_names()}
