"""Too Tough to Die: the deeds of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize("code", ["20032", "24114"])
@pytest.mark.parametrize(("winner", "gain"), [(0, 0), (1, 1)])
def test_clanton_ranch_pays_those_who_lost_at_lowball(code: str, winner: int, gain: int) -> None:
    t = Table(winner=winner, stash=5)
    ranch = t.put(code)
    t.use(ranch)
    assert t.rock() == 5 + gain and ranch.booted
