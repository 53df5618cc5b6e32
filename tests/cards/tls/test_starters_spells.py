"""The Light Shineth: the spells of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.engine.card.handle import Card
from gomorra.testing import Table


def sacred_fire(t: Table, code: str, *, fires: int = 1) -> tuple[Card, Card, Card]:
    """A deed with so many Fires and a Shaman 0 there."""
    deed = t.deed()
    totems = [t.attach(code, deed) for _ in range(fires)]
    return deed, totems[0], t.dude(at=deed, keywords=["Shaman 0"])


@pytest.mark.parametrize(("code", "rating"), [("10033", 4), ("24210", 2)])
def test_the_fire_hallows_its_deed_and_helps_shamans(code: str, rating: int) -> None:
    t = Table()
    deed, fire, shaman = sacred_fire(t, code, fires=2)
    away = t.dude(keywords=["Shaman 0"])
    assert deed.has("Holy Ground") and shaman.rating("Shaman") == rating and away.rating("Shaman") == 0
    assert fire.can_attach_to(deed) and not fire.can_attach_to(t.game.card(0))
    assert not fire.can_attach_to(t.game.outfit(0))


@pytest.mark.parametrize("code", ["10033", "24210"])
def test_the_fire_unboots_a_dude_here_and_you_play_on(code: str) -> None:
    t = Table()
    deed, fire, _ = sacred_fire(t, code)
    tired = t.dude(at=deed, booted=True)
    t.stack("8♠")
    t.use(fire)
    assert not tired.booted and fire.booted and t.decision.seat == 0 and t.decision.kind == "play"


def test_the_fire_of_the_weird_west_warms_the_deed_next_door() -> None:
    t = Table()
    _, fire, _ = sacred_fire(t, "24210")
    next_door = t.deed()
    tired, home = t.dude(at=next_door, booted=True), t.dude(booted=True)
    t.stack("8♠")
    t.use(fire)
    assert home not in t.choices()
    t.answer(tired)
    assert not tired.booted and t.decision.seat == 1


@pytest.mark.parametrize("code", ["10033", "24210"])
def test_the_fire_needs_a_booted_dude(code: str) -> None:
    t = Table()
    deed, fire, _ = sacred_fire(t, code)
    assert not t.can_use(fire)
    t.dude(at=deed, booted=True)
    assert t.can_use(fire)


def test_the_fire_may_fail() -> None:
    t = Table()
    deed, fire, _ = sacred_fire(t, "10033")
    tired = t.dude(at=deed, booted=True)
    t.stack("7♠")
    t.use(fire)
    assert tired.booted and t.decision.seat == 1
