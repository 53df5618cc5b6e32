"""From what a browser sends as a deck to a deck that can be played, or the reasons why not."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from gomorra.cards import shelf
from gomorra.catalog import UnknownCard, catalog
from gomorra.decks import Deck, DeckError, Entry, check, parse_deck, starter_notes, starters
from gomorra.engine.card import registry
from gomorra.server.protocol.asked import DeckChoice
from gomorra.server.protocol.pages import DeckAnswer, DeckFinding, StarterDeck
from gomorra.server.tables.made_up import MadeUp


class UnusableDeck(ValueError):
    """A deck that cannot be played at this table; the message says why."""


def read(choice: DeckChoice) -> tuple[Deck, str, tuple[str, ...]]:
    """The deck that is meant, the format it is written in, and what the reader decided for itself."""
    if choice.starter:
        deck = starters().get(choice.starter)
        if deck is None:
            raise UnusableDeck(
                f"there is no starter deck {choice.starter!r}; there are {', '.join(starters())}"
            )
        return deck, "starter", ()
    try:
        reading = parse_deck(choice.text)
    except DeckError as error:
        raise UnusableDeck(f"This deck cannot be read: {error}") from error
    return reading.deck, reading.format, reading.notices


def missing(deck: Deck) -> tuple[str, ...]:
    """The cards whose text is not implemented, by name."""
    shelf()
    names = (entry.printing.name for entry in deck.entries if not registry.is_implemented(entry.printing))
    return tuple(dict.fromkeys(names))


def examine(choice: DeckChoice, format_name: str) -> DeckAnswer:
    """A deck with everything that is to be said about it."""
    deck, written_in, notices = read(choice)
    report = check(deck, format_name)
    lacking = missing(deck)
    outfit = deck.outfit
    return DeckAnswer(
        name=deck.name,
        format=written_in,
        cards=sum(entry.count for entry in deck.cards),
        outfit=outfit.code if outfit is not None else "",
        legal=report.legal,
        playable=not lacking and outfit is not None,
        errors=tuple(DeckFinding(f.rule, f.sentence, f.cards) for f in report.errors),
        warnings=tuple(DeckFinding(f.rule, f.sentence, f.cards) for f in report.warnings),
        notices=notices,
        missing=lacking,
    )


def playable(choice: DeckChoice, format_name: str) -> Deck:
    """The deck, if it may be played in this format now."""
    deck, _, _ = read(choice)
    lacking = missing(deck)
    if lacking:
        raise UnusableDeck(f"{deck.name} has cards that cannot be played yet: {', '.join(lacking)}")
    # Starter decks may bend the rules of construction, as the printed ones do.
    report = check(deck, "open" if choice.starter else format_name)
    if report.errors and not (choice.starter and deck.outfit is not None):
        raise UnusableDeck(f"{deck.name} is not legal: {' '.join(f.sentence for f in report.errors)}")
    return deck


def entries_of(deck: Deck) -> list[tuple[str, int, int]]:
    """The deck as it is stored."""
    return [(entry.printing.code, entry.count, entry.starting) for entry in deck.entries]


def deck_of(name: str, cards: list[tuple[str, int, int]], made_up: Iterable[MadeUp] = ()) -> Deck:
    """The deck that was stored, perhaps with cards that only its table has."""
    own = {one.code: one.printing() for one in made_up}
    try:
        entries = [
            Entry(own.get(code) or catalog().printing(code), count, start) for code, count, start in cards
        ]
        return Deck.of(name, entries)
    except UnknownCard as error:
        raise UnusableDeck(str(error)) from error


@cache
def starter_decks() -> tuple[StarterDeck, ...]:
    """The starter decks as the lobby lists them, those that can be played first."""
    found = []
    for name, deck in starters().items():
        outfit = deck.outfit
        assert outfit is not None
        lacking = missing(deck)
        gangs = tuple(str(gang) for gang in outfit.gangs)
        about = starter_notes()[name]
        found.append(
            StarterDeck(name, deck.name, outfit.code, gangs, not lacking, lacking, about.skill, about.plan)
        )
    return tuple(sorted(found, key=lambda deck: not deck.playable))
