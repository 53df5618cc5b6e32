"""Deck lists in JSON: DoomtownDB's decklists, its saved decks, and the decks of online tables."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final

from gomorra.decks.deck import Deck
from gomorra.decks.problems import DeckFileError, Reading
from gomorra.decks.resolving import Resolver, Wanted

_SHAPES: Final = (
    'a decklist is {"name": ..., "cards": {"01001": 1, ...}}, '
    'with "starting": {"01045": 1, ...} for the starting gang'
)


def write_json(deck: Deck) -> str:
    """DoomtownDB's decklist, and in "starting" the starting gang, which that lacks."""
    by_code = sorted(deck.entries, key=lambda entry: entry.printing.code)
    written = {
        "name": deck.name,
        "description": deck.notes,
        "cards": {entry.printing.code: entry.count for entry in by_code},
        "starting": {entry.printing.code: entry.starting for entry in by_code if entry.starting},
    }
    return json.dumps(written, ensure_ascii=False, indent=1) + "\n"


def read_json(text: str, fallback_name: str) -> Reading:
    """The one deck in a JSON text, in any of the shapes that are about."""
    try:
        data = json.loads(text, object_pairs_hook=_without_repeats)
    except json.JSONDecodeError as error:
        raise DeckFileError(
            f"it is no JSON: {error.msg} in line {error.lineno}, column {error.colno}"
        ) from error
    except DeckFileError:
        raise
    except (RecursionError, ValueError) as error:
        raise DeckFileError("it is nested too deep, or a number in it is too long") from error
    if isinstance(data, list):
        if len(data) != 1:
            names = [str(one.get("name", "?"))[:40] for one in data[:12] if isinstance(one, dict)]
            raise DeckFileError(f"it holds {len(data)} decks ({', '.join(names)}); give one alone")
        data = data[0]
    if not isinstance(data, dict):
        raise DeckFileError(f"this JSON is no deck: {_SHAPES}")
    return _read_deck(data, fallback_name)


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    # Plain JSON keeps the last of two equal keys and drops the other in silence.
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise DeckFileError(f"the key {name[:40]!r} is there twice")
        found[name] = value
    return found


def _read_deck(data: dict[str, Any], fallback_name: str) -> Reading:
    resolver = Resolver()
    starting = _counts(resolver, data.get("starting", data.get("start")), "starting")
    cards = data.get("cards", data.get("drawCards", data.get("slots")))
    slots = _slots(resolver, cards)
    listed = {code for code, _, _ in slots}
    for field in ("outfit", "legend"):
        code = _code(data.get(field))
        if code and code not in listed:
            slots.append((code, 1, 0))
            listed.add(code)
    for code in starting:
        if code not in listed:
            resolver.problem(None, f"{code} starts, but is not among the cards")
    for code, count, start in slots:
        if resolver.cards.get_printing(code) is None:
            resolver.problem(None, f"no card has the code {code[:20]!r}; codes have five digits, as in 01119")
            continue
        resolver.add(Wanted(None, count, "", starting.get(code, start), code))
    name, notes = data.get("name"), data.get("description", data.get("notes", ""))
    if not any(start for _, _, start in slots) and not starting:
        resolver.notice(None, "the list names no starting gang: it was lost or there is none")
    return resolver.finish(
        name if isinstance(name, str) and name.strip() else fallback_name,
        "json",
        notes if isinstance(notes, str) else "",
    )


def _code(value: Any) -> str:
    """The card code in a string, or in an object that describes a card."""
    if isinstance(value, dict):
        value = value.get("code", value.get("card_code", ""))
    return value.strip() if isinstance(value, str) else ""


def _slots(resolver: Resolver, cards: Any) -> list[tuple[str, int, int]]:
    """Code, count and starting copies of every card."""
    slots: list[tuple[str, int, int]] = []
    if isinstance(cards, dict):
        for code, value in cards.items():
            slots.append((code, _count(resolver, code, value), _start(resolver, code, value)))
    elif isinstance(cards, list):
        for number, value in enumerate(cards, 1):
            code = _code(value.get("card", value)) if isinstance(value, dict) else ""
            if not code:
                resolver.problem(None, f"card {number} of the list has no code")
                continue
            slots.append((code, _count(resolver, code, value), _start(resolver, code, value)))
    else:
        raise DeckFileError(f"it has no cards: {_SHAPES}")
    return slots


def _count(resolver: Resolver, code: str, value: Any) -> int:
    if isinstance(value, dict):
        value = value.get("count", value.get("quantity", value.get("qty")))
    return _whole(resolver, value, f"the count of {code[:20]}")


def _start(resolver: Resolver, code: str, value: Any) -> int:
    found = value.get("starting", value.get("start", 0)) if isinstance(value, dict) else 0
    return _whole(resolver, found, f"the number of starting copies of {code[:20]}")


def _counts(resolver: Resolver, value: Any, what: str) -> dict[str, int]:
    if value is None:
        return {}
    if isinstance(value, list) and all(isinstance(code, str) for code in value):
        return Counter(value)
    if not isinstance(value, dict):
        resolver.problem(None, f'{what} is no object such as {{"01045": 1}}')
        return {}
    return {code: _whole(resolver, count, f"{what} of {code[:20]}") for code, count in value.items()}


def _whole(resolver: Resolver, value: Any, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        resolver.problem(None, f"{what} is no whole number")
        return 1
    return value
