"""New Town, New Rules: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import shootout
from gomorra.testing import LEGAL, Table, able, plain, rule


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
def test_the_purse_does_not_pay_secondary_costs() -> None:
    t = Table(stash=0)
    lillian, bob = t.put("Lillian Morgan", at="town square"), t.dude(seat=1, at="town square")
    fiend = t.boot_hill(plain("dude", "Fiend", keywords=("Abomination",), cost=2))
    raise_ = able("goods", shootout(), lambda use: use.play(use.game.card(fiend.id)))
    t.attach(raise_, lillian)
    t.shootout(lillian, bob)
    t.use(lillian.attachments[0])
    assert not fiend.in_play and lillian.rock == 3
