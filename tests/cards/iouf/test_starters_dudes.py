"""Immovable Object, Unstoppable Force: the dudes of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.engine.board import players
from gomorra.testing import Table, either_leads
from gomorra.testing.rules import rule


def test_randall_listens_where_others_are() -> None:
    t = Table()
    t.put("Randall", at="town square")
    t.dude(at="town square")
    assert players.hand_size(t.game, 0) == 5
    t.dude(seat=1, at="town square")
    assert (players.hand_size(t.game, 0), players.hand_size(t.game, 1)) == (6, 5)


def test_randall_of_the_weird_west_needs_dudes_all_over_town() -> None:
    t = Table()
    t.put("24014")
    t.dude(at="town square")
    t.dude(at=t.deed(keywords=["Out of Town"]))
    assert players.hand_size(t.game, 0) == 5
    t.dude(at=t.deed(seat=1))
    assert (players.hand_size(t.game, 0), players.hand_size(t.game, 1)) == (6, 5)


@pytest.mark.parametrize(("stash", "mine", "theirs"), [(3, 7, 20), (20, 20, 24)])
def test_natalya_takes_the_production_when_you_are_poorest(stash: int, mine: int, theirs: int) -> None:
    t = Table()
    t.stash(stash)
    deed = t.deed(seat=1, production=4)
    natalya = t.put("Natalya", at=deed)
    t.dude(seat=1, at=deed, influence=2)
    t.start("upkeep")
    assert t.decision.kind == "upkeep" and natalya.in_play
    assert (t.rock(0), t.rock(1)) == (mine, theirs)


def test_natalya_does_not_double_the_production_of_your_own_deed() -> None:
    t = Table()
    t.stash(3)
    deed = t.deed(production=4)
    t.put("Natalya", at=deed)
    t.start("upkeep")
    assert t.rock() == 7
    t.run("noon")
    assert deed.production == 4


def test_xui_yin_chen_makes_the_posse_studs() -> None:
    t = Table()
    chen, friend = t.put("Xui Yin Chen", at="town square"), t.dude(at="town square")
    foe, home = t.dude(seat=1, at="town square"), t.dude()
    t.shootout(chen, foe, friend)
    t.use(chen)
    assert chen.booted and chen.influence == 3
    assert [(card.is_stud, card.influence) for card in (friend, foe, home)] == [
        (True, 1),
        (False, 0),
        (False, 0),
    ]


@pytest.mark.parametrize(("mine", "bonus"), [(True, 1), (False, 0)])
def test_yunxu_jiang_helps_friends_on_home_ground(mine: bool, bonus: int) -> None:
    t = Table()
    place = t.deed(seat=0 if mine else 1)
    yunxu, friend = t.put("Yunxu Jiang", at=place), t.dude(at=place, bullets=1, value=7)
    foe = t.dude(seat=1, at=place, bullets=1, value=7, influence=0 if mine else 3)
    assert (friend.bullets, friend.value) == (1, 7)
    t.shootout(friend, foe, yunxu)
    assert (friend.bullets, friend.value) == (1 + bonus, 7 + bonus)
    assert (yunxu.bullets, yunxu.value) == (1, 8) and (foe.bullets, foe.value) == (1, 7)


def test_mazatl_moves_to_a_totem() -> None:
    t = Table()
    mazatl = t.put("Mazatl")
    assert not t.can_use(mazatl)
    far = t.deed(seat=1, keywords=["Out of Town"])
    t.attach("Spirit Trail", far)
    t.use(mazatl)
    assert mazatl.place == far.id and not mazatl.booted


@rule("CG-Rowdy-a")
@pytest.mark.parametrize("first", ["bullets", "control"])
@either_leads
def test_yunxu_jiang_on_rowdy_ground_counts_the_same_whatever_is_asked_first(first: str) -> None:
    """Control of a Rowdy deed goes by bullets, and here bullets go by control: the deed's owner has it until then."""
    t = Table()
    place = t.deed(keywords=["Rowdy"])
    yunxu, friend = t.put("Yunxu Jiang", at=place), t.dude(at=place, bullets=0)
    foe = t.dude(seat=1, at=place, bullets=4)
    t.shootout(friend, foe, yunxu)
    world = t.game.fork()
    for game in (t.game, world):
        if first == "control":
            assert game.card(place.id).controller == t.seat(1)
        assert game.card(friend.id).bullets == 0
        assert game.card(place.id).controller == t.seat(1)
        assert game.card(friend.id).bullets == 0
