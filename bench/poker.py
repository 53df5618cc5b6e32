"""How fast hands are ranked and chosen, and odds drawn. All on one core."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray

from gomorra.poker import JOKER, Aim, choose, rank_hand
from gomorra.poker import batch as numpy_batch
from gomorra.poker.discard import discards
from gomorra.poker.odds import draw_odds
from gomorra.testing.speed import Measurement, per_second, seconds

HANDS = 20_000
BATCH = 1 << 19
DECK = (*range(52), JOKER, JOKER)
STACKED = (
    *(value * 4 + suit for value in (4, 8, 9, 12) for suit in range(4) for _ in range(2)),
    *range(20),
    JOKER,
)
"""Most cards of four values, many twice, as in decks that people play."""


def measure() -> Iterator[Measurement]:
    """Single hands in plain Python, batches, and odds."""
    seven = _hands(range(52), 7)
    yield Measurement("best five of 7 natural cards", _microseconds(seven), "µs", at_most=5)
    yield Measurement("best five of 7, stacked deck", _microseconds(_hands(STACKED, 7)), "µs")
    yield Measurement(
        "best legal five of 7, stacked deck", _microseconds(_hands(STACKED, 7), Aim.HIGHEST_LEGAL), "µs"
    )
    yield Measurement(
        "best five of 6 and a joker", _microseconds([[*hand[:6], JOKER] for hand in seven]), "µs"
    )
    five = [hand[:5] for hand in seven]
    yield Measurement("rank of five cards", 1e6 / per_second(partial(_rank_all, five), items=len(five)), "µs")

    hands = _batch(5)
    numpy_speed = per_second(partial(numpy_batch.strengths, hands), items=len(hands))
    yield Measurement("five-card hands with NumPy", numpy_speed, "hands/s", at_least=1_000_000)
    for size in (7, 9):
        speed = per_second(partial(numpy_batch.strengths, _batch(size)), items=BATCH)
        yield Measurement(f"best five of {size} with NumPy, jokers too", speed, "hands/s")
    yield from _compiled(hands)

    hand, left = list(DECK[:7]), list(DECK[7:])
    yield Measurement(
        "discards for a draw bonus of 2", seconds(partial(discards, hand, 2, left)) * 1000, "ms"
    )
    odds = partial(draw_odds, STACKED, stud=2, draw=1, hands=100_000)
    yield Measurement("odds of 100,000 hands, stud 2, draw 1", seconds(odds, rounds=3), "s", at_most=2)
    odds = partial(draw_odds, STACKED, stud=1, draw=3, hands=100_000)
    yield Measurement("odds of 100,000 hands, stud 1, draw 3", seconds(odds, rounds=3), "s", at_most=2)


def _compiled(hands: NDArray[np.uint8]) -> Iterator[Measurement]:
    from gomorra.poker import compiled

    if compiled.AVAILABLE:
        speed = per_second(partial(compiled.strengths, hands), items=len(hands))
        yield Measurement("five-card hands with Numba", speed, "hands/s", at_least=8_000_000)


def _hands(deck: Sequence[int], size: int) -> list[list[int]]:
    rng = random.Random(1)
    return [rng.sample(deck, size) for _ in range(HANDS)]


def _batch(size: int) -> NDArray[np.uint8]:
    deck = np.tile(np.array(DECK, dtype=np.uint8), (BATCH, 1))
    return np.ascontiguousarray(np.random.default_rng(1).permuted(deck, axis=1)[:, :size])


def _microseconds(hands: list[list[int]], aim: Aim = Aim.HIGHEST) -> float:
    return 1e6 / per_second(partial(_choose_all, hands, aim), items=len(hands))


def _choose_all(hands: list[list[int]], aim: Aim) -> None:
    for hand in hands:
        choose(hand, aim)


def _rank_all(hands: list[list[int]]) -> None:
    for hand in hands:
        rank_hand(hand)


if __name__ == "__main__":
    for found in measure():
        print(f"{found.name}: {found.value:,.3g} {found.unit} {found.goal}")
