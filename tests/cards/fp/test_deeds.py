"""Foul Play: deeds."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain


@pytest.mark.parametrize("code", ["12011", "24104"])
def test_the_jokers_smile_pays_for_jokers_spent_in_lowball(code: str) -> None:
    t = Table(stash=5)
    t.put(code)
    t.stack("2♣ 4♦ 6♥ 8♠ joker", seat=1)
    t.stack("2♣ 4♦ 6♥ 8♠ K♣")
    t.start("gambling")
    t.answer("A♠")
    assert (t.rock(0), t.rock(1)) == (5, 6) and len(t.boot_hill_of(1)) == 1


@pytest.mark.parametrize("code", ["12011", "24104"])
def test_the_jokers_smile_does_not_pay_for_other_jokers(code: str) -> None:
    t = Table(stash=5)
    t.put(code)
    list(t.game.rules(0).ace(t.hand("Joker (red)")))
    assert t.rock() == 5


@pytest.mark.parametrize("code", ["12011", "24104"])
def test_the_jokers_smile_cashes_jokers_in(code: str) -> None:
    t = Table(stash=5)
    smile = t.put(code)
    t.hand(plain("action"))
    assert not t.can_use(smile, "cash_in")
    joker = t.hand("Joker (red)")
    t.use(smile, "cash_in")
    assert t.rock() == 6 and joker in t.discard_of() and len(t.hand_of()) == 2 and smile.booted


@pytest.mark.parametrize("code", ["12011", "24104"])
def test_the_jokers_smile_digs_jokers_up(code: str) -> None:
    t = Table(stash=5)
    smile = t.put(code)
    t.boot_hill(plain("action"))
    assert not t.can_use(smile, "new_deck")
    joker = t.boot_hill("Joker (red)")
    t.use(smile, "new_deck")
    assert t.rock() == 4 and t.discard_of() == [joker] and smile.booted
