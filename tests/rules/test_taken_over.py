"""Cards that another player controls than the one who owns them: whose they are for every play."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import deed, dude, noon, opposing
from gomorra.engine.kernel.state import DISCARD
from gomorra.testing import Table, able, plain, rule

SEIZE = able("action", noon(target=opposing & dude), lambda use: use.take_control(use.target))


def taken_over(t: Table, at=None, **facts):
    """A dude that player 1 owns and player 0 controls."""
    turncoat = t.dude("Turncoat", seat=1, at=at or "home of 1", **facts)
    t.use(t.hand(SEIZE), "", turncoat)
    t.turn_of(0)
    return turncoat


@rule("RB-5.3.3-a", "RB-5.3.3-e", "RB-5.3.3-f", "RB-5.3.3-i", "RB-5.3.3-j", "RB-5.3.3-k", "RB-5.3.3-m")
@pytest.mark.parametrize(
    ("origin", "destination", "boots"),
    [
        ("home of 0", "town square", False),
        ("home of 1", "town square", True),
        ("town square", "home of 0", True),
        ("town square", "home of 1", False),
    ],
)
def test_the_own_home_of_a_move_is_the_controllers(origin: str, destination: str, boots: bool) -> None:
    t = Table()
    turncoat = taken_over(t, at=origin)
    t.turn_of(1)
    assert t.offers("move") == [], "he is not his owner's any more"
    t.turn_of(0)
    t.move(turncoat, destination)
    assert turncoat.place == t.place(destination, 0)
    assert turncoat.booted is boots


@rule("RB-5.3.2-f", "RB-5.3.2-g")
@pytest.mark.parametrize(("place", "safe"), [("home of 0", True), ("home of 1", False)])
def test_nobody_is_called_out_in_the_home_of_who_controls_him(place: str, safe: bool) -> None:
    t = Table()
    turncoat, caller = taken_over(t, at=place), t.dude(seat=1, at=place)
    t.turn_of(1)
    assert t.offers("callout") == ([] if safe else [("callout", caller.id, turncoat.id)])


@rule("RB-5.3.2-h", "RB-5.3.2-i", "RB-3.1-a")
def test_who_refuses_goes_to_the_home_of_who_controls_him() -> None:
    t = Table()
    turncoat, caller = taken_over(t, at="town square"), t.dude(seat=1, at="town square")
    t.turn_of(1)
    t.callout(caller, turncoat)
    assert t.decision.seat == 0
    t.answer("refuse")
    assert turncoat.booted and turncoat.place == t.game.outfit(t.seat(0)).id


@rule("RB-5.3.4-j", "RB-5.3.4-s", "RB-3.5-a", "RB-3.6-a")
@pytest.mark.parametrize("kind", ["goods", "spell"])
def test_what_is_bought_goes_on_a_dude_that_was_taken_over_but_not_for_his_owner(kind: str) -> None:
    t = Table()
    turncoat = taken_over(t, at="home of 0", keywords=["Huckster 1"])
    words = ["Hex"] if kind == "spell" else []
    mine, theirs = t.hand(plain(kind, keywords=words)), t.hand(plain(kind, keywords=words), seat=1)
    t.turn_of(1)
    assert t.offers("shop") == [] and t.why_not("shop", theirs, turncoat) is not None
    t.turn_of(0)
    t.shop(mine, turncoat)
    assert mine.host == turncoat and mine.owner == t.seat(0)


@rule("RB-3.3-e", "RB-3.9-f")
def test_the_influence_of_a_dude_takes_a_deed_for_who_controls_him() -> None:
    t = Table(seats=3)
    claim = t.deed(seat=2)
    turncoat = t.dude(seat=1, influence=2, at=claim)
    assert t.whose(claim) == 1
    t.use(t.hand(SEIZE), "", turncoat)
    assert t.whose(claim) == 0


@rule("RB-2.4-p")
def test_from_a_deed_that_is_gone_a_dude_goes_to_the_home_of_who_controls_him() -> None:
    t = Table()
    place = t.deed(seat=1)
    turncoat = taken_over(t, at=place)
    t.use(t.hand(able("action", noon(target=deed), lambda use: use.discard(use.target))), "", place)
    assert place.zone == DISCARD
    assert turncoat.booted and turncoat.place == t.game.outfit(t.seat(0)).id


@rule("RB-7.3.1-a")
def test_a_kung_fu_dude_performs_for_who_controls_him() -> None:
    t = Table()
    taken_over(t, keywords=["Kung Fu 2"], value=9)
    kick = able("action", noon(technique=True), lambda use: use.gain(1), keywords=["Technique"])
    mine, theirs = t.hand(kick), t.hand(kick, seat=1)
    assert not t.can_use(theirs)
    t.stack("A♣")
    t.use(mine)
    assert t.rock() == 21
