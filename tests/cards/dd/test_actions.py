"""Double Dealin': actions."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain, rule

HORSE = plain("goods", "Nag", cost=2, keywords=["Horse"])


def test_wranglin_finds_a_horse_in_deck_or_discard_pile() -> None:
    t = Table(stash=5)
    ann, tired = t.dude(), t.dude(booted=True)
    t.stack(HORSE)
    lying = t.discard(plain("goods", "Old Nag", cost=3, keywords=["Horse"]), plain("goods"))[0]
    wrangle = t.hand("Horse Wranglin'")
    t.use(wrangle, "", "deck and discard pile")
    assert len(t.choices()) == 2 and lying in t.choices()
    t.answer(next(card for card in t.choices() if card.title == "Nag"), True)
    assert [card.title for card in ann.attachments] == ["Nag"] and not tired.attachments
    assert t.rock() == 2  # 1 for the action, 2 for the Horse


def test_wranglin_may_leave_the_deck_alone() -> None:
    t = Table(stash=5)
    ann = t.dude()
    t.stack(HORSE)
    lying = t.discard(plain("goods", "Old Nag", cost=3, keywords=["Horse"]))
    t.use(t.hand("Horse Wranglin'"), "", "discard pile")
    assert t.choices() == [lying]
    t.answer(lying, True)
    assert ann.attachments == [lying] and t.deck_of()[0].title == "Nag"


def test_wranglin_brings_no_horse_without_an_unbooted_dude_or_its_price() -> None:
    t = Table(stash=2)
    t.dude()
    lying = t.discard(plain("goods", "Old Nag", cost=3, keywords=["Horse"]))
    t.use(t.hand("Horse Wranglin'"), "", "discard pile")
    assert not lying.in_play and t.rock() == 1

    t = Table()
    t.dude(booted=True)
    lying = t.discard(HORSE)
    t.use(t.hand("Horse Wranglin'"), "", "discard pile")
    assert not lying.in_play


@pytest.mark.parametrize("dear", [True, False])
def test_wranglin_finds_a_horse_that_nobody_gets(dear: bool) -> None:
    t = Table(stash=2 if dear else 9)
    ann = t.dude()
    horse = t.stack(plain("goods", "Old Nag", cost=3, keywords=["Horse"]))
    t.use(t.hand("Horse Wranglin'"), "", "deck and discard pile", horse)
    if not dear:
        t.answer(False)
    assert horse in t.discard_of() and not ann.attachments and t.rock() == (1 if dear else 8)


@rule("RB-7.2.2-k")
def test_wranglin_gives_an_invented_horse_to_who_was_unbooted() -> None:
    t = Table()
    doctor = t.dude(at=t.deed(), keywords=["Mad Scientist 5"])
    t.dude(booted=True)
    robot = t.discard(plain("goods", "Robot", cost=1, keywords=["Horse", "Gadget 1"]))
    t.stack("9♠")
    t.use(t.hand("Horse Wranglin'"), "", "discard pile", robot, True)
    assert doctor.booted and robot.host is doctor
