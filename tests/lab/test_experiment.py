"""Experiments: which games they consist of, and what a game of one keeps."""

from __future__ import annotations

import pytest

from gomorra.decks import starters
from gomorra.engine import Game
from gomorra.lab.experiment import (
    Experiment,
    answers_of,
    checked,
    game_of,
    missing,
    pairs,
    place,
    play,
    round_robins,
    total,
)
from gomorra.lab.plan import DeckList, PlanError, setting, start

DECKS = tuple(
    DeckList.of(starters()[name]) for name in ("law-dogs-base", "sloane-gang-base", "fourth-ring-base")
)


def test_matchups_let_pairs_and_levels_take_turns() -> None:
    experiment = Experiment("matchups", DECKS, ("random", "tenderfoot"), 4)
    assert total(experiment) == 4 * 3 * 2
    first = [place(experiment, number) for number in range(6)]
    assert {(level, pair) for level, pair, _ in first} == {
        (level, pair) for level in (0, 1) for pair in pairs(experiment)
    }
    assert {turn for _, _, turn in first} == {0}
    plan, turn = game_of(experiment, 7)
    level, (a, b), expected = place(experiment, 7)
    assert (plan.decks, turn) == ((DECKS[a], DECKS[b]), expected)
    assert plan.bots == (experiment.bots[level],) * 2


def test_each_deck_of_a_pair_sits_in_either_seat() -> None:
    experiment = Experiment("matchups", DECKS[:2], ("random",), 2)
    seats = [setting(*game_of(experiment, number)).decks for number in range(2)]
    assert sorted(seats) == [(0, 1), (1, 0)]


def test_a_study_plays_the_first_deck_against_each_other_one() -> None:
    experiment = Experiment("study", DECKS, ("random",), 4)
    opponents = [game_of(experiment, number)[0].decks for number in range(4)]
    assert opponents == [(DECKS[0], DECKS[1]), (DECKS[0], DECKS[2])] * 2


def test_a_kept_game_is_the_game_that_was_played() -> None:
    experiment = Experiment("study", DECKS[:2], ("random",), 2, seed=5)
    played = play(experiment, 1)
    assert played.presence is not None
    plan, turn = game_of(experiment, 1)
    game: Game = start(plan, turn)
    for key in answers_of(played.answers):
        game.answer(key)
    assert game.over
    assert game.outcome is not None
    assert (game.outcome.winner, game.state.day) == (played.record.winner, played.record.days)
    assert played == play(experiment, 1)


def test_what_is_missing_is_what_was_not_played() -> None:
    experiment = Experiment("series", DECKS[:1], ("random", "random"), 5)
    assert missing(experiment, {0, 3}) == [1, 2, 4]


def test_tables_count_every_game_once_for_its_bots() -> None:
    experiment = Experiment("matchups", DECKS[:2], ("random", "tenderfoot"), 1, seed=2)
    games = [(number, play(experiment, number).record) for number in range(2)]
    tables = round_robins(experiment, games)
    assert [table.games[0][1] for table in tables.values()] == [1, 1]
    won = sum(tables["random"].wins[row][column] for row, column in ((0, 1), (1, 0)))
    assert won == (games[0][1].winner >= 0)


@pytest.mark.parametrize(
    ("experiment", "told"),
    [
        (Experiment("matchups", DECKS[:1], ("random",), 2), "two decks"),
        (Experiment("matchups", DECKS, ("random", "easy", "fair"), 2), "one or two"),
        (Experiment("study", DECKS, ("random", "easy"), 2), "one kind of bot"),
        (Experiment("series", DECKS, ("random",), 2), "two to six"),
        (Experiment("series", DECKS, ("random", "nobody"), 2), "nobody"),
        (Experiment("series", DECKS, ("random", "easy"), 0), "at least one game"),
    ],
)
def test_what_cannot_be_played_is_told(experiment: Experiment, told: str) -> None:
    with pytest.raises(PlanError, match=told):
        checked(experiment)
