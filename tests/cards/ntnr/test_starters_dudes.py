"""New Town, New Rules: the dudes of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


def test_wylie_has_a_bullet_for_each_wanted_dude_against_him() -> None:
    t = Table()
    wylie = t.put("Wylie Jenks", at="town square")
    foes = [t.dude(seat=1, at="town square", bounty=bounty) for bounty in (1, 3, 0)]
    t.dude(at="town square", bounty=1)
    assert wylie.bullets == 2
    t.shootout(wylie, foes[0], *foes[1:])
    assert wylie.bullets == 4


def test_ulysses_makes_a_saloon_worth_more() -> None:
    t = Table()
    saloon, mill = t.deed(seat=1, keywords=["Saloon"], control=1), t.deed(seat=1, control=1)
    ulysses = t.put("Ulysses Marks", at=saloon)
    assert (saloon.control, mill.control) == (2, 1)
    t.move(ulysses, mill)
    assert (saloon.control, mill.control) == (1, 1)


@pytest.mark.parametrize(("keywords", "thrown"), [(["Saloon"], True), ([], False)])
def test_ulysses_throws_others_out_of_saloons_only(keywords: list[str], thrown: bool) -> None:
    t = Table()
    place = t.deed(seat=1, keywords=keywords)
    ulysses, guest = t.put("Ulysses Marks", at=place), t.dude(seat=1, at=place)
    t.use(ulysses)
    assert (guest.in_town_square, guest.booted) == (thrown, thrown)
    assert not ulysses.booted
