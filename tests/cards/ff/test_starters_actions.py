"""Faith and Fear: the actions of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize("keywords", [[], ["Deputy"]])
def test_faster_on_the_draw(keywords: list[str]) -> None:
    t = Table()
    ann = t.dude(at="town square", bullets=1, keywords=keywords)
    foe = t.dude(seat=1, at="town square", bullets=3)
    card = t.hand("Faster on the Draw")
    t.shootout(ann, foe)
    t.use(card)
    assert (ann.bullets, foe.bullets) == (2, 1) and ann.is_stud == bool(keywords)
