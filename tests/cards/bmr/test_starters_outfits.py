"""Blood Moon Rising: the outfits of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize(("code", "stud"), [("18005", True), ("24004", False)])
@pytest.mark.parametrize("mounted", [True, False])
def test_the_regulators_ride_to_the_town_square(code: str, stud: bool, mounted: bool) -> None:
    t = Table(code, "Law Dogs")
    rider = t.dude(booted=True, has=["Mustang"] if mounted else [])
    t.use(t.game.outfit(0))
    assert rider.in_town_square and rider.booted != mounted and rider.is_stud == stud
    assert t.game.outfit(0).booted


@pytest.mark.parametrize(("code", "after_the_check"), [("18005", 11), ("24004", 8)])
def test_the_regulators_cap_influence_at_each_location(code: str, after_the_check: int) -> None:
    t = Table(code, "Law Dogs")
    t.dude(seat=1, at="town square", influence=8)
    t.dude(seat=1, influence=3)
    t.deed(control=8)
    t.hand("Reserves")
    assert t.game.influence(1) == 11
    t.run("sundown")
    assert not t.game.over, "8 control points against 5 and 3 influence"
    assert t.game.influence(1) == after_the_check


@pytest.mark.parametrize("code", ["18005", "24004"])
def test_the_regulators_win_against_capped_influence(code: str) -> None:
    t = Table(code, "Law Dogs")
    t.dude(seat=1, at="town square", influence=8)
    t.deed(control=6)
    t.end_day()
    assert t.game.outcome is not None and t.game.outcome.winner == 0


@pytest.mark.parametrize("code", ["18005", "24004"])
def test_after_a_shootout_the_regulators_cap_nothing(code: str) -> None:
    t = Table(code, "Law Dogs")
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square", influence=8)
    t.dude(seat=1, influence=9)
    t.deed(control=6)
    t.showdown(ann, foe)
    t.finish()
    t.end_day()
    assert t.game.outcome is None and t.game.state.day == 2


def test_the_cap_concerns_control_of_deeds_as_well() -> None:
    t = Table("24004", "Law Dogs")
    deed = t.deed()
    t.dude(at=deed, influence=5)
    t.dude(seat=1, at=deed, influence=8)
    t.hand("Reserves")
    assert deed.controller == 1
    t.run("sundown")
    assert deed.controller == 0, "five against five: a tie"
