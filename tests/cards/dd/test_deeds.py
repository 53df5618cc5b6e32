"""Double Dealin': deeds."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain


@pytest.mark.parametrize("code", ["03013", "24131", "00023"])
def test_bairds_brings_a_deed_in_for_two_less(code: str) -> None:
    t = Table(stash=3)
    bank = t.put(code)
    mill, palace = t.hand(plain("deed", cost=5), plain("deed", cost=6))
    t.hand(plain("dude", cost=1))
    t.use(bank, "", "left")
    assert mill.in_play and palace in t.hand_of() and t.rock() == 0 and bank.booted
    assert t.game.state.players[0].street[0] == mill.id


def test_bairds_needs_a_deed_that_can_be_paid() -> None:
    t = Table(stash=3)
    bank = t.put("Baird's Build and Loan")
    t.hand(plain("deed", cost=6), plain("goods", cost=1))
    assert not t.can_use(bank)
