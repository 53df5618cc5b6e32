"""Reads decks from the disk, by path or by the name of a starter deck. Nothing else here touches files."""

from __future__ import annotations

from pathlib import Path

from gomorra.catalog.errors import nearest_words
from gomorra.catalog.titles import nearest
from gomorra.decks.deck import Deck
from gomorra.decks.problems import DeckFileError, Reading
from gomorra.decks.reading import LARGEST, parse_deck
from gomorra.decks.starter_decks import starter, starter_names


def read_deck(source: str | Path) -> Deck:
    """The starter deck of this name, or the deck in this file."""
    return read_deck_file(source).deck


def read_deck_file(source: str | Path, *, written_in: str | None = None) -> Reading:
    """As read_deck, with the format found and the notices of the reader."""
    if isinstance(source, str) and source in starter_names():
        return Reading(starter(source), "text")
    path = Path(source)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError as error:
        near = nearest_words(nearest(str(source), starter_names()))
        raise DeckFileError(f"there is no such file and no such starter deck{near}", str(source)) from error
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise DeckFileError(f"it cannot be opened: {reason}", str(source)) from error
    try:
        return parse_deck(data, name=path.stem, written_in=written_in)
    except DeckFileError as error:
        raise DeckFileError(error.problems, str(source)) from error
