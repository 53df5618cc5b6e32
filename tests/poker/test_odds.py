"""Odds of a deck's hands, and of a round between two sides."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import numpy as np
import pytest

from gomorra.poker import JOKER, Aim, PokerError, casualties, choose, compare, is_legal
from gomorra.poker.card import parse
from gomorra.poker.hand import Hand
from gomorra.poker.odds import Chances, Estimate, Odds, draw_odds, draw_sample, matchup
from gomorra.testing.rules import rule

PLAIN = [*range(52), JOKER, JOKER]
SMALL = [0, 0, 1, 4, 5, 5, 9, 13, 28, 31, 40, JOKER]
"""A deck small enough to look at all its hands."""


def shares(found: Chances) -> list[float]:
    return [found.chance(rank) for rank in range(12)]


@pytest.fixture(scope="module")
def small() -> Odds:
    return draw_odds(SMALL, stud=1, hands=20_000, seed=3)


def test_ranks_come_as_often_as_in_all_hands_of_the_deck(small: Odds) -> None:
    for found, aim in ((small.highest, Aim.HIGHEST), (small.legal, Aim.HIGHEST_LEGAL)):
        hands = [choose(cards, aim) for cards in combinations(SMALL, 6)]
        expected = Counter(hand.rank for hand in hands)
        for rank in range(1, 12):
            assert abs(found.chance(rank) - expected[rank] / len(hands)) < 2.2 * found.margin(rank)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("draw", [1, 2, 4])
def test_redraws_from_the_last_few_cards_of_a_deck_only_help(draw: int) -> None:
    """Eleven cards left, or fewer than are tried first: whoever may discard is never worse off for it."""
    without = draw_sample(SMALL, hands=4_000, seed=5).odds().highest
    found = draw_sample(SMALL, draw=draw, hands=4_000, seed=5).odds().highest
    assert sum(shares(found)) == pytest.approx(1)
    for rank in range(2, 12):
        better = sum(shares(found)[rank:]) - sum(shares(without)[rank:])
        assert better > -2 * without.margin(rank)


def test_a_rank_that_legal_cards_reach_counts_as_legal(small: Odds) -> None:
    hands = list(combinations(SMALL, 6))
    cheatin = 0
    for cards in hands:
        legal = choose(cards, Aim.HIGHEST_LEGAL)
        cheatin += not legal.legal or choose(cards).rank > legal.rank
    assert small.highest.cheatin_chance == pytest.approx(cheatin / len(hands), abs=0.012)


def test_lowball_ranks_come_as_often_as_in_all_hands_of_the_deck(small: Odds) -> None:
    hands = list(combinations(SMALL, 5))
    expected = Counter(choose(cards, Aim.LOWEST).rank for cards in hands)
    for rank in range(1, 12):
        assert abs(small.lowball.chance(rank) - expected[rank] / len(hands)) < 2.2 * small.lowball.margin(
            rank
        )
    cheatin = sum(not is_legal(cards) for cards in hands) / len(hands)
    assert small.lowball.cheatin_chance == pytest.approx(cheatin, abs=0.012)


def test_five_plain_cards_have_the_known_chances() -> None:
    found = draw_odds(range(52), hands=100_000, seed=5).highest
    total = comb(52, 5)
    known = {8: 624, 7: 3744, 6: 5112, 4: 54912, 3: 123552, 2: 1098240}
    for rank, number in known.items():
        assert abs(found.chance(rank) - number / total) < 2.2 * found.margin(rank)
    assert found.cheatin == (0,) * 12


def test_bonuses_raise_the_average_rank() -> None:
    means = [
        draw_odds(PLAIN, stud=s, draw=d, hands=5000).highest.mean for s, d in ((0, 0), (0, 1), (0, 3), (2, 1))
    ]
    assert means == sorted(means)
    assert means[3] > means[0] + 1


@rule("RB-6.1.3-r")
def test_the_last_cards_of_a_deck_come_before_those_that_are_shuffled_anew() -> None:
    """Three aces are left in the deck: they come, and of the other cards two."""
    aces, pile = parse("A♣ A♦ A♥"), parse("A♠ K♣ K♦ K♥ 3♠ 7♥ 9♦")
    found = draw_odds([*aces, *pile], first=3, hands=20_000, seed=2).highest
    expected = Counter(choose([*aces, *two]).rank for two in combinations(pile, 2))
    for rank in range(1, 12):
        assert abs(found.chance(rank) - expected[rank] / comb(7, 2)) < 2.2 * found.margin(rank)
    assert found.at_least(4) == 1


@rule("RB-6.1.3-r")
def test_redraws_from_a_deck_that_runs_out_take_from_the_pile() -> None:
    """A pair of aces and three cards that fit nothing are dealt, only kings are in the pile."""
    deck, pile = parse("A♣ A♦ 3♠ 7♥ 9♦"), parse("K♣ K♦ K♥ K♠")
    found = draw_odds([*deck, *pile], draw=3, first=5, hands=500, seed=2).highest
    assert found.chance(7) == 1


def test_numbers_add_up(small: Odds) -> None:
    for found in (small.highest, small.legal, small.lowball):
        assert sum(found.legal) + sum(found.cheatin) == found.hands == 20_000
        assert sum(shares(found)) == pytest.approx(1)
        assert found.at_least(1) == pytest.approx(1)
        assert found.at_least(7) == pytest.approx(sum(shares(found)[7:]))
        assert found.mean == pytest.approx(sum(rank * share for rank, share in enumerate(shares(found))))
    assert small.legal.mean <= small.highest.mean
    told = small.as_json()
    assert [row["rank"] for row in told["highest"]["ranks"]] == list(range(1, 12))
    assert told["discards"] == "exact"


def test_margins_hold_as_often_as_they_say() -> None:
    expected = Counter(choose(cards).rank for cards in combinations(SMALL, 5))
    total = sum(expected.values())
    inside = []
    for seed in range(60):
        found = draw_odds(SMALL, hands=500, seed=seed).highest
        inside += [
            abs(found.chance(rank) - expected[rank] / total) < found.margin(rank) for rank in (2, 3, 4)
        ]
    assert 0.88 < sum(inside) / len(inside) < 0.995


def test_even_a_rank_that_never_came_has_a_margin() -> None:
    assert Chances(1000, (0,) * 11 + (1000,), (0,) * 12).margin(1) > 0


def test_the_same_seed_draws_the_same_hands() -> None:
    one, same, other = (draw_odds(PLAIN, stud=1, draw=2, hands=3000, seed=seed) for seed in (4, 4, 5))
    assert one == same
    assert one != other


def test_progress_is_told_of_every_hand() -> None:
    told: list[int] = []
    draw_odds(PLAIN, hands=9000, progress=told.append)
    assert sum(told) == 9000
    assert len(told) > 1


@rule("RB-6.1.5-l", "RB-6.1.5-n")
def test_a_matchup_is_every_hand_against_every_hand() -> None:
    one, other = draw_sample(SMALL, stud=1, hands=300, seed=1), draw_sample(PLAIN, stud=2, hands=200, seed=2)
    found = matchup(one, other)
    results: Counter[int] = Counter()
    taken = dealt = 0
    for ours in one.highest.tolist():
        for theirs in other.highest.tolist():
            hands = Hand(ours, (), legal=True), Hand(theirs, (), legal=True)
            results[compare(*hands)] += 1
            lost, won = casualties(*hands)
            taken, dealt = taken + lost, dealt + won
    pairs = 300 * 200
    assert found.win.value == pytest.approx(results[1] / pairs)
    assert found.tie.value == pytest.approx(results[0] / pairs)
    assert found.lose.value == pytest.approx(results[-1] / pairs)
    assert found.taken.value == pytest.approx(taken / pairs)
    assert found.dealt.value == pytest.approx(dealt / pairs)


def test_a_matchup_seen_from_the_other_side() -> None:
    one, other = draw_sample(SMALL, hands=2000, seed=1), draw_sample(PLAIN, draw=1, hands=2000, seed=2)
    for legal in (False, True):
        ours, theirs = matchup(one, other, legal=legal), matchup(other, one, legal=legal)
        assert _same(ours.win, theirs.lose)
        assert _same(ours.tie, theirs.tie)
        assert _same(ours.dealt, theirs.taken)


def test_the_margins_of_a_matchup_hold() -> None:
    truth = matchup(draw_sample(SMALL, hands=100_000, seed=8), draw_sample(PLAIN, hands=100_000, seed=9))
    inside = []
    for seed in range(40):
        found = matchup(
            draw_sample(SMALL, hands=400, seed=seed), draw_sample(PLAIN, hands=400, seed=[seed, 1])
        )
        inside.append(abs(found.win.value - truth.win.value) < found.win.margin)
        inside.append(abs(found.dealt.value - truth.dealt.value) < found.dealt.margin)
    assert 0.85 < sum(inside) / len(inside) <= 1


def _same(one: Estimate, other: Estimate) -> bool:
    return bool(np.allclose([one.value, one.margin], [other.value, other.margin]))


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(PokerError, match="stud bonus here is 0 to 10, not 11"):
        draw_odds(PLAIN, stud=11)
    with pytest.raises(PokerError, match="draw bonus here is 0 to 12, not -1"):
        draw_odds(PLAIN, draw=-1)
    with pytest.raises(PokerError, match="not 0"):
        draw_odds(PLAIN, hands=0)
    with pytest.raises(PokerError, match="may take 7 cards; this deck has 6"):
        draw_odds(PLAIN[:6], stud=1, draw=1)
    with pytest.raises(PokerError, match="70 is no card of a deck"):
        draw_odds([*PLAIN, 70])
    with pytest.raises(PokerError, match="0 to 9 cards of this deck can come first, not 10"):
        draw_odds(PLAIN[:9], first=10)


def test_the_largest_bonuses_work() -> None:
    found = draw_odds(PLAIN, stud=10, draw=12, hands=200)
    assert found.highest.mean > 8
