"""Dirty Deeds: the deeds of the starter decks."""

from __future__ import annotations

from gomorra.testing import Table


def test_the_hideout_is_not_next_to_the_square() -> None:
    t = Table()
    hideout, square = t.put("Maza Gang Hideout"), t.game.card(0)
    assert not hideout.adjacent_to(square) and not square.adjacent_to(hideout)
    assert hideout.adjacent_to(t.game.outfit(0)) and t.game.outfit(0).adjacent_to(square)


def test_the_hideout_lives_off_its_neighbours() -> None:
    t = Table()
    hideout = t.put("Maza Gang Hideout")
    assert hideout.production == 1
    t.deed()
    t.deed()
    assert hideout.production == 2
