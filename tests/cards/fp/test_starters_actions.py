"""Foul Play: the actions of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize(("theirs", "rank", "booted"), [(2, 3, True), (3, 1, False)])
def test_outgunned_needs_more_bullets(theirs: int, rank: int, booted: bool) -> None:
    t = Table()
    card = t.hand("Outgunned")
    ann, friend = t.dude(at="town square", bullets=2), t.dude(at="town square", bullets=1)
    foe = t.dude(seat=1, at="town square", bullets=theirs)
    t.showdown(ann, foe, friend)
    t.use(card)
    assert t.rank(0) == rank and ann.booted == booted


def test_outgunned_boots_the_shooter() -> None:
    t = Table()
    card = t.hand("Outgunned")
    ann, foe = t.dude(at="town square", bullets=2, booted=True), t.dude(seat=1, at="town square")
    t.turn_of(1)
    t.showdown(foe, ann)
    assert not t.can_use(card)
