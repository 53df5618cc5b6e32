"""Sundown: what effects, and not only traits, change about it."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Stat, Until, noon
from gomorra.testing import Table, able, rule


@rule("RB-5.4-l")
@pytest.mark.parametrize("change", [-2, 1])
def test_an_effect_on_a_player_may_change_how_many_cards_are_held(change: int) -> None:
    t = Table()
    grant = able(
        "action", noon(), lambda use: use.for_player(use.seat, Stat.HAND_SIZE, change, until=Until.DAY)
    )
    t.use(t.hand(grant))
    t.end_day()
    assert (len(t.hand_of(0)), len(t.hand_of(1))) == (5 + change, 5)
    t.end_day()
    assert (len(t.hand_of(0)), len(t.hand_of(1))) == (5, 5)
