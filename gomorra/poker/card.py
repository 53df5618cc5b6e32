"""Cards as small integers.

A card with a suit and a value is ``(value - 1) * 4 + suit``: 0 is A♣, 51 is K♠, so sorting cards sorts
them by value. ``JOKER`` (52) is a joker that nobody has named yet. A joker that stands for a card is that
card with the bit ``NAMED`` (64) set, so ``card & 63`` is always what it counts as.

>>> parse("A♣ 10h joker joker=Jd")
(0, 38, 52, 105)
>>> show(parse("ac, 10H, Joker, joker:J♦"))
'A♣ 10♥ joker joker=J♦'
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

Card = int
Cards = tuple[Card, ...]

CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3
JOKER: Final = 52
NAMED: Final = 64

SUIT_SIGNS: Final = "♣♦♥♠"
SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")
VALUE_SIGNS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

_SUIT_OF: Final = {sign: i for signs in ("♣♦♥♠", "♧♢♡♤", "CDHS") for i, sign in enumerate(signs)}
_VALUE_OF: Final = {sign: i for i, sign in enumerate(VALUE_SIGNS, 1)} | {"T": 10}
_VALUE_OF.update({str(i): i for i in (1, 11, 12, 13)})
_TOKEN: Final = re.compile(
    r"JOKER|(?P<joker>JOKER[=:])?(?P<value>[0-9]{1,2}|[ATJQK])(?P<suit>[CDHS♣♦♥♠♧♢♡♤])"
)
_EXPECTED: Final = (
    'write a value (A, 2 to 10, J, Q, K) and a suit (♣ ♦ ♥ ♠ or C D H S), as in "A♣" or "10h", '
    'or "joker", or "joker=J♦" for a joker that stands for a card'
)


class PokerError(ValueError):
    """Cards or hands that make no sense; the message says what would."""


def card(suit: int, value: int) -> Card:
    """The card of a suit (0 to 3: clubs, diamonds, hearts, spades) and a value (1 to 13, the ace is 1).

    >>> show([card(SPADES, 13)])
    'K♠'
    """
    if not (0 <= suit <= 3 and 1 <= value <= 13):
        raise PokerError(f"no card has suit {suit} and value {value}: suits are 0 to 3, values 1 to 13")
    return (value - 1) << 2 | suit


def named(card: Card) -> Card:
    """A joker that stands for this card."""
    if not 0 <= card < JOKER:
        raise PokerError(f"a joker is named as a card with a suit and a value (0 to 51), not as {card}")
    return card | NAMED


def is_joker(card: Card) -> bool:
    """Whether this is a joker, named or not."""
    return card >= JOKER


def face(card: Card) -> Card:
    """What the card counts as: a named joker counts as the card it stands for; else the card itself."""
    return card & (NAMED - 1)


def suit(card: Card) -> int:
    """The suit, 0 to 3, of a card or of a named joker."""
    return checked(card) & 3


def value(card: Card) -> int:
    """The value, 1 to 13, of a card or of a named joker.

    >>> value(card(HEARTS, 12)), value(named(card(HEARTS, 12)))
    (12, 12)
    """
    return (checked(card) >> 2) + 1


def checked(card: Card) -> Card:
    """The face (0 to 51) of a card that has a suit and a value; an error for anything else."""
    shown = card & (NAMED - 1)
    if not 0 <= card < 2 * NAMED or shown >= JOKER:
        if card == JOKER:
            raise PokerError("this joker has no suit and value yet: name it first")
        raise PokerError(f"{card!r} is no card: cards are 0 to 51, a joker is 52, a named joker is 64 to 115")
    return shown


def parse(text: str) -> Cards:
    """Read cards separated by blanks or commas."""
    found = []
    for place, word in enumerate(text.replace(",", " ").split(), 1):
        match = _TOKEN.fullmatch(word.upper().replace("\N{VARIATION SELECTOR-16}", ""))
        if match is None:
            raise PokerError(f"card {place}, {word[:20]!r}, is no card: {_EXPECTED}")
        if match["value"] is None:
            found.append(JOKER)
            continue
        number = _VALUE_OF.get(match["value"])
        if number is None:
            raise PokerError(f"card {place}, {word!r}, has no value between 1 and 13: {_EXPECTED}")
        read = card(_SUIT_OF[match["suit"]], number)
        found.append(named(read) if match["joker"] else read)
    return tuple(found)


def show(cards: Iterable[Card]) -> str:
    """Cards as text that :func:`parse` reads back."""
    return " ".join(map(_show, cards))


def _show(card: Card) -> str:
    if card == JOKER:
        return "joker"
    shown = checked(card)
    sign = f"{VALUE_SIGNS[shown >> 2]}{SUIT_SIGNS[shown & 3]}"
    return f"joker={sign}" if card & NAMED else sign
