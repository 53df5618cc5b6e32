"""The recorded games are played exactly as they were: any change of the rules shows here."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from tests.golden import told
from tests.golden.record import FOLDER, RECIPES, Recipe, record


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.path.stem)
def test_the_game_is_played_as_recorded(recipe: Recipe) -> None:
    recorded = recipe.path.read_text(encoding="utf-8").splitlines()
    for number, (then, now) in enumerate(zip_longest(recorded, record(recipe).splitlines()), 1):
        assert now == then, f"{recipe.path.name}, line {number}: if this is meant, run `make golden`"


def test_nothing_else_is_recorded() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {recipe.path.name for recipe in RECIPES}
    assert {recipe.seats for recipe in RECIPES} == {2, 3, 4, 5, 6}


def test_the_pages_are_tested_with_the_log_as_it_is_told_now() -> None:
    again = "if this is meant, run `python -m tests.golden.told`"
    assert told.PATH.read_text(encoding="utf-8") == told.told(), again
