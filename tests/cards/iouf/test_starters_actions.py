"""Immovable Object, Unstoppable Force: the actions of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.engine.card.handle import Card
from gomorra.testing import Table


def monks_fight(t: Table, *cards: str, bullets: int = 0, foe_bullets: int = 3) -> tuple[Card, Card]:
    """A Kung Fu dude (value 8) in a shootout with these in hand; the first pull is a 2."""
    monk = t.dude(at="town square", keywords=["Kung Fu 1"], value=7, bullets=bullets)
    foe = t.dude(seat=1, at="town square", bullets=foe_bullets, value=9)
    t.hand(*cards)
    t.shootout(monk, foe)
    t.stack("2♠ 2♥ 2♦")
    return monk, foe


@pytest.mark.parametrize(("code", "value"), [("09037", 8), ("24217", 9)])
def test_zhus_ferocity(code: str, value: int) -> None:
    t = Table()
    monk, foe = monks_fight(t, code)
    t.use(t.hand_of()[0])
    assert (monk.bullets, monk.value, foe.bullets) == (1, value, 2)


@pytest.mark.parametrize(("bullets", "combo"), [(2, True), (1, False)])
def test_zhus_ferocity_leads_to_a_combo_for_the_stronger(bullets: int, combo: bool) -> None:
    t = Table()
    monks_fight(t, "Zhu's Ferocity", "Raking Dragons", bullets=bullets)
    t.use(t.hand_of()[0])
    assert (t.decision.kind == "combo") == combo


@pytest.mark.parametrize("code", ["09038", "24219"])
def test_raking_dragons_boots_and_weakens(code: str) -> None:
    t = Table()
    monk, foe = monks_fight(t, code, "Zhu's Ferocity")
    t.use(t.hand_of()[0], "", foe)
    assert foe.booted and foe.value == 7 and not monk.booted
    assert t.decision.kind == "combo", "7 is below the monk's 8"


def test_raking_dragons_without_a_combo() -> None:
    t = Table()
    monk, _ = monks_fight(t, "Raking Dragons", "Zhu's Ferocity")
    t.use(t.hand_of()[0], "", monk)
    assert monk.booted and monk.value == 6
    assert t.decision.kind != "combo"
