"""Double Dealin': the actions of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.engine.events import Dealt
from gomorra.testing import LEGAL, Table, rule

FULL_HOUSE = "9♠ 9♥ 9♦ 4♣ 4♦"


@rule("CR-ItsWhoYouKnow-a", "CE-ItsWhoYouKnow")
@pytest.mark.parametrize("code", ["03019", "24218"])
def test_its_who_you_know_draws_cards_by_influence(code: str) -> None:
    t = Table()
    ann, foe = t.dude(at="town square", influence=3), t.dude(seat=1, at="town square", bullets=4, stud=True)
    t.use(t.hand(code))
    t.answer("accept")
    t.form()
    assert ann.is_stud and foe.bullets == 4
    t.run("keep five")
    assert {event.seat: len(event.cards) for event in t.events(Dealt)} == {0: 8, 1: 5}
    t.finish()
    assert not ann.is_stud


def test_its_who_you_know_can_be_refused() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.use(t.hand("...It's Who You Know"))
    t.answer("refuse")
    assert foe.at_home and foe.booted and not ann.is_stud and t.game.shootout is None


@pytest.mark.parametrize(("seat", "ranks"), [(0, (6, 7)), (1, (7, 6))])
def test_its_not_what_you_know_lowers_any_hand_by_one(seat: int, ranks: tuple[int, int]) -> None:
    t = Table()
    card = t.hand("It's Not What You Know...")
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, foe, hands=(FULL_HOUSE, FULL_HOUSE.replace("4", "5")))
    t.use(card, "rumour", seat)
    assert (t.rank(0), t.rank(1)) == ranks and t.rock() == 18


def test_its_not_what_you_know_costs_a_cheat_four_ranks() -> None:
    t = Table()
    card = t.hand("It's Not What You Know...")
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, foe, hands=(LEGAL, FULL_HOUSE.replace("9♥", "9♠")))
    t.use(card, "scandal", 1)
    assert t.rank(1) == 3
