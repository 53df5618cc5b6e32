"""Which sets of discards are worth weighing when there are too many to weigh them all.

A good set keeps what serves one purpose and gives up the least useful of the rest. So the cards of a hand
are put in order once for each purpose: equal values, the best value alone, flushes, straights, a straight
flush, the Dead Man's Hand. Arrays have one column for each hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gomorra.poker.card import JOKER
from gomorra.poker.hand import DEAD_MANS_CARDS
from gomorra.poker.words import PLACE_WORDS, Bytes, Flags, Words, word

Keys = NDArray[np.uint32]

_MOST_MISSING: Final = 2
"""A hand that lacks more cards for a flush, a straight or the like is better played for equal values."""
_VALUE: Final = np.uint32(15)
_WITHOUT_COUNT: Final = np.uint32(511)
_SERVES: Final = np.uint32(1 << 14)
_JOKER: Final = np.uint32(1 << 15)
_DEAD_PLACES: Final = word(sum(int(PLACE_WORDS[card]) for card in DEAD_MANS_CARDS))
_FLUSHES: Final = 2
_STRAIGHTS: Final = 3


class DeckCounts(NamedTuple):
    """What there is in the whole deck."""

    values: Bytes
    """How many cards of each value."""
    suits: Bytes
    """How many cards of each suit."""
    repeats: bool
    """Whether two cards have the same suit and value, so that hands may be Cheatin'."""

    @classmethod
    def of(cls, deck: Bytes) -> DeckCounts:
        natural = deck[deck < JOKER]
        values = np.bincount(natural >> 2, minlength=14).astype(np.uint8)
        suits = np.bincount(natural & 3, minlength=4).astype(np.uint8)
        return cls(values, suits, len(np.unique(natural)) < len(natural))


class Set(NamedTuple):
    """Discards for each hand."""

    discarded: Flags
    sizes: Bytes
    """How many cards are discarded; 0 for a hand to which the set does not apply."""


def orders(hands: Bytes, deck: DeckCounts) -> Bytes:
    """The place of each card when the least useful one for equal values has place 0."""
    return _order(_by_equal_values(hands, deck)[0])


def promising_sets(hands: Bytes, bonus: int, deck: DeckCounts, *, every_size: bool) -> Iterator[Set]:
    """Sets of at most ``bonus`` discards, each at most once for a hand.

    ``hands`` has NOTHING in the place of a card that is of no use. With ``every_size`` it also counts that
    a redraw may do harm, so that fewer discards can be better.
    """
    cards = len(hands)
    most = min(bonus, cards)
    tried: list[NDArray[np.uint16]] = []
    for purpose, (order, useful) in enumerate(_purposes(hands, deck)):
        spare = cards - useful
        if purpose == 0:
            first = np.minimum(spare, most)
            sizes_to_try = [np.minimum(first + more, most) for more in range(most + 1)]
            if every_size:
                sizes_to_try += [np.maximum(first, less + 1) - less for less in range(1, most)]
        else:
            sizes = np.minimum(spare, most)
            possible = useful + np.minimum(sizes, _MOST_MISSING) >= 5
            sizes_to_try = [sizes if purpose == 1 else sizes * possible]
        for sizes in sizes_to_try:
            discarded = order < sizes
            chosen = (discarded << np.arange(cards, dtype=np.uint16)[:, None]).sum(axis=0, dtype=np.uint16)
            for earlier in tried:
                sizes[chosen == earlier] = 0
            tried.append(chosen)
            if sizes.any():
                yield Set(discarded, sizes)


def _purposes(hands: Bytes, deck: DeckCounts) -> Iterator[tuple[Bytes, Bytes]]:
    """For each purpose: the order in which to give up cards, and how many cards serve it."""
    jokers = hands == JOKER
    natural = hands < JOKER
    keys, counts = _by_equal_values(hands, deck)
    yield _order(keys), ((counts > 1) | jokers).sum(axis=0, dtype=np.uint8)
    by_deck = np.where(natural, keys & _WITHOUT_COUNT, keys)
    best = (np.where(natural, keys, np.uint32(0)).max(axis=0) ^ keys) & _VALUE == 0
    yield _serving(natural & best | jokers, by_deck)
    places = PLACE_WORDS.take(hands)
    values = np.where(natural, hands >> 2, np.uint8(13))
    for useful in (
        *_suited(hands, natural, deck),
        *_in_sequence(values, natural, deck),
        _in_suited_sequence(places),
        _first_in(places, np.full(hands.shape[1], _DEAD_PLACES)),
    ):
        yield _serving(useful | jokers, keys)


