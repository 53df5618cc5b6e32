"""No Turning Back: spells."""

from __future__ import annotations

import pytest

from gomorra.engine.events import RoundDecided
from gomorra.testing import CHEATIN, LEGAL, Table


@pytest.mark.parametrize("code", ["07017", "24197"])
def test_consecration_lifts_a_dude_for_the_day_and_spares_casualties(code: str) -> None:
    t = Table()
    ann = t.dude(at="town square", keywords=["Blessed 3"], has=[code])
    foe = t.dude(seat=1, at="town square")
    others = [t.dude(seat=seat, at="town square") for seat in (0, 1)]
    t.showdown(ann, foe, *others, hands=(f"{LEGAL} 4♠", CHEATIN))
    t.use(ann.attachments[0], "", ann)
    assert (ann.bullets, ann.influence, ann.is_stud) == (2, 2, True) and not ann.attachments[0].booted
    t.next_round()
    assert t.events(RoundDecided)[0].casualties == (0, 0)
    t.hands("9♠ 9♥ 9♦ 4♣ 6♣ J♠ Q♠", LEGAL)
    t.finish()
    assert ann.in_play and (ann.bullets, ann.influence, ann.is_stud) == (2, 2, True)
    t.end_day()
    assert (ann.bullets, ann.influence, ann.is_stud) == (0, 0, False)


def test_consecration_works_in_lowball_for_anybody_of_yours() -> None:
    t = Table()
    priest, ann = t.dude(keywords=["Blessed 3"], has=["Consecration"]), t.dude(at="town square")
    t.stack(*[f"{LEGAL} 4♠"])
    t.stack(*[CHEATIN], seat=1)
    t.start("gambling")
    t.run("play")
    t.use(priest.attachments[0], "", ann)
    assert ann.influence == 2 and ann.is_stud
    t.run("noon")
    assert ann.influence == 2


@pytest.mark.parametrize(("code", "influence"), [("07017", 2), ("24197", 0)])
def test_consecration_of_the_weird_west_ends_as_sundown_begins(code: str, influence: int) -> None:
    t = Table()
    priest = t.dude(keywords=["Blessed 3"], has=[code])
    t.hand("Reserves")
    t.stack(f"{LEGAL} 4♠")
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    t.run("play")
    t.use(priest.attachments[0])
    t.run("noon")
    assert priest.influence == 2
    t.run("sundown")
    assert priest.influence == influence


def test_consecration_has_to_succeed() -> None:
    t = Table()
    ann = t.dude(at="town square", keywords=["Blessed 3"], has=["Consecration"])
    foe = t.dude(seat=1, at="town square")
    t.showdown(ann, foe, hands=(f"{LEGAL} 3♠", CHEATIN))
    t.use(ann.attachments[0])
    assert ann.influence == 0


@pytest.mark.parametrize(("pull", "booted"), [("8♠", True), ("7♠", False)])
def test_the_mark_of_pestilence_boots_everybody_else_in_the_fight(pull: str, booted: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", keywords=["Huckster 1"], has=["Mark of Pestilence"])
    friend, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    watcher = t.dude(seat=1, at="town square")
    t.shootout(ann, foe, friend)
    t.stack(pull)
    t.use(ann.attachments[0])
    assert foe.booted is booted and friend.booted is booted and not ann.booted and not watcher.booted
