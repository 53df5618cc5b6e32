"""The Light Shineth: actions."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.engine.card import Card
from gomorra.testing import Table

# Rabbit's Deception


def fighter(t: Table, rating: int = 1, **facts: Any) -> Card:
    return t.dude(at="town square", keywords=(f"Kung Fu {rating}",), value=9, **facts)


@pytest.mark.parametrize("code", ["10035", "24229"])
@pytest.mark.parametrize("booted", [False, True])
def test_deception_takes_an_opposing_dude_along_unless_the_performer_was_booted(
    code: str, booted: bool
) -> None:
    t = Table()
    monk, amy = fighter(t, booted=booted), t.dude(at="town square")
    bob, ben = (t.dude(seat=1, at="town square") for _ in range(2))
    t.shootout(amy, bob, monk, ben)
    t.stack("2♠")
    t.use(t.hand(code))
    if booted:
        assert t.decision.kind == "play" and bob.in_posse and ben.in_posse
    else:
        t.answer(ben)
        assert ben.at_home and ben.booted and not ben.in_posse
    assert monk.at_home and monk.booted and not monk.in_posse


def test_nobody_has_to_come_along() -> None:
    t = Table()
    monk, amy, bob = fighter(t), t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(monk, bob, amy)
    t.stack("2♠")
    t.use(t.hand("Rabbit's Deception"), "", "pass")
    assert bob.in_posse and monk.at_home


def test_what_counts_is_whether_he_was_booted_when_the_card_was_played() -> None:
    t = Table()
    monk, amy, bob = fighter(t, booted=True), t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(amy, bob, monk)
    t.stack("Focusing Chi")
    t.use(t.hand("Rabbit's Deception"), "", True)
    t.run("play")
    assert monk.at_home and bob.in_posse


@pytest.mark.parametrize(("stud", "combo"), [(True, True), (False, False)])
def test_deception_combos_against_a_stud(stud: bool, combo: bool) -> None:
    t = Table()
    monk, amy = fighter(t), t.dude(at="town square")
    bob = t.dude(seat=1, at="town square", stud=stud)
    leap = t.hand("Rabbit's Lunar Leap")
    t.shootout(monk, bob, amy)
    t.stack("2♠ 3♠")
    t.use(t.hand("Rabbit's Deception"), "", "pass")
    assert (t.decision.kind == "combo") is combo
    if combo:
        t.answer(leap, True)
        assert monk.in_posse and monk.in_town_square and not monk.booted


def test_a_failed_deception_deceives_nobody() -> None:
    t = Table()
    monk, bob = fighter(t), t.dude(seat=1, at="town square", stud=True)
    t.shootout(monk, bob)
    t.stack("10♠")
    t.use(t.hand("Rabbit's Deception"))
    assert monk.in_posse and not monk.booted and t.decision.kind == "play"


# Backroom Deals


def test_backroom_deals_take_over_an_unpaid_dude_until_the_day_ends() -> None:
    t = Table(stash=5)
    t.stash(0, seat=1)
    bob = t.dude(seat=1, upkeep=3)
    deal = t.hand("Backroom Deals")
    t.start("upkeep")
    t.run("react")
    t.answer("react")
    assert bob.in_play and bob.controller == 0 and bob.owner == 1 and deal in t.discard_of()
    t.end_day()
    assert bob.controller == 1


def test_backroom_deals_are_not_for_your_own_dudes() -> None:
    t = Table(stash=0)
    ann = t.dude(upkeep=3)
    t.hand("Backroom Deals")
    t.start("upkeep")
    t.run("noon")
    assert not ann.in_play


def test_backroom_deals_cook_the_books_at_the_start_of_upkeep() -> None:
    t = Table(stash=1)
    ann, deal = t.dude(upkeep=3), t.hand("Backroom Deals")
    t.start("upkeep")
    t.answer("react")
    assert ann.upkeep == 1 and deal in t.discard_of()
    t.run("noon")
    assert ann.in_play and t.rock() == 0 and ann.upkeep == 3
