"""Frontier Justice: actions."""

from __future__ import annotations

import pytest

from gomorra.testing import CHEATIN, LEGAL, Table, either_leads, plain, rule


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
@either_leads
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
    assert bob.at_home and not bob.booted and t.decision.kind != "confirm"


def test_a_dude_in_a_shootout_at_his_own_home_just_leaves_it() -> None:
    t = Table()
    ann = t.dude(at="home of 1")
    bob, ben = (t.dude(seat=1) for _ in range(2))
    lepus = t.hand("Flight of the Lepus")
    t.showdown(bob, ann, ben, hands=(CHEATIN, LEGAL))
    t.use(lepus, "", ben, "done", True)
    assert ben.booted and ben.at_home and not ben.in_posse


def test_rope_and_ride_drags_the_mark_next_door() -> None:
    t = Table()
    mill = t.deed(seat=1)
    ann, mark = (
        t.dude(at="town square", has=[plain("goods", keywords=["Horse"])]),
        t.dude(seat=1, at="town square"),
    )
    rope = t.hand("Rope and Ride")
    t.callout(ann, mark, "accept")
    t.use(rope)
    assert t.choices() == [ann, ann.attachments[0]]
    t.answer(ann.attachments[0])
    assert t.game.outfit(0) not in t.choices() and mill in t.choices()
    t.answer(mill)
    t.form()
    assert ann.place == mark.place == mill.place and mark.booted and not ann.booted
    assert t.game.shootout.location == mill.id and ann.attachments[0].booted


@rule("CR-RopeandRide-a")
def test_rope_and_ride_works_on_foot_if_the_leader_boots() -> None:
    t = Table()
    mill, ann, mark = t.deed(seat=1), t.dude(at="town square"), t.dude(seat=1, at="town square")
    rope = t.hand("Rope and Ride")
    t.callout(ann, mark, "accept")
    t.use(rope, "", mill)
    assert ann.booted and mark.booted and mark.place == mill.place


def test_rope_and_ride_is_for_your_own_callouts() -> None:
    t = Table(winner=1)
    t.deed(seat=1)
    mine, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.hand("Rope and Ride")
    t.callout(foe, mine, "accept")
    assert t.decision.kind == "play"


def test_incubation_weakens_a_dude_until_it_rests() -> None:
    t = Table()
    sick = t.dude(seat=1, booted=True, bullets=2, influence=2, value=9)
    t.dude(seat=1)
    t.dude(seat=1, at="town square", booted=True)
    action = t.hand("Incubation")
    t.use(action)
    assert action.host is sick and t.rock() == 18
    assert (sick.bullets, sick.influence, sick.value) == (1, 1, 6)
    assert not t.can_use(sick, seat=1)
    t.end_day()
    t.run("noon")
    assert not sick.booted and (sick.bullets, sick.influence, sick.value) == (1, 1, 6)
    t.use(sick)
    assert (
        sick.booted and action in t.discard_of() and (sick.bullets, sick.influence, sick.value) == (2, 2, 9)
    )


@rule("CR-Incubation-a")
def test_an_attached_incubation_spreads_no_further() -> None:
    t = Table()
    t.dude(seat=1, booted=True)
    t.dude(booted=True)
    first = t.hand("Incubation")
    t.use(first, "", t.game.dudes(1)[0])
    t.pass_()
    assert first.in_play and not t.can_use(first, "infect", seat=0) and not t.can_use(first, "infect", seat=1)


def test_one_rest_cures_one_of_two_incubations() -> None:
    t = Table()
    sick = t.dude(seat=1, booted=True, bullets=3)
    for card in t.hand("Incubation", "Incubation"):
        t.use(card)
    assert sick.bullets == 1
    t.end_day()
    t.run("noon")
    t.turn_of(1)
    t.answer(next(option.key for option in t.decision.options if "recover" in option.key))
    assert sick.booted and sick.bullets == 2 and len(sick.attachments) == 1
