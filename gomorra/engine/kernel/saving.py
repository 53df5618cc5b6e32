"""Saved games: seats with decks, ruleset, seed and answers, as readable JSON."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, fields
from typing import TYPE_CHECKING

import msgspec

from gomorra.catalog import catalog
from gomorra.decks.deck import Deck, Entry
from gomorra.engine.kernel.decision import IllegalAnswer, Payload, key_of
from gomorra.engine.kernel.ruleset import CURRENT, RULESETS, Ruleset
from gomorra.engine.kernel.seating import Seat

if TYPE_CHECKING:
    from gomorra.engine.game import Game

VERSION = 1
"""The engine's version in saved games: raised when the same answers would lead elsewhere."""

LONGEST_SEED = 200
LARGEST_NUMBER = 1_000
"""Of a ruleset's fields that are numbers: days, tied hands."""


class BrokenSave(ValueError):
    """A saved game that cannot be read."""


class SavedSeat(msgspec.Struct):
    """A name and a deck."""

    name: str
    deck: str
    cards: list[tuple[str, int, int]]
    """Code, copies, starting copies."""

    def seat(self) -> Seat:
        entries = [Entry(catalog().printing(code), count, start) for code, count, start in self.cards]
        return Seat(self.name, Deck.of(self.deck, entries))


class SavedGame(msgspec.Struct):
    """Everything a game is made of."""

    engine: int
    ruleset: dict[str, str | int | bool]
    seed: int | str
    seats: list[SavedSeat]
    answers: list[str]
    rules: str = ""
    """The edition of the rules, where whoever saved the game knew it."""

    def seating(self) -> list[Seat]:
        return [saved.seat() for saved in self.seats]


def ruleset_of(changes: dict[str, str | int | bool]) -> Ruleset:
    """A known ruleset with what is changed in it."""
    base = RULESETS.get(str(changes.get("name", "current")), CURRENT)
    plain = asdict(base)
    for name, value in changes.items():
        if name not in plain:
            raise BrokenSave(f"there is no ruleset field {name[:40]!r}; there are {', '.join(plain)}")
        if type(value) is int and not 0 <= value <= LARGEST_NUMBER:
            raise BrokenSave(f"the ruleset field {name!r} must be from 0 to {LARGEST_NUMBER}")
    try:
        return msgspec.convert({**plain, **changes, "name": base.name}, Ruleset)
    except msgspec.ValidationError as problem:
        raise BrokenSave(f"the ruleset of the saved game cannot be read: {problem}") from None


def changes_of(ruleset: Ruleset) -> dict[str, str | int | bool]:
    """The name of a ruleset, and what is changed in it."""
    base = RULESETS.get(ruleset.name, CURRENT)
    if ruleset == base:
        return {"name": ruleset.name}
    values = {field.name: getattr(ruleset, field.name) for field in fields(ruleset)}
    return {name: value for name, value in values.items() if name == "name" or value != getattr(base, name)}


def write(seating: Iterable[Seat], ruleset: Ruleset, seed: int | str, answers: Iterable[Payload]) -> str:
    """A game as readable JSON."""
    saved = SavedGame(
        VERSION,
        changes_of(ruleset),
        seed,
        [
            SavedSeat(
                seat.name,
                seat.deck.name,
                [(entry.printing.code, entry.count, entry.starting) for entry in seat.deck.entries],
            )
            for seat in seating
        ],
        [key_of(payload) for payload in answers],
    )
    return msgspec.json.format(msgspec.json.encode(saved), indent=1).decode()


def read(text: str | bytes, *, older: bool = False) -> SavedGame:
    """What was saved, if this version of the engine plays it the same way; `older` ones may come out differently."""
    try:
        saved = msgspec.json.decode(text, type=SavedGame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BrokenSave(f"this is no saved game: {problem}") from None
    if saved.engine != VERSION and not (older and 0 < saved.engine < VERSION):
        raise BrokenSave(
            f"saved by engine version {saved.engine}, this is version {VERSION}: it cannot be replayed"
        )
    if len(str(saved.seed)) > LONGEST_SEED:
        raise BrokenSave(f"the seed of a saved game has up to {LONGEST_SEED} characters")
    return saved


def feed(game: Game, keys: Iterable[str]) -> None:
    """Give a new game the answers that were saved."""
    for number, key in enumerate(keys, 1):
        try:
            if key.startswith("concede "):
                game.concede(int(key.split()[1]))
            else:
                game.answer(key)
        except IllegalAnswer as problem:
            raise BrokenSave(f"answer {number} of the saved game does not fit: {problem}") from None
