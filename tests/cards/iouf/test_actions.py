"""Immovable Object, Unstoppable Force: actions."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize("code", ["09039", "24225"])
@pytest.mark.parametrize(("answer", "booted"), [(True, False), (False, True)])
def test_lunar_leap_brings_a_booted_fighter_from_anywhere(code: str, answer: bool, booted: bool) -> None:
    t = Table()
    far = t.deed(keywords=("Out of Town",))
    monk = t.dude(at=far, keywords=("Kung Fu 0",), value=9, booted=True)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.stack("2♠")
    t.use(t.hand(code), "", answer)
    assert monk.in_posse and monk.in_town_square and monk.booted is booted


@pytest.mark.parametrize(("code", "mine", "theirs", "combo"), [
    ("09039", 1, 1, True), ("09039", 2, 1, False), ("09039", 1, 2, True),
    ("24225", 1, 1, False), ("24225", 2, 1, False), ("24225", 1, 2, True),
])  # fmt: skip
def test_lunar_leap_combos_by_the_size_of_the_posses(code: str, mine: int, theirs: int, combo: bool) -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), value=9)
    bob = t.dude(seat=1, at="town square")
    friends = [t.dude(at="town square") for _ in range(mine - 1)]
    friends += [t.dude(seat=1, at="town square") for _ in range(theirs - 1)]
    t.hand("Rabbit Takes Revenge")
    t.shootout(monk, bob, *friends)
    t.stack("2♠")
    t.use(t.hand(code))
    assert (t.decision.kind == "combo") is combo


def test_a_failed_leap_brings_nobody() -> None:
    t = Table()
    monk = t.dude(keywords=("Kung Fu 0",), value=5)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.stack("5♠")
    t.use(t.hand("Rabbit's Lunar Leap"))
    assert not monk.in_posse and monk.at_home
