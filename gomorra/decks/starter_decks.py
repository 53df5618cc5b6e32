"""The decks that come with the game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

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


class About(NamedTuple):
    """What a starter deck is like: how hard it is to play, and what it sets out to do."""

    skill: str
    plan: str


@cache
def starter_notes() -> dict[str, About]:
    """A sentence about each starter deck."""
    lines = (_FOLDER / "about.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return {name: About(skill, plan) for name, skill, plan in (line.split("\t") for line in lines)}


def starters() -> dict[str, Deck]:
    """All starter decks by short name."""
    return {name: starter(name) for name in starter_names()}
