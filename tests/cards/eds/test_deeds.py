"""Election Day Slaughter: deeds."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, rule


@pytest.mark.parametrize("code", ["04013", "24123"])
def test_hunter_protections_makes_a_dude_wanted_and_worth_a_point_for_good(code: str) -> None:
    t = Table()
    deed = t.put(code)
    ann = t.dude(at=deed)
    t.use(deed)
    assert ann.booted and ann.bounty == 2 and ann.control == 1 and deed.booted
    t.end_day()
    assert ann.control == 1


@rule("CR-HunterProtections-a", "CG-ControlPoints-a")
def test_a_dude_with_any_control_point_is_no_use() -> None:
    t = Table("Desolation Row", "Law Dogs")
    deed = t.put("Hunter Protections")
    marked, famous = t.dude(at=deed, control=1), t.dude(at=deed, bounty=4)
    passing = t.dude(at=deed)
    t.game.rules(t.seat(0)).modify(passing, control=1, until="day")
    assert marked.control == famous.control == passing.control == 1
    assert not t.can_use(deed)
    ann = t.dude(at=deed)
    t.use(deed)
    assert ann.control == 1 and marked.control == 1


def test_only_your_unbooted_dudes_at_the_deed_will_do() -> None:
    t = Table()
    deed = t.put("Hunter Protections")
    t.dude(at=deed, booted=True)
    t.dude(), t.dude(seat=1, at=deed)
    assert not t.can_use(deed)


def test_only_its_controller_uses_hunter_protections() -> None:
    t = Table()
    deed = t.put("Hunter Protections")
    t.dude(at=deed)
    bob = t.dude(seat=1, at=deed, influence=1)
    assert not t.can_use(deed, seat=0)
    t.use(deed, seat=1)
    assert bob.control == 1
