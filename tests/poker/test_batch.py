"""Many hands at once rank as one by one."""

from __future__ import annotations

import random
import sys

import numpy as np
import pytest

from gomorra.poker import DEAD_MANS_CARDS, JOKER, Aim, PokerError, batch, choose, compiled, is_legal, parse

DECKS = {
    "plain": [*range(52), JOKER, JOKER],
    "few values": [value * 4 + suit for value in (3, 7, 8, 11) for suit in range(4) for _ in range(3)]
    + [JOKER] * 2,
    "one value": [8, 9, 10, 11] * 8,
    "two suits": [value * 4 + suit for value in range(13) for suit in (1, 2)] * 2 + [JOKER],
    "one run": [value * 4 + suit for value in range(2, 9) for suit in (0, 0, 3)] + [JOKER],
    "dead man": sorted(DEAD_MANS_CARDS) * 5 + [JOKER] * 3,
    "jokers": [*range(0, 52, 5), *[JOKER] * 8],
}


def dealt(deck: str, size: int, number: int = 150) -> list[list[int]]:
    rng = random.Random(f"{deck} {size}")
    return [rng.sample(DECKS[deck], size) for _ in range(number)]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("size", [5, 6, 7, 8, 9, 12, 15])
def test_a_batch_ranks_like_the_single_hand(deck: str, size: int) -> None:
    hands = dealt(deck, size)
    array = batch.as_batch(hands)
    best = [choose(hand) for hand in hands]
    legal = [choose(hand, Aim.HIGHEST_LEGAL) for hand in hands]
    assert batch.strengths(array).tolist() == [hand.strength for hand in best]
    assert batch.ranks(array).tolist() == [hand.rank for hand in best]
    assert batch.strengths(array, legal=True).tolist() == [hand.strength * hand.legal for hand in legal]
    assert batch.ranks(array, legal=True).tolist() == [hand.rank * hand.legal for hand in legal]
    assert batch.repeats(array).tolist() == [not is_legal(hand) for hand in hands]
    assert compiled.strengths(array).tolist() == [hand.strength for hand in best]


@pytest.mark.parametrize("deck", DECKS)
def test_a_batch_names_jokers_for_lowball_like_the_single_hand(deck: str) -> None:
    hands = dealt(deck, 5, 400)
    expected = [choose(hand, Aim.LOWEST).strength for hand in hands]
    assert batch.lowball_strengths(batch.as_batch(hands)).tolist() == expected


def test_a_batch_longer_than_a_chunk_is_ranked_to_its_end() -> None:
    one, other = parse("2♣ 3♦ 4♠ 5♦ 6♦"), parse("K♣ K♦ K♠ 5♦ 5♥")
    hands = batch.as_batch([one, other] * (batch.CHUNK // 2 + 3))
    assert batch.ranks(hands).tolist() == [5, 7] * (batch.CHUNK // 2 + 3)


def test_without_numba_numpy_does_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = batch.as_batch(dealt("plain", 7))
    expected = compiled.strengths(hands).tolist()
    monkeypatch.setattr(compiled, "AVAILABLE", False)
    monkeypatch.setattr(compiled, "_fill", None)
    assert compiled.strengths(hands).tolist() == expected


def test_an_empty_batch_has_no_ranks() -> None:
    nothing = np.empty((0, 5), dtype=np.uint8)
    assert (
        len(batch.ranks(nothing))
        == len(batch.strengths(nothing))
        == len(batch.lowball_strengths(nothing))
        == 0
    )


def test_arrays_that_are_no_hands_are_refused() -> None:
    with pytest.raises(PokerError, match="rows of 5 to 15 cards"):
        batch.ranks(np.zeros((3, 4), dtype=np.uint8))
    with pytest.raises(PokerError, match="rows of 5 to 15 cards"):
        batch.ranks(np.zeros(5, dtype=np.uint8))
    with pytest.raises(PokerError, match="0 to 51, and 52"):
        batch.ranks(np.full((2, 5), 53))
    with pytest.raises(PokerError, match="whole numbers"):
        batch.ranks(np.zeros((2, 5)))
    with pytest.raises(PokerError, match="all of one length"):
        batch.as_batch([[1, 2, 3, 4, 5], [1, 2, 3]])
    with pytest.raises(PokerError, match="a lowball hand has 5 cards, not 7"):
        batch.lowball_strengths(np.zeros((2, 7), dtype=np.uint8))


def test_the_poker_room_starts_without_numpy() -> None:
    import subprocess

    code = "import sys, gomorra.poker; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
