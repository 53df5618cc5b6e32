"""Blood Moon Rising: spells."""

from __future__ import annotations

import pytest

from gomorra.engine.card import Card
from gomorra.engine.events import RoundDecided
from gomorra.testing import LEGAL, Table, rule

PAIR, FULL_HOUSE = "8♠ 8♥ 3♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 4♦"


def heartseeker(t: Table, target: Card, *joining: Card, pull: str = "3♠") -> tuple[Card, Card]:
    """A Huckster casts Heartseeker in a shootout."""
    caster = t.dude(at="town square", keywords=("Huckster 2",), has=("Heartseeker",))
    t.shootout(caster, target, *joining)
    t.stack(pull)
    t.use(caster.attachments[0])
    return caster, caster.attachments[0]


@rule("CR-Heartseeker-a", "CG-Prevention-b")
@pytest.mark.parametrize("keywords", [(), ("Harrowed",)])
def test_heartseeker_aces_the_opposing_shooter_of_a_round_you_win(keywords: tuple[str, ...]) -> None:
    t = Table()
    foe = t.dude(seat=1, at="town square", keywords=keywords)
    _, spell = heartseeker(t, foe)
    t.hands(PAIR, LEGAL)
    t.finish()
    assert foe in t.boot_hill_of(1) and spell.booted


def test_heartseeker_spares_the_opponent_three_casualties() -> None:
    t = Table()
    foe, other = (t.dude(seat=1, at="town square") for _ in range(2))
    heartseeker(t, foe, other)
    t.hands(FULL_HOUSE, PAIR)
    t.finish()
    assert t.events(RoundDecided)[0].casualties == (0, 2)


def test_heartseeker_does_nothing_when_the_round_is_lost() -> None:
    t = Table()
    foe = t.dude(seat=1, at="town square")
    caster, _ = heartseeker(t, foe)
    t.hands(LEGAL, PAIR)
    t.finish()
    assert foe.in_play and not caster.in_play


def test_a_failed_heartseeker_does_nothing() -> None:
    t = Table()
    foe, other = (t.dude(seat=1, at="town square") for _ in range(2))
    _, spell = heartseeker(t, foe, other, pull="2♠")
    t.hands(FULL_HOUSE, PAIR)
    t.run("casualty")
    assert t.events(RoundDecided)[0].casualties == (0, 5) and spell.booted and foe.in_play


def test_heartseeker_lasts_for_one_round() -> None:
    t = Table()
    foe, other = (t.dude(seat=1, at="town square") for _ in range(2))
    heartseeker(t, foe, other, t.dude(at="town square"))
    t.hands(PAIR, PAIR.replace("3", "5"))
    t.next_round()
    t.hands(FULL_HOUSE, LEGAL)
    t.finish()
    assert t.events(RoundDecided)[1].casualties == (0, 6)
