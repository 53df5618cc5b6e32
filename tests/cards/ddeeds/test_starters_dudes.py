"""Dirty Deeds: the dudes of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain


@pytest.mark.parametrize("code", ["11007", "24060"])
@pytest.mark.parametrize(("outfit", "bullets"), [("The Spiritual Society", 3), ("Law Dogs", 0)])
def test_zachary_speaks_for_the_most_influential_friend(code: str, outfit: str, bullets: int) -> None:
    t = Table(outfit, "Law Dogs")
    zachary = t.put(code)
    t.dude(influence=3)
    t.dude(influence=5, at="town square")
    t.dude(influence=6, seat=1, at=zachary)
    assert zachary.bullets == bullets


@pytest.mark.parametrize(("code", "influence"), [("11007", 0), ("24060", 1)])
def test_zachary_of_the_weird_west_counts_in_the_town_square(code: str, influence: int) -> None:
    t = Table("The Spiritual Society", "Law Dogs")
    zachary = t.put(code, at="town square")
    assert zachary.influence == influence and zachary.bullets == influence
    t.move(zachary, "home")
    assert zachary.influence == 0


def test_erik_values_relics_and_blades() -> None:
    t = Table()
    erik = t.put("Erik Samson")
    assert (erik.influence, erik.is_stud) == (1, False)
    t.attach(plain("goods", keywords=["Mystical"]), erik)
    assert (erik.influence, erik.is_stud) == (2, False)
    t.attach(plain("goods", keywords=["Melee", "Weapon"]), erik)
    assert (erik.influence, erik.is_stud) == (2, True)


def test_erik_is_no_stud_with_a_gun_nor_moved_by_a_mystical_spell() -> None:
    t = Table()
    erik = t.put(
        "Erik Samson", has=[plain("goods", keywords=["Weapon"]), plain("spell", keywords=["Mystical"])]
    )
    assert (erik.influence, erik.is_stud) == (1, False)


@pytest.mark.parametrize(
    ("keyword", "upkeep", "production"), [("Saloon", 0, 2), ("Casino", 0, 2), ("Ranch", 1, 3)]
)
def test_buford_drinks_on_the_house(keyword: str, upkeep: int, production: int) -> None:
    t = Table()
    place, other = (t.deed(seat=1, keywords=[keyword], production=3) for _ in range(2))
    buford = t.put("Buford Hurley", at=place)
    assert (buford.upkeep, place.production, other.production) == (upkeep, production, 3)
