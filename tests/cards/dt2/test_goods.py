"""Weird West Edition: goods."""

from __future__ import annotations

import pytest

from gomorra.testing import LEGAL, Table


def looking(hand: str, *friends: str) -> Table:
    t = Table()
    ann, bob = t.dude(at="town square", has=["See-Through Spectacles"]), t.dude(seat=1, at="town square")
    others = [t.put(title, at="town square") for title in friends]
    t.showdown(ann, bob, *others, hands=(hand, LEGAL))
    t.use(ann.attachments[0])
    return t


def test_spectacles_turn_a_card_red() -> None:
    t = looking("2♥ 4♥ 6♥ 8♥ 10♣")
    assert t.rank(0) == 1
    t.answer(next(card for card in t.choices() if card.value == 10))
    assert t.rank(0) == 6


def test_spectacles_change_the_value_of_a_heart() -> None:
    t = looking("2♣ 3♦ 4♠ 5♣ 9♥")
    t.answer(next(card for card in t.choices() if card.suit == "hearts"))
    words = {str(option.payload[1]) for option in t.decision.options}
    assert words == {"1", "6", "7", "8", "10", "11", "12", "13"}
    t.answer("6")
    assert t.rank(0) == 5


@pytest.mark.parametrize(("friend", "rank"), [("Valeria Batten (Exp.1)", 1), ("Laura Banks", 6)])
def test_spectacles_count_as_changing_the_rank(friend: str, rank: int) -> None:
    t = looking("2♥ 4♥ 6♥ 8♥ 10♣ A♣", friend)
    t.answer(next(card for card in t.choices() if card.suit != "hearts"))
    assert t.rank(0) == rank
