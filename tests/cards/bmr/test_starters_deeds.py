"""Blood Moon Rising: the deeds of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain


def test_the_nickel_night_inn_boots_the_weak_nearby() -> None:
    t = Table()
    inn = t.put("Nickel Night Inn")
    weak, strong = t.dude(seat=1, at="town square", value=3), t.dude(seat=1, at="town square", value=4)
    far = t.dude(seat=1, value=1)
    t.use(inn)
    assert weak.booted and inn.booted and not strong.booted and not far.booted


@pytest.mark.parametrize("code", ["18023", "24124"])
def test_sherman_mortgage_makes_deeds_dearer_for_the_others(code: str) -> None:
    t = Table()
    bank = t.put(code)
    theirs, mine = t.hand(plain("deed", cost=3), seat=1), t.hand(plain("deed", cost=3))
    for count in range(8):
        assert theirs.cost == 3 + count // 4
        t.deed(seat=1)
        t.deed()
    assert (theirs.cost, mine.cost) == (5, 3)
    bank.body.booted = True
    t.game.state.version += 1
    assert theirs.cost == 3


def test_sherman_mortgage_closes_for_a_shootout() -> None:
    t = Table()
    bank, ann, foe = t.put("Sherman Mortgage"), t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.callout(ann, foe)
    assert not bank.booted
    t.answer("accept")
    assert bank.booted and t.game.shootout is not None


def test_cliffs_saloon_gives_courage_nearby() -> None:
    t = Table()
    saloon = t.put("Cliff's #4 Saloon")
    next_door = t.deed()
    guest, square = t.dude(at=next_door), t.dude(at="town square")
    t.dude(seat=1, at=saloon)
    t.use(saloon)
    assert guest.is_stud and not square.is_stud and saloon.booted, "nobody controls the town square"


def test_cliffs_saloon_gives_courage_to_whoever_is_there_by_marcias_leave() -> None:
    t = Table()
    saloon = t.put("Cliff's #4 Saloon", seat=1)
    t.put("Marcia Ridge", at="town square")
    t.dude(at="town square", influence=1)
    t.dude(seat=1, at=saloon, influence=5)
    guest = t.dude(at=saloon)
    assert t.whose(saloon) == 1
    t.use(saloon, seat=0)
    assert guest.is_stud
