"""The rules of 2015 once more: each pile, each side, each player."""

from __future__ import annotations

import pytest

from gomorra.engine import RULESETS
from gomorra.testing import Table, plain, rule


@rule("AE-Cooperating-e")
@pytest.mark.parametrize("pile", ["boot_hill", "stack", "discard", "hand"])
@pytest.mark.parametrize("sides", [("Union", "Confederate"), ("Confederate", "Union")])
def test_a_side_that_is_in_no_play_keeps_the_other_out_of_nothing(sides: tuple[str, str], pile: str) -> None:
    t = Table(ruleset=RULESETS["2015"])
    getattr(t, pile)(plain("dude", "There", keywords=[sides[0]]))
    other = t.hand(plain("dude", "Here", keywords=[sides[1]]))
    t.shop(other)
    assert other.in_play
