"""Nightmare at Noon: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon, opposing, resolution, shootout
from gomorra.testing import LEGAL, Table, able, rule


@pytest.mark.parametrize("verb", ["ace", "discard", "send_home_booted"])
@pytest.mark.parametrize("where", ["home", "town square"])
def test_warren_takes_the_place_of_a_dude_hit_by_a_shootout_play(verb: str, where: str) -> None:
    t = Table(winner=1)
    warren = t.put("Warren Graves", at=where, booted=True)
    ann, amy, bob = t.dude(at="town square"), t.dude(at="town square"), t.dude(seat=1, at="town square")
    hit = able("action", shootout(target=dude & opposing), lambda use: getattr(use, verb)(use.target))
    card = t.hand(hit, seat=1)
    t.shootout(ann, bob, amy)
    t.use(card, "", ann)
    t.answer("react")
    assert ann.in_play and ann.at_home and ann.booted and not ann.in_posse
    assert warren.in_posse and warren.in_town_square


@rule("CG-Shootout1-g")
def test_warren_cannot_refill_an_empty_posse() -> None:
    t = Table(winner=1)
    warren = t.put("Warren Graves")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    card = t.hand(able("action", shootout(target=dude & opposing), lambda use: use.ace(use.target)), seat=1)
    t.shootout(ann, bob)
    t.use(card)
    t.answer("react")
    assert ann.at_home and warren.at_home and t.game.shootout is None


def test_warren_does_not_step_in_for_himself_foes_casualties_or_other_plays() -> None:
    t = Table(winner=1)
    warren, ann = t.put("Warren Graves", at="town square"), t.dude(at="town square")
    bob = t.dude(seat=1, at="town square")
    strike = able("action", shootout(target=dude), lambda use: use.send_home_booted(use.target))
    late = able("action", resolution(target=dude), lambda use: use.discard(use.target))
    one, two = t.hand(strike, late, seat=1)
    t.shootout(ann, bob, warren)
    t.use(one, "", warren)
    assert warren.at_home and t.decision.kind == "play"
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    t.use(two, "", ann)
    assert ann in t.discard_of()


def test_noon_abilities_are_no_shootout_plays() -> None:
    t = Table()
    t.put("Warren Graves")
    ann = t.dude()
    t.use(t.put(able("deed", noon(target=dude), lambda use: use.discard(use.target))), "", ann)
    assert ann in t.discard_of()
