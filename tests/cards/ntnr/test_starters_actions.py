"""New Town, New Rules: the actions of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize(("bullets", "left", "booted"), [(3, 1, False), (2, 0, True), (1, 0, True)])
def test_make_em_sweat_takes_your_dudes_bullets_off_another(bullets: int, left: int, booted: bool) -> None:
    t = Table()
    ann, foe = t.dude(at="town square", bullets=2), t.dude(seat=1, at="town square", bullets=bullets)
    sweat = t.hand("Make 'Em Sweat")
    t.shootout(ann, foe)
    t.use(sweat)
    assert ann.booted and (foe.bullets, foe.booted) == (left, booted)


def test_make_em_sweat_needs_an_unbooted_dude() -> None:
    t = Table()
    ann, foe = t.dude(at="town square", booted=True), t.dude(seat=1, at="town square")
    sweat = t.hand("Make 'Em Sweat")
    t.turn_of(1)
    t.shootout(foe, ann)
    assert not t.can_use(sweat)
