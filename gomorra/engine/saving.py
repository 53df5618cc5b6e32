"""Saved games: seats with decks, ruleset, seed and answers, as readable JSON."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

import msgspec

from gomorra.catalog import catalog
from gomorra.decks.deck import Deck, Entry
from gomorra.engine.decision import IllegalAnswer, key_of
from gomorra.engine.ruleset import CURRENT, RULESETS, Ruleset

if TYPE_CHECKING:
    from gomorra.engine.game import Game


LONGEST_SEED = 200
LARGEST_NUMBER = 1_000
"""Of a ruleset's fields that are numbers: days, tied hands."""


class BrokenSave(ValueError):
    """A saved game that cannot be read."""


class SavedSeat(msgspec.Struct):
    name: str
    deck: str
    cards: list[tuple[str, int, int]]
    """Code, copies, starting copies."""


class SavedGame(msgspec.Struct):
    """Everything a game is made of."""

    engine: int
    ruleset: dict[str, str | int | bool]
    seed: int | str
    seats: list[SavedSeat]
    answers: list[str]
    rules: str = ""
    """The edition of the rules, where whoever saved the game knew it."""


def save(game: Game) -> str:
    from gomorra.engine.game import VERSION

    plain = asdict(CURRENT)
    saved = SavedGame(
        VERSION,
        {key: value for key, value in asdict(game.ruleset).items() if value != plain[key] or key == "name"},
        game.seed,
        [
            SavedSeat(
                name,
                deck.name,
                [(entry.printing.code, entry.count, entry.starting) for entry in deck.entries],
            )
            for name, deck in zip(game.names, game.decks, strict=True)
        ],
        [key_of(payload) for payload in game.answers],
    )
    return msgspec.json.format(msgspec.json.encode(saved), indent=1).decode()


def read_saved(text: str | bytes) -> SavedGame:
    """What a saved game is made of, not yet played."""
    from gomorra.engine.game import VERSION

    try:
        saved = msgspec.json.decode(text, type=SavedGame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BrokenSave(f"this is no saved game: {problem}") from None
    if saved.engine != VERSION:
        raise BrokenSave(
            f"saved by engine version {saved.engine}, this is version {VERSION}: it cannot be replayed"
        )
    if len(str(saved.seed)) > LONGEST_SEED:
        raise BrokenSave(f"the seed of a saved game has up to {LONGEST_SEED} characters")
    return saved


def load(text: str | bytes) -> Game:
    from gomorra.engine.game import Game, Seat

    saved = read_saved(text)
    game = Game.new(
        [
            Seat(
                seat.name, Deck.of(seat.deck, [Entry(catalog().printing(c), n, s) for c, n, s in seat.cards])
            )
            for seat in saved.seats
        ],
        ruleset_of(saved.ruleset),
        saved.seed,
    )
    for number, key in enumerate(saved.answers, 1):
        try:
            if key.startswith("concede "):
                game.concede(int(key.split()[1]))
            else:
                game.answer(key)
        except IllegalAnswer as problem:
            raise BrokenSave(f"answer {number} of the saved game does not fit: {problem}") from None
    return game


def ruleset_of(fields: dict[str, str | int | bool]) -> Ruleset:
    """The ruleset with these fields; each must be of its kind and in its range."""
    base = RULESETS.get(str(fields.get("name", "current")), CURRENT)
    known = asdict(base)
    changed: dict[str, Any] = {}
    for name, value in fields.items():
        if name == "name":
            continue
        if name not in known:
            raise BrokenSave(f"there is no ruleset field {name[:40]!r}; there are {', '.join(known)}")
        if type(value) is not type(known[name]):
            raise BrokenSave(f"the ruleset field {name!r} must be {type(known[name]).__name__}")
        if type(value) is int and not 0 <= value <= LARGEST_NUMBER:
            raise BrokenSave(f"the ruleset field {name!r} must be from 0 to {LARGEST_NUMBER}")
        changed[name] = value
    return replace(base, **changed)
