"""Nightmare at Noon: the actions of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize(
    ("posse", "ann_is", "foe_is"),
    [("opposing posse", (3, True), (1, False)), ("your posse", (2, True), (2, True))],
)
def test_nightmare_at_noon(posse: str, ann_is: tuple[int, bool], foe_is: tuple[int, bool]) -> None:
    t = Table()
    card = t.hand("Nightmare at Noon")
    ann, foe = (
        t.dude(at="town square", bullets=3, stud=True),
        t.dude(seat=1, at="town square", bullets=2, stud=True),
    )
    weak = t.dude(at="town square", bullets=1, stud=True)
    t.shootout(ann, foe, weak)
    t.use(card, "", posse)
    assert (ann.bullets, ann.is_stud) == ann_is and (foe.bullets, foe.is_stud) == foe_is
    assert not weak.is_stud
    assert t.game.shootout is not None and t.game.shootout.headline
