"""Double Dealin': actions."""

from __future__ import annotations

from gomorra.testing import Table, plain

HORSE = plain("goods", "Nag", cost=2, keywords=["Horse"])


def test_wranglin_finds_a_horse_in_deck_or_discard_pile() -> None:
    t = Table(stash=5)
    ann, tired = t.dude(), t.dude(booted=True)
    t.stack(HORSE)
    lying = t.discard(plain("goods", "Old Nag", cost=3, keywords=["Horse"]), plain("goods"))[0]
    wrangle = t.hand("Horse Wranglin'")
    t.use(wrangle, "", "deck and discard pile")
    assert len(t.choices()) == 2 and lying in t.choices()
    t.answer(next(card for card in t.choices() if card.title == "Nag"))
    assert [card.title for card in ann.attachments] == ["Nag"] and not tired.attachments
    assert t.rock() == 2  # 1 for the action, 2 for the Horse


def test_wranglin_may_leave_the_deck_alone() -> None:
    t = Table(stash=5)
    ann = t.dude()
    t.stack(HORSE)
    lying = t.discard(plain("goods", "Old Nag", cost=3, keywords=["Horse"]))
    t.use(t.hand("Horse Wranglin'"), "", "discard pile")
    assert t.choices() == [lying]
    t.answer(lying)
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
