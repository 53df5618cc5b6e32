"""Frontier Justice: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, always, dude, noon, shootout
from gomorra.engine.events import Drawn, SentHome
from gomorra.testing import LEGAL, Table, able, either_leads, rule

PAIR, TRIPLE = "8♠ 8♥ 3♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 6♣"


@pytest.mark.parametrize("how", ["discard", "ace"])
def test_diable_sends_somebody_home_booted_when_its_bearer_falls(how: str) -> None:
    t = Table()
    ann = t.dude(at="town square", has=("Diable en Boite",))
    bob, ben = (t.dude(seat=1, at="town square") for _ in range(2))
    box = ann.attachments[0]
    t.shootout(ann, bob, ben)
    t.hands(LEGAL, PAIR if how == "discard" else TRIPLE)
    t.run("react")
    t.answer("react", ben)
    assert ben.at_home and ben.booted and bob.in_play
    assert not ann.in_play and not box.in_play
    assert [event.seat for event in t.events(Drawn)] == [0]


def test_diable_is_silent_outside_shootouts_and_when_booted() -> None:
    t = Table()
    ann = t.dude(at="town square")
    t.attach("Diable en Boite", ann, booted=True)
    bob = t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.hands(LEGAL, PAIR)
    t.finish()
    assert not ann.in_play and bob.in_play and not bob.booted


@rule("CR-DiableenBoite-a")
@either_leads
def test_diable_is_no_answer_to_a_save() -> None:
    t = Table(winner=1)
    ann = t.dude(at="town square", has=("Diable en Boite",), value=3)
    healer = t.put("Arnold McCadish", at="town square")
    bob = t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.hands(LEGAL + " K♠", PAIR)
    t.run("react")
    assert t.offers("react")[0][1] == healer.id
    assert not t.can_use(ann.attachments[0])
    t.answer("react")
    assert ann.at_home and ann.booted and not ann.attachments[0].booted
    while t.game.shootout is not None:
        assert t.decision.kind != "react"
        t.game.answer(t.plain_answer())


@rule("CR-DiableenBoite-b")
@pytest.mark.parametrize(("theirs", "fate"), [(TRIPLE, "ace"), ("9♠ 9♥ 4♦ 4♣ 6♣", "discard")])
@either_leads
def test_a_casualty_that_diable_sends_home_is_a_casualty_all_the_same(theirs: str, fate: str) -> None:
    t = Table()
    ann = t.dude(at="town square", has=("Diable en Boite",))
    amy, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob, amy)
    t.hands(LEGAL, theirs)
    t.run("casualty")
    t.answer(("casualty", ann, "discard"))  # which leaves the rest for Amy to cover
    t.answer("react", amy)
    assert [event.card for event in t.events(SentHome)] == [amy.id]
    assert amy in (t.boot_hill_of() if fate == "ace" else t.discard_of()) and ann in t.discard_of()


def test_legal_instruments_go_on_an_unbooted_deed_in_town() -> None:
    t = Table()
    mill = t.deed()
    t.deed(booted=True)
    t.deed(keywords=["Out of Town"])
    t.deed(seat=1)
    papers = t.hand("Legal Instruments")
    t.turn_of(0)
    assert t.offers("shop") == [("shop", papers.id, mill.id)]
    t.shop(papers, mill)
    assert papers.host is mill and mill.has("Government") and t.game.control_points(0) == 1


def test_legal_instruments_raise_deputies_at_the_deed() -> None:
    t = Table()
    mill = t.deed()
    t.attach("Legal Instruments", mill)
    deputy, foe = (t.dude(seat=seat, at=mill, keywords=["Deputy"], value=4) for seat in (0, 1))
    civilian, away = t.dude(at=mill, value=4), t.dude(keywords=["Deputy"], value=4)
    assert [(card.influence, card.value) for card in (deputy, foe, civilian, away)] == [
        (2, 7),
        (2, 7),
        (0, 4),
        (0, 4),
    ]


def test_the_motion_machine_sustains_a_gadget() -> None:
    t = Table()
    robot, man = (t.dude(upkeep=2, keywords=words, has=["06014"]) for words in (["Gadget 5"], []))
    assert (robot.upkeep, man.upkeep) == (1, 2)


def test_the_motion_machine_pays_for_gadgets_where_it_is() -> None:
    t = Table(stash=0)
    gadget = able("goods", noon(pay=1), lambda use: use.draw(), keywords=["Gadget 5"])
    other = able("goods", noon(pay=1), lambda use: use.draw())
    ann, ben = t.dude(has=["Recursive Motion Machine", other]), t.dude(has=[gadget])
    here = t.dude(at="town square", has=[gadget])
    machine = ann.attachments[0]
    t.move(ann, "town square", "react")
    assert machine.booted and machine.rock == 1
    t.turn_of(0)
    assert not t.can_use(ben.attachments[0]) and not t.can_use(ann.attachments[1])
    t.use(here.attachments[0])
    assert machine.rock == 0 and len(t.hand_of()) == 1 and t.rock() == 0


def test_the_motion_machine_winds_up_only_by_its_own_bearer() -> None:
    t = Table()
    t.dude(has=["Recursive Motion Machine"])
    t.move(t.dude(), "town square")
    assert t.decision.kind == "play"


@rule("CR-FancyNewHat-a")
@pytest.mark.parametrize("code", ["06016", "24179"])
def test_the_hat_keeps_influence_from_other_players_abilities(code: str) -> None:
    t = Table()
    shame = able("action", noon(target=dude), lambda use: use.modify(use.target, influence=-1))
    first, second = t.hand(shame, shame)
    own, hat = t.hand(shame, code, seat=1)
    bob = t.dude(seat=1, influence=3)
    t.use(first)
    t.shop(hat, bob)
    assert bob.influence == 3
    t.use(second)
    assert bob.influence == 3
    t.use(own)
    assert bob.influence == 2


def test_the_hat_does_not_help_against_traits() -> None:
    t = Table()
    bob = t.dude(seat=1, influence=3, has=["Fancy New Hat"])
    t.put(able("deed", always("influence", on="all"), lambda card, asked: -1 if asked is bob else 0))
    assert bob.influence == 3


def test_diable_chooses_only_whom_it_can_send_home() -> None:
    t = Table()
    ann = t.dude(at="town square", has=("Diable en Boite",))
    bob, ben = (t.dude(seat=1, at="town square") for _ in range(2))
    rooted = able("action", shootout(), lambda use: use.forbid(Act.SEND_HOME_BOOTED, bob))
    kill = able("action", shootout(), lambda use: use.discard(ann))
    first, second = t.hand(rooted, kill, seat=1)
    t.shootout(ann, bob, ben)
    t.use(first)
    t.use(second)
    with t.noting() as noted:
        t.answer("react")
        t.answer(ben)
    assert all(bob not in cards for cards in noted) and ben.at_home and bob.in_play
