"""Intervals and ratings against known values and simulations."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from gomorra.lab.chances import elo, share


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (380, 400, 0.9240, 0.9674)],
)
def test_wilsons_interval(hits, trials, low, high):
    found = share(hits, trials)
    assert (found.low, found.high) == (pytest.approx(low, abs=5e-4), pytest.approx(high, abs=5e-4))


def test_nothing_is_known_without_games():
    assert (share(0, 0).low, share(0, 0).high, share(0, 0).value) == (0, 1, 0)


def test_equal_players_have_equal_ratings():
    ratings = elo([[0, 10, 10], [10, 0, 10], [10, 10, 0]])
    assert [rating.value for rating in ratings] == pytest.approx([1500] * 3)


def test_a_share_of_three_quarters_is_about_190_points():
    strong, weak = elo([[0, 7500], [2500, 0]])
    assert strong.value - weak.value == pytest.approx(190.8, abs=2)


def test_more_games_make_ratings_surer():
    margins = [elo([[0, 6 * n], [4 * n, 0]])[0].margin for n in (1, 10, 100)]
    assert all(wider > narrower * 2 for wider, narrower in pairwise(margins))


def test_one_who_never_lost_has_a_finite_rating():
    best, worst = elo([[0, 20], [0, 0]])
    assert best.value > 1600 > 1400 > worst.value
    assert np.isfinite([best.margin, worst.margin]).all()


def test_intervals_hold_as_often_as_they_say():
    chance = np.random.default_rng(5)
    true = 400 * np.log10(0.65 / 0.35)
    inside = 0
    for _ in range(300):
        wins = int(chance.binomial(200, 0.65))
        one, _ = elo([[0, wins], [200 - wins, 0]])
        inside += abs(one.value - 1500 - true / 2) <= one.margin
    assert 0.90 <= inside / 300 <= 0.99
