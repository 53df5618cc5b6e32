"""Foul Play: the dudes of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize(("code", "plain_influence", "with_point"), [("12008", 0, 2), ("24082", 1, 2)])
def test_miranda_with_a_control_point(code: str, plain_influence: int, with_point: int) -> None:
    t = Table()
    assert t.put(code).influence == plain_influence
    assert t.put(code, seat=1, control=1).influence == with_point


@pytest.mark.parametrize("code", ["12008", "24082"])
def test_miranda_with_a_price_on_her_head(code: str) -> None:
    t = Table()
    assert t.put(code, bounty=1).bullets == 0
    assert t.put(code, seat=1, bounty=2).bullets == 2
