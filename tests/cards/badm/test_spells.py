"""Bad Medicine: spells."""

from __future__ import annotations

import pytest

from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table


@pytest.mark.parametrize(("pull", "works"), [("4♠", True), ("3♠", False)])
def test_fools_gold_takes_from_the_pot(pull: str, works: bool) -> None:
    t = Table(stash=5)
    witch = t.dude(at="town square", keywords=("Huckster 1",), has=["Fool's Gold"])
    t.stack(pull, LEGAL)
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    t.answer("react")
    assert witch.bounty == int(works) and witch.attachments[0].booted
    assert (t.rock(0), t.rock(1)) == (6, 4)


def test_the_pot_is_smaller_then() -> None:
    t = Table(stash=5)
    t.dude(at="town square", keywords=("Huckster 1",), has=["Fool's Gold"])
    t.stack("4♠", CHEATIN)
    t.stack(LEGAL, seat=1)
    t.start("gambling")
    t.answer("react")
    assert (t.rock(0), t.rock(1)) == (5, 5)


def test_fools_gold_works_in_the_town_square() -> None:
    t = Table(stash=5)
    t.dude(keywords=("Huckster 1",), has=["Fool's Gold"])
    t.start("gambling")
    assert t.decision.kind != "react"


def bear(t: Table, code: str) -> tuple[Card, Card]:
    """A Shaman at a deed with the Totem."""
    deed = t.deed()
    t.dude(at=deed, keywords=("Shaman 1",))
    return t.attach(code, deed), deed


@pytest.mark.parametrize(("code", "token"), [("13017", "Nature Spirit"), ("24203", "Gunslinger")])
def test_mother_bears_rage_sends_a_hunter(code: str, token: str) -> None:
    t = Table()
    totem, deed = bear(t, code)
    next_door, here = t.dude(seat=1, at=t.deed()), t.dude(seat=1, at=deed)
    square, home = t.dude(seat=1, at="town square"), t.dude(seat=1)
    t.stack("4♠")
    t.use(totem)
    assert set(t.choices()) == {next_door, here} and square.in_play and home.in_play
    t.answer(next_door, "accept")
    t.form()
    hunter = next(card for card in t.game.dudes(0) if card.is_token)
    assert hunter.title == token and hunter.bullets == 2 and hunter.is_stud
    assert hunter.place == next_door.place and t.game.shootout is not None and totem.booted
    t.finish()
    assert not hunter.in_play


@pytest.mark.parametrize("code", ["13017", "24203"])
def test_the_hunted_may_refuse(code: str) -> None:
    t = Table()
    totem, deed = bear(t, code)
    bob = t.dude(seat=1, at=deed)
    t.stack("4♠")
    t.use(totem, "", "refuse")
    assert bob.at_home and bob.booted and t.game.shootout is None


@pytest.mark.parametrize("code", ["13017", "24203"])
def test_nobody_comes_when_the_spirits_do_not_hear(code: str) -> None:
    t = Table()
    totem, deed = bear(t, code)
    t.dude(seat=1, at=deed)
    t.stack("3♠")
    t.use(totem)
    assert not any(card.is_token for card in t.game.dudes())
