"""Too Tough to Die: outfits."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, Until, noon
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain


@pytest.mark.parametrize(("mine", "gain"), [(LEGAL, 1), (CHEATIN, 0)])
def test_property_is_theft_fines_cheaters(mine: str, gain: int) -> None:
    t = Table("Property Is Theft", "Law Dogs")
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=(mine, CHEATIN))
    assert t.rock(1) == 19 and t.rock() == 20 + gain


def test_property_is_theft_fines_no_honest_hand_and_no_poor_one() -> None:
    t = Table("Property Is Theft", "Law Dogs")
    t.stash(0, 1)
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=(LEGAL, LEGAL))
    assert t.rock() == 20
    t = Table("Property Is Theft", "Law Dogs")
    t.stash(0, 1)
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=(LEGAL, CHEATIN))
    assert t.rock() == 20 and t.rock(1) == 0


def test_property_is_theft_rewards_payments() -> None:
    t = Table("Property Is Theft", "Law Dogs")
    old = t.hand(plain("action", "Old"))
    home = t.game.card(t.game.state.players[0].home)
    t.use(t.hand(able("action", noon(), lambda use: use.pay(1, to=1))))
    t.answer("react", old)
    assert t.discard_of()[0] is old and len(t.hand_of()) == 1 and home.booted


def test_property_is_theft_draws_two_in_a_shootout() -> None:
    t = Table("Property Is Theft", "Law Dogs")
    ying, bob = t.put("Ying-Ssi Chieh T'ang", at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ying, bob, hands=("2♣ 4♦ 6♥ 8♠ 10♣ Q♥ A♥", LEGAL))
    t.use(ying)
    t.answer("react", "done")
    assert len(t.hand_of()) == 2


def test_paying_the_bank_or_being_robbed_is_no_payment() -> None:
    t = Table("Property Is Theft", "Law Dogs")
    t.use(t.hand(able("action", noon(), lambda use: use.pay(1))))
    assert t.decision.kind == "play"
    t.use(t.hand(able("action", noon(), lambda use: use.take(1, 0)), seat=1))
    assert t.decision.kind == "play" and t.rock() == 18


def test_property_is_theft_fines_whom_your_ally_fights() -> None:
    t = Table("Law Dogs", "Law Dogs", "Property Is Theft", seats=3)
    ann, bob, cal = (t.dude(seat=seat, at="town square") for seat in range(3))
    t.callout(ann, bob, "accept", "invite", cal)
    t.form()
    t.hands(LEGAL, CHEATIN)
    t.run("resolution")
    assert cal.side == 0 and t.rock(1) == 19 and t.rock(2) == 20


@pytest.mark.parametrize("can_boot", [True, False])
def test_the_spiritual_society_overawes_whom_it_can_boot(can_boot: bool) -> None:
    t = Table("The Spiritual Society", "Law Dogs")
    t.dude(at="town square", influence=2)
    bob = t.dude(seat=1, at="town square", influence=1)
    if not can_boot:
        t.game.rules(1).forbid(Act.BOOT, bob, until=Until.DAY)
    assert t.can_use(t.game.outfit(t.seat(0))) is can_boot


@pytest.mark.parametrize(("mine", "left"), [(LEGAL, 20), (CHEATIN, 19)])
def test_property_is_theft_fines_cheaters_in_a_fight_of_others(mine: str, left: int) -> None:
    t = Table("Law Dogs", "Law Dogs", "Property Is Theft", seats=3)
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=(mine, CHEATIN))
    assert (t.rock(0), t.rock(1), t.rock(2)) == (left, 19, 20)
