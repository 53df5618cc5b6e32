"""Too Tough to Die: the deeds of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Until
from gomorra.testing import Table


@pytest.mark.parametrize("code", ["20032", "24114"])
@pytest.mark.parametrize(("winner", "gain"), [(0, 0), (1, 1)])
def test_clanton_ranch_pays_those_who_lost_at_lowball(code: str, winner: int, gain: int) -> None:
    t = Table(winner=winner, stash=5)
    ranch = t.put(code)
    t.use(ranch)
    assert t.rock() == 5 + gain and ranch.booted


@pytest.mark.parametrize(("code", "lent"), [("20032", False), ("24114", True)])
def test_the_older_clanton_ranch_has_no_controller_ability(code: str, lent: bool) -> None:
    t = Table(winner=1)
    ranch = t.put(code, seat=1)
    marcia = t.put("Marcia Ridge", at="town square")
    t.game.rules(0).make_adjacent(ranch, marcia.location, until=Until.DAY)
    assert t.can_use(ranch, seat=0) is lent
