"""The Curtain Rises: deeds."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act
from gomorra.testing import CHEATIN, LEGAL, Table, plain


def test_the_highbinder_hotel_takes_a_guest_from_the_shootout() -> None:
    t = Table()
    hotel, ann, ben = t.put("The Highbinder Hotel"), t.dude(at="town square"), t.dude(at="town square")
    outside, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob, ben)
    t.use(hotel)
    assert set(t.choices()) == {ann, ben} and outside.in_play
    t.answer(ben)
    assert ben.at_home and ben.booted and not ben.in_posse and hotel.booted


def test_the_highbinder_hotel_takes_only_who_can_go() -> None:
    t = Table()
    hotel, ann, ben = t.put("The Highbinder Hotel"), t.dude(at="town square"), t.dude(at="town square")
    t.game.rules(1).forbid(Act.SEND_HOME_BOOTED, ben, whose="cards", until="day")
    t.shootout(ann, t.dude(seat=1, at="town square"), ben)
    with t.noting() as noted:
        t.use(hotel)
    assert noted == [[ann]] and ann.at_home and ben.in_posse


@pytest.mark.parametrize("code", ["15009", "24107"])
def test_the_second_bank_keeps_savings(code: str) -> None:
    t = Table(stash=5)
    bank = t.put(code)
    t.use(bank, "deposit")
    assert bank.rock == 2 and t.rock() == 5 and bank.booted
    t.game.state.bodies[bank.id].booted = False
    t.use(bank, "withdraw")
    assert bank.rock == 0 and t.rock() == 7


@pytest.mark.parametrize("way", ["pay 1 ghost rock", "discard a random card"])
def test_high_stakes_haven_has_a_price_for_cheats(way: str) -> None:
    t = Table(stash=5)
    t.put("High Stakes Haven")
    spare = t.hand(plain("action"))
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands(CHEATIN, CHEATIN)
    t.run("word")
    t.answer(way)
    pays = way.startswith("pay")
    assert t.rock() == (4 if pays else 5) and (spare in t.hand_of()) is pays and t.rock(1) == 5


def test_high_stakes_haven_lets_the_honest_be() -> None:
    t = Table(stash=5)
    t.put("High Stakes Haven")
    t.hand(plain("action"))
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=(LEGAL, CHEATIN))
    assert t.rock() == 5 and len(t.hand_of()) == 1


@pytest.mark.parametrize("code", ["15009", "24107"])
def test_the_bank_pays_out_only_what_lies_there(code: str) -> None:
    t = Table()
    bank = t.put(code)
    assert not t.can_use(bank, "withdraw") and t.can_use(bank, "deposit")
