"""Blood Moon Rising: the goods of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain


def test_the_bowie_knife_can_be_drawn_in_a_shootout() -> None:
    t = Table()
    ann, foe = t.dude(at="town square", booted=True), t.dude(seat=1, at="town square")
    knife = t.hand("Bowie Knife")
    assert t.why_not("shop", knife, ann) is not None, "booted, and not where you are in control"
    t.turn_of(1)
    t.shootout(foe, ann)
    t.shop(knife, ann)
    assert knife.host is ann and t.rock() == 19 and (ann.bullets, ann.is_stud) == (1, True)


@pytest.mark.parametrize(
    ("keywords", "booted", "good"),
    [(["Weapon"], False, False), (["Weapon"], True, True), (["Weapon", "Melee"], False, True)],
)
def test_the_bowie_knife_against_other_weapons(keywords: list[str], booted: bool, good: bool) -> None:
    t = Table()
    ann, foe = t.dude(at="town square", has=["Bowie Knife"]), t.dude(seat=1, at="town square")
    t.attach(plain("goods", keywords=keywords), foe, booted=booted)
    assert (ann.bullets, ann.is_stud) == (1, True)
    t.shootout(ann, foe)
    assert (ann.bullets, ann.is_stud) == ((1, True) if good else (0, False))
