"""A Grand Entrance: the deeds of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain


def test_long_strides_ranch_prospers_with_two_horses() -> None:
    t = Table()
    ranch = t.put("Long Strides Ranch")
    rider = t.dude(has=["Mustang"])
    t.dude(seat=1, has=["Mustang"])
    assert ranch.production == 1
    t.attach("Mustang", rider)
    assert ranch.production == 3


def test_long_strides_ranch_sells_horses() -> None:
    t = Table()
    ranch, rider = t.put("Long Strides Ranch"), t.dude(at="town square", booted=True)
    horse, _ = t.hand(plain("goods", keywords=["Horse"], cost=3), plain("goods"))
    t.use(ranch)
    assert horse.host is rider and t.rock() == 19 and ranch.booted


def test_the_gazette_sells_extras_when_bounties_rise() -> None:
    t = Table()
    gazette, evidence = t.put("The Gomorra Gazette"), t.dude(has=["The Evidence"]).attachments[0]
    crook = t.dude(seat=1, influence=3)
    t.use(evidence, "convict", crook)
    t.use(gazette)
    assert t.rock() == 22 and gazette.booted


def test_the_gazette_prints_nothing_about_your_own_or_falling_bounties() -> None:
    t = Table()
    t.put("The Gomorra Gazette")
    one, two = t.dude(influence=2, has=["The Evidence", "The Evidence"]).attachments
    t.dude(seat=1, bounty=2)
    t.use(one, "acquit")
    assert t.decision.kind == "play"
    t.use(two, "convict", two.host)
    assert t.decision.kind == "play"


def test_open_wounds_are_adjacent_to_one_another() -> None:
    t = Table()
    one, mill = t.put('"Open Wound"'), t.deed(seat=1)
    two = t.put('"Open Wound"', seat=1)
    assert one.adjacent_to(two) and two.adjacent_to(one) and not one.adjacent_to(mill)


def test_an_open_wound_moves_dudes_next_door_again_and_again() -> None:
    t = Table()
    one, two = t.put('"Open Wound"'), t.put("24140", seat=1)
    scouts = [t.dude(at=one) for _ in range(2)]
    t.use(one, "", scouts[0], two)
    t.use(one, "", "town square")
    assert scouts[0].place == two.id and scouts[1].in_town_square and t.rock() == 18
    assert not one.booted and not scouts[0].booted


@pytest.mark.parametrize("code", ["16010", "24117"])
def test_a_horse_invented_for_long_strides_goes_to_any_dude(code: str) -> None:
    t = Table()
    ranch, rider = t.put(code), t.dude(at="town square", booted=True)
    doctor = t.dude(at=ranch, keywords=["Mad Scientist 5"])
    robot = t.hand(plain("goods", "Robot", cost=3, keywords=["Horse", "Gadget 1"]))
    t.stack("9♠")
    t.use(ranch, "", robot)
    assert set(t.choices()) == {rider, doctor}
    t.answer(rider)
    assert robot.host is rider and doctor.booted and t.rock() == 19