def _serving(useful: Flags, keys: Keys) -> tuple[Bytes, Bytes]:
    return _order(keys + useful * _SERVES), useful.sum(axis=0, dtype=np.uint8)


def _by_equal_values(hands: Bytes, deck: DeckCounts) -> tuple[Keys, Bytes]:
    """Keys of use: cards with many of their value in the hand, then in the deck. And those in the hand."""
    natural = hands < JOKER
    values = np.where(natural, hands >> 2, np.uint8(13))
    counts = np.ones(hands.shape, dtype=np.uint8)
    for one in range(len(hands)):
        for other in range(one):
            same = values[one] == values[other]
            counts[one] += same
            counts[other] += same
    counts *= natural
    left = np.minimum(deck.values.take(values), np.uint8(31)).astype(np.uint32)
    keys = counts.astype(np.uint32) << np.uint32(9) | left << np.uint32(4) | values
    return np.where(natural, keys, (hands == JOKER) * _JOKER), counts


def _order(keys: Keys) -> Bytes:
    """The place of each card among those of its hand, from the smallest key on."""
    order = np.zeros(keys.shape, dtype=np.uint8)
    for one in range(len(keys)):
        for other in range(one):
            above = keys[one] >= keys[other]
            order[one] += above
            order[other] += ~above
    return order


def _suited(hands: Bytes, natural: Flags, deck: DeckCounts) -> list[Flags]:
    """The cards of the suits that the hand has most of, then the deck."""
    suits = hands & 3
    keys = np.empty((4, hands.shape[1]), dtype=np.uint32)
    for suit in range(4):
        count = ((suits == suit) & natural).sum(axis=0, dtype=np.uint32)
        keys[suit] = count << np.uint32(10) | np.uint32(int(deck.suits[suit]) << 2 | suit)
    keys.sort(axis=0)
    return [natural & (suits == (keys[-place] & 3)) for place in range(1, _FLUSHES + 1)]


def _in_sequence(values: Bytes, natural: Flags, deck: DeckCounts) -> list[Flags]:
    """One card of each value of the straights that lack fewest, then have most of the lacking in the deck."""
    bits = np.where(natural, np.uint16(1) << values.astype(np.uint16), np.uint16(0))
    held = np.bitwise_or.reduce(bits, axis=0)
    keys = np.empty((9, values.shape[1]), dtype=np.uint32)
    for low in range(9):
        window = held >> np.uint16(low) & np.uint16(31)
        lacking = np.zeros(values.shape[1], dtype=np.uint32)
        for step in range(5):
            lacking += (window >> np.uint16(step) & np.uint16(1) == 0) * np.uint32(deck.values[low + step])
        count = np.bitwise_count(window).astype(np.uint32)
        keys[low] = count << np.uint32(13) | lacking << np.uint32(4) | np.uint32(low)
    keys.sort(axis=0)
    lows = [(keys[-place] & 15).astype(np.uint16) for place in range(1, _STRAIGHTS + 1)]
    return [_first_in(bits, np.uint16(31) << low) for low in lows]


def _in_suited_sequence(places: Words) -> Flags:
    """One card of each value of the straight flush that lacks fewest."""
    held = np.bitwise_or.reduce(places, axis=0)
    best = np.zeros(places.shape[1], dtype=np.uint16)
    for suit in range(4):
        for low in range(9):
            shift = 13 * suit + low
            count = np.bitwise_count(held >> word(shift) & word(31)).astype(np.uint16)
            np.maximum(best, count << np.uint16(6) | np.uint16(shift), out=best)
    return _first_in(places, word(31) << (best & np.uint16(63)).astype(np.uint64))


def _first_in(bits: NDArray[Any], wanted: NDArray[Any]) -> Flags:
    """The cards that have a wanted bit which no card before them has."""
    lacking = wanted.copy()
    found = np.zeros(bits.shape, dtype=np.bool_)
    for place, bit in enumerate(bits):
        found[place] = (lacking & bit) != 0
        lacking &= ~bit
    return found
