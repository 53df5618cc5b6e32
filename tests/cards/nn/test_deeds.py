"""Nightmare at Noon: deeds."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import noon
from gomorra.testing import Table, able, plain

GADGET = able("goods", noon(pay=1, repeat=True), lambda use: use.draw(), keywords=["Gadget 5"])


def test_the_exploit_fills_up_to_two_in_every_upkeep() -> None:
    t = Table(stash=0)
    exploit, ann = t.put("Lula's Exploit"), t.dude(at="town square", has=[GADGET, able("goods", noon(pay=1))])
    t.start("upkeep")
    t.run("noon")
    t.stash(0)
    assert exploit.rock == 2 and not t.can_use(ann.attachments[1])
    t.use(ann.attachments[0])
    assert exploit.rock == 1 and t.rock() == 0
    t.start("upkeep")
    t.run("noon")
    assert exploit.rock == 2


def test_the_exploit_keeps_no_more_than_two_and_serves_its_controller() -> None:
    t = Table(stash=0)
    exploit = t.put("Lula's Exploit")
    ann, thief = t.dude(has=[GADGET]), t.dude(seat=1, at=exploit, influence=1, has=[GADGET])
    exploit.body.rock = 5
    t.start("upkeep")
    t.run("noon")
    t.stash(0)
    t.stash(0, 1)
    assert exploit.rock == 2 and not t.can_use(ann.attachments[0])
    t.turn_of(1)
    assert t.can_use(thief.attachments[0])


def test_the_range_unboots_a_successful_inventor_of_any_player() -> None:
    t = Table(winner=1)
    range_ = t.put("Testing Range")
    inventor, engine = (
        t.dude(seat=1, keywords=["Mad Scientist 9"]),
        t.hand(plain("goods", keywords=["Gadget 5"]), seat=1),
    )
    t.invent(engine, inventor)
    assert inventor.booted and t.decision.kind == "react" and t.decision.seat == 0
    t.use(range_)
    assert not inventor.booted and range_.booted and t.rock() == 18


def test_the_range_is_not_for_failures() -> None:
    t = Table()
    t.put("Testing Range")
    inventor, engine = t.dude(keywords=["Mad Scientist 0"]), t.hand(plain("goods", keywords=["Gadget 5"]))
    t.stack("4♠")
    t.invent(engine, inventor)
    assert t.decision.kind == "play" and inventor.booted


def test_the_range_ignores_a_club_of_an_experimental_card() -> None:
    t = Table()
    range_, ann = t.put("Testing Range"), t.dude(has=["Vitality Tonic"], booted=True)
    t.stack("5♣ 6♠")
    t.use(ann.attachments[0])
    assert t.decision.kind == "react"
    t.use(range_)
    assert ann.in_play and not ann.booted and range_.booted and len(t.discard_of()) == 2


@pytest.mark.parametrize(("pull", "keywords"), [("5♠", ["Gadget 5", "Experimental"]), ("5♣", ["Gadget 5"])])
def test_the_range_minds_only_clubs_of_experimental_cards(pull: str, keywords: list[str]) -> None:
    t = Table()
    t.put("Testing Range")
    ann = t.dude(has=[able("goods", noon(pull=True), keywords=keywords)])
    t.stack(pull)
    t.use(ann.attachments[0])
    assert t.decision.kind == "play"


def test_a_second_club_counts() -> None:
    t = Table()
    range_, ann = t.put("Testing Range"), t.dude(has=["Vitality Tonic"])
    t.stack("5♣ 6♣")
    t.use(ann.attachments[0], "", "react")
    assert ann in t.discard_of() and range_.booted


def test_a_joker_as_second_pull_is_named() -> None:
    t = Table()
    t.put("Testing Range")
    ann = t.dude(has=["Vitality Tonic"], booted=True)
    t.stack("5♣ joker")
    t.use(ann.attachments[0], "", "react", "9♥")
    assert ann.in_play and not ann.booted and len(t.boot_hill_of()) == 1
