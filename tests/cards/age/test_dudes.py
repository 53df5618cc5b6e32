"""A Grand Entrance: dudes."""

from __future__ import annotations

import pytest

from gomorra.catalog import catalog
from gomorra.decks.deck import Deck, Entry
from gomorra.decks.legality import check
from gomorra.testing import Table, rule


@pytest.mark.parametrize(("bounties", "asked"), [((1, 1), True), ((2, 0), True), ((1, 0), False)])
def test_lucy_is_a_stud_against_two_bounty(bounties: tuple[int, int], asked: bool) -> None:
    t = Table()
    lucy = t.put("Lucy Clover (Exp.1)", at="town square")
    bob, ben = (t.dude(seat=1, at="town square", bounty=bounty) for bounty in bounties)
    t.shootout(lucy, bob, ben)
    assert (t.decision.kind == "react") is asked
    if asked:
        t.answer("react")
        assert lucy.is_stud
        t.finish()
        assert not lucy.in_play or lucy.is_draw


def test_lucy_does_it_in_every_shootout() -> None:
    t = Table()
    lucy = t.put("Lucy Clover (Exp.1)", at="town square")
    for _ in range(2):
        bob = t.dude(seat=1, at="town square", bounty=2)
        t.shootout(lucy, bob)
        t.answer("react")
        assert lucy.is_stud
        t.hands("8♠ 8♥ 3♦ 4♣ 6♣ 2♥ 3♥", "2♣ 4♦ 6♥ 8♠ 10♣")
        t.finish()
        assert lucy.is_draw and not bob.in_play


def test_lucy_counts_nothing_from_outside() -> None:
    t = Table()
    t.put("Lucy Clover (Exp.1)", at="town square")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", bounty=3)
    t.shootout(ann, bob)
    assert t.decision.kind == "play"


BASE = 'Lucinda "Lucy" Clover'


@rule("CR-LucyCloverExp1-a")
def test_lucy_and_lucinda_are_one_person() -> None:
    t = Table(stash=30)
    base, exp = t.put(BASE), t.hand("Lucy Clover (Exp.1)")
    assert t.why_not("shop", exp) is not None
    t.replace(base, exp)
    assert exp.in_play and base in t.discard_of()
    u = Table(stash=30)
    u.boot_hill("Lucy Clover (Exp.1)")
    assert u.why_not("shop", u.hand(BASE)) is not None


@rule("CR-LucyCloverExp1-a", "CG-Experienced-a")
def test_lucy_and_lucinda_share_the_limit_of_copies() -> None:
    cards = [Entry(catalog().find("Law Dogs").first, 1), Entry(catalog().find(BASE).first, 3)]
    cards.append(Entry(catalog().find("Lucy Clover (Exp.1)").first, 2))
    rules = {finding.rule for finding in check(Deck.of("test", cards)).errors}
    assert "CG-Experienced-a" in rules
