"""The Light Shineth: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import noon, shootout
from gomorra.engine.card import Card
from gomorra.engine.events import EnteredPlay
from gomorra.testing import Table, able, plain, rule

FIEND = plain("dude", "Fiend", keywords=("Abomination",), cost=4)

# The Wretched


def wretched(t: Table, *, pull: str = "9♠") -> tuple[Card, Card, Card]:
    """A scientist invents The Wretched next to a friend."""
    scientist, friend = t.dude(keywords=("Mad Scientist 0",)), t.dude(title="Friend")
    monster = t.hand("The Wretched")
    t.stack(pull)
    t.invent(monster, scientist)
    return scientist, friend, monster


def test_the_wretched_costs_a_dude_and_makes_the_inventor_wanted() -> None:
    t = Table()
    scientist, friend, monster = wretched(t)
    assert set(t.choices()) == {scientist, friend, monster}
    t.answer(friend)
    assert friend in t.boot_hill_of() and scientist.bounty == 2
    assert monster.in_play and monster.place == scientist.place and monster.host is None


def test_an_inventor_who_pays_himself_gets_no_bounty() -> None:
    t = Table()
    scientist, friend, monster = wretched(t)
    t.answer(scientist)
    assert scientist in t.boot_hill_of() and not scientist.bounty and friend.in_play and monster.in_play


def test_the_wretched_takes_only_dudes_you_own_and_control_there() -> None:
    t = Table()
    away, foe = t.dude(at="town square"), t.dude(seat=1, at="home of 0")
    scientist, friend, monster = wretched(t)
    assert not {away, foe} & set(t.choices()) and {scientist, friend, monster} == set(t.choices())


def test_a_failed_invention_costs_nobody() -> None:
    t = Table()
    _, friend, monster = wretched(t, pull="8♠")
    assert friend.in_play and monster in t.discard_of()


# Ivor Hawley (Exp.1)


@pytest.mark.parametrize(("outfit", "cost"), [("The Fourth Ring", 6), ("Law Dogs", 9)])
def test_ivor_is_cheaper_for_abominations_in_play_and_in_boot_hills(outfit: str, cost: int) -> None:
    t = Table(outfit, "Law Dogs")
    ivor = t.hand("Ivor Hawley (Exp.1)")
    t.put(FIEND, seat=1)
    t.boot_hill(FIEND), t.boot_hill(FIEND, seat=1)
    t.discard(FIEND)
    assert ivor.cost == cost


@rule("CE-IvorHawleyExp1")
def test_ivor_plays_two_hexes_or_abominations_from_boot_hill_for_less() -> None:
    t = Table(stash=12)
    hex_, fiend = t.boot_hill(plain("spell", "Curse", keywords=("Hex",), cost=2)), t.boot_hill(FIEND)
    t.boot_hill(plain("spell", "Prayer", keywords=("Miracle",)), plain("dude", "Saint"))
    dear = t.boot_hill(plain("dude", "Titan", keywords=("Abomination",), cost=9))
    ivor = t.hand("Ivor Hawley (Exp.1)")
    t.shop(ivor)
    t.answer("react")
    assert set(t.choices()) == {hex_, fiend} and t.rock() == 3 and dear not in t.choices()
    t.answer(fiend, hex_)
    assert fiend.in_play and hex_.host is ivor and t.rock() == 2
    assert t.decision.kind == "play"


def test_ivor_may_stop_after_one_card() -> None:
    t = Table(stash=12)
    one, two = t.boot_hill(FIEND, plain("dude", "Second", keywords=("Abomination",)))
    t.shop(t.hand("Ivor Hawley (Exp.1)"))
    t.answer("react", two, "pass")
    assert two.in_play and one in t.boot_hill_of()


@rule("CE-IvorHawleyExp1")
def test_ivor_must_come_from_hand() -> None:
    t = Table(stash=12)
    t.boot_hill(FIEND)
    ivor = t.discard("Ivor Hawley (Exp.1)")
    grave = able("deed", noon(), lambda use: use.play(use.game.card(ivor.id)))
    t.use(t.put(grave))
    assert ivor.in_play and t.decision.kind == "play"


# Sloane (Exp.1)


@pytest.mark.parametrize(("outfit", "cost"), [("The Sloane Gang", 7), ("Law Dogs", 9)])
def test_sloane_is_cheaper_for_your_wanted_dudes(outfit: str, cost: int) -> None:
    t = Table(outfit, "Law Dogs")
    sloane = t.hand("Sloane (Exp.1)")
    t.dude(bounty=1), t.dude(bounty=3), t.dude()
    t.dude(seat=1, bounty=2)
    assert sloane.cost == cost


def test_sloane_rallies_the_wanted_for_a_bounty_each() -> None:
    t = Table()
    one, two = (t.dude(bounty=1, booted=True) for _ in range(2))
    fresh, honest = t.dude(bounty=1), t.dude(booted=True)
    theirs = t.dude(seat=1, bounty=1, booted=True)
    sloane = t.hand("Sloane (Exp.1)")
    t.shop(sloane)
    assert not one.booted and not two.booted and honest.booted and theirs.booted and not fresh.booted
    assert sloane.bounty == 2


@rule("CG-Experienced-g")
def test_an_overlay_is_no_entrance_for_sloane() -> None:
    t = Table()
    base, crook = t.put("Sloane"), t.dude(bounty=1, booted=True)
    exp = t.hand("Sloane (Exp.1)")
    t.replace(base, exp)
    assert exp.in_play and crook.booted and not exp.bounty


# Lillian Morgan (Exp.1)


@pytest.mark.parametrize(("outfit", "cost"), [("Morgan Cattle Co.", 7), ("Law Dogs", 10)])
def test_lillian_is_cheaper_for_horses_and_ranches(outfit: str, cost: int) -> None:
    t = Table(outfit, "Law Dogs")
    lillian = t.hand("Lillian Morgan (Exp.1)")
    t.dude(has=("Mustang",)), t.deed(keywords=("Ranch",)), t.deed(keywords=("Ranch", "Private"))
    t.dude(seat=1, has=("Mustang",)), t.deed(seat=1, keywords=("Ranch",))
    assert lillian.cost == cost


GAIN = able("action", noon(), lambda use: use.gain(2), title="Windfall", cost=1)
RALLY = able("action", shootout(), lambda use: use.gain(3), title="Rally")


def test_lillian_plays_an_action_from_the_discard_pile_and_boots_a_spell() -> None:
    t = Table(stash=5)
    lillian = t.put("Lillian Morgan (Exp.1)", has=("Heartseeker",))
    action = t.discard(GAIN)
    t.discard(RALLY)
    t.use(lillian, "repeat_history")
    assert t.rock() == 6
    t.answer(lillian.attachments[0])
    assert lillian.attachments[0].booted and action in t.discard_of()
    assert not t.can_use(lillian)


@pytest.mark.parametrize("spell", [True, False])
def test_lillian_aces_the_action_without_a_spell_to_boot(spell: bool) -> None:
    t = Table()
    lillian = t.put("Lillian Morgan (Exp.1)", has=("Heartseeker",) if spell else ())
    action = t.discard(GAIN)
    t.use(lillian, "repeat_history", *(["pass"] if spell else []))
    assert action in t.boot_hill_of()
    assert not any(card.booted for card in lillian.attachments)


def test_lillian_plays_shootout_actions_in_shootouts() -> None:
    t = Table()
    lillian, bob = t.put("Lillian Morgan (Exp.1)", at="town square"), t.dude(seat=1, at="town square")
    t.discard(GAIN)
    action = t.discard(RALLY)
    t.shootout(lillian, bob)
    t.use(lillian, "repeat_history")
    assert t.rock() == 23 and action in t.boot_hill_of()


def test_lillian_pays_for_the_action_and_cannot_play_what_is_too_dear() -> None:
    t = Table(stash=0)
    lillian = t.put("Lillian Morgan (Exp.1)")
    t.discard(GAIN)
    assert not t.can_use(lillian)
    assert not t.events(EnteredPlay)
