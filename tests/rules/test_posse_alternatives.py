"""Who stands in a posse and what befalls it: allies, booted dudes, fights at home, fights that end early."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import deed, dude, happens, job, noon, opposing, shootout, trait
from gomorra.engine.kernel.state import DISCARD
from gomorra.testing import Table, able, either_leads, rule

HIGH_CARD, PAIR = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣"


@rule("RB-6.1-f", "RB-6.1-q")
@pytest.mark.parametrize("booted", [True, False])
@pytest.mark.parametrize("afar", [True, False])
def test_leader_and_mark_are_in_their_posses_wherever_they_were_and_booted_or_not(
    afar: bool, booted: bool
) -> None:
    t = Table()
    caller = t.dude(at="home" if afar else "town square")
    mark = t.dude(seat=1, at="town square", booted=booted)
    call = able("action", noon(), lambda use: use.call_out(caller, mark, refusable=False))
    t.use(t.hand(call))
    t.form()
    assert t.game.shootout.posses == [[caller.id], [mark.id]]


@rule("RB-6.2.3-s", "RB-6.2.3-e", "RB-6.2.3-d")
@pytest.mark.parametrize("booted", [True, False])
def test_dudes_of_an_ally_at_the_mark_defend_it_without_booting_too(booted: bool) -> None:
    t = Table(seats=3)
    bank = t.deed(seat=1)
    t.dude(at=bank)
    guard, ally = (t.dude(seat=seat, at=bank, booted=booted) for seat in (1, 2))
    t.use(t.hand(able("action", job(mark=deed & opposing))))
    while t.decision.kind == "join":
        keys = [("join", guard.id), ("invite", 2), ("join", ally.id)]
        chosen = [key for key in keys if key in (*t.offers("join"), *t.offers("invite"))]
        t.answer(chosen[0] if chosen and t.decision.seat else "done")
    assert guard.in_posse and ally.in_posse
    assert (guard.booted, ally.booted) == (booted, booted)
    assert not [event for event in t.events(happens.Booted) if event.card in (guard.id, ally.id)]


@rule("AE-Multi-c", "CG-Shootout1-a")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_an_ally_who_sits_between_the_two_plays_between_them(winner: int) -> None:
    t = Table(seats=3, winner=winner)
    ann, ally, bob = (t.dude(seat=seat, at="town square") for seat in (0, 1, 2))
    t.turn_of(0)
    t.callout(ann, bob, "accept")
    t.answer(("invite", 1), ally)
    t.form()
    asked = []
    for _ in range(3):
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == [(winner + step) % 3 for step in range(3)]


@rule("RB-6.1.7-a")
@either_leads
def test_hands_that_were_drawn_are_discarded_though_nobody_has_seen_them() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    late = trait("after", happens.HandDrawn, if_=lambda card, event: len(t.draw_hand_of(1)) > 0)
    t.put(able("deed", late, lambda use: use.send_home_booted(bob)))
    t.shootout(ann, bob)
    t.pass_(2)
    assert t.game.shootout is None
    drawn = [card for event in t.events(happens.Dealt) for card in event.cards]
    assert len(drawn) == 10 and {t.game.state.zones[card] for card in drawn} == {DISCARD}


@rule("RB-6.1.5-q", "RB-6.1.5-r")
@pytest.mark.parametrize("fate", ["discard", "ace"])
@either_leads
def test_a_booted_dude_covers_casualties_like_any_other(fate: str) -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    tired = t.dude(seat=1, at="town square", booted=True)
    t.shootout(ann, foe, tired)
    t.hands(PAIR if fate == "discard" else "Q♣ Q♦ 3♦ 3♠ 9♦", HIGH_CARD)
    t.run("casualty")
    t.answer(("casualty", tired, fate))
    t.run("flee")
    assert foe.in_play
    assert tired in (t.discard_of(1) if fate == "discard" else t.boot_hill_of(1))


@rule("RB-6.2.5-d")
@pytest.mark.parametrize("opposed", [True, False])
def test_a_posse_whose_job_was_at_home_is_booted_there_when_it_is_over(opposed: bool) -> None:
    t = Table()
    gang = [t.dude() for _ in range(2)]
    guest = t.dude(seat=1, at="home of 0")
    t.use(t.hand(able("action", job(mark=dude & opposing))), "", gang[0])
    t.form(gang[1], *([guest] if opposed else []))
    if opposed:
        t.hands("A♣ A♦ A♥ A♠ 9♣", HIGH_CARD)
        t.finish()
    assert t.game.gathering is None and all(one.at_home and one.booted for one in gang)


@rule("RB-3.8-b", "RB-7.2-j")
@either_leads
def test_a_joker_that_is_pulled_in_a_fight_counts_as_it_is_named() -> None:
    t = Table()
    caster = t.dude(at="town square", keywords=["Huckster 2"])
    spell = t.attach(able("spell", shootout(spell=9), lambda use: use.gain(1), keywords=["Hex"]), caster)
    t.shootout(caster, t.dude(seat=1, at="town square"))
    t.turn_of(0)
    t.stack("joker")
    t.use(spell, "", ("name", 2, 7), seat=0)
    (pulled,) = t.events(happens.Pulled)
    assert (pulled.suit, pulled.value) == (2, 7) and t.rock() == 21


@rule("RB-6.1-d")
@pytest.mark.parametrize("who", ["leader", "mark"])
def test_the_place_of_a_fight_stays_whoever_of_the_two_leaves_it(who: str) -> None:
    t = Table(deck=60)
    saloon = t.deed(seat=1)
    dudes = [t.dude(seat=seat, at=saloon) for seat in (0, 1, 0, 1, 0, 1)]
    gone = dudes[0 if who == "leader" else 1]
    away = t.hand(able("action", shootout(), lambda use: use.send_home_booted(gone)))
    t.shootout(*dudes)
    t.use(away, seat=0)
    t.hands(PAIR, "K♥ K♠ 3♦ 4♣ 9♦")
    t.next_round()
    assert t.game.shootout.location == saloon.id and gone.at_home and not gone.in_posse


@rule("CG-SendHomeBooted-c")
@pytest.mark.parametrize("sender", [0, 1])
@pytest.mark.parametrize("verb", ["send_home_booted", "send_home"])
def test_home_is_where_the_controller_lives_whoever_sends_him(verb: str, sender: int) -> None:
    t = Table()
    seized = t.dude(at="town square")
    t.use(t.hand(able("action", noon(), lambda use: use.take_control(seized)), seat=1), seat=1)
    away = able("action", noon(), lambda use: getattr(use, verb)(seized))
    t.use(t.hand(away, seat=sender), seat=sender)
    assert seized.place == t.game.state.players[t.seat(1)].home and seized.at_home


@rule("CG-Bounty-f", "AE-Multi-h")
@pytest.mark.parametrize("side", ["leader", "defender"])
def test_in_the_fight_about_a_job_too_the_allies_of_the_owner_trespass_not(side: str) -> None:
    t = Table(seats=3)
    owner = 0 if side == "leader" else 1
    lair = t.deed(seat=owner, keywords=["Private"])
    boss, guard, ally = (t.dude(seat=seat, at=lair) for seat in (0, 1, 2))
    t.use(t.hand(able("action", job(mark=deed))), seat=0)
    while t.decision.kind == "join":
        keys = [("join", guard.id)] if t.decision.seat == 1 else [("join", ally.id)]
        keys += [("invite", 2)] if t.decision.seat == owner else []
        chosen = [key for key in keys if key in (*t.offers("join"), *t.offers("invite"))]
        t.answer(chosen[0] if chosen else "done")
    assert t.game.shootout is not None and ally.side == (boss if owner == 0 else guard).side
    assert (boss.bounty, guard.bounty, ally.bounty) == ((0, 1, 0) if owner == 0 else (1, 0, 0))


@rule("RB-7.2.1-g")
@pytest.mark.parametrize("repeat", [True, False])
def test_a_spell_that_failed_to_lead_to_a_job_is_used_for_the_day(repeat: bool) -> None:
    t = Table()
    caster = t.dude(keywords=["Huckster 1"])
    raid = job(spell=9, mark=deed, repeat=repeat)
    t.deed(seat=1)
    spell = t.attach(able("spell", raid, keywords=["Hex"]), caster)
    t.stack("A♣")
    t.use(spell)
    t.turn_of(0)
    assert t.can_use(spell) is repeat and not caster.booted


@rule("RB-5.3.2-b")
@pytest.mark.parametrize("seized", [True, False])
def test_no_effect_has_a_dude_call_out_one_of_the_same_player(seized: bool) -> None:
    t = Table()
    caller, target = t.dude(at="town square"), t.dude(seat=int(seized), at="town square")
    if seized:
        t.use(t.hand(able("action", noon(), lambda use: use.take_control(target))), seat=0)
    t.use(t.hand(able("action", noon(), lambda use: use.call_out(caller, target))), seat=0)
    assert t.decision.kind == "play" and t.game.shootout is None and not t.events(happens.CalledOut)


@rule("RB-6.1-g")
@pytest.mark.parametrize("how", ["leads a job", "rides along", "is brought in", "defends"])
def test_however_a_dude_comes_into_a_posse_he_has_joined_it(how: str) -> None:
    t = Table()
    bank = t.deed(seat=1)
    side = 1 if how == "defends" else 0
    joins = trait("after", happens.Joined, if_=lambda card, event: event.card == card.id)
    eager = able("dude", joins, lambda use: use.gain(1))
    if how == "is brought in":
        hero = t.put(eager)
        call = t.hand(able("action", shootout(brings_in=True), lambda use: use.join(hero)))
        t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
        t.use(call, seat=0)
    else:
        hero = t.put(eager, seat=side, at=bank if how == "defends" else "home")
        boss = hero if how == "leads a job" else t.dude()
        t.use(
            t.hand(able("action", job(mark=deed & opposing))), *(["", boss] if how == "rides along" else [])
        )
        t.form(*([hero] if how != "leads a job" else []))
    assert t.rock(side) == 21
