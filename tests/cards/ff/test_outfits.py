"""Faith and Fear: outfits."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, in_shootout, shootout
from gomorra.testing import Table, able, rule

PAIR, LOW = "8♠ 8♥ 3♦ 4♣ 6♣", "2♣ 4♦ 6♥ 8♠ 10♣"


@rule("CR-DesolationRow-c", "CG-ControlPoints-a")
def test_your_dudes_are_worth_a_point_while_their_bounty_is_four() -> None:
    t = Table("Desolation Row", "Law Dogs")
    crook, small, theirs = t.dude(bounty=4), t.dude(bounty=3), t.dude(seat=1, bounty=9)
    assert (crook.control, small.control, theirs.control) == (1, 0, 0)
    list(t.game.rules(0).bounty(crook, -1))
    assert crook.control == 0
    list(t.game.rules(0).bounty(small, 1))
    assert small.control == 1


@rule("CR-DesolationRow-b")
@pytest.mark.parametrize(("bullets", "gain"), [(2, 2), (6, 4)])
def test_the_raid_pays_the_leaders_bullets_and_makes_him_wanted(bullets: int, gain: int) -> None:
    t = Table("Desolation Row", "Law Dogs", stash=3)
    leader, helper = t.dude(bullets=bullets), t.dude(bullets=9)
    row = t.game.outfit(0)
    t.use(row, "", leader)
    t.form(helper)
    assert row.booted and t.rock() == 3 + gain
    assert leader.bounty == 2 and helper.bounty == 0 and leader.at_home and leader.booted


def test_the_leader_is_not_booted_for_the_raid() -> None:
    t = Table("Desolation Row", "Law Dogs")
    leader = t.dude(at="town square")
    t.dude(seat=1, at="town square")
    t.use(t.game.outfit(0))
    assert not leader.booted and leader.in_posse


def test_a_booted_outfit_or_leader_cannot_raid() -> None:
    t = Table("Desolation Row", "Law Dogs")
    t.dude(booted=True)
    assert not t.can_use(t.game.outfit(0))
    t.dude()
    assert t.can_use(t.game.outfit(0))
    t.game.outfit(0).body.booted = True
    t.game.state.version += 1
    assert not t.can_use(t.game.outfit(0))


@rule("CR-DesolationRow-a", "CG-Shootout7-b")
def test_the_raid_reads_bullets_after_the_shootout() -> None:
    t = Table("Desolation Row", "Law Dogs", stash=0)
    leader, foe = t.dude(bullets=3), t.dude(seat=1, at="town square")
    jinx = able("action", shootout(target=dude & in_shootout), lambda use: use.modify(use.target, bullets=-2))
    card = t.hand(jinx, seat=1)
    t.use(t.game.outfit(0))
    t.form(foe)
    t.use(card, "", leader)
    assert leader.bullets == 1
    t.hands(PAIR, LOW)
    t.finish()
    assert t.rock() == 3 and leader.bounty == 2


def test_without_the_leader_a_raid_pays_nothing() -> None:
    t = Table("Desolation Row", "Law Dogs", stash=0)
    leader, helper, foe = t.dude(bullets=3), t.dude(), t.dude(seat=1, at="town square")
    shove = able("action", shootout(target=dude), lambda use: use.send_home_booted(use.target))
    card = t.hand(shove, seat=1)
    t.use(t.game.outfit(0), "", leader)
    t.form(helper, foe)
    t.use(card, "", leader)
    t.hands(PAIR, LOW)
    t.finish()
    assert t.rock() == 0 and leader.bounty == 0 and helper.at_home
