"""Faith and Fear: spells."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon
from gomorra.engine.card import Card
from gomorra.testing import LEGAL, Table, able, rule

PAIR, TRIPLE = "8♠ 8♥ 3♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 6♣"
GALLOWS = able("deed", noon(target=dude), lambda use: use.ace(use.target))
EVICTION = able("deed", noon(target=dude), lambda use: use.discard(use.target))


def healer(t: Table, code: str, at: Card | str = "home", **facts: object) -> tuple[Card, Card]:
    blessed = t.dude(at=at, keywords=("Blessed 3",), has=(code,), **facts)  # type: ignore[arg-type]
    return blessed, blessed.attachments[0]


@pytest.mark.parametrize(("code", "pull", "saved"), [
    ("05029", "5♠", True), ("05029", "4♠", False), ("24193", "3♠", True), ("24193", "2♠", False),
])  # fmt: skip
def test_lay_on_hands_saves_a_casualty_next_door(code: str, pull: str, saved: bool) -> None:
    t = Table()
    blessed, spell = healer(t, code)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.hands(f"{LEGAL} {pull}", PAIR)
    t.run("react")
    t.answer("react")
    assert ann.in_play is saved and blessed.booted and spell.booted
    if saved:
        assert ann.at_home and ann.booted


@pytest.mark.parametrize("code", ["05029", "24193"])
def test_lay_on_hands_saves_from_an_ace_at_any_time(code: str) -> None:
    t = Table()
    healer(t, code, at="town square")
    bob = t.dude(seat=1, at="town square")
    t.stack("K♠")
    t.use(t.put(GALLOWS, seat=1), "", bob, "react", seat=1)
    assert bob.at_home and bob.booted


@pytest.mark.parametrize("code", ["05029", "24193"])
def test_the_patient_stays_booted_through_sundown(code: str) -> None:
    t = Table()
    blessed, _ = healer(t, code, at="town square")
    bob = t.dude(seat=1, at="town square")
    t.stack("K♠")
    t.use(t.put(GALLOWS), "", bob, "react")
    t.end_day()
    assert bob.booted and not blessed.booted
    t.end_day()
    assert not bob.booted


def test_a_plain_discard_is_no_case_for_lay_on_hands() -> None:
    t = Table()
    healer(t, "05029", at="town square")
    bob = t.dude(seat=1, at="town square")
    t.use(t.put(EVICTION), "", bob)
    assert t.decision.kind == "play" and bob in t.discard_of(1)


def test_the_blessed_does_not_heal_himself() -> None:
    t = Table()
    blessed, _ = healer(t, "05029")
    t.use(t.put(GALLOWS))
    assert blessed in t.boot_hill_of()


@rule("CR-LayonHands-a")
@pytest.mark.parametrize("how", ["casualty", "ace"])
def test_lay_on_hands_reaches_no_further_than_next_door(how: str) -> None:
    t = Table()
    far = t.deed(seat=1, keywords=("Out of Town",))
    healer(t, "05029", at=far)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    if how == "ace":
        t.use(t.put(GALLOWS), "", ann)
    else:
        t.shootout(ann, bob)
        t.hands(LEGAL, TRIPLE)
        t.finish()
    assert ann in t.boot_hill_of()


def test_a_booted_blessed_cannot_lay_on_hands() -> None:
    t = Table()
    healer(t, "05029", at="town square", booted=True)
    bob = t.dude(seat=1, at="town square")
    t.use(t.put(GALLOWS), "", bob)
    assert bob in t.boot_hill_of(1)
