"""Base Set outfits: what their texts and rulings say."""

from __future__ import annotations

import pytest

from gomorra.engine.events import Gained
from gomorra.testing import Table, plain, rule


def test_fourth_ring_trades_a_card_for_rock_and_a_card_after_a_spell_away_from_home() -> None:
    t = Table("The Fourth Ring", "Law Dogs")
    huckster = t.dude(keywords=["Huckster 2"], at="town square", has=["Shadow Walk"])
    walk = huckster.attachments[0]
    spare = t.hand("Reserves")
    t.stack("K♠")
    deed = t.deed(seat=1)
    t.use(walk, "", deed)
    t.answer("react")
    assert spare in t.discard_of()
    assert t.rock() == 21
    assert len(t.hand_of()) == 1
    assert t.game.outfit(t.seat(0)).booted


def test_fourth_ring_gives_nothing_for_a_spell_cast_at_home() -> None:
    t = Table("The Fourth Ring", "Law Dogs")
    huckster = t.dude(keywords=["Huckster 2"], has=["Shadow Walk"])
    t.hand("Reserves")
    t.stack("K♠")
    t.use(huckster.attachments[0], "", "town-square")
    assert t.decision.kind == "play"


@rule("CR-LawDogs-a", "CG-Bounty-h")
def test_law_dogs_boot_no_more_dudes_than_needed() -> None:
    t = Table("Law Dogs", "The Sloane Gang")
    two = t.dude(influence=2)
    one = t.dude(influence=1)
    crook = t.dude(seat=1, influence=1)
    t.use(t.game.outfit(t.seat(0)), "post_bounty", crook)
    assert crook.bounty == 1
    assert two.booted
    assert not one.booted


@rule("CR-LawDogs-a")
def test_law_dogs_boot_enough_to_exceed_the_influence() -> None:
    t = Table("Law Dogs", "The Sloane Gang")
    two, one, spare = t.dude(influence=2), t.dude(influence=1), t.dude(influence=1)
    crook = t.dude(seat=1, influence=2)
    t.use(t.game.outfit(t.seat(0)), "post_bounty", crook, two)
    assert "done" not in t.decision.keys, "as much is not enough"
    t.answer(one)
    assert crook.bounty == 1 and two.booted and one.booted and not spare.booted


@rule("CR-LawDogs-b")
def test_law_dogs_may_choose_their_own_dude() -> None:
    t = Table("Law Dogs", "The Sloane Gang")
    weak = t.dude(influence=0)
    t.dude(influence=2)
    t.use(t.game.outfit(t.seat(0)), "post_bounty")
    assert weak.wanted


def test_law_dogs_need_more_influence_than_the_dude_has() -> None:
    t = Table("Law Dogs", "The Sloane Gang")
    t.dude(influence=1)
    t.dude(seat=1, influence=1)
    assert not t.can_use(t.game.outfit(t.seat(0)))
    nobody = t.dude(seat=1, influence=0)
    t.use(t.game.outfit(t.seat(0)), "post_bounty")
    assert nobody.wanted


@rule("CE-MorganCattleCo")
@pytest.mark.parametrize(("influence", "cost"), [(2, 4), (0, 2), (5, 3)])
def test_morgan_cattle_plays_a_deed_cheaper_and_moves_the_dude_there(influence: int, cost: int) -> None:
    t = Table("Morgan Cattle Co.", "Law Dogs", stash=max(cost - influence, 0))
    boss = t.dude(influence=influence)
    deed = t.hand(plain("deed", cost=cost))
    t.use(t.game.outfit(t.seat(0)), "expand", "left")
    assert deed.in_play
    assert t.rock() == 0
    assert boss.booted
    assert boss.place == deed.id


@rule("CE-MorganCattleCo")
@pytest.mark.parametrize("owner", [None, 0, 1])
def test_morgan_cattle_fetches_the_dude_from_wherever_he_is(owner: int | None) -> None:
    t = Table("Morgan Cattle Co.", "Law Dogs")
    boss = t.dude(influence=1, at="town square" if owner is None else t.deed(seat=owner))
    deed = t.hand(plain("deed", cost=3))
    t.use(t.game.outfit(t.seat(0)), "expand", "right")
    assert deed.in_play and boss.booted and boss.place == deed.id and t.rock() == 20 - 2


def test_morgan_cattle_is_not_offered_for_a_deed_that_stays_too_dear() -> None:
    t = Table("Morgan Cattle Co.", "Law Dogs", stash=1)
    t.dude(influence=2)
    t.hand(plain("deed", cost=4))
    assert not t.can_use(t.game.outfit(t.seat(0)))


@rule("CR-TheSloaneGang-a")
def test_sloane_gang_earns_a_permanent_control_point_after_the_victory_check() -> None:
    t = Table("The Sloane Gang", "Law Dogs")
    boss = t.dude(at="town square")
    t.use(t.game.outfit(t.seat(0)), "hold_the_square")
    t.run("word")
    assert not t.game.over
    t.answer("control point")
    assert boss.control == 1
    assert t.game.control_points(t.seat(0)) == 1 and t.game.state.day == 2, (
        "more than no influence, but too late"
    )


def test_sloane_gang_may_take_ghost_rock_for_each_other_player() -> None:
    t = Table("The Sloane Gang", "Law Dogs", "Law Dogs")
    t.dude(at="town square")
    t.use(t.game.outfit(t.seat(0)), "hold_the_square")
    t.run("word")
    t.answer("ghost rock")
    assert 2 in [event.amount for event in t.events(Gained) if event.seat == 0 and event.source]


def test_sloane_gang_gives_no_second_control_point() -> None:
    t = Table("The Sloane Gang", "Law Dogs")
    boss = t.dude(at="town square", control=1)
    t.dude(seat=1, influence=5)
    t.use(t.game.outfit(t.seat(0)), "hold_the_square")
    t.end_day()
    assert boss.control == 1
    assert [event.amount for event in t.events(Gained) if event.source] == [1]


def test_sloane_gang_earns_nothing_when_the_dude_left_the_square() -> None:
    t = Table("The Sloane Gang", "Law Dogs")
    boss = t.dude(at="town square")
    move = t.hand("Clear Out!")
    mine = t.deed()
    t.dude(seat=1, at=mine, influence=1)
    t.use(t.game.outfit(t.seat(0)), "hold_the_square")
    t.use(move)
    t.end_day()
    assert boss.control == 0
    assert not [event for event in t.events(Gained) if event.source]


@rule("CR-TheSloaneGang-b")
def test_sloane_gang_is_paid_even_if_another_player_controls_the_dude() -> None:
    t = Table("The Sloane Gang", "Law Dogs")
    boss = t.dude(at="town square", control=1)
    t.dude(seat=1, influence=5)
    t.dude(influence=5)
    t.use(t.game.outfit(t.seat(0)), "hold_the_square")
    boss.body.controller = t.seat(1)
    t._changed()
    t.end_day()
    assert [event.seat for event in t.events(Gained) if event.source] == [0]


@rule("RB-7.2.2-g")
def test_morgan_cattle_cannot_boot_the_only_inventor_of_a_gadget_deed() -> None:
    t = Table("Morgan Cattle Co.", "Law Dogs")
    scientist = t.dude(influence=1, value=9, keywords=["Mad Scientist 2"])
    stockyard, company = t.hand("Secured Stockyard"), t.game.outfit(t.seat(0))
    assert not t.can_use(company)
    boss = t.dude(influence=2)
    t.stack("9♠")
    t.use(company, "expand", "left")
    assert boss.booted and scientist.booted and stockyard.in_play and boss.place == stockyard.id
    assert t.rock() == 20
