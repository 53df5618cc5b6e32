"""Ranks and strengths of many hands at once.

A batch is an array with one hand of 5 to 15 cards a row, as bytes; jokers have no names in it.

>>> from gomorra.poker.card import parse
>>> hands = as_batch([parse("7♣ 7♦ 7♠ 7♥ joker K♦ 2♣"), parse("10♣ J♦ Q♠ K♥ A♣ 3♦ 5♦")])
>>> ranks(hands).tolist()
[10, 1]
>>> hex(strengths(hands)[1])
'0x1dcba5'
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gomorra.poker.card import JOKER, Card, PokerError
from gomorra.poker.hand import (
    FIVE_OF_A_KIND,
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    RANK_SHIFT,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIR,
)
from gomorra.poker.words import (
    AT_LEAST,
    BITS,
    EACH,
    JOKERS,
    MOST_CARDS,
    NOTHING,
    PLACE_WORDS,
    SUIT_WORDS,
    VALUE_WORDS,
    Bytes,
    Flags,
    Words,
    card_counts,
    rank_words,
    runs,
    split,
    straight_flush_tops,
    word,
)

Strengths = NDArray[np.uint32]
Measure = Callable[[Bytes, Words, Words], NDArray[Any]]
Vector = Callable[[Words, Words, Bytes], Words]

CHUNK: Final = 1 << 14
"""Hands worked on at a time: all that belongs to them stays in the processor's cache."""


def as_batch(hands: Sequence[Sequence[Card]]) -> Bytes:
    """Hands of equal size as a batch."""
    try:
        cards = np.array(hands, dtype=np.int64)
    except (ValueError, TypeError, OverflowError) as error:
        raise PokerError(f"the hands of a batch are rows of cards, all of one length: {error}") from None
    return checked(cards)


def checked(hands: NDArray[Any]) -> Bytes:
    """The batch as bytes, or an error if it is none."""
    if hands.ndim != 2 or not 5 <= hands.shape[1] <= MOST_CARDS:
        raise PokerError(
            f"a batch has rows of 5 to {MOST_CARDS} cards; this array has the shape {hands.shape}"
        )
    if not np.issubdtype(hands.dtype, np.integer):
        raise PokerError(f"cards are whole numbers, not {hands.dtype}")
    if hands.size and not (hands.min() >= 0 and hands.max() <= JOKER):
        raise PokerError(f"the cards of a batch are 0 to 51, and {JOKER} for a joker")
    return hands.astype(np.uint8, copy=False)


def ranks(hands: NDArray[Any], *, legal: bool = False) -> Bytes:
    """The highest rank of each hand. With ``legal``, of its legal hands: 0 where it has none."""
    found = np.empty(len(hands), dtype=np.uint8)
    _by_chunks(hands, _ranks, found, legal=legal)
    return found


def strengths(hands: NDArray[Any], *, legal: bool = False) -> Strengths:
    """The strength of the best five cards of each hand. With ``legal``, of the best legal five, or 0."""
    found = np.empty(len(hands), dtype=np.uint32)
    _by_chunks(hands, _strengths, found, legal=legal)
    return found


def lowball_strengths(hands: NDArray[Any]) -> Strengths:
    """The strengths of hands of five cards whose jokers get the best names for lowball."""
    cards = checked(hands)
    if cards.shape[1] != 5:
        raise PokerError(f"a lowball hand has 5 cards, not {cards.shape[1]}")
    with_jokers = np.flatnonzero((cards == JOKER).any(axis=1))
    if len(with_jokers):
        cards = cards.copy()
        cards[with_jokers] = _named_low(cards[with_jokers])
    return strengths(cards)


def repeats(hands: NDArray[Any]) -> Flags:
    """Which hands have two cards of the same suit and value."""
    columns = np.ascontiguousarray(checked(hands).T)
    found: Flags = (without_repeats(columns) == NOTHING).any(axis=0)
    return found


def tally(columns: Bytes) -> tuple[Words, Words]:
    """The words of values and suits of hands whose first cards are in the first row, and so on."""
    values = VALUE_WORDS.take(columns[0])
    suits = SUIT_WORDS.take(columns[0])
    for column in columns[1:]:
        values += VALUE_WORDS.take(column)
        suits += SUIT_WORDS.take(column)
    return values, suits


def without_repeats(columns: Bytes) -> Bytes:
    """The same hands with nothing in the place of each card that occurred before in its hand."""
    kept = columns.copy()
    seen = np.zeros(columns.shape[1], dtype=np.uint64)
    for column in kept:
        places = PLACE_WORDS.take(column)
        column[(seen & places) != 0] = NOTHING
        seen |= places
    return kept


def _by_chunks(hands: NDArray[Any], measure: Measure, found: NDArray[Any], *, legal: bool) -> None:
    cards = checked(hands)
    for start in range(0, len(cards), CHUNK):
        columns = np.ascontiguousarray(cards[start : start + CHUNK].T)
        if legal:
            columns = without_repeats(columns)
        values, suits = tally(columns)
        part = measure(columns, values, suits)
        if legal:
            part[card_counts(values) < 5] = 0
        found[start : start + CHUNK] = part


