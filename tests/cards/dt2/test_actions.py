"""Weird West Edition: actions."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain, rule

SQUARE = "town square"


@pytest.mark.parametrize(("bullets", "count"), [(2, 2), (6, 4), (2, 0)])
def test_polite_inquiries_refresh_your_hand(bullets: int, count: int) -> None:
    t = Table()
    ann = t.dude(at=SQUARE, bullets=bullets)
    t.dude(bullets=3)
    card = t.hand("Polite Inquiries")
    t.use(card)
    assert len(t.decision.options) == min(4, bullets) + 1
    t.answer(count)
    while t.decision.kind == "choose":
        t.answer(t.choices()[0])
    assert ann.booted and len(t.hand_of()) == 1 and len(t.discard_of()) == count + 1


def test_belligerence_lasts_until_the_next_noon() -> None:
    t = Table()
    ann = t.dude(bounty=1, bullets=1, influence=1)
    t.dude(), t.dude(seat=1, influence=9)
    t.use(t.hand("Belligerence"), "swagger")
    assert (ann.bullets, ann.influence) == (2, 2)
    t.game.expire("day")
    t.game.expire("upkeep")  # of this day
    assert (ann.bullets, ann.influence) == (2, 2)
    t.end_day()
    t.run("noon")
    assert (ann.bullets, ann.influence) == (1, 1)


@pytest.mark.parametrize("booted", [True, False])
def test_belligerence_provokes(booted: bool) -> None:
    t = Table(stash=1)
    ann = t.dude(booted=booted)
    t.use(t.hand("Belligerence"), "provoke")
    assert ann.bounty == 1 and not ann.booted and t.rock() == 0


@pytest.mark.parametrize(("foes", "boots"), [(2, True), (1, False)])
def test_the_snare_catches_goods(foes: int, boots: bool) -> None:
    t = Table()
    monk = t.dude(at=SQUARE, keywords=("Kung Fu 1",), value=9)
    bob = t.dude(seat=1, at=SQUARE, stud=True, has=[plain("goods", f"Bag {n}") for n in range(3)])
    others = [t.dude(seat=1, at=SQUARE) for _ in range(foes - 1)]
    card = t.hand("Rabbit's Sweeping Snare")
    t.shootout(monk, bob, *others)
    t.stack("2♣")
    t.use(card, "", *([bob] if others else []))
    assert bob.is_draw and (t.decision.kind == "choose several") is boots
    if boots:
        t.answer(*bob.attachments[:2])
        assert [item.booted for item in bob.attachments] == [True, True, False]


@pytest.mark.parametrize(("way", "stud", "bullets", "bounty"), [
    ("stud", True, 1, 0), ("+2 bullets", False, 3, 0), ("both for 1 bounty", True, 3, 1),
])  # fmt: skip
def test_thirst_for_blood(way: str, stud: bool, bullets: int, bounty: int) -> None:
    t = Table()
    ann, bea = t.dude(at=SQUARE, bullets=1, influence=2), t.dude(at=SQUARE)
    bob = t.dude(seat=1, at=SQUARE)
    card = t.hand("Thirst for Blood")
    t.shootout(ann, bob, bea)
    t.use(card, "", way)
    assert ann.is_stud is stud and (ann.bullets, ann.bounty, ann.influence) == (bullets, bounty, 1)
    t.game.expire("round", "shootout")
    assert ann.influence == 1 and not ann.is_stud and ann.bullets == 1
    t.game.expire("day")
    assert ann.influence == 2


@rule("RB-2.2-h")
def test_trick_shooting_makes_a_new_deck_of_the_discard_pile() -> None:
    t = Table(deck=0)
    ann, bob = t.dude(at=SQUARE, bullets=2), t.dude(seat=1, at=SQUARE)
    t.stack("6♥")
    spare = t.discard(plain("action"))
    t.shootout(ann, bob)
    t.use(t.hand("Trick Shooting"))
    assert t.hand_of() == [spare]
