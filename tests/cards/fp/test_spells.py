"""Foul Play: spells."""

from __future__ import annotations

import pytest

from gomorra.engine.card.handle import Card
from gomorra.engine.events import RoundDecided
from gomorra.engine.fights import lumps
from gomorra.testing import CHEATIN, LEGAL, Table, either_leads, plain
from gomorra.testing.rules import rule


def furious(t: Table, ability: str, pull: str) -> Card:
    saint = t.dude(at="town square", keywords=("Blessed 2",), has=["Righteous Fury"])
    t.shootout(saint, t.dude(seat=1, at="town square"))
    t.stack(pull)
    spell = saint.attachments[0]
    t.use(spell, ability)
    return spell


@pytest.mark.parametrize(("hands", "mine", "theirs"), [
    (("K♣ K♦ 3♥ 4♠ 9♣", LEGAL), 0, 3), ((LEGAL, "K♣ K♦ 3♥ 4♠ 9♣"), 1, 0), ((LEGAL, LEGAL), 1, 1),
])  # fmt: skip
def test_righteous_fury_smites_whom_you_beat(hands: tuple[str, str], mine: int, theirs: int) -> None:
    t = Table()
    assert furious(t, "smite", "6♠").booted
    t.hands(*hands)
    t.finish()
    decided = t.events(RoundDecided)[-1]
    assert decided.casualties == (mine, theirs)


def test_righteous_wrath_hits_in_any_case_and_is_aced() -> None:
    t = Table()
    spell = furious(t, "wrath", "10♠")
    assert spell in t.boot_hill_of()
    t.hands(LEGAL, "K♣ K♦ 3♥ 4♠ 9♣")
    t.finish()
    assert t.events(RoundDecided)[-1].casualties == (1, 2)


def test_failed_fury_is_just_booted() -> None:
    t = Table()
    spell = furious(t, "wrath", "9♠")
    assert spell.in_play and spell.booted


@pytest.mark.parametrize(("code", "spared"), [("12018", 0), ("24204", 2)])
def test_owls_insight_equips_and_refills(code: str, spared: int) -> None:
    t = Table(stash=1)
    deed = t.deed()
    shaman = t.dude(at=deed, keywords=("Shaman 2",), has=[code])
    hat, gun = t.hand(plain("goods", "Hat", cost=1), plain("goods", "Gun", cost=3))
    t.showdown(shaman, t.dude(seat=1, at=deed), hands=(LEGAL, CHEATIN))
    t.stack("3♠")
    t.use(shaman.attachments[0], "", hat)
    fight = t.game.shootout
    assert fight is not None
    assert hat.host is shaman and gun in t.hand_of() and len(t.hand_of()) == 5 and t.rock() == 1
    fight.lost_by = 5
    fight.round_winner = 1
    assert lumps.casualties(t.game, fight, 0) == 5 - spared


@rule("CR-GeneralStore-a")
@pytest.mark.parametrize("code", ["12018", "24204"])
@either_leads
def test_the_owl_equips_in_the_town_square(code: str) -> None:
    t = Table()
    shaman = t.dude(at="town square", keywords=("Shaman 2",), has=[code])
    hat = t.hand(plain("goods", "Hat", cost=1))
    t.showdown(shaman, t.dude(seat=1, at="town square"), hands=(LEGAL, CHEATIN))
    t.stack("3♠")
    t.use(shaman.attachments[0])
    t.answer(hat)
    assert hat.host is shaman


def test_the_owl_may_keep_everything_in_hand() -> None:
    t = Table()
    deed = t.deed()
    shaman = t.dude(at=deed, keywords=("Shaman 2",), has=["Owl's Insight"])
    t.hand(plain("goods", "Hat", cost=1))
    t.showdown(shaman, t.dude(seat=1, at=deed), hands=(LEGAL, CHEATIN))
    t.stack("3♠")
    t.use(shaman.attachments[0], "", "pass")
    assert len(t.hand_of()) == 5 and len(shaman.attachments) == 1


@rule("RB-6.1.4-k")
@pytest.mark.parametrize("code", ["12018", "24204"])
def test_in_a_shootout_the_owl_equips_nobody_outside_the_posse(code: str) -> None:
    t = Table()
    deed = t.deed()
    shaman, idle = t.dude(at=deed, keywords=("Shaman 2",), has=[code]), t.dude()
    hat = t.hand(plain("goods", "Hat", cost=1))
    t.showdown(shaman, t.dude(seat=1, at=deed), hands=(LEGAL, CHEATIN))
    t.stack("3♠")
    t.use(shaman.attachments[0], "", hat)
    assert hat.host is shaman and not idle.attachments


@rule("RB-6.1.4-k")
def test_in_a_shootout_nobody_outside_the_posse_invents_for_the_owl() -> None:
    t = Table()
    deed = t.deed()
    shaman = t.dude(at=deed, keywords=("Shaman 2",), has=["Owl's Insight"])
    t.dude(at=deed, keywords=["Mad Scientist 9"])
    t.hand(plain("goods", "Ray", cost=1, keywords=["Gadget 1"]))
    t.showdown(shaman, t.dude(seat=1, at=deed), hands=(LEGAL, CHEATIN))
    t.stack("3♠")
    with t.noting() as noted:
        t.use(shaman.attachments[0])
    assert not any(card.title == "Ray" for cards in noted for card in cards) and len(t.hand_of()) == 5


def test_in_lowball_the_owl_equips_anybody() -> None:
    t = Table()
    shaman, idle = t.dude(at="town square", keywords=("Shaman 2",), has=["Owl's Insight"]), t.dude()
    hat = t.hand(plain("goods", "Hat", cost=1))
    t.stack(LEGAL, "3♠")
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    t.use(shaman.attachments[0], "", hat, idle)
    assert hat.host is idle
