"""Decks: what they are, whether they are legal, how they are read and written, and the starter decks."""

from gomorra.decks.deck import Deck, DeckError, Entry
from gomorra.decks.files import read_deck, read_deck_file
from gomorra.decks.legality import check
from gomorra.decks.problems import DeckFileError, Problem, Reading
from gomorra.decks.reading import parse_deck
from gomorra.decks.report import Finding, Report
from gomorra.decks.starter_decks import About, starter_notes, starters
from gomorra.decks.writing import FORMAT_TITLES, UnknownDeckFormat, write_deck

__all__ = [
    "FORMAT_TITLES",
    "About",
    "Deck",
    "DeckError",
    "DeckFileError",
    "Entry",
    "Finding",
    "Problem",
    "Reading",
    "Report",
    "UnknownDeckFormat",
    "check",
    "parse_deck",
    "read_deck",
    "read_deck_file",
    "starter_notes",
    "starters",
    "write_deck",
]
