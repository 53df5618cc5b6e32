"""Blood Moon Rising: spells."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon
from gomorra.engine.card.handle import Card
from gomorra.engine.events import RoundDecided
from gomorra.testing import LEGAL, Table, able, either_leads, rule

PAIR, FULL_HOUSE = "8♠ 8♥ 3♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 4♦"


def heartseeker(t: Table, target: Card, *joining: Card, pull: str = "3♠") -> tuple[Card, Card]:
    """A Huckster casts Heartseeker in a shootout."""
    caster = t.dude(at="town square", keywords=("Huckster 2",), has=("Heartseeker",))
    t.shootout(caster, target, *joining)
    t.stack(pull)
    t.use(caster.attachments[0])
    return caster, caster.attachments[0]


@rule("CR-Heartseeker-a", "CG-Prevention-b")
@pytest.mark.parametrize("keywords", [(), ("Harrowed",)])
@either_leads
def test_heartseeker_aces_the_opposing_shooter_of_a_round_you_win(keywords: tuple[str, ...]) -> None:
    t = Table()
    foe = t.dude(seat=1, at="town square", keywords=keywords)
    _, spell = heartseeker(t, foe)
    t.hands(PAIR, LEGAL)
    t.finish()
    assert foe in t.boot_hill_of(1) and spell.booted


@rule("CR-Heartseeker-a")
@pytest.mark.parametrize(("mine", "theirs"), [(LEGAL, PAIR), (PAIR, PAIR)])
@either_leads
def test_heartseeker_spares_the_shooter_of_a_round_you_do_not_win(mine: str, theirs: str) -> None:
    t = Table()
    foe = t.dude(seat=1, at="town square")
    heartseeker(t, foe)
    t.hands(mine, theirs)
    t.finish()
    assert foe not in t.boot_hill_of(1)


def test_heartseeker_spares_the_opponent_three_casualties() -> None:
    t = Table()
    foe, other = (t.dude(seat=1, at="town square") for _ in range(2))
    heartseeker(t, foe, other)
    t.hands(FULL_HOUSE, PAIR)
    t.finish()
    assert t.events(RoundDecided)[0].casualties == (0, 2)


def test_heartseeker_does_nothing_when_the_round_is_lost() -> None:
    t = Table()
    foe = t.dude(seat=1, at="town square")
    caster, _ = heartseeker(t, foe)
    t.hands(LEGAL, PAIR)
    t.finish()
    assert foe.in_play and not caster.in_play


def test_a_failed_heartseeker_does_nothing() -> None:
    t = Table()
    foe, other = (t.dude(seat=1, at="town square") for _ in range(2))
    _, spell = heartseeker(t, foe, other, pull="2♠")
    t.hands(FULL_HOUSE, PAIR)
    t.run("casualty")
    assert t.events(RoundDecided)[0].casualties == (0, 5) and spell.booted and foe.in_play


def test_heartseeker_lasts_for_one_round() -> None:
    t = Table()
    foe, other = (t.dude(seat=1, at="town square") for _ in range(2))
    heartseeker(t, foe, other, t.dude(at="town square"))
    t.hands(PAIR, PAIR.replace("3", "5"))
    t.next_round()
    t.hands(FULL_HOUSE, LEGAL)
    t.finish()
    assert t.events(RoundDecided)[1].casualties == (0, 6)


def loom(t: Table, *, booted: bool) -> tuple[Card, Card, Card]:
    """A Shaman with the Weaving at a deed."""
    deed = t.deed(booted=booted)
    return t.dude(at=deed, keywords=("Shaman 1",)), t.attach("Tse-Che-Nako's Weaving", deed), deed


def test_the_weaving_hallows_and_binds_its_deed() -> None:
    t = Table()
    _, _, deed = loom(t, booted=True)
    other = t.deed(booted=True)
    assert deed.has("Holy Ground") and not other.has("Holy Ground")
    t.end_day()
    assert deed.booted and not other.booted


@rule("CR-TseCheNakosWeaving-a")
@pytest.mark.parametrize("wakes", [True, False])
def test_the_weaving_brings_a_dude_and_a_passing_control_point(wakes: bool) -> None:
    t = Table()
    shaman, totem, deed = loom(t, booted=True)
    ann = t.dude(at=t.deed(seat=1), booted=True)
    t.stack("6♠")
    t.use(totem, "", ann, "town square", wakes)
    assert ann.in_town_square and ann.booted and totem.booted
    assert deed.booted is not wakes and shaman.control == int(wakes)
    t.dude(seat=1, influence=9)
    t.end_day()
    assert shaman.control == 0


@rule("CR-TseCheNakosWeaving-a")
def test_the_control_point_is_lost_by_moving() -> None:
    t = Table()
    shaman, totem, _ = loom(t, booted=True)
    t.dude(at=t.deed(seat=1))
    t.stack("6♠")
    t.use(totem, "", t.game.dudes(t.seat(0))[1], "town square", "yes")
    list(t.game.rules(t.seat(0)).move(shaman, 0))
    assert shaman.control == 0


def test_the_weaving_leads_next_door_to_the_shaman_only() -> None:
    t = Table()
    _, totem, deed = loom(t, booted=False)
    far = t.deed(seat=1, keywords=("Out of Town",))
    ann = t.dude(at=far)
    t.stack("6♠")
    t.use(totem, "", ann)
    assert far not in t.choices() and deed not in t.choices()


CURSE = able("deed", noon(target=dude), lambda use: use.modify(use.target, influence=-1), title="Curse")


def grace(t: Table) -> Card:
    saint = t.dude(at="town square", keywords=("Blessed 1",), influence=1, has=["Amazing Grace"])
    t.stack("5♠")
    t.use(saint.attachments[0])
    return saint


def test_amazing_grace_keeps_who_refuses() -> None:
    t = Table()
    saint = grace(t)
    bob = t.dude(seat=1, at="town square")
    assert saint.influence == 2
    t.callout(bob, saint, "refuse")
    assert saint.in_town_square and not saint.booted
    t.pass_()
    t.callout(bob, saint, "refuse")
    assert saint.at_home and saint.booted


def test_amazing_grace_counts_for_control() -> None:
    t = Table()
    deed = t.deed(seat=1)
    ann = t.dude(at=deed)
    t.dude(seat=1, at=deed)
    assert deed.controller == t.seat(1)
    grace(t)
    assert deed.controller == t.seat(0) and ann.influence == 0
    t.end_day()
    assert deed.controller == t.seat(1)


def test_amazing_grace_protects_the_influence_of_your_dudes() -> None:
    t = Table()
    ann = t.dude(influence=2)
    saint = grace(t)
    for who in (ann, saint):
        t.use(t.put(CURSE, seat=1), "", who)
    assert ann.influence == 2 and saint.influence == 2
    t.use(t.put(CURSE), "", ann)
    assert ann.influence == 1


def test_the_shaman_moves_and_the_deed_of_the_weaving_unboots() -> None:
    t = Table()
    shaman, totem, deed = loom(t, booted=True)
    t.stack("6♠")
    t.use(totem, "", "town square", "yes")
    assert shaman.in_town_square and not deed.booted and shaman.control == 1
