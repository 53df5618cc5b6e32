"""Nightmare at Noon: the deeds of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import CHEATIN, LEGAL, Table


def test_flints_profits_from_resolutions_of_action_cards() -> None:
    t = Table()
    t.put("Flint's Amusements")
    card, theirs = t.hand("It's Not What You Know..."), t.hand("It's Not What You Know...", seat=1)
    ann, foe = t.dude(at="town square", has=["LeMat Revolver"]), t.dude(seat=1, at="town square")
    t.showdown(ann, foe, hands=(f"{LEGAL} Q♠ K♠", CHEATIN))
    t.use(card, "scandal", 1)
    assert t.rock() == 19
    t.use(theirs, "rumour", 0, seat=1)
    assert t.rock() == 20


def test_flints_ignores_other_cards_and_other_plays() -> None:
    t = Table()
    t.put("Flint's Amusements")
    ann, foe = t.put("Baker Andrews", at="town square"), t.dude(seat=1, at="town square")
    drink = t.hand("Reserves")
    t.use(drink)
    assert t.rock() == 21
    t.shootout(ann, foe)
    t.run("resolution")
    t.use(ann)
    assert t.rock() == 21


@pytest.mark.parametrize(("ability", "cards"), [("scandal", 1), ("rumour", 0)])
def test_flints_draws_for_a_cheatin_resolution_of_the_day(ability: str, cards: int) -> None:
    t = Table()
    flints, card = t.put("Flint's Amusements"), t.hand("It's Not What You Know...")
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, foe, hands=(LEGAL, CHEATIN))
    t.use(card, ability, 1)
    t.finish()
    t.use(flints)
    assert len(t.hand_of()) == cards and flints.booted
