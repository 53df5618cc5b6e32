"""Weird West Edition: the outfits of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain


def test_darkness_makes_the_first_abomination_of_the_day_cheaper() -> None:
    t = Table("Encroaching Darkness", "Law Dogs")
    fiends = t.hand(
        *(plain("dude", keywords=["Abomination"], cost=3) for _ in range(2)), plain("dude", cost=3)
    )
    theirs = t.hand(plain("dude", keywords=["Abomination"], cost=3), seat=1)
    buried = t.discard(plain("dude", keywords=["Abomination"], cost=3))
    assert [card.cost for card in (*fiends, theirs, buried)] == [2, 2, 3, 3, 3]
    t.shop(fiends[0])
    assert t.rock() == 18 and fiends[1].cost == 3
    t.dude(seat=1, influence=9)
    t.end_day()
    assert fiends[1].cost == 2


@pytest.mark.parametrize(("keywords", "bullets"), [([], 2), (["Abomination"], 1)])
def test_darkness_terrifies_the_weaker(keywords: list[str], bullets: int) -> None:
    t = Table("Encroaching Darkness", "Law Dogs")
    mine = t.dude(at="town square", value=8, keywords=keywords)
    foe = t.dude(seat=1, at="town square", value=7, influence=2, bullets=2)
    t.dude(seat=1, at="town square", value=8)
    t.dude(seat=1, value=1)
    t.use(t.game.outfit(0))
    assert mine.booted and t.game.outfit(0).booted and (foe.influence, foe.bullets) == (1, bullets)
