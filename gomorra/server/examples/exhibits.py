"""Exhibits: what the tests without a game look at, for the rule book: hands of poker, deck lists, cards."""

from __future__ import annotations

import lzma
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from gomorra import poker

FILE: Final = "exhibits.json.xz"


class ShownHand(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards and what they are worth."""

    cards: tuple[str, ...]
    """As they are written: `A♣`, `joker`."""
    rank: int
    name: str
    legal: bool = True


class ShownFinding(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a deck check says."""

    rule: str
    sentence: str
    cards: tuple[str, ...] = ()


class ShownDeck(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck list and the verdict on it."""

    cards: tuple[tuple[str, int, int], ...]
    """Code, copies, starting copies."""
    legal: bool
    format: str = ""
    """Empty where only the starting gang was looked at."""
    findings: tuple[ShownFinding, ...] = ()


class Exhibit(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What one test looks at."""

    test: str
    rules: tuple[str, ...]
    hands: tuple[ShownHand, ...] = ()
    decks: tuple[ShownDeck, ...] = ()
    cards: tuple[str, ...] = ()
    """By code."""


def written(exhibits: list[Exhibit]) -> bytes:
    """The file."""
    return lzma.compress(msgspec.json.encode(exhibits), preset=9 | lzma.PRESET_EXTREME)


@cache
def exhibits() -> dict[str, Exhibit]:
    """The exhibits there are, by test."""
    file = files("gomorra.server.examples") / "data" / FILE
    if not file.is_file():
        return {}
    found = msgspec.json.decode(lzma.decompress(file.read_bytes()), type=list[Exhibit])
    return {one.test: one for one in found}


def ordered(exhibit: Exhibit | None) -> Exhibit | None:
    """An exhibit with the better hand above the worse one; which of equal rank wins is seen by that."""
    if exhibit is None or len(exhibit.hands) < 2:
        return exhibit
    best = sorted(exhibit.hands, key=lambda hand: (hand.rank, strength(hand)), reverse=True)
    return msgspec.structs.replace(exhibit, hands=tuple(best))


def strength(hand: ShownHand) -> int:
    """A number by which hands of one rank are compared; fewer than five cards are worth nothing."""
    cards = poker.parse(" ".join(hand.cards))
    plain = [poker.JOKER if poker.is_joker(card) else card for card in cards]
    return poker.choose(plain).strength if len(plain) >= 5 else 0


@cache
def exhibited() -> dict[str, tuple[str, ...]]:
    """The tests with an exhibit, by rule."""
    found: dict[str, list[str]] = {}
    for one in exhibits().values():
        for rule in one.rules:
            found.setdefault(rule, []).append(one.test)
    return {rule: tuple(tests) for rule, tests in found.items()}
