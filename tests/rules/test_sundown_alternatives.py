"""Sundown: what effects, and not only traits, change about it."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Stat, Until, happens, noon, react, trait
from gomorra.testing import Table, able, rule


@rule("RB-5.4-l")
@pytest.mark.parametrize("change", [-2, 1])
def test_an_effect_on_a_player_may_change_how_many_cards_are_held(change: int) -> None:
    t = Table()
    grant = able(
        "action", noon(), lambda use: use.for_player(use.seat, Stat.HAND_SIZE, change, until=Until.DAY)
    )
    t.use(t.hand(grant))
    t.end_day()
    assert (len(t.hand_of(0)), len(t.hand_of(1))) == (5 + change, 5)
    t.end_day()
    assert (len(t.hand_of(0)), len(t.hand_of(1))) == (5, 5)


@rule("RB-5.4-p", "RB-5.4-n")
def test_what_lasts_during_sundown_still_holds_while_cards_unboot() -> None:
    t = Table()
    hero, tired = t.dude(influence=1), t.dude(booted=True)
    seen = {}

    def brighten(use):
        use.modify(hero, bullets=1, until=Until.SUNDOWN)
        use.modify(hero, influence=1, until=Until.DAY)

    def look(use):
        seen[type(use.event).__name__, t.game.state.day] = (hero.bullets, hero.influence)

    t.put(able("deed", trait("after", happens.SundownChecked), brighten))
    for event in (happens.Unbooted, happens.PhaseEnded, happens.Anted):
        t.put(able("deed", trait("when", event), look))
    t.end_day()
    assert not tired.booted
    assert seen["Unbooted", 1] == seen["PhaseEnded", 1] == (1, 2)
    assert seen["Anted", 2] == (0, 1)


@rule("RB-7.1-q")
@pytest.mark.parametrize("event", [happens.Anted, happens.SundownChecked, happens.PhaseStarted])
def test_a_react_of_any_phase_lasts_as_long_as_its_text_says(event) -> None:
    t = Table(day=1)
    hero = t.dude(influence=1)
    t.dude(seat=1, influence=1)
    lasting = react("after", event, if_=lambda card, event: card.game.state.day == 2)
    source = t.put(able("deed", lasting, lambda use: use.modify(hero, bullets=1, until=Until.PERMANENT)))
    t.end_day()
    t.run("react")
    t.use(source, seat=0)
    assert hero.bullets == 1
    t.run("noon")
    t.end_day()
    t.end_day()
    assert hero.bullets == 1
