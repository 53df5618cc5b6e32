"""Rulebook 2.1: card text beats the rules, "cannot" beats "can"."""

from __future__ import annotations

from gomorra.cards.vocabulary import always, dude, noon, your
from gomorra.testing import Table, able, rule


@rule("RB-2.1-a")
def test_a_card_allows_what_the_rules_do_not() -> None:
    t = Table()
    tired = t.dude(booted=True)
    assert t.why_not("move", tired, "town-square").rule == "RB-5.3.3-a"
    carriage = t.hand(able("action", noon(target=your & dude), lambda use: use.move(use.target, 0)))
    t.use(carriage)
    assert tired.in_town_square


@rule("RB-2.1-b")
def test_cannot_beats_can() -> None:
    t = Table()
    rooted = t.put(able("dude", always("cannot move"), lambda card, other, use, extra: True))
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.move(use.target, 0))))
    assert rooted.at_home


@rule("RB-2.1-b")
def test_a_forbidden_play_is_refused_with_its_reason() -> None:
    t = Table()
    rooted = t.put(able("dude", always("cannot move"), lambda card, other, use, extra: True))
    assert t.why_not("move", rooted, "town-square").rule == "RB-2.1-b"
