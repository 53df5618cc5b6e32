"""Rulings of single cards by other roads: another pile, player, number or moment than the first example has."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import happens, noon, react, resolution
from gomorra.testing import Table, able, either_leads, plain, rule

LEGAL, CHEATIN, PAIR = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♣ 3♥ 4♠ 9♣", "K♣ K♦ 3♥ 4♠ 9♣"


@rule("CR-QUATERMAN-e")
@pytest.mark.parametrize("why", ["nobody", "booted", "in the square"])
def test_a_drive_for_recruits_does_not_offer_quaterman_where_nobody_can_make_him(why: str) -> None:
    t = Table()
    boss, _ = t.dude(), t.dude()
    if why != "nobody":
        place = "town square" if why == "in the square" else "home"
        t.dude(keywords=["Mad Scientist 9"], booted=why == "booted", at=place)
    robot, other, third = t.discard("QUATERMAN", plain("dude"), plain("dude"))
    t.use(t.hand("Recruitment Drive"), "", boss)
    t.form()
    assert robot not in t.choices() and {other, third} <= set(t.choices())


@rule("FQ-Uniqueness-a", "CR-RaisingHell-a")
@pytest.mark.parametrize("seat", [0, 1])
@either_leads
def test_only_a_copy_in_the_own_boot_hill_keeps_a_fiend_down(seat: int) -> None:
    t = Table()
    twin = plain("dude", "Twin", keywords=["Abomination"])
    fiend, _ = t.boot_hill(twin), t.boot_hill(twin, seat=seat)
    caster = t.dude(at="town square", keywords=["Huckster 3"], has=["Raising Hell"])
    t.hand(plain("joker"))
    t.shootout(caster, t.dude(seat=1, at="town square"))
    t.stack("K♠")
    t.use(caster.attachments[0], seat=0)
    assert fiend.in_play is (seat == 1)


@rule("CR-RunEmDown-c")
def test_nobody_has_to_call_out_who_was_run_down() -> None:
    t = Table()
    rider, foe = t.dude(has=["Mustang"]), t.dude(seat=1, at="town square")
    t.use(t.hand("Run 'Em Down!"))
    assert t.choices() == [rider]
    t.answer("pass")
    assert t.game.shootout is None and foe.booted and rider.in_town_square


@rule("CE-ForceField")
@either_leads
def test_behind_a_force_field_reacts_are_used_as_ever() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Force Field"]), t.dude(seat=1, at="town square")
    watch = t.put(able("deed", react("after", happens.RoundDecided), lambda use: use.gain(3)))
    t.showdown(ann, bob, hands=(LEGAL, PAIR))
    t.use(ann.attachments[0], seat=0)
    t.run("react")
    t.use(watch, seat=0)
    assert t.rock() == 22


@rule("CR-TakinYaWithMe-f")
@either_leads
def test_who_is_spared_all_casualties_of_a_lost_round_may_take_somebody_along() -> None:
    t = Table()
    ann, foe = t.dude(at="town square", bullets=3), t.dude(seat=1, at="town square")
    spare = t.hand(able("action", resolution(), lambda use: use.casualties(use.seat, -9)))
    takin = t.hand("Takin' Ya With Me")
    t.showdown(ann, foe, hands=(LEGAL, PAIR))
    t.use(spare, seat=0)
    t.run("react")
    t.use(takin, seat=0)
    assert ann.in_play and not foe.in_play


@rule("CE-DoylesHoyle", "CR-DoylesHoyle-a")
@pytest.mark.parametrize("value", [1, 2, 3, 12])
@either_leads
def test_hoyle_raises_the_rank_for_a_two_and_for_nothing_else(value: int) -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Doyle's Hoyle"]), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=("A♣ 2♦ 3♥ 5♠ Q♣", LEGAL))
    card = next(card for card in t.draw_hand_of(0) if card.value == value)
    t.use(ann.attachments[0], "", card, seat=0)
    assert t.rank_changes(0) == ((1,) if value == 2 else ())


@rule("CE-SmilingTom")
@pytest.mark.parametrize(("gang", "goes"), [("Fearmongers", True), ("Law Dogs", False)])
@pytest.mark.parametrize("seat", [0, 1])
def test_no_effect_moves_tom_where_no_other_of_his_kind_is(seat: int, gang: str, goes: bool) -> None:
    t = Table()
    tom, _ = t.put("Smiling Tom"), t.dude(at="town square", gangs=(gang,))
    shove = able("action", noon(), lambda use: use.move(tom, t.game.card(0)))
    t.use(t.hand(shove, seat=seat), seat=seat)
    assert tom.in_town_square is goes


@rule("CR-RunEmDown-b", "FQ-RunEmDown-a")
def test_who_runs_somebody_down_may_ride_a_booted_horse() -> None:
    t = Table()
    rider = t.dude()
    t.attach("Mustang", rider, booted=True)
    t.dude(seat=1, at="town square")
    t.use(t.hand("Run 'Em Down!"), "", "pass")
    assert rider.in_town_square


@rule("CG-ControlPoints-b", "CG-ControlPoints-a")
@pytest.mark.parametrize("kind", ["deed", "goods", "dude"])
@pytest.mark.parametrize("way", ["printed", "counter", "for the day"])
def test_too_much_attention_boots_whatever_card_has_a_point(way: str, kind: str) -> None:
    t = Table()
    card = plain(kind, control=int(way == "printed"))
    worth = t.attach(card, t.dude(seat=1)) if kind == "goods" else t.put(card, seat=1)
    if way == "counter":
        worth.body.control = 1
        t._changed()
    elif way == "for the day":
        t.use(t.hand(able("action", noon(), lambda use: use.modify(worth, control=1))), seat=0)
    t.use(t.hand("Too Much Attention"), "picket", seat=0)
    assert worth.booted


@rule("CE-Mugging")
def test_who_mugs_somebody_need_ace_nothing() -> None:
    t = Table()
    t.dude()
    mark = t.dude(seat=1, at="town square")
    tired = [t.attach(plain("goods"), mark, booted=True) for _ in range(2)]
    t.use(t.hand("Mugging"))
    t.form()
    assert set(t.choices()) == set(tired)
    t.answer("done")
    assert mark.at_home and all(card.host is mark for card in tired)
