"""Foul Play: actions."""

from __future__ import annotations

import pytest

from gomorra.engine.board import wages
from gomorra.engine.fights import lumps
from gomorra.testing import CHEATIN, LEGAL, Table, plain

MIRACLE = plain("spell", "Prayer", keywords=("Miracle",))


@pytest.mark.parametrize(("hand", "spared"), [(LEGAL, 3), (CHEATIN, 5)])
def test_martyrs_cry_spares_casualties_for_a_miracle(hand: str, spared: int) -> None:
    t = Table()
    saint = t.dude(at="town square", keywords=("Blessed 1",), has=[MIRACLE])
    t.showdown(saint, t.dude(seat=1, at="town square"), hands=(LEGAL, hand))
    t.use(t.hand("Martyr's Cry"))
    fight = t.game.shootout
    assert fight is not None and not saint.attachments
    fight.lost_by, fight.round_winner = 6, 1
    assert lumps.casualties(t.game, fight, 0) == 6 - spared


def test_martyrs_cry_needs_a_miracle_in_the_posse() -> None:
    t = Table()
    t.dude(at="town square", keywords=("Blessed 1",), has=[MIRACLE])
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    assert not t.can_use(t.hand("Martyr's Cry"))


def test_deliberate_infection_in_a_shootout_hits_whom_you_choose() -> None:
    t = Table()
    bob, ben = (t.dude(seat=1, at="town square", influence=1, upkeep=1) for _ in range(2))
    out = t.dude(seat=1, at="town square")
    t.showdown(t.dude(at="town square"), bob, ben, hands=(LEGAL, CHEATIN + " A♥"))
    plague = t.hand("Deliberate Infection")
    t.use(plague)
    assert t.decision.seat == 0 and set(t.choices()) == {bob, ben} and out.in_play
    t.answer(ben)
    assert plague.host is ben and ben.at_home and ben.booted and not ben.in_posse
    assert ben.influence == 0 and ben.upkeep == 2 and t.rock() == 18
    t.finish()
    assert ben.upkeep == 2


def test_deliberate_infection_in_lowball_hits_whom_the_cheater_chooses() -> None:
    t = Table()
    bob, ben = (t.dude(seat=1, at="town square", upkeep=1) for _ in range(2))
    plague = t.hand("Deliberate Infection")
    t.stack(LEGAL)
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    t.use(plague)
    assert t.decision.seat == 1 and set(t.choices()) == {bob, ben}
    t.answer(bob)
    assert plague.host is bob and bob.at_home and bob.booted and wages.upkeep(t.game, bob.id) == 2


def test_deliberate_infection_passes_over_who_hides_behind_tyxarglenak() -> None:
    t = Table()
    ann, plague = t.dude(at="town square"), t.hand("Deliberate Infection")
    huckster = t.dude(seat=1, at="town square", keywords=["Huckster 1"])
    other, decoy = t.dude(seat=1, at="town square"), t.put("Tyxarglenak", seat=1, at="town square")
    t.shootout(ann, huckster, other, decoy)
    t.hands(LEGAL, CHEATIN)
    t.run("resolution")
    t.use(plague)
    assert set(t.choices()) == {other, decoy}