def _ranks(columns: Bytes, values: Words, suits: Words) -> Bytes:
    found, flushes = rank_words(values, suits, len(columns))
    suited = np.flatnonzero(flushes & (found < STRAIGHT_FLUSH))
    if len(suited):
        tops = _straight_flush_tops(columns[:, suited], values[suited] >> JOKERS)
        found[suited[tops > 0]] = STRAIGHT_FLUSH
    return found


def _straight_flush_tops(columns: Bytes, jokers: Words) -> Bytes:
    return straight_flush_tops(np.bitwise_or.reduce(PLACE_WORDS.take(columns), axis=0), jokers)


def _strengths(columns: Bytes, values: Words, suits: Words) -> Strengths:
    found = _ranks(columns, values, suits)
    counts, jokers = split(values, len(columns))
    packed = found.astype(np.uint32) << np.uint32(RANK_SHIFT)
    for rank, vector in _VECTORS.items():
        where = np.flatnonzero(found == rank)
        if len(where):
            packed[where] |= vector(counts[where], jokers[where], columns[:, where]).astype(np.uint32)
    return packed


def _top(marks: Words) -> Words:
    """The highest value, from 0 on, that has a mark."""
    top: Words = (np.frexp(marks.astype(np.float64))[1] - 1 >> 2).astype(np.uint64)
    return top


def _kinds(*sizes: int) -> Vector:
    """How hands compare that consist of so many equal cards, so many others, ...; jokers are in the first."""

    def vector(counts: Words, jokers: Words, columns: Bytes) -> Words:
        del columns
        packed = np.zeros(len(counts), dtype=np.uint64)
        free = np.full(len(counts), BITS)
        held = counts + jokers * EACH
        for size in sizes:
            top = _top(held + AT_LEAST[size] & free)
            free &= ~(word(8) << (top << word(2)))
            packed = (packed << word(4 * size)) + (top + word(1)) * word(0x11111 >> 20 - 4 * size)
            held = counts
        return packed

    return vector


def _straight(counts: Words, jokers: Words, columns: Bytes) -> Words:
    del columns
    return _sequence(_top(runs(counts, jokers)) + word(5))


def _straight_flush(counts: Words, jokers: Words, columns: Bytes) -> Words:
    del counts
    return _sequence(_straight_flush_tops(columns, jokers).astype(np.uint64))


def _sequence(top: Words) -> Words:
    return top * word(0x11111) - word(0x01234)


def _flush(counts: Words, jokers: Words, columns: Bytes) -> Words:
    """The five highest of a suit; jokers are kings."""
    del counts
    best = np.zeros(columns.shape[1], dtype=np.uint64)
    for suit in range(4):
        ours = (columns < JOKER) & (columns & 3 == suit)
        where = np.flatnonzero(ours.sum(axis=0) + jokers >= 5)
        if len(where):
            held = columns[:, where]
            values = np.where(
                held == JOKER, np.uint8(13), np.where(ours[:, where], (held >> 2) + np.uint8(1), np.uint8(0))
            )
            values.sort(axis=0)
            packed = np.zeros(len(where), dtype=np.uint64)
            for place in range(1, 6):
                packed = packed << word(4) | values[-place]
            best[where] = np.maximum(best[where], packed)
    return best


_VECTORS: Final[dict[int, Vector]] = {
    HIGH_CARD: _kinds(1, 1, 1, 1, 1),
    PAIR: _kinds(2, 1, 1, 1),
    TWO_PAIR: _kinds(2, 2, 1),
    THREE_OF_A_KIND: _kinds(3, 1, 1),
    STRAIGHT: _straight,
    FLUSH: _flush,
    FULL_HOUSE: _kinds(3, 2),
    FOUR_OF_A_KIND: _kinds(4, 1),
    STRAIGHT_FLUSH: _straight_flush,
    FIVE_OF_A_KIND: _kinds(5),
}
"""The compared values by rank; hands of rank 11 are all equal."""


def _named_low(hands: Bytes) -> Bytes:
    """Hands of five with their jokers named as ``lowest_names`` does it."""
    named = hands.copy()
    natural = hands != JOKER
    values = np.bitwise_or.reduce(np.where(natural, 1 << (hands >> 2).astype(np.int64), 0), axis=1)
    suits = np.take_along_axis(hands, natural.argmax(axis=1)[:, None], axis=1)[:, 0] & 3
    last = np.zeros(len(hands), dtype=np.intp)
    for place in range(5):
        jokers = np.flatnonzero(~natural[:, place])
        lowest = ~values[jokers] & values[jokers] + 1
        values[jokers] |= lowest
        suits[jokers] = suits[jokers] + 1 & 3
        named[jokers, place] = np.bitwise_count(lowest - 1) << 2 | suits[jokers]
        last[jokers] = place
    straight = np.flatnonzero(values == 0b11111)
    named[straight, last[straight]] = 5 << 2 | named[straight, last[straight]] & 3
    return named
