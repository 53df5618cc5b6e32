"""Election Day Slaughter: the deeds of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize(("way", "influence"), [("raise", 3), ("lower", 1)])
def test_the_mayor_raises_or_lowers_influence_nearby(way: str, influence: int) -> None:
    t = Table()
    office = t.put("The Mayor's Office")
    near, far = t.dude(seat=1, at="town square", influence=2), t.dude(seat=1, influence=2)
    t.dude(at=office)
    t.use(office)
    assert near in t.choices() and far not in t.choices()
    t.answer(near, way)
    assert near.influence == influence and office.booted
    t.end_day()
    assert near.influence == 2
