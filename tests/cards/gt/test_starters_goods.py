"""Ghost Town: the goods of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


def test_tusk_draws_a_card_as_it_comes() -> None:
    t = Table()
    bearer, tusk = t.dude(), t.hand("Tusk")
    t.shop(tusk, bearer)
    assert len(t.hand_of()) == 1 and tusk.host is bearer


@pytest.mark.parametrize(("seat", "allowed"), [(0, True), (1, False)])
def test_tusk_makes_its_bearer_tougher_for_cards_of_others(seat: int, allowed: bool) -> None:
    t = Table()
    inn = t.put("Nickel Night Inn", seat=seat)
    bearer = t.dude(at="town square", value=3, has=["Tusk"])
    assert bearer.value == 3
    assert t.can_use(inn) == allowed


def test_tusk_counts_against_an_opposing_spell() -> None:
    t = Table()
    bearer = t.dude(at="town square", value=3, bullets=0, has=["Tusk"])
    huckster = t.dude(seat=1, at="town square", keywords=["Huckster 0"], has=["Soul Blast"])
    t.shootout(bearer, huckster)
    t.pass_()
    t.stack("8♠", seat=1)
    t.use(huckster.attachments[0], "", bearer)
    assert huckster.at_home and not bearer.booted, "grit 9 for others: value 3 + 5, one bullet from Tusk"


def test_tusk_does_not_change_techniques_of_its_bearer() -> None:
    t = Table()
    monk = t.dude(at="town square", value=3, keywords=["Kung Fu 0"], has=["Tusk"])
    foe = t.dude(seat=1, at="town square")
    card = t.hand("Raking Dragons")
    t.shootout(monk, foe)
    t.stack("4♠")
    t.use(card, "", foe)
    assert not foe.booted, "a pull of 4 is not below 3"
