"""Abilities: how often, by whom and with what they are used, in a fight, in the next one and by who looks on."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Act,
    cheatin,
    dude,
    goods,
    happens,
    noon,
    react,
    resolution,
    shootout,
    your,
)
from gomorra.testing import Table, able, either_leads, plain, rule

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"


@rule("RB-2.6-d")
@pytest.mark.parametrize("booted", [True, False])
@pytest.mark.parametrize("kind", ["noon", "shootout"])
@either_leads
def test_a_technique_that_costs_a_boot_is_not_performed_by_a_booted_dude(kind: str, booted: bool) -> None:
    t = Table()
    times = {"noon": noon, "shootout": shootout}[kind]
    kick = t.hand(able("action", times(technique=True, boot=True), keywords=["Technique"]))
    monk = t.dude(at="town square", keywords=["Kung Fu 2"], booted=booted)
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    if kind == "shootout":
        t.shootout(ann, foe, monk)
    t.turn_of(0)
    assert t.can_use(kick, seat=0) is not booted


@rule("RB-7.3-d")
@pytest.mark.parametrize("lowered", [1, 3])
def test_a_rating_that_was_lowered_to_nothing_is_a_rating_still(lowered: int) -> None:
    t = Table()
    monk = t.dude(keywords=["Kung Fu 1"], value=9)
    t.game.rules(t.seat(0)).modify_rating(monk, "Kung Fu", -lowered, until="day")
    kick = t.hand(able("action", noon(technique=True), lambda use: use.gain(1), keywords=["Technique"]))
    assert monk.rating("Kung Fu") == 0 and t.can_use(kick)
    t.stack("8♣")
    t.use(kick)
    assert t.rock() == 21


@rule("RB-5.3.1-n")
def test_a_repeat_react_answers_one_event_as_often_as_it_is_paid_for() -> None:
    t = Table()
    again = react("after", happens.EnteredPlay, repeat=True, pay=1)
    clerk = t.put(able("deed", again, lambda use: use.draw()))
    t.shop(t.hand(plain("dude")))
    for used in (1, 2, 3):
        t.use(clerk, seat=0)
        assert t.rock() == 20 - used and len(t.hand_of()) == used
    t.pass_()
    assert (t.decision.kind, t.decision.seat) == ("play", 1)
    assert not t.can_use(clerk)


@rule("CG-Shootout4b-c")
@either_leads
def test_cheatin_plays_and_other_resolution_plays_are_on_offer_side_by_side_and_in_turn() -> None:
    t = Table()
    hit, plain_act, late = t.hand(
        *(able("action", kind(), lambda use: use.gain(1)) for kind in (cheatin, resolution, resolution))
    )
    answer = t.hand(able("action", resolution()), seat=1)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(HIGH_CARD, "K♣ K♣ 3♥ 4♠ 9♣"))
    t.turn_of(0)
    assert t.can_use(hit, seat=0) and t.can_use(plain_act, seat=0)
    t.use(plain_act, seat=0)
    t.use(answer, seat=1)
    t.use(hit, seat=0)
    assert t.decision.seat == 1 and t.decision.kind == "play"
    t.pass_()
    t.use(late, seat=0)
    assert t.rock() == 23


@rule("CG-Headline-a")
@pytest.mark.parametrize("told", [True, False])
@either_leads
def test_a_bystander_has_no_second_headline_either(told: bool) -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    first = t.hand(able("action", shootout(), keywords=["Headline"] if told else []))
    late = t.hand(able("action", cheatin(), keywords=["Headline"]), seat=2)
    t.shootout(ann, bob)
    t.use(first, seat=0)
    t.hands("K♣ K♣ 3♥ 4♠ 9♣", HIGH_CARD)
    t.run("resolution")
    assert t.can_use(late, seat=2) is not told


@rule("CG-Abilities-g", "RB-5.3.1-j")
@pytest.mark.parametrize("repeat", [True, False])
def test_an_ability_that_was_used_in_one_shootout_is_used_in_the_next_one_of_the_day(repeat: bool) -> None:
    t = Table()
    hero = t.put(able("dude", shootout(repeat=repeat), lambda use: use.gain(1)), at="town square")
    first, second = (t.dude(seat=1, at="town square") for _ in range(2))
    away = t.hand(able("action", shootout(), lambda use: use.send_home_booted(first)))
    t.shootout(hero, first)
    t.use(hero, seat=0)
    t.pass_()
    t.use(away, seat=0)
    assert t.game.shootout is None
    t.shootout(hero, second)
    t.turn_of(0)
    assert t.can_use(hero, seat=0) is repeat


@rule("CG-Abilities-g")
def test_who_takes_a_dude_over_uses_nothing_that_was_used_today() -> None:
    t = Table(winner=1)
    earner = t.put(able("dude", noon(), lambda use: use.gain(1)), seat=1)
    t.use(earner, seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.take_control(earner))), seat=0)
    t.turn_of(0)
    assert t.whose(earner) == 0 and not t.can_use(earner, seat=0)


@rule("RB-5.3.1-f", "CG-Abilities-b")
@pytest.mark.parametrize("act", [Act.DISCARD, Act.ACE])
@pytest.mark.parametrize("role", ["discards", "aces"])
def test_what_cannot_be_discarded_or_aced_serves_for_nothing_that_demands_it(role: str, act) -> None:
    t = Table()
    saint = t.dude()
    t.game.rules(t.seat(0)).forbid(act, saint, until="day")
    give = t.hand(able("action", noon(**{role: your & dude}), lambda use: use.gain(1)))
    fits = (role == "discards") is (act == Act.DISCARD)
    assert t.can_use(give) is not fits


@rule("RB-5.3.1-f")
@pytest.mark.parametrize("what", [dude, goods])
def test_what_cannot_boot_serves_for_nothing_that_demands_it(what) -> None:
    t = Table()
    stiff = t.dude()
    kept = stiff if what is dude else t.attach(plain("goods"), stiff)
    t.game.rules(t.seat(0)).forbid(Act.BOOT, kept, until="day")
    act = t.hand(able("action", noon(boots=your & what), lambda use: use.gain(1)))
    assert not t.can_use(act) and not kept.booted
    t.dude(has=[plain("goods")])
    assert t.can_use(act)


@rule("RB-6.1.4-r")
@either_leads
def test_a_bystander_raises_the_rank_of_no_posse() -> None:
    t = Table(seats=3)
    act = able("action", cheatin(), lambda use: use.rank(use.posse_player, 5))
    act = t.hand(act, seat=2)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands("K♣ K♣ 3♥ 4♠ 9♣", HIGH_CARD)
    t.run("resolution")
    while t.decision.seat != 2:
        t.pass_()
    t.use(act)
    assert (t.rank(0), t.rank(1)) == (2, 1)
