"""New Town, New Rules: actions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gomorra.cards.vocabulary import Act, noon
from gomorra.engine.card.handle import Card
from gomorra.testing import LEGAL, Table, able, plain, rule


def test_back_ways_moves_a_wanted_dude_anywhere_even_booted() -> None:
    t = Table()
    crook, honest = t.dude(bounty=1, booted=True), t.dude()
    far = t.deed(seat=1, keywords=["Out of Town"])
    ways = t.hand("Back Ways")
    t.use(ways, "", far)
    assert crook.place == far.place and crook.booted and honest.at_home

    t = Table()
    t.dude()
    t.dude(seat=1, bounty=3)
    assert not t.can_use(t.hand("Back Ways"))


@pytest.mark.parametrize("code", ["02020", "00131"])
def test_hired_help_is_a_gunslinger_for_one_shootout(code: str) -> None:
    t = Table(stash=3)
    ann, bob = t.dude(at="town square", value=9), t.dude(seat=1, at="town square")
    help_ = t.hand(code)
    t.shootout(ann, bob)
    t.use(help_)
    gun = next(dude for dude in t.game.dudes(0) if dude is not ann)
    assert gun.in_posse and gun.in_town_square and gun.is_token
    assert gun.bullets == 2 and gun.is_stud and t.rock() == 0
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣", LEGAL)
    t.finish()
    assert not gun.in_play and ann.in_play


@pytest.mark.parametrize("code", ["02021", "24247"])
def test_too_much_attention_boots_a_wanted_dude_or_a_card_worth_control(code: str) -> None:
    t = Table()
    crook, plain_dude = t.dude(seat=1, bounty=1), t.dude(seat=1)
    rich, poor = t.deed(seat=1, control=1), t.deed(seat=1, control=0)
    boss = t.dude(seat=1, control=1)
    first, second = t.hand(code, code)
    t.use(first, "corner")
    assert crook.booted and not plain_dude.booted
    t.use(second, "picket")
    assert t.choices() == [rich, boss]
    t.answer(rich)
    assert rich.booted and not boss.booted and not poor.booted


def baine(t: Table) -> Card:
    t.deed(seat=1, keywords=["Ranch"]), t.deed(seat=1, keywords=["Ranch"])
    return t.put("Max Baine", seat=1)


def blackwood(code: str) -> Callable[[Table], Card]:
    def worth(t: Table) -> Card:
        lawrence = t.put(code, seat=1, at=t.deed())
        t.use(lawrence)
        lawrence.body.booted = False
        return lawrence

    return worth


def shizeng(t: Table) -> Card:
    t.stash(3, seat=1)
    return t.put("Shizeng Lu", seat=1, at=t.deed())


def mcdroste(t: Table) -> Card:
    return t.put("Old Man McDroste", seat=1, at=t.deed(keywords=["Out of Town"]))


def stephen(t: Table) -> Card:
    chief = t.put("Chief Stephen Seven-Eagles", seat=1, at="town square")
    t.attach(plain("goods"), t.deed(seat=1))
    t.use(chief)
    chief.body.booted = False
    return chief


@rule("CG-ControlPoints-b", "CG-ControlPoints-a")
@pytest.mark.parametrize("worth", [baine, blackwood("01037"), blackwood("24081"), shizeng, mcdroste, stephen])
def test_who_is_worth_a_point_has_one_for_too_much_attention(worth: Callable[[Table], Card]) -> None:
    t = Table()
    t.dude(seat=1)
    star = worth(t)
    assert star.control == 1
    with t.noting() as noted:
        t.use(t.hand("Too Much Attention"), "picket")
    assert noted == [[star]] and star.booted


@rule("CG-ControlPoints-b")
@pytest.mark.parametrize("code", ["02021", "24247"])
def test_too_much_attention_finds_control_points_from_any_source(code: str) -> None:
    t = Table("Law Dogs", "Desolation Row")
    legend, small = t.dude(seat=1, bounty=4), t.dude(seat=1, bounty=3)
    t.use(t.hand(code), "picket")
    assert legend.control == 1 and legend.booted and not small.booted


@pytest.mark.parametrize("code", ["02021", "24247"])
@pytest.mark.parametrize("ability", ["corner", "picket"])
def test_too_much_attention_boots_only_what_can_be_booted(code: str, ability: str) -> None:
    t = Table()
    star = t.dude(seat=1, bounty=1)
    star.body.control = 1
    action = t.hand(code)
    assert t.can_use(action, ability)
    firm = t.put(able("deed", noon(), lambda use: use.forbid(Act.BOOT, star), control=0))
    t.use(firm)
    assert not t.can_use(action, ability)
