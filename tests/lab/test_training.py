"""Teaching the network: what a position should be judged, and whether it is learned."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gomorra.bots.features import NAMES
from gomorra.bots.network import Network
from gomorra.lab.fitting import Lesson, Recipe, fit, on_cpu, on_gpu
from gomorra.lab.training import (
    foreseen,
    log_loss_of,
    practise,
    read_lessons,
    tempered,
    untempered,
    write_lessons,
)


def unsure() -> Network:
    """A network that calls every position even."""
    wide = len(NAMES)
    zeros = np.zeros((wide, 1), dtype=np.float32)
    return Network(
        [(zeros, np.zeros(1, dtype=np.float32))],
        np.zeros(wide, dtype=np.float32),
        np.ones(wide, dtype=np.float32),
    )


def test_targets_lie_between_the_end_and_what_is_judged_later() -> None:
    """Two seats, three moments; the first seat wins."""
    positions = np.zeros((6, len(NAMES)), dtype=np.float32)
    won = np.array([1, 0, 1, 0, 1, 0], dtype=np.float32)
    found = foreseen(Lesson(positions, won, 0, 3), unsure(), patience=0.8)
    assert found.won == pytest.approx([0.82, 0.18, 0.9, 0.1, 1, 0])
    assert foreseen(Lesson(positions, won, 0, 3), unsure(), patience=1.0).won == pytest.approx(won)


def test_a_network_learns_who_is_ahead() -> None:
    """Whoever has more control wins: after a few looks it is known."""
    chance = np.random.default_rng(3)
    lessons = []
    for _ in range(60):
        positions = chance.normal(size=(40, len(NAMES))).astype(np.float32)
        ahead = positions[:, NAMES.index("my control")] > positions[:, NAMES.index("their control")]
        lessons.append(Lesson(positions, ahead.astype(np.float32), 0, 5))
    learned = fit(lessons, Recipe(epochs=30, batch=64))
    assert log_loss_of(unsure(), lessons) == pytest.approx(np.log(2), abs=1e-4)
    assert log_loss_of(learned, lessons) < 0.35


def test_who_learns_further_begins_with_what_is_known() -> None:
    chance = np.random.default_rng(6)
    positions = chance.normal(size=(2400, len(NAMES))).astype(np.float32)
    truth = (positions[:, 0] > positions[:, 1]).astype(np.float32)
    lessons = [Lesson(positions[n : n + 40], truth[n : n + 40], 0, 5) for n in range(0, 2400, 40)]
    known = fit(lessons, Recipe(epochs=30, batch=64))
    one_look = Recipe(epochs=1, rate=1e-4, batch=64)
    assert log_loss_of(fit(lessons, one_look, start=known), lessons) < log_loss_of(known, lessons) + 0.01
    assert log_loss_of(fit(lessons, one_look), lessons) > 0.6
    sure = tempered(known, lessons)
    assert untempered(sure).logits(positions) == pytest.approx(known.logits(positions), rel=0.02, abs=0.02)


def test_both_ways_of_fitting_learn_the_same() -> None:
    """With PyTorch, where it is there, and in NumPy."""
    pytest.importorskip("torch", reason="PyTorch is not installed")
    chance = np.random.default_rng(5)
    positions = chance.normal(size=(2400, len(NAMES))).astype(np.float32)
    truth = (positions[:, 0] > positions[:, 1]).astype(np.float32)
    lessons = [Lesson(positions[n : n + 40], truth[n : n + 40], 0, 5) for n in range(0, 2400, 40)]
    recipe = Recipe(hidden=(32, 16), epochs=30, batch=64)
    one, other = (fit(lessons, recipe, by=way) for way in (on_cpu, on_gpu))
    assert [weights.shape for weights, _ in one.layers] == [weights.shape for weights, _ in other.layers]
    assert log_loss_of(one, lessons) < 0.35
    assert log_loss_of(other, lessons) < 0.35


def test_a_lesson_that_counts_nothing_teaches_nothing() -> None:
    chance = np.random.default_rng(4)
    positions = chance.normal(size=(400, len(NAMES))).astype(np.float32)
    truth = (positions[:, 0] > 0).astype(np.float32)
    right = [Lesson(positions[n : n + 40], truth[n : n + 40], 0, 5) for n in range(0, 400, 40)]
    wrong = [one._replace(won=1 - one.won, weight=1e-6) for one in right]
    learned = fit([*right, *wrong], Recipe(epochs=30, batch=64))
    assert log_loss_of(learned, right) < 0.4


def test_the_network_plays_the_games_of_its_rounds(tmp_path: Path) -> None:
    file = tmp_path / "learner.npz"
    file.write_bytes(unsure().as_bytes())
    (lesson,) = practise(2, "round 1", 7, start=1, workers=1, learner=file)
    assert lesson.seats == 2
    assert len(lesson.positions) == len(lesson.won) > 10
    write_lessons(tmp_path / "kept.npz", [lesson])
    (kept,) = read_lessons(tmp_path / "kept.npz")
    assert kept.seats == 2
    assert kept.won == pytest.approx(lesson.won)
