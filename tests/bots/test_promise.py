"""What looks promising at a glance, and the hasty answers of playouts."""

from __future__ import annotations

from random import Random

import pytest

import gomorra.cards  # noqa: F401 - every card is declared by this
from gomorra import poker
from gomorra.bots.clash import Knowledge
from gomorra.bots.habits import quiet
from gomorra.bots.haste import hasty, redraw
from gomorra.bots.player import RandomBot
from gomorra.bots.promise import NAMES, glimpse, most_promising, promises, shipped
from gomorra.decks import read_deck
from gomorra.engine import Game, Seat
from gomorra.engine.board import hands
from gomorra.testing import Table


def at_noon(seed: int = 1) -> Game:
    decks = [read_deck(name) for name in ("law-dogs-base", "sloane-gang-base")]
    game = Game.new([Seat(name, deck) for name, deck in zip(("Ann", "Bob"), decks, strict=True)], seed=seed)
    bots = [RandomBot(place) for place in range(2)]
    while not (quiet(game) and len(game.decision.options) > 4):
        game.answer(bots[game.decision.seat].choose(game, game.decision.seat))
    return game


def test_the_package_has_a_network_for_every_number_by_name() -> None:
    network = shipped()
    assert network is not None
    assert network.names == NAMES
    assert network.about["command"].startswith("gomorra train promise")


def test_options_are_known_by_what_they_do_and_bring() -> None:
    game = at_noon()
    options = game.decision.options
    rows = glimpse(game, options, Knowledge(game, game.decision.seat))
    assert rows.shape == (len(options), len(NAMES))
    for row, option in zip(rows, options, strict=True):
        told = dict(zip(NAMES, row.tolist(), strict=True))
        assert told[str(option.payload[0])] == 1
        if option.payload[0] == "shop":
            card = game.card(int(option.payload[1]))
            assert told["cost"] == pytest.approx(card.face.stats["cost"] / 5)
            assert (told["deed"], told["dude"]) == (card.is_deed, card.is_dude)
        if option.payload[0] == "pass":
            assert not any(told[name] for name in ("dude", "deed", "goods", "in play", "to boots"))


def test_the_best_come_in_their_order_and_passing_is_always_among_them() -> None:
    game = at_noon()
    options = game.decision.options
    know = Knowledge(game, game.decision.seat)
    few = most_promising(game, options, 3, know)
    assert len(few) == 3
    assert few == [option for option in options if option in few]
    assert any(option.payload[0] == "pass" for option in few)
    points = dict(zip((option.key for option in options), promises(game, options, know), strict=True))
    best = max((option for option in options if option.payload[0] != "pass"), key=lambda one: points[one.key])
    assert best in few


def test_a_playout_answers_everything_until_the_game_is_over() -> None:
    game = at_noon(4)
    random = Random(5)
    knows = [Knowledge(game, seat) for seat in range(2)]
    kinds = set()
    while not game.over and game.state.day < 25:
        kinds.add(game.decision.kind)
        option = hasty(game, random, knows)
        assert option in game.decision.options
        game.give(option.payload)
    assert kinds >= {"play", "upkeep"}


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("9♣ 9♦ 2♥ 7♠ K♦", "2♥ 7♠ K♦"),
        ("9♣ 9♦ 2♥ 2♠ K♦", "K♦"),
        ("5♣ 6♦ 7♥ 8♠ 9♦", ""),
        ("9♣ 9♦ 9♥ 2♠ 2♦", ""),
    ],
)
def test_in_haste_one_keeps_a_made_hand_or_what_comes_in_pairs(hand: str, thrown: str) -> None:
    t = Table()
    shooter = t.dude(bullets=5, at="town square")
    t.shootout(shooter, t.dude(seat=1, bullets=1, stud=True, at="town square"))
    t.hands(f"{hand} A♣ A♣ A♣ A♣ A♣", "K♣ K♦ 3♥ 4♠ 9♣ 8♣")
    t.run("redraw")
    game = t.game
    chosen = []
    while game.decision.kind == "redraw" and game.decision.seat == 0:
        option = redraw(game, game.decision.options, 0)
        if option.payload[0] == "card":
            chosen.append(hands.playing_card(game, int(option.payload[1])))
        game.answer(option.payload)
    assert sorted(chosen) == sorted(poker.parse(thrown))
