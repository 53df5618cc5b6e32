"""Frontier Justice: actions."""

from __future__ import annotations

import pytest

from gomorra.testing import CHEATIN, LEGAL, Table, rule


@pytest.mark.parametrize("code", ["06021", "24249"])
@pytest.mark.parametrize(("hand", "most"), [(LEGAL, 3), (CHEATIN, 2)])
def test_lepus_sends_two_dudes_home_and_three_after_a_legal_reveal(code: str, hand: str, most: int) -> None:
    t = Table()
    ann, amy = (t.dude(at="town square") for _ in range(2))
    bob, ben, bill = (t.dude(seat=1, at="town square") for _ in range(3))
    lepus = t.hand(code)
    t.showdown(ann, bob, amy, ben, bill, hands=(hand, CHEATIN))
    t.use(lepus, "", *[amy, ben, bill][:most], *[False] * most)
    gone = [dude for dude in (ann, amy, bob, ben, bill) if not dude.in_posse]
    assert gone == [amy, ben, bill][:most]
    assert all(dude.at_home and not dude.booted for dude in gone)


@rule("CR-FlightoftheLepus-a")
def test_lepus_may_take_one_of_yours_and_one_of_the_cheaters_and_boot_them() -> None:
    t = Table()
    ann, amy = (t.dude(at="town square") for _ in range(2))
    bob, ben = (t.dude(seat=1, at="town square") for _ in range(2))
    lepus = t.hand("Flight of the Lepus")
    t.showdown(ann, bob, amy, ben, hands=(LEGAL, CHEATIN))
    t.use(lepus, "", amy, ben, "done", True, False)
    assert amy.at_home and amy.booted and ben.at_home and not ben.booted
    assert not amy.in_posse and not ben.in_posse


def test_lepus_reaches_posses_only_in_a_shootout() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    bystander = t.dude(seat=1, at="town square", title="Bystander")
    lepus = t.hand("Flight of the Lepus")
    t.showdown(ann, bob, hands=(LEGAL, CHEATIN))
    t.use(lepus)
    assert set(t.choices()) == {ann, bob} and bystander.in_play


def test_lepus_at_lowball_reaches_dudes_anywhere_and_boots_nobody() -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    carl = t.dude(seat=2, at="town square")
    lepus = t.hand("Flight of the Lepus")
    for seat, hand in enumerate((LEGAL, CHEATIN, LEGAL)):
        t.stack(hand, seat=seat)
    t.start("gambling")
    t.run("play")
    t.use(lepus)
    assert set(t.choices()) == {ann, bob} and carl.in_play
    t.answer(bob, "done")
    assert bob.at_home and not bob.booted


def test_a_dude_in_a_shootout_at_his_own_home_just_leaves_it() -> None:
    t = Table()
    ann = t.dude(at="home of 1")
    bob, ben = (t.dude(seat=1) for _ in range(2))
    lepus = t.hand("Flight of the Lepus")
    t.showdown(bob, ann, ben, hands=(CHEATIN, LEGAL))
    t.use(lepus, "", ben, "done", True)
    assert ben.booted and ben.at_home and not ben.in_posse
