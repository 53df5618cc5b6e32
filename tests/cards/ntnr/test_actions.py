"""New Town, New Rules: actions."""

from __future__ import annotations

import pytest

from gomorra.testing import LEGAL, Table, rule


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


@rule("CG-ControlPoints-b")
@pytest.mark.parametrize("code", ["02021", "24247"])
def test_too_much_attention_finds_control_points_from_any_source(code: str) -> None:
    t = Table("Law Dogs", "Desolation Row")
    legend, small = t.dude(seat=1, bounty=4), t.dude(seat=1, bounty=3)
    t.use(t.hand(code), "picket")
    assert legend.control == 1 and legend.booted and not small.booted
