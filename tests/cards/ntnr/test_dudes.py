"""New Town, New Rules: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import noon, shootout
from gomorra.engine.card.handle import Card
from gomorra.testing import LEGAL, Table, able, either_leads, plain, rule


def test_lillians_purse_pays_shootout_abilities_and_is_lost_afterwards() -> None:
    t = Table(stash=1)
    lillian = t.put("Lillian Morgan", at="town square")
    bob = t.dude(seat=1, at="town square")
    t.attach(able("goods", shootout(pay=2), lambda use: use.draw()), lillian)
    t.shootout(lillian, bob)
    assert lillian.rock == 3 and not lillian.wanted
    t.use(lillian.attachments[0])
    assert lillian.rock == 1 and t.rock() == 1
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣", LEGAL)
    t.finish()
    assert lillian.in_play and lillian.rock == 0


def test_lillians_purse_is_filled_when_she_comes_later_or_as_the_mark() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    lillian, rival = (
        t.put("Lillian Morgan", at="town square"),
        t.put("Lillian Morgan", seat=1, at="town square"),
    )
    t.shootout(bob, lillian)
    assert lillian.rock == 3 and rival.rock == 0 and ann.rock == 0


def test_an_unopposed_job_leaves_nothing_in_the_purse() -> None:
    t = Table()
    lillian = t.put("Lillian Morgan")
    t.deed(seat=1)
    t.use(t.hand("Establishin' Who's in Charge"))
    t.form()
    assert lillian.at_home and lillian.rock == 0


def test_lillian_hires_as_many_dudes_as_she_pays_for() -> None:
    t = Table(stash=1)
    lillian, bob = t.put("Lillian Morgan", at="town square"), t.dude(seat=1, at="town square")
    near, far = t.dude(booted=True), t.dude(at=t.deed(keywords=("Out of Town",)))
    foe = t.dude(seat=1)
    t.shootout(lillian, bob)
    t.use(lillian, "hire", 2, near)
    assert near.in_posse and far.in_posse and far.in_town_square and not foe.in_posse
    assert near.booted and not far.booted
    assert lillian.rock == 1 and t.rock() == 1


def test_lillian_chooses_whom_she_hires_and_cannot_pay_for_more_than_there_are() -> None:
    t = Table()
    lillian, bob = t.put("Lillian Morgan", at="town square"), t.dude(seat=1, at="town square")
    one, two = t.dude(), t.dude()
    t.shootout(lillian, bob)
    t.use(lillian, "hire")
    assert [payload[1] for payload in t.offers("amount")] == [1, 2]
    t.answer(1, two)
    assert two.in_posse and not one.in_posse


def test_outside_the_posse_lillian_hires_nobody() -> None:
    t = Table()
    lillian, ann, bob = t.put("Lillian Morgan"), t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    assert not t.can_use(lillian)


@rule("CR-LillianMorgan-a")
@either_leads
def test_the_purse_pays_for_goods_bought_as_a_shootout_play() -> None:
    t = Table(stash=0)
    lillian, bob = t.put("Lillian Morgan", at="town square"), t.dude(seat=1, at="town square")
    weapons = t.hand("Concealed Weapons")
    knife = t.hand(plain("goods", cost=2))
    t.use(weapons)
    t.shootout(lillian, bob)
    t.shop(knife, lillian)
    assert knife.host is lillian and lillian.rock == 1


@rule("CR-LillianMorgan-b")
@either_leads
def test_the_purse_does_not_pay_secondary_costs() -> None:
    t = Table(stash=0)
    lillian, bob = t.put("Lillian Morgan", at="town square"), t.dude(seat=1, at="town square")
    fiend = t.boot_hill(plain("dude", "Fiend", keywords=("Abomination",), cost=2))
    raise_ = able("goods", shootout(), lambda use: use.play(use.game.card(fiend.id)))
    t.attach(raise_, lillian)
    t.shootout(lillian, bob)
    t.use(lillian.attachments[0])
    assert not fiend.in_play and lillian.rock == 3


def hexer(t: Table, spell: object, **facts: object) -> tuple[Card, Card]:
    slade = t.put("Slade Lighbody", **facts)
    return slade, t.attach(spell, slade)


@pytest.mark.parametrize(("second", "booted"), [("5♠", True), ("2♥", False)])
def test_slade_pulls_again_for_a_failed_hex_and_loses_it(second: str, booted: bool) -> None:
    t = Table()
    slade, curse = hexer(t, "Paralysis Mark", at="town square")
    target = t.dude(seat=1, at="town square", value=6)
    t.stack(f"3♠ {second}")
    t.use(curse, "", target)
    assert target.booted is False and t.decision.kind == "react"
    t.use(slade, "second_try")
    assert target.booted is booted
    assert curse in t.boot_hill_of() and len(t.discard_of()) == 2


def test_slade_need_not_try_again_and_only_failed_hexes_of_his_count() -> None:
    t = Table()
    _, curse = hexer(t, "Paralysis Mark", at="town square")
    target = t.dude(seat=1, at="town square", value=6)
    other = t.dude(at="town square", keywords=["Huckster 0"], has=["Paralysis Mark"])
    t.stack("2♠ 6♠")
    t.use(other.attachments[0], "", target)
    assert t.decision.kind == "play" and not target.booted
    t.pass_()
    t.use(curse, "", target)
    assert target.booted and curse.in_play and not t.boot_hill_of()


def test_rafi_calls_deputies_from_anywhere_to_a_government_deed() -> None:
    t = Table()
    office = t.deed(seat=1, keywords=["Government"])
    rafi, leader = t.put("Rafi Hamid"), t.dude(at=office)
    near, far = t.dude(keywords=["Deputy"], booted=True), t.dude(keywords=["Deputy"], at="home of 1")
    civilian, mark = t.dude(), t.dude(seat=1, at=office)
    t.shootout(leader, mark)
    t.use(rafi)
    assert t.choices() == [rafi, near, far]
    t.answer(far, near, "done")
    assert far.in_posse and near.in_posse and near.booted and far.place == office.place
    assert not rafi.in_posse and not civilian.in_posse and not rafi.booted


def test_rafi_calls_nobody_to_other_places() -> None:
    t = Table()
    rafi, mark = t.put("Rafi Hamid", at="town square"), t.dude(seat=1, at="town square")
    t.dude(keywords=["Deputy"])
    t.shootout(rafi, mark)
    assert not t.can_use(rafi)


def test_kyle_gets_a_ranch_going_again() -> None:
    t = Table()
    ranch = t.put(able("deed", noon(controller=True, boot=True), lambda use: use.gain(1), keywords=["Ranch"]))
    kyle = t.put("Kyle Wagner", at=ranch)
    t.use(ranch)
    t.use(kyle)
    assert kyle.booted and not ranch.booted
    t.use(ranch)
    assert t.rock() == 22


def test_kyle_lends_a_ranch_a_second_use_even_before_the_first() -> None:
    t = Table()
    ranch = t.put(able("deed", noon(controller=True), lambda use: use.gain(1), keywords=["Ranch"]))
    kyle = t.put("Kyle Wagner", at=ranch)
    for card in (kyle, ranch, ranch):
        t.use(card)
    t.pass_()
    assert t.rock() == 22 and not t.can_use(ranch)


def test_kyle_does_nothing_for_other_deeds() -> None:
    t = Table()
    mill = t.deed(booted=True)
    kyle = t.put("Kyle Wagner", at=mill)
    t.use(kyle)
    assert kyle.booted and mill.booted


@pytest.mark.parametrize(("bounty", "comes"), [(1, True), (0, False)])
def test_alice_comes_from_anywhere_for_a_wanted_dude_that_is_called_out(bounty: int, comes: bool) -> None:
    t = Table(winner=1)
    alice = t.put("Alice Stowe", at=t.deed(keywords=["Out of Town"]), booted=True)
    friend, foe = t.dude(at="town square", bounty=bounty), t.dude(seat=1, at="town square")
    t.callout(foe, friend, "accept")
    assert (t.decision.kind == "join") is comes
    if comes:
        assert t.choices() == [alice]
        t.answer(alice)
        assert alice.in_posse and alice.in_town_square and alice.booted


def test_alice_arrives_unbooted_but_not_for_her_own_callouts() -> None:
    t = Table(winner=1)
    alice = t.put("Alice Stowe")
    friend, foe = t.dude(at="town square", bounty=1), t.dude(seat=1, at="town square")
    t.callout(foe, friend, "accept")
    t.answer(alice)
    assert alice.in_posse and not alice.booted

    t = Table()
    alice = t.put("Alice Stowe")
    friend, foe = t.dude(at="town square", bounty=1), t.dude(seat=1, at="town square", bounty=1)
    t.callout(friend, foe, "accept")
    t.answer(alice)
    assert alice.in_posse and alice.booted
