"""Random play with decks made at random from all playable cards: no exception, no dead end."""

from __future__ import annotations

import os

import pytest

from gomorra.engine import Game
from gomorra.testing.random_decks import random_game

GAMES = int(os.environ.get("GOMORRA_GAMES", "160"))
"""More of them by hand: `GOMORRA_GAMES=4000 pytest tests/cards/test_random_decks.py`."""
PARTS = 16


@pytest.mark.parametrize("part", range(PARTS))
def test_random_decks_play_to_the_end(part: int) -> None:
    for seed in range(part, GAMES, PARTS):
        game = random_game(seed, 2 + seed % 3)
        assert game.outcome is not None
        assert game.fork().hash == game.hash


def test_a_random_game_is_saved_and_loaded() -> None:
    game = random_game(7, 3)
    assert Game.load(game.save()).hash == game.hash
