"""Draw hands in bulk: the discards are as good as those weighed one by one."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from gomorra.poker import DEAD_MANS_CARDS, JOKER, Aim, batch
from gomorra.poker.discard import discards
from gomorra.poker.draws import best_discards, draw_hands
from gomorra.poker.promising import DeckCounts, promising_sets
from gomorra.poker.redraws import Left, Redraws

Cards = NDArray[np.uint8]

DECKS = {
    "plain": [*range(52), JOKER, JOKER],
    "few values": [value * 4 + suit for value in (3, 7, 8, 11) for suit in range(4) for _ in range(3)]
    + [JOKER] * 2,
    "two suits": [value * 4 + suit for value in range(13) for suit in (1, 2)] * 2 + [JOKER],
    "dead man": sorted(DEAD_MANS_CARDS) * 4 + [*range(3, 52, 2), JOKER, JOKER],
}


def dealt(deck: str, number: int, seed: int = 1) -> Cards:
    """Shuffled decks, one in each column."""
    cards = np.array(DECKS[deck], dtype=np.uint8)
    shuffled = np.random.default_rng(seed).permuted(np.tile(cards, (number, 1)), axis=1)
    return np.ascontiguousarray(shuffled.T)


@pytest.mark.parametrize("legal", [False, True])
@pytest.mark.parametrize("size", [5, 7])
@pytest.mark.parametrize("deck", DECKS)
def test_a_draw_bonus_of_one_is_played_perfectly(deck: str, size: int, legal: bool) -> None:
    order = dealt(deck, 40)
    aim = Aim.HIGHEST_LEGAL if legal else Aim.HIGHEST
    redraws = Redraws(order[:size], Left(order[size:], 1), legal=legal)
    chosen = best_discards(redraws, DeckCounts.of(np.array(DECKS[deck], dtype=np.uint8)))
    for column in range(order.shape[1]):
        hand, left = order[:size, column], order[size:, column].tolist()
        advice = discards(hand.tolist(), 1, left, aim)
        kept, drawn = hand[~chosen[:, column]], np.array(left, dtype=np.uint8)[:, None]
        if chosen[:, column].any():
            hands = np.concatenate([np.tile(kept, (len(left), 1)), drawn], axis=1)
            mean = batch.ranks(hands, legal=legal).mean()
        else:
            mean = batch.ranks(hand[None], legal=legal)[0]
        assert mean == pytest.approx(advice.expected)


@pytest.mark.parametrize("legal", [False, True])
@pytest.mark.parametrize(("size", "bonus"), [(5, 2), (6, 3)])
@pytest.mark.parametrize("deck", ["plain", "few values"])
def test_a_larger_draw_bonus_is_played_nearly_perfectly(
    deck: str, size: int, bonus: int, legal: bool
) -> None:
    order = dealt(deck, 40)
    aim = Aim.HIGHEST_LEGAL if legal else Aim.HIGHEST
    redraws = Redraws(order[:size], Left(order[size:], bonus), legal=legal)
    chosen = best_discards(redraws, DeckCounts.of(np.array(DECKS[deck], dtype=np.uint8)))
    lost = []
    for column in range(order.shape[1]):
        hand, left = order[:size, column].tolist(), order[size:, column].tolist()
        advice = discards(hand, bonus, left, aim)
        kept = [card for place, card in enumerate(hand) if not chosen[place, column]]
        lost.append(advice.expected - _mean(kept, left, size - len(kept), legal=legal))
    assert min(lost) > -1e-9
    assert np.mean(lost) < 0.06


def _mean(kept: list[int], left: list[int], number: int, *, legal: bool) -> float:
    from itertools import combinations

    hands = np.array([[*kept, *drawn] for drawn in combinations(left, number)], dtype=np.uint8)
    return float(batch.ranks(hands, legal=legal).mean())


@pytest.mark.parametrize("size", [12, 20, 33, 47])
def test_a_redraw_never_has_the_same_card_twice(size: int) -> None:
    left = Left(np.arange(size, dtype=np.uint8)[:, None], 12)
    rows = range(size)
    cards = np.concatenate([left.step(step, rows, np.array([0])) for step in range(12)], axis=1)
    assert all(len(set(redraw)) == 12 for redraw in cards.tolist())
    assert np.bincount(cards.ravel()).tolist() == [12] * size


@pytest.mark.parametrize("legal", [False, True])
@pytest.mark.parametrize("bonus", [2, 3])
@pytest.mark.parametrize("deck", DECKS)
def test_promising_sets_keep_to_the_bonus_and_do_not_repeat(deck: str, bonus: int, legal: bool) -> None:
    order = dealt(deck, 200)
    hands = Redraws(order[:7], Left(order[7:], bonus), legal=legal).hands
    seen: list[set[bytes]] = [set() for _ in range(200)]
    counts = DeckCounts.of(np.array(DECKS[deck], dtype=np.uint8))
    for discarded, sizes in promising_sets(hands, bonus, counts, every_size=legal):
        applies = sizes > 0
        assert (discarded.sum(axis=0)[applies] == sizes[applies]).all()
        assert sizes.max() <= bonus
        for column in np.flatnonzero(applies):
            chosen = discarded[:, column].tobytes()
            assert chosen not in seen[column]
            seen[column].add(chosen)
    assert all(seen)


@pytest.mark.parametrize("bonus", [0, 1, 3])
@pytest.mark.parametrize("deck", DECKS)
def test_final_hands_come_from_the_deck(deck: str, bonus: int) -> None:
    cards = np.array(DECKS[deck], dtype=np.uint8)
    drawn = draw_hands(cards, 2, bonus, 300, np.random.default_rng(3))
    copies = np.bincount(cards, minlength=53)
    for hands, size in ((drawn.highest, 7), (drawn.legal, 7), (drawn.lowball, 5)):
        assert hands.shape == (size, 300)
        for hand in hands.T:
            assert (np.bincount(hand, minlength=53) <= copies).all()


def test_every_card_is_drawn_equally_often() -> None:
    cards = np.array(DECKS["plain"], dtype=np.uint8)
    counts = np.zeros(53)
    for seed in range(4):
        drawn = draw_hands(cards, 0, 0, 5000, np.random.default_rng(seed))
        counts += np.bincount(drawn.highest.ravel(), minlength=53)
    expected = 20_000 * 5 / 54
    assert abs(counts[:52] - expected).max() < 5 * np.sqrt(expected)
    assert abs(counts[52] - 2 * expected) < 5 * np.sqrt(2 * expected)
