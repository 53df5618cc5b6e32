"""What to discard for a draw bonus."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gomorra.poker import JOKER, Aim, PokerError, choose, parse, show
from gomorra.poker.discard import discards

DECK = [*range(52), JOKER, JOKER]


def without(cards: tuple[int, ...]) -> list[int]:
    left = list(DECK)
    for card in cards:
        left.remove(card)
    return left


def average(kept: list[int], left: list[int], number: int, aim: Aim) -> float:
    """The average rank over all draws, one by one; a hand that cannot be legal counts 0 where it should be."""
    total = []
    for drawn in combinations(left, number):
        hand = choose([*kept, *drawn], aim)
        total.append(0 if aim is Aim.HIGHEST_LEGAL and not hand.legal else hand.rank)
    return sum(total) / len(total)


@settings(max_examples=40)
@given(
    st.lists(st.sampled_from([0, 0, 1, 4, 9, 13, 20, 28, JOKER]), min_size=5, max_size=7),
    st.lists(st.sampled_from([0, 1, 2, 3, 4, 8, 12, 16, 17, 28, JOKER]), min_size=2, max_size=6),
    st.integers(0, 2),
    st.sampled_from([Aim.HIGHEST, Aim.HIGHEST_LEGAL]),
)
def test_the_advice_is_the_best_of_all_discards(
    hand: list[int], left: list[int], bonus: int, aim: Aim
) -> None:
    advice = discards(hand, bonus, left, aim)
    averages = {}
    for number in range(bonus + 1):
        for places in combinations(range(len(hand)), number):
            kept = [card for place, card in enumerate(hand) if place not in places]
            averages[tuple(sorted(hand[place] for place in places))] = average(kept, left, number, aim)
    assert advice.exact
    assert advice.error == 0
    assert advice.expected == pytest.approx(max(averages.values()))
    assert averages[tuple(sorted(advice.cards))] == pytest.approx(advice.expected)
    assert sum(advice.chances) == pytest.approx(1)
    assert sum(rank * chance for rank, chance in enumerate(advice.chances)) == pytest.approx(advice.expected)


def test_a_pair_keeps_its_cards() -> None:
    hand = parse("K♣ K♦ 7♠ 4♥ 9♣")
    advice = discards(hand, 3, without(hand))
    assert set(advice.cards) == set(parse("7♠ 4♥ 9♣"))
    assert advice.exact


def test_four_to_a_straight_flush_give_up_the_pair() -> None:
    hand = parse("5♠ 6♠ 7♠ 8♠ 8♦")
    assert show(discards(hand, 1, without(hand)).cards) == "8♦"


def test_a_made_hand_is_left_alone() -> None:
    hand = parse("A♣ A♠ 8♣ 8♠ J♦")
    advice = discards(hand, 2, without(hand))
    assert advice.cards == ()
    assert (advice.expected, advice.chances[11]) == (11, 1)


def test_no_more_than_the_bonus_is_discarded() -> None:
    hand = parse("2♣ 5♦ 9♠ J♥ K♣")
    for bonus in range(4):
        assert len(discards(hand, bonus, without(hand)).cards) <= bonus
    assert len(discards(hand, 3, without(hand)).cards) == 3


def test_who_wants_a_legal_hand_gives_up_the_repeat() -> None:
    hand = parse("9♣ 9♣ 9♦ 4♥ K♠")
    advice = discards(hand, 1, without(parse("9♣ 9♦ 4♥ K♠")), Aim.HIGHEST_LEGAL)
    assert show(advice.cards) == "9♣"
    assert show(discards(hand, 1, without(parse("9♣ 9♦ 4♥ K♠"))).cards) in {"4♥", "K♠"}


def test_lowball_gives_up_the_high_card() -> None:
    hand = parse("A♣ 2♦ 4♠ 6♥ K♣")
    advice = discards(hand, 1, without(hand), Aim.LOWEST)
    assert show(advice.cards) == "K♣"
    assert 1 < advice.expected < 2


def test_other_worths_lead_to_other_discards() -> None:
    hand = parse("5♠ 6♠ 7♠ 8♠ 8♦")
    only_pairs_or_better = [0.0, 0.0, *[1.0] * 10]
    advice = discards(hand, 1, without(hand), worth=only_pairs_or_better)
    assert (advice.cards, advice.expected) == ((), 1.0)


def test_too_many_draws_are_sampled_with_a_stated_error() -> None:
    hand = parse("K♣ K♦ 7♠ 4♥ 9♣ 2♦ J♥")
    exact = discards(hand, 3, without(hand))
    sampled = discards(hand, 3, without(hand), effort=100_000, seed=7)
    assert exact.exact
    assert not sampled.exact
    assert 0 < sampled.error < 0.05
    assert abs(sampled.expected - exact.expected) < 4 * sampled.error + 0.01
    assert sampled.cards == exact.cards


def test_the_same_seed_gives_the_same_advice() -> None:
    hand = parse("K♣ 3♦ 7♠ 4♥ 9♣ 2♦ J♥ Q♥")
    one, same, other = (discards(hand, 4, without(hand), effort=20_000, seed=seed) for seed in (1, 1, 2))
    assert one == same
    assert one.expected != other.expected
    generator = np.random.default_rng(1)
    assert discards(hand, 4, without(hand), effort=20_000, seed=generator) == one


def test_sampled_lowball_is_told_as_sampled() -> None:
    hand = parse("K♣ 3♦ 7♠ 4♥ 9♣ 2♦")
    advice = discards(hand, 2, without(hand), Aim.LOWEST, effort=40_000)
    assert not advice.exact
    assert advice.error > 0
    assert "K♣" in show(advice.cards)


def test_no_more_cards_are_drawn_than_there_are() -> None:
    hand = parse("2♣ 5♦ 9♠ J♥ K♣")
    assert len(discards(hand, 3, parse("K♦")).cards) <= 1
    assert discards(hand, 3, []).cards == ()


def test_what_makes_no_sense_is_refused() -> None:
    hand = parse("2♣ 5♦ 9♠ J♥ K♣")
    with pytest.raises(PokerError, match="5 to 15 cards, not 4"):
        discards(hand[:4], 1, DECK)
    with pytest.raises(PokerError, match="0 or more, not -1"):
        discards(hand, -1, DECK)
    with pytest.raises(PokerError, match="12 numbers"):
        discards(hand, 1, DECK, worth=[1.0, 2.0])
    with pytest.raises(PokerError, match="99 is no card"):
        discards(hand, 1, [99])
