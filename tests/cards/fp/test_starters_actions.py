"""Foul Play: the actions of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, rule


@pytest.mark.parametrize(("theirs", "rank", "booted"), [(2, 3, True), (3, 1, False)])
def test_outgunned_needs_more_bullets(theirs: int, rank: int, booted: bool) -> None:
    t = Table()
    card = t.hand("Outgunned")
    ann, friend = t.dude(at="town square", bullets=2), t.dude(at="town square", bullets=1)
    foe = t.dude(seat=1, at="town square", bullets=theirs)
    t.showdown(ann, foe, friend)
    t.use(card)
    assert t.rank(0) == rank and ann.booted == booted


@rule("CG-Abilities-c")
def test_outgunned_does_nothing_for_a_booted_shooter() -> None:
    t = Table()
    card = t.hand("Outgunned")
    ann, foe = t.dude(at="town square", bullets=2, booted=True), t.dude(seat=1, at="town square")
    t.turn_of(1)
    t.showdown(foe, ann)
    t.use(card)
    assert t.rank(0) == 1 and card in t.discard_of(), "a first sentence with If may fail"
