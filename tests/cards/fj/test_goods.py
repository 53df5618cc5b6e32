"""Frontier Justice: goods."""

from __future__ import annotations

import pytest

from gomorra.engine.events import Drawn
from gomorra.testing import LEGAL, Table, rule

PAIR, TRIPLE = "8♠ 8♥ 3♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 6♣"


@pytest.mark.parametrize("how", ["discard", "ace"])
def test_diable_sends_somebody_home_booted_when_its_bearer_falls(how: str) -> None:
    t = Table()
    ann = t.dude(at="town square", has=("Diable en Boite",))
    bob, ben = (t.dude(seat=1, at="town square") for _ in range(2))
    box = ann.attachments[0]
    t.shootout(ann, bob, ben)
    t.hands(LEGAL, PAIR if how == "discard" else TRIPLE)
    t.run("react")
    t.answer("react", ben)
    assert ben.at_home and ben.booted and bob.in_play
    assert not ann.in_play and not box.in_play
    assert [event.seat for event in t.events(Drawn)] == [0]


def test_diable_is_silent_outside_shootouts_and_when_booted() -> None:
    t = Table()
    ann = t.dude(at="town square")
    t.attach("Diable en Boite", ann, booted=True)
    bob = t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.hands(LEGAL, PAIR)
    t.finish()
    assert not ann.in_play and bob.in_play and not bob.booted


@rule("CR-DiableenBoite-a")
def test_diable_is_no_answer_to_a_save() -> None:
    t = Table(winner=1)
    ann = t.dude(at="town square", has=("Diable en Boite",), value=3)
    healer = t.put("Arnold McCadish", at="town square")
    bob = t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.hands(LEGAL + " K♠", PAIR)
    t.run("react")
    assert t.offers("react")[0][1] == healer.id
    t.answer("react")
    assert ann.at_home and ann.booted and not ann.attachments[0].booted
    t.finish()
    assert bob.in_play and not bob.booted


@rule("CR-DiableenBoite-b")
def test_a_casualty_that_diable_sends_home_is_a_casualty_all_the_same() -> None:
    t = Table()
    ann = t.dude(at="town square", has=("Diable en Boite",))
    amy, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob, amy)
    t.hands(LEGAL, TRIPLE)
    t.run("casualty")
    t.answer(("casualty", ann, "discard"))  # which leaves two for Amy to cover
    t.answer("react", amy)
    assert amy in t.boot_hill_of() and ann in t.discard_of()
