"""No Turning Back: the deeds of the starter decks."""

from __future__ import annotations

from gomorra.testing import Table


def test_the_huntsmen_keep_strong_dudes_nearby_cheaper() -> None:
    t = Table()
    club = t.put("Huntsmen's Society")
    near = t.dude(at="town square", value=10, upkeep=2)
    here = t.dude(at=club, value=12, upkeep=1)
    weak = t.dude(at=club, value=9, upkeep=2)
    far = t.dude(at=t.deed(keywords=["Out of Town"]), value=13, upkeep=2)
    theirs = t.dude(seat=1, at="town square", value=13, upkeep=2)
    assert [card.upkeep for card in (near, here, weak, far, theirs)] == [1, 0, 2, 2, 2]
