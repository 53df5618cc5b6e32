"""Hands as machine words, so that NumPy ranks thousands of them with a few operations.

Any cards become two words of 64 bits. In ``values`` each value has four bits that count its cards, and the
jokers have the next four; in ``suits`` each suit has eight bits, and above them each card of the Dead Man's
Hand has six. Words are sums over the cards, so drawing a card is one addition. Adding ``8 - k`` to every
count lifts bit 3 of those that are ``k`` or more, which asks all values of all hands at once.
A third word, ``places``, has one bit for each suit and value; it tells straight flushes and repeats.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gomorra.poker.card import JOKER
from gomorra.poker.hand import (
    DEAD_MANS_CARDS,
    DEAD_MANS_HAND,
    FIVE_OF_A_KIND,
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    STRAIGHT,
    THREE_OF_A_KIND,
    TWO_PAIR,
)

Bytes = NDArray[np.uint8]
Words = NDArray[np.uint64]
Flags = NDArray[np.bool_]

NOTHING: Final = JOKER + 1
"""The place of a card that was taken away."""
MOST_CARDS: Final = 15
"""Four bits count no further."""
_UNCROWDED: Final = 8
"""Up to so many cards, no count of equal values runs over when numbers are added to it."""


def word(number: int) -> np.uint64:
    """A constant of the type that keeps arrays of words what they are."""
    return np.uint64(number)


def _table(numbers: Iterable[int]) -> Words:
    return np.array([*numbers, *[0] * NOTHING][: NOTHING + 1], dtype=np.uint64)


_DEAD: Final = sorted(DEAD_MANS_CARDS)
VALUE_WORDS: Final = _table(1 << 4 * (card >> 2) for card in range(JOKER + 1))
"""What each card adds to the word of values."""
SUIT_WORDS: Final = _table(
    (1 << 8 * (card & 3)) + (1 << 32 + 6 * _DEAD.index(card) if card in _DEAD else 0) for card in range(JOKER)
)
"""What each card adds to the word of suits; a joker adds nothing."""
PLACE_WORDS: Final = _table(1 << 13 * (card & 3) + (card >> 2) for card in range(JOKER))
"""The bit of each card; a joker has none."""

_EACH: Final = sum(1 << 4 * value for value in range(13))
EACH: Final = word(_EACH)
COUNTS: Final = word(15 * _EACH)
BITS: Final = word(8 * _EACH)
AT_LEAST: Final = (word(0), *(word((8 - k) * _EACH) for k in range(1, 6)))
JOKERS: Final = word(52)
_SEVEN: Final = word(7 * _EACH)
_RUN_BITS: Final = word(sum(8 << 4 * low for low in range(9)))
_SUITS: Final = word(0xFFFFFFFF)
_EACH_SUIT: Final = word(0x01010101)
_SUIT_BITS: Final = word(0x80808080)
_FIVE_SUITED: Final = word(128 - 5)
_DEAD_COUNTS: Final = word(sum(31 << 6 * i for i in range(5)))
_DEAD_BITS: Final = word(sum(32 << 6 * i for i in range(5)))
_HALVES: Final = word(0x0F0F0F0F0F0F0F0F)
_EACH_BYTE: Final = word(0x0101010101010101)
_0, _1, _3, _4, _8, _16, _32, _56 = map(word, (0, 1, 3, 4, 8, 16, 32, 56))


def rank_words(values: Words, suits: Words, cards: int) -> tuple[Bytes, Flags]:
    """The highest ranks of hands with so many cards, straight flushes apart, and where there are flushes."""
    counts, jokers = split(values, cards)
    found = kind_ranks(counts, jokers)
    suited = flushes(suits, jokers)
    raise_to(STRAIGHT, runs(counts, jokers) != _0, found)
    raise_to(FLUSH, suited, found)
    raise_to(DEAD_MANS_HAND, dead_mans_hands(suits, jokers), found)
    return found, suited


def raise_to(rank: int, reached: Flags, found: Bytes) -> None:
    """Raise ranks, where this one is reached, to at least it."""
    np.maximum(found, reached.view(np.uint8) * np.uint8(rank), out=found)


def kind_ranks(counts: Words, jokers: Words) -> Bytes:
    """The highest ranks that equal values make."""
    with_jokers = counts + jokers * EACH
    twos = counts + AT_LEAST[2] & BITS
    two_pairs = (twos & twos - _1) != _0
    threes = (with_jokers + AT_LEAST[3] & BITS) != _0
    found: Bytes = ((twos | jokers) != _0).view(np.uint8) + np.uint8(1)
    raise_to(TWO_PAIR, two_pairs, found)
    raise_to(THREE_OF_A_KIND, threes, found)
    raise_to(FULL_HOUSE, two_pairs & threes, found)
    raise_to(FOUR_OF_A_KIND, (with_jokers + AT_LEAST[4] & BITS) != _0, found)
    raise_to(FIVE_OF_A_KIND, (with_jokers + AT_LEAST[5] & BITS) != _0, found)
    return found


def split(values: Words, cards: int) -> tuple[Words, Words]:
    """The counts of values, 7 standing for all above it, and the numbers of jokers."""
    counts = values & COUNTS
    if cards > _UNCROWDED:
        over = counts & BITS
        counts = (counts | (over - (over >> _3))) & _SEVEN
    return counts, values >> JOKERS


def runs(counts: Words, jokers: Words) -> Words:
    """Bit 3 of each value that begins a straight."""
    present = (counts + AT_LEAST[1] & BITS) >> _3
    pairs = present + (present >> _4)
    fours = pairs + (pairs >> _8)
    fives = fours + (present >> _16)
    found: Words = fives + (jokers + _3) * EACH & _RUN_BITS
    return found


def flushes(suits: Words, jokers: Words) -> Flags:
    """Where five cards of a suit are, jokers included."""
    found: Flags = ((suits & _SUITS) + (jokers + _FIVE_SUITED) * _EACH_SUIT & _SUIT_BITS) != _0
    return found


def dead_mans_hands(suits: Words, jokers: Words) -> Flags:
    """Where jokers can stand for all that is missing of a Dead Man's Hand."""
    present: Bytes = np.bitwise_count((suits >> _32) + _DEAD_COUNTS & _DEAD_BITS)
    found: Flags = present + jokers >= word(5)
    return found


def card_counts(values: Words) -> Words:
    """How many cards the words of values hold, jokers included."""
    pairs = (values & _HALVES) + (values >> _4 & _HALVES)
    return pairs * _EACH_BYTE >> _56


def straight_flush_tops(places: Words, jokers: Words) -> Bytes:
    """The top value, 5 to 13, of the best straight flush of each hand; 0 where there is none."""
    helped = np.minimum(jokers, word(5)).astype(np.intp)
    best = np.zeros(len(places), dtype=np.uint8)
    for suit in range(4):
        of_suit = (places >> word(13 * suit) & word(0x1FFF)).astype(np.intp)
        np.maximum(best, RUN_TOPS[helped, of_suit], out=best)
    return best


def _run_tops() -> Bytes:
    """By jokers and by the values that a suit has: the top value of its best straight, 0 for none."""
    tops = np.zeros((6, 1 << 13), dtype=np.uint8)
    values = np.arange(1 << 13)
    for jokers in range(6):
        for low in range(9):
            tops[jokers, np.bitwise_count(values >> low & 31) + jokers >= 5] = low + 5
    return tops


RUN_TOPS: Final = _run_tops()
