"""The strengths of many hands in machine code, where Numba is installed (the extra ``fast``).

Without Numba the batches of NumPy do the same work.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from gomorra.poker import batch
from gomorra.poker.batch import Strengths
from gomorra.poker.hand import DEAD_MANS_CARDS
from gomorra.poker.words import RUN_TOPS, Bytes

Function = TypeVar("Function", bound=Callable[..., Any])
Counts = NDArray[np.int64]

AVAILABLE: Final = find_spec("numba") is not None
"""Whether Numba is there."""

_DEAD_BITS: Final = np.zeros(53, dtype=np.int64)
_DEAD_BITS[sorted(DEAD_MANS_CARDS)] = [1, 2, 4, 8, 16]


def strengths(hands: NDArray[Any]) -> Strengths:
    """The strength of the best five cards of each hand. The first call on a machine compiles for seconds."""
    if not AVAILABLE:
        return batch.strengths(hands)
    cards = np.ascontiguousarray(batch.checked(hands))
    found = np.empty(len(cards), dtype=np.uint32)
    _fill(cards, RUN_TOPS, _DEAD_BITS, found)
    return found


def _machine_code(function: Function) -> Function:
    if not AVAILABLE:
        return function
    njit: Any = import_module("numba").njit
    compiled: Function = njit(cache=True)(function)
    return compiled


@_machine_code
def _run(top: int) -> int:
    return top * 0x11111 - 0x01234


@_machine_code
def _flush(hand: Bytes, suit: int, jokers: int, high: Counts) -> int:
    """The five highest values of a suit, packed; jokers are kings."""
    size = jokers
    high[:jokers] = 13
    for card in hand:
        if card < 52 and card & 3 == suit:
            place = size
            value = (card >> 2) + 1
            while place > 0 and high[place - 1] < value:
                high[place] = high[place - 1]
                place -= 1
            high[place] = value
            size += 1
    packed = 0
    for place in range(5):
        packed = packed << 4 | high[place]
    return packed


@_machine_code
def _by_suits(hand: Bytes, jokers: int, suits: Counts, masks: Counts, runs: Bytes, high: Counts) -> int:
    """The best straight flush or flush as a strength, 0 for none."""
    best = 0
    for suit in range(4):
        if suits[suit] + jokers >= 5:
            top = runs[min(jokers, 5), masks[suit]]
            if top > 0:
                best = max(best, 9 << 20 | _run(int(top)))
            elif best < 9 << 20:
                best = max(best, 6 << 20 | _flush(hand, suit, jokers, high))
    return best


@_machine_code
def _kinds(rank: int, groups: Counts, different: int, first: int, size: int, second: int) -> int:
    """The strength of a hand with so many cards of one group, two of a second, and the highest others.

    A group is a value with the number of its cards: 16 times the value, plus the number.
    """
    packed = rank
    missing = 5 - size
    for _ in range(size):
        packed = packed << 4 | groups[first] >> 4
    if second >= 0:
        packed = packed << 8 | (groups[second] >> 4) * 0x11
        missing -= 2
    place = 0
    while missing > 0 and place < different:
        if place not in (first, second):
            packed = packed << 4 | groups[place] >> 4
            missing -= 1
        place += 1
    return packed


@_machine_code
def _by_values(groups: Counts, different: int, jokers: int) -> int:
    """The strength of the best hand that equal values make; the groups go from the highest value down."""
    most = 0
    first = second = five = -1
    for place in range(different):
        size = groups[place] & 15
        if size + jokers >= 5 and five < 0:
            five = place
        if size > most:
            if most >= 2:
                second = first
            most = size
            first = place
        elif size >= 2 and second < 0:
            second = place
    if five >= 0:
        return _kinds(10, groups, different, five, 5, -1)
    most += jokers
    if most == 4:
        return _kinds(8, groups, different, first, 4, -1)
    if most == 3:
        return _kinds(7 if second >= 0 else 4, groups, different, first, 3, second)
    if most == 2:
        return _kinds(3 if second >= 0 else 2, groups, different, first, 2, second)
    return _kinds(1, groups, different, -1, 0, -1)


@_machine_code
def _group(counts: int, groups: Counts) -> int:
    """Write down the groups from the highest value down and tell how many there are."""
    different = 0
    for value in range(12, -1, -1):
        size = counts >> 4 * value & 15
        if size > 0:
            groups[different] = (value + 1) << 4 | size
            different += 1
    return different


@_machine_code
def _fill(hands: Bytes, runs: Bytes, dead_bits: Counts, found: Strengths) -> None:
    groups = np.zeros(13, dtype=np.int64)
    suits = np.zeros(4, dtype=np.int64)
    masks = np.zeros(4, dtype=np.int64)
    high = np.zeros(16, dtype=np.int64)
    for row in range(len(hands)):
        suits[:] = 0
        masks[:] = 0
        counts = jokers = dead = 0
        for card in hands[row]:
            if card == 52:
                jokers += 1
            else:
                counts += 1 << (card & 60)
                suits[card & 3] += 1
                masks[card & 3] |= 1 << (card >> 2)
                dead |= dead_bits[card]
        missing = 5
        while dead:
            dead &= dead - 1
            missing -= 1
        if missing <= jokers:
            found[row] = 11 << 20
            continue
        best = _by_values(groups, _group(counts, groups), jokers)
        best = max(best, _by_suits(hands[row], jokers, suits, masks, runs, high))
        top = runs[min(jokers, 5), masks[0] | masks[1] | masks[2] | masks[3]]
        if top > 0:
            best = max(best, 5 << 20 | _run(int(top)))
        found[row] = best
