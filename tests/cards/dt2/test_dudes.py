"""Weird West Edition: dudes."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import noon
from gomorra.testing import Table, able, plain

SQUARE = "town square"
GOODS = plain("goods", "Bag")


def test_farnum_is_backed_by_booting_dudes() -> None:
    t = Table("Morgan Cattle Co.", "Law Dogs", stash=8)
    farnum = t.hand("E.B. Farnum")
    ann, bea, cay = t.dude(influence=2), t.dude(influence=3), t.dude(influence=1, booted=True)
    t.shop(farnum)
    assert set(t.choices()) == {ann, bea} and not any(o.payload[0] == "pass" for o in t.decision.options)
    t.answer(ann)
    assert t.choices() == [bea]
    t.answer("pass")
    assert farnum.in_play and t.rock() == 0 and ann.booted and not bea.booted and cay.in_play


@pytest.mark.parametrize(("outfit", "stash", "offered"), [
    ("Morgan Cattle Co.", 5, True), ("Morgan Cattle Co.", 4, False), ("Law Dogs", 9, False), ("Law Dogs", 10, True),
])  # fmt: skip
def test_farnums_backers_must_suffice(outfit: str, stash: int, offered: bool) -> None:
    t = Table(outfit, "Law Dogs", stash=stash)
    farnum = t.hand("E.B. Farnum")
    t.dude(influence=2), t.dude(influence=3), t.dude(seat=1, influence=9)
    assert (t.why_not("shop", farnum) is None) is offered


def test_farnum_comes_by_an_effect_with_backers() -> None:
    t = Table("Morgan Cattle Co.", "Law Dogs", stash=8)
    farnum = t.hand("E.B. Farnum")
    ann = t.dude(influence=2)
    t.use(t.hand(able("action", noon(), lambda use: use.play(farnum))))
    assert farnum.in_play and ann.booted and t.rock() == 0


def test_farnum_belittles() -> None:
    t = Table()
    farnum, bob = t.put("E.B. Farnum", at=SQUARE), t.dude(seat=1, at=SQUARE, influence=2)
    t.dude(seat=1)
    t.use(farnum, "", bob)
    assert bob.influence == 1


@pytest.mark.parametrize("how", ["Alfred", "Hex"])
def test_alfred_jinxes(how: str) -> None:
    t = Table()
    alfred = t.put("Alfred Byrne", at=SQUARE)
    hex_ = t.attach(plain("spell", "Hex", keywords=("Hex",)), alfred)
    bob = t.dude(seat=1, at=SQUARE, has=[GOODS])
    t.dude(seat=1, has=[GOODS])
    t.use(alfred, "", alfred if how == "Alfred" else hex_)
    if how == "Alfred":
        t.answer(bob.attachments[0])
    assert bob.attachments[0].booted and alfred.booted is (how == "Alfred") and hex_.booted is (how == "Hex")


@pytest.mark.parametrize(("outfit", "cost"), [("The Fourth Ring", 7), ("Law Dogs", 9)])
def test_ursula_has_a_court(outfit: str, cost: int) -> None:
    t = Table(outfit, "Law Dogs")
    ursula = t.hand("Ursula, The Worm Queen")
    t.dude(keywords=("Huckster 0",)), t.dude(keywords=("Huckster 1",)), t.dude()
    t.dude(seat=1, keywords=("Huckster 0",))
    assert ursula.cost == cost


@pytest.mark.parametrize(("used", "discards"), [(True, True), (True, False), (False, False)])
def test_ursula_takes_a_hex(used: bool, discards: bool) -> None:
    t = Table()
    ursula = t.put("Ursula, The Worm Queen")
    spell = able("spell", noon(spell=0, boot=True), lambda use: use.gain(1), keywords=("Hex",))
    witch = t.dude(keywords=("Huckster 0",), has=[spell])
    t.dude(seat=1, keywords=("Huckster 0",), has=[spell])
    card, hex_ = t.hand(plain("action")), witch.attachments[0]
    if used:
        t.use(hex_)
        t.pass_()
    t.use(ursula, "", *([card if discards else "pass"] if used else []))
    assert hex_.host is ursula and hex_.booted is (used and not discards)
    assert t.discard_of()[-1:] == [card] if discards else card in t.hand_of()
    t.pass_()
    assert t.can_use(hex_) is (discards or not used)


@pytest.mark.parametrize(
    ("bounty", "way", "after"), [(0, None, 1), (2, "gain 1 bounty", 3), (2, "lose 1 bounty", 1)]
)
def test_laura_edits_the_news(bounty: int, way: str | None, after: int) -> None:
    t = Table()
    laura, bob = t.put("Laura Banks", at=SQUARE), t.dude(seat=1, at=SQUARE, bounty=bounty)
    t.shootout(laura, bob)
    t.use(laura, "", bob, *([way] if way else []))
    assert bob.bounty == after


@pytest.mark.parametrize(("item", "offered"), [
    (plain("spell", "Psalm", keywords=("Miracle",)), True),
    (plain("goods", "Knife", keywords=("Melee", "Weapon")), True),
    (plain("goods", "Gun", keywords=("Weapon",)), False),
])  # fmt: skip
def test_deborah_accuses(item: Any, offered: bool) -> None:
    t = Table()
    deborah, bob = t.put("Deborah West (Exp.1)", at=SQUARE), t.dude(seat=1, at=SQUARE)
    held = t.attach(item, deborah)
    t.shootout(deborah, bob)
    assert t.can_use(deborah) is offered
    if offered:
        t.use(deborah)
        assert bob.bounty == 1 and held.booted


@pytest.mark.parametrize(("bounty", "influence"), [(0, 0), (3, 3), (6, 4)])
def test_mas_influence_is_her_bounty(bounty: int, influence: int) -> None:
    t = Table()
    ma = t.put('"Ma" Florence Aims', bounty=bounty)
    assert ma.influence == influence
    t.use(t.hand(able("action", noon(), lambda use: use.modify(ma, influence=1))))
    assert ma.influence == influence + 1


def test_alfred_needs_another_attachment_to_boot() -> None:
    t = Table()
    alfred = t.put("Alfred Byrne", at=SQUARE)
    assert not t.can_use(alfred)
    hex_ = t.attach(plain("spell", "Hex", keywords=("Hex",)), alfred)
    assert t.can_use(alfred)
    t.use(alfred)
    assert alfred.booted and hex_.booted, "the Hex is not booted to boot itself"
