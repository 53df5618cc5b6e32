"""No Turning Back: actions."""

from __future__ import annotations

import pytest

from gomorra.testing import CHEATIN, LEGAL, Table, either_leads, plain, rule

TRIPLE = "9♠ 9♥ 9♦ 4♣ 6♣"


def test_cookin_up_trouble_only_looks_at_an_honest_players_hand() -> None:
    t = Table()
    held = t.hand(plain("action"), seat=1)
    t.use(t.hand("Cookin' Up Trouble"))
    assert t.game.state.known[held.id] & 1 and held in t.hand_of(1) and t.decision.kind == "play"


def test_cookin_up_trouble_takes_a_card_from_a_cheater() -> None:
    t = Table()
    ann, foe = t.dude(at="town square", value=9), t.dude(seat=1, at="town square")
    action, gun = t.hand(plain("action"), plain("goods"), seat=1)
    t.hand("Coachwhip!", plain("dude"), seat=1)
    trouble, late = t.hand("Cookin' Up Trouble", "Cookin' Up Trouble")
    t.shootout(ann, foe)
    t.hands(TRIPLE, CHEATIN)
    t.finish()
    t.use(trouble)
    assert t.choices() == [action, gun]
    t.answer(gun)
    assert gun in t.discard_of(1)
    t.use(late, "", "pass")
    assert action in t.hand_of(1)


@pytest.mark.parametrize("code", ["07020", "24227"])
def test_a_hangin_aces_the_mark_and_honours_the_leader(code: str) -> None:
    t = Table()
    ann, crook = t.dude(), t.dude(seat=1, at="town square", bounty=2, booted=True)
    t.dude(seat=1, at="town square", bounty=1)
    t.use(t.hand(code))
    t.form()
    assert crook in t.boot_hill_of(1) and ann.control == 1 and ann.at_home
    assert t.rock() == 20 - 1 + 2


@pytest.mark.parametrize(("code", "allowed"), [("07020", True), ("24227", False)])
def test_only_the_first_hangin_takes_your_own(code: str, allowed: bool) -> None:
    t = Table()
    t.dude()
    t.dude(at="town square", bounty=2)
    assert t.can_use(t.hand(code)) is allowed


@pytest.mark.parametrize("code", ["07021", "24253", "00128"])
def test_no_turning_back_pays_for_a_dude(code: str) -> None:
    t = Table()
    ann, _ = t.dude(cost=5), t.dude(seat=1)
    t.use(t.hand(code))
    assert ann in t.boot_hill_of() and t.rock() == 25


@rule("CR-NoTurningBack-a")
@either_leads
def test_a_token_can_be_given_up() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    help_, back = t.hand("Hired Help", "No Turning Back")
    t.shootout(ann, foe)
    t.use(help_)
    t.hands(f"{LEGAL} Q♠", LEGAL)
    t.run("resolution")
    gun = next(dude for dude in t.game.dudes() if dude.is_token)
    assert (t.whose(gun), gun.owner, gun.controller) == (0, t.seat(0), t.seat(0))
    t.use(back, "", gun, ann)
    assert not gun.in_play and ann.bullets == 2


@rule("CE-NoTurningBack")
@either_leads
def test_the_last_stand_spares_casualties_and_lasts() -> None:
    t = Table()
    ann, lamb, foe = (t.dude(seat=seat, at="town square") for seat in (0, 0, 1))
    back = t.hand("No Turning Back")
    t.showdown(ann, foe, lamb, hands=(LEGAL, TRIPLE))
    t.use(back, "", lamb, ann)
    assert lamb in t.boot_hill_of() and (ann.bullets, ann.is_stud) == (2, True)
    t.run("flee")
    assert t.decision.seat == 1
    t.next_round()
    assert ann.in_posse and (ann.bullets, ann.is_stud) == (2, True)
    t.hands(f"{LEGAL} Q♠ K♦", TRIPLE)
    t.finish()
    assert not ann.in_play


def test_only_your_own_dudes_are_given_up() -> None:
    t = Table()
    t.dude(seat=1)
    assert not t.can_use(t.hand("No Turning Back"))


@rule("CG-Abilities-b")
def test_cookin_up_trouble_needs_a_hand_to_look_at() -> None:
    t = Table(seats=3)
    trouble = t.hand("Cookin' Up Trouble")
    assert not t.can_use(trouble)
    held = t.hand(plain("action"), seat=2)
    t.use(trouble)
    assert t.game.state.known[held.id] & 1 << t.seat(0)


def test_no_turning_back_pays_the_printed_cost_whatever_the_dude_would_cost_now() -> None:
    t = Table("The Sloane Gang", "Law Dogs", stash=0)
    jessica, _ = t.put("Jessica Patchett"), t.dude(bounty=1)
    t.use(t.hand("No Turning Back"), "", jessica)
    assert jessica in t.boot_hill_of() and t.rock() == 10
