"""Foul Play: the deeds of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import noon, shootout
from gomorra.testing import Table, able


@pytest.mark.parametrize("code", ["12012", "24129"])
def test_the_manor_saves_up_for_action_cards_in_shootouts(code: str) -> None:
    t = Table(stash=0)
    manor = t.put(code)
    trick, deal = t.hand(able("action", shootout(), cost=1), able("action", noon(), cost=1))
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.use(manor, "save_up")
    assert manor.rock == 1 and manor.booted and not t.can_use(deal)
    t.shootout(ann, foe)
    t.use(trick)
    assert manor.rock == 0 and trick in t.discard_of()


def test_the_manor_pays_for_gadgets_but_not_for_other_abilities() -> None:
    t = Table(stash=0)
    manor = t.put("Old Marge's Manor")
    gadget, gun = (able("goods", shootout(pay=1), keywords=words) for words in (["Gadget 5"], []))
    ann, foe = t.dude(at="town square", has=[gadget, gun]), t.dude(seat=1, at="town square")
    t.use(manor, "save_up")
    t.shootout(ann, foe)
    machine, plain_gun = ann.attachments
    assert not t.can_use(plain_gun)
    t.use(machine)
    assert manor.rock == 0


def test_the_manor_takes_over_what_lies_on_another_card() -> None:
    t = Table(stash=5)
    manor = t.put("Old Marge's Manor")
    james, foe = t.put("James Ghetty", at="town square"), t.dude(seat=1, at="town square")
    trick = t.hand(able("action", shootout(), cost=1))
    t.shootout(james, foe)
    assert t.decision.kind == "react" and t.decision.seat == 0
    t.use(manor, "deposit")
    assert james.rock == 0 and manor.rock == 4 and t.rock() == 5 and manor.booted
    t.use(trick)
    t.finish()
    assert manor.rock == 3


def test_the_manor_makes_a_play_affordable_and_then_it_must_be_made() -> None:
    t = Table(stash=0)
    manor = t.put("Old Marge's Manor")
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    trick = t.hand(able("action", shootout(), cost=1))
    purse = t.put(able("deed", shootout(), lambda use: use.place_rock(use.card, 2, "noon")))
    t.shootout(ann, foe)
    t.use(purse)
    t.answer("pass")
    assert t.decision.kind == "react" and t.decision.seat == 0
    t.use(manor, "deposit")
    assert t.can_use(trick) and t.offers("pass") == []


def test_the_manor_waits_for_its_controllers_own_plays() -> None:
    t = Table(stash=0, winner=1)
    manor = t.put("Old Marge's Manor")
    safe = t.put(able("deed", noon(), lambda use: use.place_rock(use.card, 2, "shootout")))
    foe = t.dude(seat=1)
    t.use(safe)
    assert safe.rock == 2 and t.decision.seat == 1 and t.decision.kind == "play"
    t.move(foe, "town square")
    assert t.decision.kind == "react" and t.decision.seat == 0
    t.answer("pass")
    assert t.decision.kind == "play" and t.offers("pass") and not manor.booted
