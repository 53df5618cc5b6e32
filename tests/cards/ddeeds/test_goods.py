"""Dirty Deeds: goods."""

from __future__ import annotations

import pytest

from gomorra.engine.card import Card
from gomorra.testing import CHEATIN, LEGAL, Table


def entice(t: Table, code: str, *foes: Card, hand: str = LEGAL, booted: bool = False) -> tuple[Card, Card]:
    """Jael's Guile against a Cheatin' hand."""
    ann = t.dude(at="town square", has=(code,), booted=booted)
    blade = ann.attachments[0]
    t.showdown(foes[0], ann, *foes[1:], hands=(CHEATIN, hand))
    t.use(blade)
    return ann, blade


@pytest.mark.parametrize("code", ["11018", "24170"])
def test_jaels_guile_makes_the_opponent_boot_or_discard_twice(code: str) -> None:
    t = Table()
    bob, ben = (t.dude(seat=1, at="town square") for _ in range(2))
    ann, blade = entice(t, code, bob, ben)
    assert t.decision.seat == 1
    t.answer(bob, "boot", ben, "discard")
    assert bob.booted and bob.in_posse and ben in t.discard_of(1)
    assert blade.booted and not ann.booted


def test_one_dude_may_pay_twice() -> None:
    t = Table()
    bob, ben = (t.dude(seat=1, at="town square") for _ in range(2))
    entice(t, "11018", bob, ben)
    t.answer(bob, "boot", bob)
    assert not bob.in_play and not ben.booted


@pytest.mark.parametrize("code", ["11018", "24170"])
def test_wanted_dudes_pay_first(code: str) -> None:
    t = Table()
    bob = t.dude(seat=1, at="town square")
    crook = t.dude(seat=1, at="town square", bounty=1)
    entice(t, code, bob, crook)
    t.answer("boot")
    assert crook in t.discard_of(1) and not bob.booted  # booted first, and then nothing else is left for it


def test_with_a_cheatin_hand_the_bearer_boots_too() -> None:
    t = Table()
    bob, ben = (t.dude(seat=1, at="town square") for _ in range(2))
    ann, _ = entice(t, "11018", bob, ben, hand="4♣ 4♣ 6♥ 8♠ 9♦")
    t.answer(bob, "boot", ben, "boot")
    assert ann.booted and bob.booted and ben.booted


def test_with_a_cheatin_hand_a_booted_bearer_is_of_no_use() -> None:
    t = Table()
    bob = t.dude(seat=1, at="town square")
    ann = t.dude(at="town square", has=("Jael's Guile",), booted=True)
    t.showdown(bob, ann, hands=(CHEATIN, CHEATIN))
    assert not t.can_use(ann.attachments[0])
