"""Bad Medicine: actions."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import noon
from gomorra.engine.card import Card
from gomorra.testing import Table, able, plain, rule

KICK = able("action", noon(technique=True), lambda use: use.gain(5), title="Kick", keywords=("Technique",))


def monk(t: Table, **facts: Any) -> Card:
    return t.dude(keywords=("Kung Fu 1",), value=8, **facts)


@rule("CG-Feat-a")
def test_focusing_chi_revealed_for_a_technique_unboots_and_sifts_the_deck() -> None:
    t = Table()
    ann = monk(t, booted=True)
    top = t.stack("Focusing Chi", plain("action", "One"), plain("action", "Two"), plain("action", "Three"))
    t.use(t.hand(KICK), "", True)
    assert not ann.booted and set(t.choices()) == set(top[1:])
    t.answer(top[2], "pass")
    assert t.deck_of()[:2] == [top[1], top[3]] and top[2] in t.discard_of() and top[0] in t.discard_of()
    assert t.rock() == 25


def test_focusing_chi_is_optional() -> None:
    t = Table()
    ann = monk(t, booted=True)
    t.stack("Focusing Chi")
    t.use(t.hand(KICK), "", False)
    assert ann.booted and t.rock() == 25


def test_other_pulls_do_not_focus() -> None:
    t = Table()
    caster = t.dude(at="town square", keywords=("Huckster 9",), has=("Puppet",))
    bob = t.dude(seat=1, at="town square", value=9)
    t.stack("Focusing Chi")
    t.use(caster.attachments[0], "", bob)
    assert t.decision.kind == "play" and bob.controller == 0


@rule("CG-Feat-b")
def test_the_feat_costs_nothing() -> None:
    t = Table(stash=0)
    ann = monk(t, booted=True)
    t.stack("Focusing Chi")
    t.use(t.hand(KICK), "", True, "pass")
    assert not ann.booted


@pytest.mark.parametrize("when", ["noon", "shootout"])
def test_focusing_chi_draws_a_card_or_goes_on_top_of_the_deck(when: str) -> None:
    for word in ("draw a card", "put it on top"):
        t = Table()
        ann, bob = monk(t, at="town square"), t.dude(seat=1, at="town square")
        chi = t.hand("Focusing Chi")
        if when == "shootout":
            t.shootout(ann, bob)
        pulled, top = t.stack("2♠", plain("action", "Top"))
        t.use(chi, "breathe", word)
        assert pulled in t.discard_of()
        if word == "draw a card":
            assert t.hand_of() == [top] and chi in t.discard_of()
        else:
            assert t.deck_of()[:2] == [chi, top] and not t.hand_of()


def test_a_failed_breath_is_lost() -> None:
    t = Table()
    monk(t)
    chi = t.hand("Focusing Chi")
    t.stack("10♠")
    t.use(chi, "breathe")
    assert chi in t.discard_of() and not t.hand_of()
