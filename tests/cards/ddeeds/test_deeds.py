"""Dirty Deeds: deeds."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain


@pytest.mark.parametrize(("pull", "leaks"), [("2♣", True), ("2♠", False)])
def test_the_miasmatic_purifier_may_leak_at_sundown(pull: str, leaks: bool) -> None:
    t = Table()
    purifier = t.put("Miasmatic Purifier")
    ann, bob = t.dude(at=purifier, booted=True, influence=2), t.dude(seat=1, at=purifier, influence=2)
    t.dude(seat=1, influence=5)
    t.stack(pull)
    t.hand(plain("action"))
    t.run("sundown")
    assert purifier.in_play is not leaks
    assert (ann.influence, bob.influence) == ((1, 1) if leaks else (2, 2))
    assert ann.at_home is leaks and bob.at_home is leaks
    t.end_day()
    assert (ann.booted, bob.booted, ann.influence) == (leaks, leaks, 2)


def test_the_leak_comes_before_victory_is_checked() -> None:
    t = Table()
    t.put("Miasmatic Purifier")
    t.deed(control=1)
    t.dude(seat=1, influence=2)
    t.stack("2♣")
    t.hand(plain("action"))
    t.run("sundown")
    assert not t.game.over and t.game.control_points(0) == 1
