"""Faith and Fear: outfits."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, always, cannot, dude, in_shootout, shootout
from gomorra.testing import Table, able, plain, rule

PAIR, LOW = "8♠ 8♥ 3♦ 4♣ 6♣", "2♣ 4♦ 6♥ 8♠ 10♣"


@rule("CR-DesolationRow-c", "CG-ControlPoints-a")
def test_your_dudes_are_worth_a_point_while_their_bounty_is_four() -> None:
    t = Table("Desolation Row", "Law Dogs")
    crook, small, theirs = t.dude(bounty=4), t.dude(bounty=3), t.dude(seat=1, bounty=9)
    assert (crook.control, small.control, theirs.control) == (1, 0, 0)
    list(t.game.rules(t.seat(0)).bounty(crook, -1))
    assert crook.control == 0
    list(t.game.rules(t.seat(0)).bounty(small, 1))
    assert small.control == 1


@rule("CR-DesolationRow-b")
@pytest.mark.parametrize(("bullets", "gain"), [(2, 2), (6, 4)])
def test_the_raid_pays_the_leaders_bullets_and_makes_him_wanted(bullets: int, gain: int) -> None:
    t = Table("Desolation Row", "Law Dogs", stash=3)
    leader, helper = t.dude(bullets=bullets), t.dude(bullets=9)
    row = t.game.outfit(t.seat(0))
    t.use(row, "", leader)
    t.form(helper)
    assert row.booted and t.rock() == 3 + gain
    assert leader.bounty == 2 and helper.bounty == 0 and leader.at_home and leader.booted


def test_the_leader_is_not_booted_for_the_raid() -> None:
    t = Table("Desolation Row", "Law Dogs")
    leader = t.dude(at="town square")
    t.dude(seat=1, at="town square")
    t.use(t.game.outfit(t.seat(0)))
    assert not leader.booted and leader.in_posse


def test_a_booted_outfit_or_leader_cannot_raid() -> None:
    t = Table("Desolation Row", "Law Dogs")
    t.dude(booted=True)
    assert not t.can_use(t.game.outfit(t.seat(0)))
    t.dude()
    assert t.can_use(t.game.outfit(t.seat(0)))
    t.game.outfit(t.seat(0)).body.booted = True
    t.game.state.version += 1
    assert not t.can_use(t.game.outfit(t.seat(0)))


@rule("CR-DesolationRow-a", "CG-Shootout7-b")
def test_the_raid_reads_bullets_after_the_shootout() -> None:
    t = Table("Desolation Row", "Law Dogs", stash=0)
    leader, foe = t.dude(bullets=3), t.dude(seat=1, at="town square")
    jinx = able("action", shootout(target=dude & in_shootout), lambda use: use.modify(use.target, bullets=-2))
    card = t.hand(jinx, seat=1)
    t.use(t.game.outfit(t.seat(0)))
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
    t.use(t.game.outfit(t.seat(0)), "", leader)
    t.form(helper, foe)
    t.use(card, "", leader)
    t.hands(PAIR, LOW)
    t.finish()
    assert t.rock() == 0 and leader.bounty == 0 and helper.at_home


def test_oddities_gain_influence_in_the_town_square() -> None:
    t = Table("Oddities of Nature", "Law Dogs")
    freak, man = t.dude(at="town square", keywords=["Abomination"]), t.dude(at="town square")
    home, theirs = (
        t.dude(keywords=["Abomination"]),
        t.dude(seat=1, at="town square", keywords=["Abomination"]),
    )
    assert [card.influence for card in (freak, man, home, theirs)] == [1, 0, 0, 0]


def test_oddities_earn_and_boot_with_an_abomination() -> None:
    t = Table("Oddities of Nature", "Law Dogs")
    freak, other = t.dude(at="town square", keywords=["Abomination"]), t.dude(seat=1, at="town square")
    away, outfit = t.dude(seat=1), t.game.outfit(t.seat(0))
    t.use(outfit)
    assert freak.booted and outfit.booted and other.booted and not away.booted and t.rock() == 21


def test_oddities_need_an_unbooted_abomination_there_but_no_victim() -> None:
    t = Table("Oddities of Nature", "Law Dogs")
    outfit = t.game.outfit(t.seat(0))
    t.dude(keywords=["Abomination"])
    t.dude(at="town square")
    t.dude(at="town square", keywords=["Abomination"], booted=True)
    assert not t.can_use(outfit)
    t.dude(at="town square", keywords=["Abomination"])
    t.use(outfit)
    assert t.rock() == 21


def test_the_arsenal_calls_out_as_often_as_something_boots() -> None:
    t = Table("The Arsenal", "Law Dogs")
    gadget, book = plain("goods", keywords=["Gadget 5"]), plain("spell", keywords=["Hex"])
    ann = t.dude(at="town square", booted=True, keywords=["Huckster 1"], has=[gadget, book, plain("goods")])
    foe, crook = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square", booted=True, bounty=1)
    t.dude(seat=1, at="town square", booted=True)
    t.dude(seat=1)
    outfit = t.game.outfit(t.seat(0))
    t.use(outfit)
    assert t.choices() == ann.attachments[:2]
    t.answer(ann.attachments[0])
    assert t.choices() == [foe, crook]
    t.answer(foe, "refuse")
    assert ann.attachments[0].booted and not outfit.booted and foe.at_home
    t.use(outfit)
    t.form()
    assert t.game.shootout is not None and crook.in_posse and ann.in_posse and ann.attachments[1].booted


def test_the_arsenal_needs_a_gadget_or_spell_with_somebody_to_call_out() -> None:
    t = Table("The Arsenal", "Law Dogs")
    t.dude(at="town square", has=[plain("goods", keywords=["Gadget 5"])])
    t.dude(seat=1)
    t.dude(has=[plain("goods", keywords=["Gadget 5"])])
    assert not t.can_use(t.game.outfit(t.seat(0)))


@pytest.mark.parametrize(("pull", "made"), [("7♠", True), ("6♠", False)])
def test_the_gadgetorium_makes_inventing_harder_and_rewards_it(pull: str, made: bool) -> None:
    t = Table("Morgan Gadgetorium", "Law Dogs")
    ann, gadget = t.dude(keywords=["Mad Scientist 0"]), t.hand(plain("goods", keywords=["Gadget 5"], cost=0))
    t.stack(pull)
    t.invent(gadget, ann)
    assert t.decision.kind == "react"
    t.use(t.game.outfit(t.seat(0)))
    assert t.game.outfit(t.seat(0)).booted and gadget.in_play is made
    assert t.rock() == 20 + made and ann.booted is not made


def test_the_gadgetorium_unboots_nobody_who_did_not_boot_for_the_test() -> None:
    t = Table("Morgan Gadgetorium", "Law Dogs")
    caster = t.dude(at="town square", keywords=["Huckster 1"], has=["Paralysis Mark"], booted=True, value=3)
    t.stack("4♠")
    t.use(caster.attachments[0], "", "react")
    assert t.rock() == 21 and caster.booted


def test_the_gadgetorium_leaves_the_tests_of_others_alone() -> None:
    t = Table("Morgan Gadgetorium", "Law Dogs", winner=1)
    rival = t.dude(seat=1, keywords=["Huckster 9"], has=["Paralysis Mark"])
    t.use(rival.attachments[0])
    assert t.decision.kind != "react"


def test_the_arsenal_needs_somebody_who_can_be_called_out() -> None:
    t = Table("The Arsenal", "Law Dogs")
    t.dude(at="town square", has=[plain("goods", keywords=["Gadget 5"])])
    hidden = able("dude", always(cannot(Act.BE_CALLED_OUT)), lambda card, item, *others: item is card)
    t.put(hidden, seat=1, at="town square")
    outfit = t.game.outfit(t.seat(0))
    assert not t.can_use(outfit)
    t.dude(seat=1, at="town square")
    assert t.can_use(outfit)


def test_oddities_boot_whom_they_can() -> None:
    t = Table("Oddities of Nature", "Law Dogs")
    t.dude(at="town square", keywords=["Abomination"])
    t.put(
        able("dude", always(cannot(Act.BOOT)), lambda card, item, *others: item is card),
        seat=1,
        at="town square",
    )
    foe = t.dude(seat=1, at="town square")
    t.use(t.game.outfit(t.seat(0)))
    assert foe.booted


@pytest.mark.parametrize("pull", ["K♠", "A♠"])
def test_the_gadgetorium_unboots_a_caster_whom_the_spell_boots(pull: str) -> None:
    t = Table("Morgan Gadgetorium", "Law Dogs")
    caster = t.dude(keywords=["Blessed 1"], has=["Soothe"])
    tired = t.dude(booted=True)
    t.stack(pull)
    t.use(caster.attachments[0], "", "react")
    assert tired.booted is (pull == "A♠") and not caster.booted and t.rock() == 20 + (pull == "K♠")
