"""The Light Shineth: spells."""

from __future__ import annotations

import pytest

from gomorra.engine.card import Card
from gomorra.testing import Table


def tail(t: Table, code: str, *, rating: int = 2) -> tuple[Card, Card, Card]:
    """A Shaman at a deed with the Totem."""
    deed = t.deed()
    return t.dude(at=deed, keywords=(f"Shaman {rating}",)), t.attach(code, deed), deed


@pytest.mark.parametrize("code", ["10032", "24206"])
@pytest.mark.parametrize(("pull", "booted"), [("3♠", True), ("2♠", False)])
def test_red_horses_tail_boots_a_dude_of_that_value(code: str, pull: str, booted: bool) -> None:
    t = Table()
    _, totem, deed = tail(t, code)
    bob, away = t.dude(seat=1, at=deed, value=5, bullets=3), t.dude(seat=1, at="town square")
    t.stack(pull)
    t.use(totem, "lash")
    assert away not in t.choices()
    t.answer(bob)
    assert bob.booted is booted and bob.place == deed.id and totem.booted


@pytest.mark.parametrize("code", ["10032", "24206"])
@pytest.mark.parametrize(("pull", "home"), [("8♠", True), ("7♠", False)])
def test_in_a_shootout_it_sends_home_a_dude_of_that_grit(code: str, pull: str, home: bool) -> None:
    t = Table()
    shaman, totem, deed = tail(t, code)
    bob = t.dude(seat=1, at=deed, value=5, bullets=3, influence=2)
    t.shootout(shaman, bob, t.dude(seat=1, at=deed))
    t.stack(pull)
    t.use(totem, "whirl", bob, seat=0)
    assert (bob.at_home and bob.booted) is home and totem.booted


def test_a_shaman_outside_the_shootout_does_not_whirl() -> None:
    t = Table()
    _, totem, deed = tail(t, "10032")
    ann, bob = t.dude(at=deed), t.dude(seat=1, at=deed)
    t.shootout(ann, bob)
    assert not t.can_use(totem, "whirl", seat=0)
