"""Checks a deck: construction by RB-8, the starting gang by RB-4, the card pool and ban list of a format."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

from gomorra.catalog import Catalog, Printing, catalog
from gomorra.catalog.formats import ORIGINAL, Format, format_named
from gomorra.decks import starting_gang
from gomorra.decks.deck import Deck, Entry
from gomorra.decks.report import Finding, Report

CARDS: Final = 52
MOST_JOKERS: Final = 2
MOST_ALIKE: Final = 4


def check(deck: Deck, format: Format | str = ORIGINAL) -> Report:  # noqa: A002 - players call it a format
    """Every violation and every warning for a deck in a format."""
    chosen = format_named(format) if isinstance(format, str) else format
    errors = (*_construction(deck), *starting_gang.violations(deck), *_pool(deck, chosen, catalog()))
    return Report(deck, chosen, errors, tuple(_warnings(deck)), starting_gang.starting_cost(deck))


def _total(entries: Iterable[Entry]) -> int:
    return sum(entry.count for entry in entries)


def _codes(entries: Iterable[Entry]) -> tuple[str, ...]:
    return tuple(entry.printing.code for entry in entries)


def _construction(deck: Deck) -> Iterator[Finding]:
    outfits, legends, jokers = _total(deck.outfits), _total(deck.legends), _total(deck.jokers)
    if outfits != 1:
        has = f"{outfits} outfits" if outfits else "no outfit"
        yield Finding("RB-8-a", _codes(deck.outfits), f"The deck has {has}; it needs exactly one.")
    if legends > 1:
        yield Finding("RB-8-b", _codes(deck.legends), f"The deck has {legends} legends; it may have one.")
    tokens = [entry for entry in deck.entries if entry.printing.is_token]
    for entry in tokens:
        yield Finding(
            "CG-Token-a", (entry.printing.code,), f"{entry.printing.name} is a token and in no deck."
        )
    valued = [entry for entry in deck.valued if not entry.printing.is_token]
    if (total := _total(valued)) != CARDS:
        yield Finding("RB-8-c", (), f"The deck has {total} cards with a printed value; it needs {CARDS}.")
    if jokers > MOST_JOKERS:
        sentence = f"The deck has {jokers} jokers; it may have {MOST_JOKERS}."
        yield Finding("RB-8-d", _codes(deck.jokers), sentence)
    yield from _alike(valued)


def _alike(entries: list[Entry]) -> Iterator[Finding]:
    faces: dict[str, list[Entry]] = defaultdict(list)
    names: dict[str, list[Entry]] = defaultdict(list)
    for entry in entries:
        faces[entry.printing.face].append(entry)
        names[entry.printing.name_key].append(entry)
    for face, same in faces.items():
        if (total := _total(same)) > MOST_ALIKE:
            cards = ", ".join(f"{entry.count} {entry.printing.name}" for entry in same)
            sentence = f"{total} cards are the {face} ({cards}); at most {MOST_ALIKE} may be."
            yield Finding("RB-8-g", _codes(same), sentence)
    for same in names.values():
        if (total := _total(same)) > MOST_ALIKE:
            levels = len({entry.printing.key for entry in same})
            # Q66: all experience levels of a person are one card.
            rule = "CG-Experienced-a" if levels > 1 else "RB-8-h"
            title = same[0].printing.title + (", counting every experience level" if levels > 1 else "")
            sentence = f"There are {total} copies of {title}; at most {MOST_ALIKE} may be."
            yield Finding(rule, _codes(same), sentence)


def _pool(deck: Deck, chosen: Format, cards: Catalog) -> Iterator[Finding]:
    for entry in deck.entries:
        printing = entry.printing
        if not chosen.includes(printing, cards):
            yield Finding(f"format:{chosen.name}", (printing.code,), _outside(printing, chosen, cards))
        elif (ban := chosen.ban(printing)) is not None:
            yield Finding(ban, (printing.code,), f"{printing.name} is banned.")


def _outside(printing: Printing, chosen: Format, cards: Catalog) -> str:
    """Why a printing is not in the card pool, and which printing of the card is."""
    pack = cards.pack(printing.pack).name
    sentence = f"{printing.name} from {pack} is not in the card pool of {chosen.name}"
    inside = [other for other in cards.card_of(printing).printings if chosen.includes(other, cards)]
    if inside:
        other = inside[-1] if chosen.name == "weird-west" else inside[0]
        return f"{sentence}; its printing in {cards.pack(other.pack).name} ({other.code}) is."
    return f"{sentence}."


def _warnings(deck: Deck) -> Iterator[Finding]:
    gang = deck.starting_gang
    left = deck.stash - starting_gang.starting_cost(deck)
    if not gang:
        yield Finding(
            "RB-4-g", (), f"No starting gang is named, so all {deck.stash} ghost rock stay unspent."
        )
    elif left * 2 > deck.stash:
        sentence = f"{left} of {deck.stash} ghost rock of the starting stash stay unspent."
        yield Finding("RB-4-n", (), sentence)
    if gang and left >= 0:
        yield from _first_upkeep(deck, gang, left)
    dudes = [entry.printing for entry in deck.entries if entry.printing.type == "dude"]
    if gang and not any(printing.influence for printing in gang):
        sentence = "Nobody in the starting gang has influence, so any control point of an opponent wins."
        yield Finding("RB-3.3-d", tuple(dict.fromkeys(p.code for p in gang)), sentence)
    elif not any(printing.influence for printing in dudes):
        yield Finding("RB-3.3-d", (), "No dude in the deck has influence.")


def _first_upkeep(deck: Deck, gang: tuple[Printing, ...], left: int) -> Iterator[Finding]:
    sources = [printing for printing in (deck.outfit, deck.legend, *gang) if printing is not None]
    income = sum(printing.production or 0 for printing in sources)
    upkeep = sum(printing.upkeep or 0 for printing in gang)
    if upkeep > left + income:
        sentence = (
            f"The first upkeep of the starting gang is {upkeep} ghost rock, "
            f"but {left} left over and {income} production pay only {left + income}."
        )
        yield Finding("RB-3.3-g", (), sentence)
