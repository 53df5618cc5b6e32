"""Nightmare at Noon: spells."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able, plain

SWORD = plain("goods", "Sword", keywords=["Weapon", "Melee"])
HERO = plain("dude", "Hero", cost=6, value=8, bullets=2, influence=1)
JINX = able(
    "spell", noon(spell=1, target=dude), lambda use: use.modify(use.target, bullets=-1), keywords=["Hex"]
)


def blessed(t: Table, code: str, **facts: object) -> tuple[Card, Card]:
    priest = t.dude(keywords=["Blessed 3"], has=[code], **facts)
    return priest, priest.attachments[0]


@pytest.mark.parametrize(("pull", "found"), [("9♠", True), ("8♠", False)])
def test_such_a_time_finds_a_dude_of_less_grit_than_the_test(pull: str, found: bool) -> None:
    t = Table(stash=2)
    priest, spell = blessed(t, "For Such a Time as This")
    hero, _ = t.discard(HERO, plain("dude", "Giant", value=13))
    t.stack(pull)
    t.use(spell)
    t.form()
    if found:
        assert t.choices() == [hero]
        t.answer(hero)
        assert hero.at_home and hero.influence == 2 and t.rock() == 0
        t.end_day()
        assert hero.influence == 2
    else:
        assert not hero.in_play
    assert spell in t.boot_hill_of() and priest.in_play


def test_such_a_time_boots_the_spell_and_needs_a_success() -> None:
    t = Table()
    priest, spell = blessed(t, "For Such a Time as This")
    t.stack("5♠")
    t.use(spell)
    assert spell.in_play and spell.booted and not priest.booted and t.decision.seat == 1


def test_such_a_time_is_lost_with_the_job() -> None:
    t = Table()
    priest, spell = blessed(t, "For Such a Time as This")
    hero, foe = t.discard(HERO), t.dude(seat=1, at="town square")
    t.stack("9♠")
    t.use(spell)
    t.form(foe)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "9♠ 9♥ 9♦ 4♣ 6♣")
    t.finish()
    assert not hero.in_play and not priest.in_play and spell not in t.boot_hill_of()


@pytest.mark.parametrize("code", ["08018", "24200"])
def test_the_sword_guides_a_blade_for_the_day(code: str) -> None:
    t = Table()
    _, spell = blessed(t, code)
    ann = t.dude(has=[SWORD])
    t.stack("4♠")
    t.use(spell, "", *([ann] if code == "24200" else []))
    assert ann.bullets == 1 and ann.is_stud and not spell.booted
    t.end_day()
    assert ann.bullets == 0 and not ann.is_stud


@pytest.mark.parametrize(("code", "bullets"), [("08018", 0), ("24200", 1)])
def test_without_the_blade_the_sword_is_dull(code: str, bullets: int) -> None:
    t = Table()
    _, spell = blessed(t, code)
    ann, ben = t.dude(has=[SWORD]), t.dude()
    sword = ann.attachments[0]
    t.stack("4♠")
    t.use(spell, "", *([ann] if code == "24200" else []))
    t.give(sword, ben)
    assert ann.bullets == bullets and not ann.is_stud and not ben.is_stud


@pytest.mark.parametrize("code", ["08018", "24200"])
def test_the_sword_wards_off_spells_of_others_but_no_other_cards(code: str) -> None:
    t = Table()
    _, spell = blessed(t, code)
    ann = t.dude(at="town square", bullets=3, has=[SWORD])
    witch = t.dude(seat=1, at="town square", keywords=["Huckster 9"], has=[JINX])
    jinx = t.hand(able("action", noon(target=dude), lambda use: use.modify(use.target, bullets=-1)), seat=1)
    t.stack("4♠")
    t.use(spell, "", *([ann] if code == "24200" else []))
    t.use(witch.attachments[0], "", ann)
    assert ann.bullets == 4
    t.use(jinx, "", ann)
    assert ann.bullets == 3


def test_the_sword_goes_on_without_the_spell() -> None:
    t = Table()
    _, spell = blessed(t, "Sword of the Spirit")
    ann = t.dude(has=[SWORD])
    t.stack("4♠")
    t.use(spell)
    t.use(t.hand(able("action", noon(), lambda use: use.discard(spell))))
    assert spell in t.discard_of() and ann.is_stud and ann.bullets == 1


def test_the_first_sword_needs_a_blade_and_a_success() -> None:
    t = Table()
    _, spell = blessed(t, "08018")
    t.dude(has=[plain("goods", keywords=["Weapon"])])
    assert not t.can_use(spell)
    ann = t.dude(has=[SWORD])
    t.stack("3♠")
    t.use(spell)
    assert not ann.is_stud


@pytest.mark.parametrize("code", ["08018", "24200"])
def test_the_sword_goes_on_when_the_spell_is_blank(code: str) -> None:
    t = Table()
    _, spell = blessed(t, code)
    ann = t.dude(has=[SWORD])
    t.stack("4♠")
    t.use(spell, "", *([ann] if code == "24200" else []))
    t.use(t.hand(able("action", noon(), lambda use: use.make_blank(spell))))
    assert ann.is_stud and ann.bullets == 1
