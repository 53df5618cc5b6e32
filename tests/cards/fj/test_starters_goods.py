"""Frontier Justice: the goods of the starter decks."""

from __future__ import annotations

from gomorra.testing import Table


def test_the_winchester_makes_a_stud_who_boots() -> None:
    t = Table()
    ann, foe = (
        t.dude(at="town square", bullets=1, has=["Winchester Model 1873"]),
        t.dude(seat=1, at="town square"),
    )
    t.shootout(ann, foe)
    assert (ann.bullets, ann.is_stud) == (2, False)
    t.use(ann.attachments[0])
    assert (ann.bullets, ann.is_stud, ann.booted) == (3, True, True) and ann.attachments[0].booted


def test_the_winchester_is_of_no_use_to_a_booted_dude() -> None:
    t = Table()
    ann = t.dude(at="town square", booted=True, has=["Winchester Model 1873"])
    t.shootout(t.dude(seat=1, at="town square"), ann)
    assert not t.can_use(ann.attachments[0])
