"""The lessons are real games: every step can be done, the rival keeps to the script, and what is told is true."""

from __future__ import annotations

import pytest

import gomorra.cards  # noqa: F401 - cards must be known
from gomorra.engine import Game, Seat
from gomorra.engine.board import players
from gomorra.engine.events import Aced, Cast, JobEnded, RoundDecided
from gomorra.server import lessons
from gomorra.server.lessons import LESSONS, Lesson
from gomorra.server.tables.deck_choice import deck_of
from gomorra.server.telling import words
from gomorra.testing.rules import rule


def begun(lesson: Lesson) -> Game:
    """The game of a lesson before its first answer."""
    sides = (lesson.learner, lesson.rival)
    seats = [
        Seat(n, deck_of(n, side.entries()), side.top)
        for n, side in zip(("Ann", lessons.RIVAL_NAME), sides, strict=True)
    ]
    return Game.new(seats, seed=lesson.name)


def done(lesson: Lesson) -> tuple[Game, list[str]]:
    """The lesson as somebody does it who does what he is told; gives the game and what was told."""
    game = begun(lesson)
    given, told = 0, []
    while not game.over:
        if game.decision.seat == lessons.RIVAL:
            game.answer(lessons.rival_answer(lesson, game))
            continue
        step = lessons.view(lesson, game, given)
        if step.over:
            break
        assert step.keys, f"{lesson.name}, step {step.number}: nothing to do for {game.decision.prompt!r}"
        told.append(step.text)
        game.answer(step.keys[0])
        given += 1
    assert lessons.view(lesson, game, given).over
    return game, told


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.name)
def test_every_step_can_be_done_in_order(lesson: Lesson) -> None:
    _, told = done(lesson)
    assert list(dict.fromkeys(told)) == [step.text for step in lesson.steps]


@rule("RB-1-c")
def test_the_first_lesson_is_won_by_two_control_against_one_influence() -> None:
    game, _ = done(LESSONS["town"])
    assert game.outcome is not None and game.outcome.winner == lessons.LEARNER
    assert players.control_of(game, lessons.LEARNER) == 2
    assert players.influence_of(game, lessons.RIVAL) == 1


def test_the_second_lesson_shows_a_full_house_against_a_pair() -> None:
    game, _ = done(LESSONS["shootout"])
    decided = next(event for event in game.events if isinstance(event, RoundDecided))
    assert decided.ranks == (7, 2)
    assert [hand.legal for hand in decided.shown] == [True, True]
    assert any(isinstance(event, Aced) for event in game.events)


def lesson_text(game: Game) -> str:
    """What the second lesson says at its end."""
    lesson = LESSONS["shootout"]
    return lessons.view(lesson, game, sum(step.series for step in lesson.steps)).text


def test_a_lesson_whose_game_is_over_does_not_say_how_to_win_it() -> None:
    game, _ = done(LESSONS["shootout"])
    game.concede(lessons.RIVAL)
    assert game.over
    assert lesson_text(game) == LESSONS["shootout"].end


def test_the_shooter_is_named_only_where_the_second_lesson_explains_him() -> None:
    texts = [step.text for step in LESSONS["shootout"].steps]
    first = next(place for place, text in enumerate(texts) if "shooter" in text)
    assert "shooters are picked" in texts[first]
    assert "Pick your shooter" in texts[first + 1]
    assert sum("booted" in text and "fights in full" in text for text in texts) == 1


def test_the_second_lesson_ends_with_what_can_be_done_next() -> None:
    """What it promises is so: one more control point, and a deed in hand that brings it and can be paid."""
    game, _ = done(LESSONS["shootout"])
    assert "buy a deed for one more control point" in lesson_text(game)
    assert words.standing(game, lessons.LEARNER, lessons.LEARNER).startswith("1 more control to win")
    learner = game.state.players[lessons.LEARNER]
    deeds = [game.card(card) for card in learner.hand if game.card(card).face.type == "deed"]
    assert any(deed.face.stats["control"] and deed.face.stats["cost"] <= learner.stash for deed in deeds)


def test_the_job_of_the_third_lesson_succeeds_and_pays_the_bounty() -> None:
    game, _ = done(LESSONS["jobs"])
    assert [event.success for event in game.events if isinstance(event, JobEnded)] == [True]
    assert any(line.endswith("gains 2 ghost rock: the bounty.") for line in game.story())


def test_all_three_tests_of_skill_of_the_fourth_lesson_succeed() -> None:
    game, _ = done(LESSONS["skills"])
    assert [event.success for event in game.events if isinstance(event, Cast)] == [True, True, True]


def test_an_unknown_lesson_is_refused_in_words() -> None:
    from gomorra.server.protocol.asked import NewTable, SeatPlan, TableOptions
    from gomorra.server.tables.table import TableError, new_record

    plan = NewTable((SeatPlan("me"), SeatPlan("bot")), TableOptions(lesson="poker"))
    with pytest.raises(TableError, match="there is no lesson 'poker'; there are town"):
        new_record(plan, "ann", "Ann", 0.0)
