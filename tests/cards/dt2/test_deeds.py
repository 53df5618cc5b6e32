"""Weird West Edition: deeds."""

from __future__ import annotations

from gomorra.testing import Table


def test_the_new_town_hall_grows_day_by_day() -> None:
    t = Table()
    hall = t.put("New Town Hall")
    t.use(hall, "build")
    assert hall.control == 1 and hall.booted
    t.pass_()
    assert not t.can_use(hall, "tear_down")
    t.game.expire("day")
    assert hall.control == 1


def test_the_new_town_hall_can_be_torn_down_by_its_controller() -> None:
    t = Table()
    hall = t.put("New Town Hall", control=3)
    t.dude(seat=1, at=hall, influence=1)
    assert not t.can_use(hall, "tear_down", seat=0)
    t.use(hall, "tear_down", seat=1)
    assert hall.control == 0 and hall.booted
