"""Teaching what looks promising: choices of a look ahead, and whether a glance learns them."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import numpy as np
import pytest

from gomorra.bots.promise import NAMES
from gomorra.lab.promises import (
    Choice,
    agreement,
    fit_promises,
    practise_choices,
    read_choices,
    surprise,
    write_choices,
)


def made_up(decisions: int, seed: int) -> list[Choice]:
    """Whatever brings most control is best."""
    chance = np.random.default_rng(seed)
    found = []
    for _ in range(decisions):
        rows = chance.normal(size=(chance.integers(2, 9), len(NAMES))).astype(np.float32)
        powers = np.exp(2 * rows[:, NAMES.index("control")])
        found.append(Choice(rows, (powers / powers.sum()).astype(np.float32)))
    return found


def test_a_glance_learns_what_a_look_ahead_prefers() -> None:
    games = [made_up(40, seed) for seed in range(40)]
    network = fit_promises(games, epochs=12)
    others = made_up(200, 99)
    assert agreement(network, others) > 0.8
    assert surprise(network, others) < 0.2
    assert network.about["decisions"] == 1600


def test_practice_notes_every_noon_play_and_is_the_same_again() -> None:
    (first,) = practise_choices(1, 3, workers=1)
    (again,) = practise_choices(1, 3, workers=1)
    assert len(first) > 10
    for one, other in zip(first, again, strict=True):
        assert np.array_equal(one.rows, other.rows)
        assert one.shares.sum() == pytest.approx(1, abs=1e-5)
        assert np.allclose(one.shares, other.shares)


def test_what_was_thought_can_be_kept(tmp_path: Path) -> None:
    games = [made_up(3, 1), [], made_up(5, 2)]
    write_choices(tmp_path / "kept.npz", games)
    again = read_choices(tmp_path / "kept.npz")
    assert [len(game) for game in again] == [3, 0, 5]
    for one, other in zip(chain(*games), chain(*again), strict=True):
        assert np.allclose(one.rows, other.rows, atol=0.01)
        assert np.allclose(one.shares, other.shares, atol=0.001)
