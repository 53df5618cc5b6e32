"""A Grand Entrance: spells."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize("code", ["16016", "24201"])
@pytest.mark.parametrize("boot", [True, False])
def test_the_raven_scouts_the_deck(code: str, boot: bool) -> None:
    t = Table()
    shaman = t.dude(at="town square", keywords=("Shaman 1",), has=[code])
    t.shootout(shaman, t.dude(seat=1, at="town square"))
    _, *five = t.stack("5♠ 2♠ 3♠ 4♠ 6♠ 7♠")
    t.use(shaman.attachments[0], "", five[0], five[2], "pass", boot)
    assert five[0] in t.discard_of() and five[2] in t.discard_of() and shaman.booted is boot
    assert t.hand_of() == ([five[1]] if boot else []) and five[3] in t.deck_of()


@pytest.mark.parametrize("code", ["16016", "24201"])
def test_the_raven_discards_three_at_most(code: str) -> None:
    t = Table()
    shaman = t.dude(at="town square", keywords=("Shaman 1",), has=[code], booted=True)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"), shaman)
    _, *five = t.stack("5♠ 2♠ 3♠ 4♠ 6♠ 7♠")
    t.use(shaman.attachments[0], "", *five[:3])
    assert t.decision.kind == "play" and t.deck_of()[:2] == five[3:]
