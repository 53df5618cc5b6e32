"""Frontier Justice: the deeds of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize("code", ["06010", "24118"])
def test_shane_and_graves_send_a_gunslinger_next_door(code: str) -> None:
    t = Table()
    office, mill = t.put(code), t.deed()
    ann, foe = t.dude(at=mill), t.dude(seat=1, at=mill)
    t.shootout(ann, foe)
    t.use(office)
    (guard,) = [card for card in t.game.dudes(0) if card.title == "Gunslinger"]
    assert guard.side == ann.side and guard.is_stud and guard.bullets == 2 and office.booted
    t.finish()
    assert not guard.in_play


def test_shane_and_graves_guard_deeds_only() -> None:
    t = Table()
    office = t.put("Shane & Graves Security")
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    assert not t.can_use(office)
