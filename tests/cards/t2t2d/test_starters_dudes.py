"""Too Tough to Die: the dudes of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize(("where", "discards"), [("town square", 2), ("home", 1)])
def test_alexander_allows_another_discard(where: str, discards: int) -> None:
    t = Table()
    t.put("Alexander Sequoia", at=where)
    cards = t.hand(*["Reserves"] * 3)
    t.run("sundown discard")
    t.answer(*cards[:discards])
    assert not t.game.decision.find(("card", cards[-1].id))


@pytest.mark.parametrize(("where", "booted"), [("town square", False), ("home", True)])
def test_alexander_stands_tall_in_the_town_square(where: str, booted: bool) -> None:
    t = Table()
    alexander = t.put("Alexander Sequoia", at=where, booted=True)
    t.use(alexander)
    assert alexander.booted == booted


def test_ike_makes_a_deed_rowdy_until_after_the_next_upkeep() -> None:
    t = Table()
    ike, deed = t.put("Ike Clanton"), t.deed(seat=1)
    t.dude(seat=1, at=deed, influence=2)
    t.dude(seat=1, influence=9)
    t.dude(at=deed, bullets=1, upkeep=1)
    t.use(ike)
    assert deed.has("Rowdy") and deed.controller == 0 and ike.booted
    t.run("upkeep")
    assert deed.has("Rowdy")
    t.run("noon")
    assert not deed.has("Rowdy") and deed.controller == 1
