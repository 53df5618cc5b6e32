"""The learning environments keep the contracts of PettingZoo and Gymnasium."""

# ruff: noqa: E402  # the extra may be missing, then all of this is skipped
from __future__ import annotations

import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `learn` is not installed")
gymnasium = pytest.importorskip("gymnasium", reason="the extra `learn` is not installed")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from gomorra.lab import features, gomorra_v0, solo
from gomorra.lab.environment import Round, slots
from gomorra.lab.plan import PlanError


def test_the_table_passes_the_api_test():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # advice about observations that are no images
        api_test(gomorra_v0.env(seats=2), num_cycles=120)


def test_three_agents_pass_the_api_test():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(gomorra_v0.env(seats=3), num_cycles=60)


def test_the_same_seed_gives_the_same_game():
    seed_test(lambda: gomorra_v0.env(seats=2), num_cycles=60)


def test_the_single_player_environment_passes_gymnasiums_checker():
    env = gymnasium.make("gomorra/Solo-v0", opponents=("random",))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(env.unwrapped, skip_render_check=True)


def test_a_random_learner_plays_a_game_to_its_end():
    env = solo.SoloEnvironment(opponents=("random",))
    observation, _ = env.reset(seed=3)
    chance = np.random.default_rng(1)
    terminated = truncated = False
    reward = 0.0
    while not (terminated or truncated):
        action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, terminated, truncated, _ = env.step(action)
    assert terminated
    assert reward in (-1.0, 1.0)


def test_an_empty_slot_costs_and_changes_nothing():
    env = solo.SoloEnvironment()
    observation, _ = env.reset(seed=3)
    empty = int(observation["action_mask"].sum())
    before = env.round.game.hash
    _, reward, terminated, truncated, _ = env.step(empty)
    assert reward == solo.EMPTY_SLOT
    assert not terminated and not truncated
    assert env.round.game.hash == before


def test_each_option_is_a_row_of_features():
    table = Round(2)
    table.start(5)
    position, options = table.look()
    assert position.shape == (features.POSITION,)
    assert options.shape == (len(table.game.decision.options), features.OPTION)


def test_few_slots_keep_the_way_out():
    table = Round(2)
    table.start(5)
    while len(table.game.decision.options) < 8 or table.game.decision.kind != "play":
        table.act(0)
    places = slots(table, 4)
    words = [table.game.decision.options[place].payload[0] for place in places]
    assert len(places) == 4
    assert "pass" in words


def test_an_option_that_is_not_there_is_refused():
    table = Round(2)
    table.start(5)
    with pytest.raises(PlanError, match="99 is none of them"):
        table.act(99)
