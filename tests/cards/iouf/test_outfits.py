"""Immovable Object, Unstoppable Force: outfits."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain


def test_the_bandits_gather_around_one_of_their_own() -> None:
    t = Table("The 108 Righteous Bandits", plain("outfit"))
    far = t.deed(seat=1, keywords=("Out of Town",))
    scout, tired = t.dude(at=far), t.dude(booted=True)
    t.dude(seat=1, at="town square")
    home = tired.location
    t.use(home, "", tired)
    assert tired.place == far.id and tired.booted and home.booted and scout.place == far.id


def test_the_bandits_need_a_friend_elsewhere() -> None:
    t = Table("The 108 Righteous Bandits", plain("outfit"))
    ann, foe = t.dude(), t.dude(seat=1, at="town square")
    t.dude()
    assert not t.can_use(ann.location) and foe.in_town_square


@pytest.mark.parametrize(("influence", "drawn"), [(1, 2), (2, 3)])
@pytest.mark.parametrize("way", ["discard", "ace"])
def test_eagle_wardens_take_counsel_in_the_square(influence: int, drawn: int, way: str) -> None:
    t = Table("Eagle Wardens", plain("outfit"))
    elder = t.dude(at="town square", influence=influence)
    t.use(t.game.outfit(0), "", lambda option: option.payload[0] == "card", way)
    assert elder.booted and len(t.hand_of()) == drawn - 1
    assert (len(t.discard_of()), len(t.boot_hill_of())) == ((1, 0) if way == "discard" else (0, 1))


def test_eagle_wardens_need_an_unbooted_dude_in_the_square() -> None:
    t = Table("Eagle Wardens", plain("outfit"))
    t.dude()
    t.dude(at="town square", booted=True)
    assert not t.can_use(t.game.outfit(0))
