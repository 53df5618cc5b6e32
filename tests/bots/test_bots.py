"""Bots answer whatever they are asked, by what their seat can know, and the same way every time."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

import gomorra.cards  # noqa: F401 - every card is declared by this
from gomorra.bots import BOTS, make_bot
from gomorra.bots.first.greedy import GreedyBot
from gomorra.bots.first.instinct import instinct
from gomorra.bots.first.search import SearchBot as FirstSearchBot
from gomorra.bots.first.worth import WON, draw_structure, worth
from gomorra.bots.player import Sight
from gomorra.bots.search import SearchBot
from gomorra.bots.sensible import SensibleBot
from gomorra.decks import read_deck
from gomorra.engine import Game, Seat
from gomorra.testing import Table, plain

DECKS = ("law-dogs-base", "sloane-gang-base", "fourth-ring-base", "morgan-cattle-base")


def new_game(seats: int, seed: int) -> Game:
    return Game.new(
        [Seat(f"P{seat}", read_deck(DECKS[(seat + seed) % 4])) for seat in range(seats)], seed=seed
    )


def small_search(seed: int | str) -> SearchBot:
    return SearchBot(seed, worlds=1, candidates=2, rollouts=2)


@cache
def positions(seed: int, every: int = 7) -> list[Game]:
    """Positions of all kinds from a game that two players play by habit."""
    game = new_game(2, seed)
    chance = Random(seed)
    found = []
    while not game.over and len(game.answers) < 160:
        if len(game.answers) % every == 0:
            found.append(game.fork())
        game.answer(instinct(game, chance).payload)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_quick_habits_answer_everything_at_tables_of_every_size(seats):
    asked = set()
    for seed in range(2):
        game = new_game(seats, seed)
        chance = Random(seed)
        while not game.over and len(game.answers) < 150:
            asked.add(game.decision.kind)
            option = instinct(game, chance)
            assert option.payload in [other.payload for other in game.decision.options]
            game.answer(option.payload)
    assert {"play", "gang", "upkeep", "join", "choose", "sundown discard"} <= asked


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("make", [GreedyBot, SensibleBot, small_search], ids=["first", "sensible", "search"])
def test_bots_play_at_tables_of_every_size(make, seats):
    game = new_game(seats, 1)
    bots = [make(seat) for seat in range(seats)]
    while not game.over and len(game.answers) < 24:
        seat = game.decision.seat
        game.answer(bots[seat].choose(game, seat))
    assert game.over or len(game.answers) == 24


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_named_bot_answers(name):
    game = new_game(2, 2)
    game.answer("gang as-listed")
    game.answer("gang as-listed")
    while game.decision.kind != "play":
        game.answer(instinct(game, Random(1)).payload)
    seat = game.decision.seat
    bot = make_bot(name, 1)
    if isinstance(bot, FirstSearchBot):
        bot.iterations = 5
    if isinstance(bot, SearchBot):
        bot.rollouts = 4
    assert bot.choose(game, seat) in game.decision.keys


@pytest.mark.parametrize("make", [GreedyBot, SensibleBot, small_search], ids=["first", "sensible", "search"])
def test_a_bot_answers_the_same_whatever_is_hidden_from_it(make):
    """The world is dealt anew in all that the seat cannot know: the answer stays."""
    compared = hidden = 0
    for game in positions(4, every=9):
        seat = game.decision.seat
        other = game.imagine(seat, "another deal")
        assert other.view(seat) == game.view(seat)
        hidden += other.hash != game.hash
        assert make("x").choose(game, seat) == make("x").choose(other, seat)
        compared += 1
    assert compared > 8
    assert hidden > 8


@pytest.mark.parametrize("make", [GreedyBot, SensibleBot, small_search], ids=["first", "sensible", "search"])
def test_the_same_seed_gives_the_same_answers(make):
    def answers() -> list[str]:
        game = new_game(2, 3)
        bots = [make(seat) for seat in range(2)]
        given = []
        for _ in range(16):
            if game.over:
                break
            seat = game.decision.seat
            given.append(bots[seat].choose(game, seat))
            game.answer(given[-1])
        return given

    assert answers() == answers()


def test_a_bot_does_not_change_the_game():
    for game in positions(6, every=15):
        before = game.hash
        GreedyBot(1).choose(game, game.decision.seat)
        small_search(1).choose(game, game.decision.seat)
        assert game.hash == before


def test_nobody_answers_for_somebody_else():
    game = new_game(2, 1)
    with pytest.raises(ValueError, match="it is seat 0's turn"):
        Sight(game, 1).decision  # noqa: B018 - asking is what fails


def test_an_unknown_bot_is_refused_with_the_names_there_are():
    with pytest.raises(ValueError, match="there are random, tenderfoot, easy"):
        make_bot("wizard")


def test_the_search_says_what_it_thought():
    game = next(
        game
        for game in positions(4, every=1)
        if game.decision.kind == "play" and len(game.decision.options) > 3
    )
    bot = SearchBot(1, rollouts=12, candidates=3)
    key = bot.choose(game, game.decision.seat)
    assert key in [thought.key for thought in bot.thoughts]
    assert all(0 <= thought.value <= 1 and thought.visits > 0 for thought in bot.thoughts)
    assert sum(thought.visits for thought in bot.thoughts) >= 12


def test_a_game_that_is_over_is_worth_everything_or_nothing():
    game = new_game(2, 1)
    game.concede(1)
    assert worth(game, 0) == WON
    assert worth(game, 1) == -WON


def test_more_control_points_are_worth_more():
    game = next(game for game in positions(4, every=1) if game.decision.kind == "play")
    before = worth(game, 0), worth(game, 1)
    game = game.fork()
    game.state.bodies[game.state.players[0].home].control += 1
    game.state.version += 1
    assert worth(game, 0) > before[0]
    assert worth(game, 1) < before[1]


def test_forks_of_an_imagined_world_stay_imagined():
    """In the middle of a shootout a fork starts from a checkpoint that knows the truth: it must not come back."""
    checked = 0
    for seed in range(5):
        for game in positions(seed, every=2):
            if game.shootout is None:
                continue
            world = game.imagine(game.decision.seat, "dream")
            assert world.fork().hash == world.hash
            assert world.fork().fork().hash == world.hash
            option = instinct(world, Random(1)).payload
            fork = world.fork()
            world.answer(option)
            fork.answer(option)
            assert fork.hash == world.hash
            assert fork.fork().hash == world.hash
            checked += 1
    assert checked > 5


def test_a_structured_deck_is_worth_more() -> None:
    t = Table(deck=0)
    t.discard(*(plain("action", value=4) for _ in range(6)))
    t.discard(*(plain("action", value=value) for value in range(1, 7)), seat=1)
    assert draw_structure(t.game, 0) == 10.0
    assert draw_structure(t.game, 1) == 0.0
    assert worth(t.game, 0) > worth(t.game, 1)
