"""Dirty Deeds: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act
from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table, plain


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


@pytest.mark.parametrize(("code", "gain", "unboots"), [("11016", 5, True), ("24152", 4, False)])
def test_the_currency_press_prints_money_when_invented(code: str, gain: int, unboots: bool) -> None:
    t = Table(stash=5)
    ann, press = t.dude(keywords=("Mad Scientist 1",)), t.hand(code)
    t.stack("9♠")
    t.invent(press, ann)
    assert press.host is ann and t.rock() == 5 - press.cost + gain and ann.booted is not unboots


@pytest.mark.parametrize("code", ["11016", "24152"])
def test_the_currency_press_replaces_itself_when_discarded_from_play(code: str) -> None:
    t = Table()
    ann = t.dude(has=[code])
    press = ann.attachments[0]
    list(t.game.rules(1).discard(press))
    assert len(t.hand_of()) == 1
    other = t.dude(has=[code])
    list(t.game.rules(1).ace(other))
    assert len(t.hand_of()) == 2
    spare = t.hand(code)
    list(t.game.rules(0).discard(spare))
    assert len(t.hand_of()) == 2


def test_tlalocs_furies_grow_with_their_number() -> None:
    t = Table()
    ann = t.dude(keywords=("Shaman 1",), has=["Tlaloc's Furies"])
    assert ann.bullets == 1 and ann.rating("Shaman") == 2
    ben = t.dude(has=["Tlaloc's Furies"])
    t.dude(seat=1, has=["Tlaloc's Furies"])
    assert (ann.bullets, ben.bullets, ann.rating("Shaman")) == (2, 2, 3)


def test_tlalocs_furies_arm_quaterman() -> None:
    t = Table()
    robot = t.put("QUATERMAN", has=["Tlaloc's Furies"])
    assert robot.bullets == 2


@pytest.mark.parametrize(("keywords", "bullets"), [(("Weapon",), 0), (("Weapon", "Melee"), 1)])
def test_tlalocs_furies_are_no_match_for_guns(keywords: tuple[str, ...], bullets: int) -> None:
    t = Table()
    ann = t.dude(at="town square", keywords=("Shaman 1",), has=["Tlaloc's Furies"])
    bob = t.dude(seat=1, at="town square", has=[plain("goods", "Arm", keywords=keywords)])
    assert ann.bullets == 1
    t.shootout(ann, bob)
    assert ann.bullets == bullets and ann.rating("Shaman") == 2


@pytest.mark.parametrize("code", ["11019", "24171"])
@pytest.mark.parametrize("held", [True, False])
def test_the_ornithopter_stays_with_a_pilot_who_cannot_go_home(code: str, held: bool) -> None:
    t = Table()
    pilot = t.dude(has=[code], at="town square")
    if held:
        t.game.rules(1).forbid(Act.SEND_HOME_BOOTED, pilot, whose="cards", until="day")
    t.shootout(pilot, t.dude(seat=1, at="town square"))
    assert t.can_use(pilot.attachments[0], "take_off") is not held


@pytest.mark.parametrize("code", ["11019", "24171"])
def test_the_ornithopter_swoops_in_and_out(code: str) -> None:
    t = Table(stash=2)
    pilot, ann = t.dude(has=[code], booted=True), t.dude(at="town square")
    plane = pilot.attachments[0]
    t.shootout(ann, t.dude(seat=1, at="town square"))
    assert not t.can_use(plane, "take_off")
    t.use(plane, "swoop")
    assert pilot.in_posse and pilot.in_town_square and t.rock() == 1 and not plane.booted
    t.use(plane, "take_off")
    assert pilot.at_home and pilot.booted and plane.booted
    t.use(plane, "swoop")
    assert pilot.in_posse and t.rock() == 0


def test_jaels_guile_is_no_use_to_a_cheat_who_cannot_boot_for_it() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Jael's Guile"]), t.dude(seat=1, at="town square")
    t.attach("Lost to the Plague", ann)
    t.showdown(bob, ann, hands=(CHEATIN, CHEATIN))
    assert not t.can_use(ann.attachments[0])
