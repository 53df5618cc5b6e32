"""Too Tough to Die: the outfits of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize("code", ["20001", "24001"])
def test_a_gracious_gift_unboots_your_dude(code: str) -> None:
    t = Table(code, "Law Dogs")
    home = t.game.outfit(0)
    assert not t.can_use(home)
    tired = t.dude(booted=True)
    t.dude(seat=1, booted=True)
    t.use(home)
    assert not tired.booted and home.booted and t.rock() == 18


@pytest.mark.parametrize(
    ("code", "mine", "discards"), [("20001", 4, 2), ("20001", 5, 1), ("24001", 5, 2), ("24001", 6, 1)]
)
def test_gracious_gifts_let_the_poor_discard_more(code: str, mine: int, discards: int) -> None:
    t = Table(code, "Law Dogs", stash=5)
    t.stash(mine)
    cards = t.hand(*["Reserves"] * 3)
    t.run("sundown discard")
    for card in cards[:discards]:
        assert t.decision.kind == "sundown discard" and t.decision.seat == 0
        t.answer(card)
    assert not t.game.decision.find(("card", cards[-1].id))


@pytest.mark.parametrize("code", ["20003", "24008"])
def test_the_spiritual_society_overawes_the_less_influential(code: str) -> None:
    t = Table(code, "Law Dogs")
    elder, foe = t.dude(at="town square", influence=2), t.dude(seat=1, at="town square", influence=1)
    equal, away = t.dude(seat=1, at="town square", influence=2), t.dude(seat=1)
    t.use(t.game.outfit(0))
    assert elder.booted and foe.booted and not equal.booted and not away.booted


@pytest.mark.parametrize(("mine", "theirs", "cards"), [(1, 1, 6), (2, 1, 6), (1, 2, 5)])
def test_the_spiritual_society_draws_beyond_the_hand_size(mine: int, theirs: int, cards: int) -> None:
    t = Table("20003", "Law Dogs")
    t.dude(at="town square", influence=mine)
    t.dude(seat=1, at="town square", influence=theirs)
    t.end_day()
    assert len(t.hand_of()) == cards


@pytest.mark.parametrize(("mine", "theirs", "cards"), [(1, 1, 2), (1, 2, 1)])
def test_the_weird_west_society_draws_at_sundown(mine: int, theirs: int, cards: int) -> None:
    t = Table("24008", "Law Dogs")
    t.dude(at="town square", influence=mine)
    t.dude(seat=1, at="town square", influence=theirs)
    t.hand("Reserves")
    t.run("sundown discard")
    assert len(t.hand_of()) == cards
