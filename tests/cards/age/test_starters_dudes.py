"""A Grand Entrance: the dudes of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


def test_the_mixer_lets_only_goods_count() -> None:
    t = Table()
    mixer, friend = t.put("The Mixer", at="town square"), t.dude(at="town square", bullets=2, has=["Rapier"])
    jonah = t.put("Jonah Essex", at="town square")
    foe = t.put("Pagliaccio", seat=1, at="town square")
    friend.body.bounty = 1
    war = t.hand("Faster on the Draw")
    t.shootout(friend, foe, mixer, jonah)
    assert friend.bullets == 5
    t.use(mixer, "", friend)
    assert friend.bullets == 4
    t.use(foe, "", friend)
    assert (friend.bullets, friend.value) == (4, 7)
    t.use(war, "", friend)
    assert friend.bullets == 4


def test_the_mixer_of_the_weird_west_keeps_out_opponents_only() -> None:
    t = Table()
    mixer, friend = t.put("24056", at="town square"), t.dude(at="town square", bullets=2)
    foe = t.put("Pagliaccio", seat=1, at="town square")
    draw = t.hand("Faster on the Draw")
    t.shootout(friend, foe, mixer)
    t.use(mixer, "", friend)
    t.use(foe, "", friend)
    assert friend.bullets == 2
    t.use(draw, "", friend)
    assert friend.bullets == 3
    t.finish()
    assert not t.game.modifiers_of(friend.id, "ignores bullets")


@pytest.mark.parametrize("code", ["16007", "24036"])
def test_billy_is_better_in_the_saddle(code: str) -> None:
    t = Table()
    billy = t.put(code)
    assert (billy.bullets, billy.influence) == (1, 1)
    t.attach("Mustang", billy)
    assert (billy.bullets, billy.influence) == (2, 2)


@pytest.mark.parametrize("victim", [True, False])
def test_billy_rides_tricks_at_noon(victim: bool) -> None:
    t = Table()
    billy, foe = (
        t.put("Buckin' Billy Ballard", at="town square", has=["Mustang"]),
        t.dude(seat=1, at="town square"),
    )
    t.use(billy, "", foe if victim else "pass")
    assert len(t.hand_of()) == 1 and billy.attachments[0].booted and foe.booted == victim and not billy.booted


def test_billy_rides_tricks_in_a_shootout() -> None:
    t = Table()
    billy, foe = (
        t.put("Buckin' Billy Ballard", at="town square", has=["Mustang"]),
        t.dude(seat=1, at="town square"),
    )
    bystander = t.dude(seat=1, at="town square")
    t.shootout(billy, foe)
    t.use(billy)
    assert bystander not in t.choices()
    t.answer(foe)
    assert foe.booted and len(t.hand_of()) == 1
