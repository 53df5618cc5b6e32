"""New Town, New Rules: spells."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Dude, Use, noon
from gomorra.testing import Table, plain, rule


@rule("CE-ParalysisMark")
@pytest.mark.parametrize("code", ["02016", "24185", "00103"])
@pytest.mark.parametrize(("pull", "booted"), [("6♠", True), ("5♠", False)])
def test_the_mark_boots_a_dude_here_against_its_value(code: str, pull: str, booted: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", keywords=["Huckster 2"], has=[code], value=1)
    victim, away = t.dude(seat=1, at="town square", value=8), t.dude(seat=1)
    t.stack(pull)
    t.use(ann.attachments[0])
    assert t.choices() == [ann, victim] and away not in t.choices()
    t.answer(victim)
    assert victim.booted is booted and ann.attachments[0].booted and not ann.booted


class _TwoTricks(Dude):
    @noon()
    def juggle(self, use: Use) -> None:
        """Noon: Juggle."""

    @noon()
    def bow(self, use: Use) -> None:
        """Noon: Bow."""


@pytest.mark.parametrize("code", ["02017", "24188"])
def test_forget_takes_one_ability_until_the_day_is_over(code: str) -> None:
    t = Table()
    ann = t.dude(at="town square", keywords=["Huckster 0"], has=[code])
    artist = t.put(plain("dude", behaviour=_TwoTricks), seat=1)
    t.dude(seat=1, at="town square")
    t.put(plain("dude", behaviour=_TwoTricks), seat=1, at=t.deed(seat=1, keywords=["Out of Town"]))
    t.stack("5♠")
    t.use(ann.attachments[0], "", "juggle")
    assert not t.can_use(artist, "juggle", seat=1) and t.can_use(artist, "bow", seat=1)
    assert str(t.why_not_use(artist, "juggle")).endswith("(RB-2.1-b)")
    t.run("sundown")
    t.run("noon")
    assert t.can_use(artist, "juggle", seat=1)


def test_forget_needs_a_success_and_a_dude_with_an_ability() -> None:
    t = Table()
    ann = t.dude(at="town square", keywords=["Huckster 0"], has=["Forget"])
    t.dude(seat=1, at="town square")
    assert not t.can_use(ann.attachments[0])
    artist = t.put(plain("dude", behaviour=_TwoTricks), seat=1)
    t.stack("4♠")
    t.use(ann.attachments[0])
    assert t.can_use(artist, "bow", seat=1)
