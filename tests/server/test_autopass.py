"""Who passes by himself is woken by what concerns him."""

from __future__ import annotations

import pytest

from gomorra.server.tables import autopass
from gomorra.testing import Table, plain
from tests.server.test_advising import served


@pytest.mark.parametrize(
    ("booted", "tired", "wakes"), [(False, True, True), (True, True, False), (True, False, True)]
)
def test_who_comes_next_door_wakes_whom_it_concerns(booted: bool, tired: bool, wakes: bool) -> None:
    """From there he could take a deed; booted he can do nothing any more, but can be called out by who is not."""
    t = Table()
    t.deed(control=1)
    t.dude(booted=tired)
    foe = t.dude(seat=1, at="home of 1")
    t.pass_()
    table = served(t, "concerned")
    before = len(t.game.events)
    t.move(foe, "town square")
    if booted:
        t.game.state.own(foe.id).booted = True
    autopass.wake(table.record, t.game, before)
    assert (table.record.seats[0].auto == "off") is wakes


def test_a_deed_that_was_just_taken_concerns_its_owner() -> None:
    t = Table()
    deed = t.deed(control=1)
    t.dude()
    foe = t.dude(seat=1, influence=2, at="town square")
    t.pass_()
    table = served(t, "concerned")
    before = len(t.game.events)
    t.move(foe, deed)
    assert deed.controller == 1
    autopass.wake(table.record, t.game, before)
    assert table.record.seats[0].auto == "off"


@pytest.mark.parametrize(("control", "wakes"), [(2, True), (1, False)])
def test_who_loses_this_evening_is_woken_wherever_that_comes_from(control: int, wakes: bool) -> None:
    """A deed that a rival builds at home touches nothing of one's own, but it may end the game."""
    t = Table()
    t.dude(influence=1)
    t.dude(seat=1, influence=3)
    bank = t.hand(plain("deed", "Bank", control=control, cost=0), seat=1)
    t.pass_()
    table = served(t, "concerned")
    before = len(t.game.events)
    t.shop(bank)
    autopass.wake(table.record, t.game, before)
    assert (table.record.seats[0].auto == "off") is wakes
