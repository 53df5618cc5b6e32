"""Election Day Slaughter: actions."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, rule


@pytest.mark.parametrize("code", ["04021", "24255"])
def test_the_slaughter_makes_each_other_player_ace_a_dude_in_town(code: str) -> None:
    t = Table(seats=3)
    leader = t.dude()
    bob, ben = t.dude(seat=1), t.dude(seat=1)
    carl, away = t.dude(seat=2), t.dude(seat=2, at=t.deed(seat=2, keywords=("Out of Town",)))
    t.use(t.hand(code))
    t.form()
    assert t.decision.seat == 1 and set(t.choices()) == {bob, ben}
    t.answer(ben)
    assert t.boot_hill_of(1) == [ben] and t.boot_hill_of(2) == [carl] and away.in_play
    assert leader.at_home and leader.booted and t.rock() == 19


@rule("CR-ElectionDaySlaughter-a")
def test_each_other_player_may_unboot_a_dude_who_can_then_oppose_the_job() -> None:
    t = Table()
    t.dude()
    bob, ben = (t.dude(seat=1, booted=True) for _ in range(2))
    away = t.dude(seat=1, at=t.deed(seat=1, keywords=("Out of Town",)), booted=True)
    t.use(t.hand("Election Day Slaughter"))
    assert t.decision.seat == 1 and set(t.choices()) == {bob, ben} and away.booted
    t.answer(bob)
    assert not bob.booted and ben.booted
    t.run("join")
    assert t.choices() == [bob]
    t.answer(bob)
    assert bob.in_town_square and t.game.shootout is not None


def test_nobody_has_to_unboot_anybody() -> None:
    t = Table()
    t.dude()
    bob = t.dude(seat=1, booted=True)
    t.use(t.hand("Election Day Slaughter"))
    t.answer("pass")
    assert bob in t.boot_hill_of(1)
