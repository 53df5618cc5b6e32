"""Who may start the game in play: RB-4, Core deeds, Grifters, and the few cards that bend the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from gomorra.catalog import Printing
from gomorra.decks.deck import Deck
from gomorra.decks.report import Finding

PLACES: Final = 5
PLACES_TAKEN: Final = {"xiaodan-li": 0, "the-harvester": 3}
"""Dudes that count otherwise than as one (CG-StartingPosse-a)."""
NEVER_START_KEYS: Final = frozenset({"denise-brancini"})
NEVER_START_CODES: Final = frozenset({"24073"})
"""Judge Harry Somerset (Exp.1), but only as printed in the Weird West Edition."""
STARTING_GADGETS: Final = frozenset({"post-a-tron"})
SIDEKICK_KEEPER: Final = "lucky-sky-borne"
GRIFTERS_HOME: Final = "den-of-thieves"


def places(printing: Printing) -> int:
    """How many of the five places a starting card takes."""
    return PLACES_TAKEN.get(printing.key, 1)


def starting_cost(deck: Deck) -> int:
    """What the starting gang costs in ghost rock."""
    return sum(price(deck, printing) for printing in deck.starting_gang)


def may_start(deck: Deck, gang: tuple[Printing, ...], *, core_deeds: bool = True, feud: bool = False) -> bool:
    """Whether these cards of the deck, one for each copy, may start together.

    The older rules know no starting deeds, and no gang of Union and Confederate.
    """
    if not core_deeds and any(printing.type == "deed" for printing in gang):
        return False
    if feud and all(any(printing.has(side) for printing in gang) for side in ("Union", "Confederate")):
        return False
    return next(objections(deck, gang), None) is None


def price(deck: Deck, printing: Printing) -> int:
    """What a card costs that starts in play."""
    cost = printing.cost or 0
    if deck.outfit is not None and deck.outfit.key == GRIFTERS_HOME and printing.has("Grifter"):
        return max(0, cost - 1)
    return cost


def violations(deck: Deck) -> Iterator[Finding]:
    """Everything that is wrong with the starting gang."""
    for entry in deck.starting:
        if entry.starting > entry.count:
            sentence = (
                f"{entry.starting} copies of {entry.printing.name} start, but the deck has {entry.count}."
            )
            yield Finding("RB-4-h", (entry.printing.code,), sentence)
    yield from objections(deck, deck.starting_gang)


def objections(deck: Deck, gang: tuple[Printing, ...]) -> Iterator[Finding]:
    """What is against these cards of the deck starting together."""
    yield from _size(gang)
    yield from _price(deck, gang)
    yield from _uniqueness(gang)
    yield from _grifters(deck, gang)
    sidekicks = 0
    for printing in dict.fromkeys(gang):
        if printing.type == "goods" and printing.has("Sidekick") and _has(gang, SIDEKICK_KEEPER):
            sidekicks += gang.count(printing)
            if sidekicks > 1:
                sentence = '"Lucky" Sky Borne brings one Sidekick into the starting gang, not more.'
                yield Finding("RB-4-h", (printing.code,), sentence)
            continue
        problem = _cannot_start(deck, printing)
        if problem is not None:
            yield problem


def _has(gang: tuple[Printing, ...], key: str) -> bool:
    return any(printing.key == key for printing in gang)


def _size(gang: tuple[Printing, ...]) -> Iterator[Finding]:
    taken = sum(places(printing) for printing in gang)
    if taken > PLACES:
        rule = "CG-Core-a" if any(printing.type == "deed" for printing in gang) else "RB-4-f"
        codes = tuple(dict.fromkeys(printing.code for printing in gang))
        yield Finding(rule, codes, f"The starting gang takes {taken} places; there are {PLACES}.")


def _price(deck: Deck, gang: tuple[Printing, ...]) -> Iterator[Finding]:
    cost = sum(price(deck, printing) for printing in gang)
    if deck.outfit is not None and cost > deck.stash:
        codes = tuple(dict.fromkeys(printing.code for printing in gang))
        sentence = f"The starting gang costs {cost} ghost rock; the starting stash is {deck.stash}."
        yield Finding("RB-4-i", codes, sentence)


def _uniqueness(gang: tuple[Printing, ...]) -> Iterator[Finding]:
    names = Counter(printing.name_key for printing in gang if printing.is_unique)
    for name, count in names.items():
        if count > 1:
            same = [printing for printing in gang if printing.name_key == name]
            sentence = f"{same[0].title} is unique, so only one of the {count} can start."
            yield Finding("CG-Uniqueness-b", tuple(dict.fromkeys(p.code for p in same)), sentence)


def _grifters(deck: Deck, gang: tuple[Printing, ...]) -> Iterator[Finding]:
    grifters = [printing for printing in gang if printing.has("Grifter")]
    allowed = 2 if deck.outfit is not None and deck.outfit.key == GRIFTERS_HOME else 1
    if len(grifters) > allowed:
        codes = tuple(dict.fromkeys(printing.code for printing in grifters))
        names = ", ".join(dict.fromkeys(printing.name for printing in grifters))
        only = "one Grifter" if allowed == 1 else "two Grifters"
        yield Finding("RB-4-k", codes, f"Only {only} may start; there are {len(grifters)}: {names}.")


def _cannot_start(deck: Deck, printing: Printing) -> Finding | None:
    """Why this card cannot be in the starting gang of this deck."""
    code, name = (printing.code,), printing.name
    if printing.type == "deed":
        return _deed_cannot_start(deck, printing)
    if printing.type != "dude":
        return Finding("RB-4-h", code, f"{name} is no dude and no Core deed, so it cannot start in play.")
    if printing.is_token:
        return None  # not in any deck in the first place: CG-Token-a
    if printing.key in NEVER_START_KEYS or printing.code in NEVER_START_CODES:
        return Finding("CG-StartingPosse-a", code, f"{name} cannot be in a starting gang: the card says so.")
    if printing.has("Gadget") and printing.key not in STARTING_GADGETS:
        return Finding("RB-7.2.2-a", code, f"{name} is a Gadget and has to be invented, so it cannot start.")
    if deck.outfit is not None and printing.gangs and not printing.belongs_to(deck.outfit):
        rule = "CG-Grifter-c" if printing.has("Grifter") else "RB-4-j"
        theirs = " and ".join(printing.gangs)
        ours = " and ".join(deck.outfit.gangs)
        return Finding(rule, code, f"{name} is of the {theirs}; with {deck.outfit.title} only {ours} start.")
    return None


def _deed_cannot_start(deck: Deck, deed: Printing) -> Finding | None:
    code, name = (deed.code,), deed.name
    if not deed.is_core:
        return Finding("CG-Core-a", code, f"{name} is no Core deed, so it cannot start in play.")
    gangs = deed.core_gangs
    if gangs and deck.outfit is not None and not any(gang in deck.outfit.gangs for gang in gangs):
        sentence = f"{name} starts only with an outfit of the {' or '.join(gangs)}."
        return Finding("CG-Core-c", code, sentence)
    return None
