"""Giving up: the game is over with one player left, and goes on without the one who left."""

from __future__ import annotations

import pytest

import gomorra.cards  # noqa: F401  # makes the cards playable
from gomorra.bots import make_bot
from gomorra.decks import read_deck
from gomorra.engine import Game, Ruleset, Seat

DECKS = ["law-dogs-base", "sloane-gang-base", "fourth-ring-base"]


def sit(seats: int) -> Game:
    return Game.new([Seat(f"P{i}", read_deck(DECKS[i])) for i in range(seats)], Ruleset(day_limit=6), seed=5)


def play(game: Game, steps: int = 10**6) -> None:
    bots = [make_bot("random", i) for i in range(game.seats)]
    for _ in range(steps):
        if game.over:
            return
        game.answer(bots[game.decision.seat].choose(game, game.decision.seat))


def test_of_two_players_the_other_one_wins() -> None:
    game = sit(2)
    play(game, 12)
    game.concede(0)
    assert game.over
    assert game.outcome is not None and game.outcome.winner == 1


def test_of_three_players_two_play_on_without_being_kept_waiting() -> None:
    game = sit(3)
    play(game, 25)
    game.concede(1)
    assert not game.over
    bots = [make_bot("random", i) for i in range(3)]
    while not game.over:
        assert game.decision.seat != 1
        game.answer(bots[game.decision.seat].choose(game, game.decision.seat))
    assert game.outcome is not None and game.outcome.winner != 1


def test_a_game_with_a_player_gone_forks_saves_and_replays() -> None:
    game = sit(3)
    play(game, 31)
    game.concede(2)
    play(game, 20)
    assert game.fork().hash == game.hash
    assert Game.load(game.save()).hash == game.hash


def test_the_last_but_one_to_give_up_ends_the_game() -> None:
    game = sit(3)
    game.concede(0)
    game.concede(2)
    assert game.outcome is not None and game.outcome.winner == 1


def test_a_seat_that_is_not_there_cannot_give_up() -> None:
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        sit(2).concede(2)
