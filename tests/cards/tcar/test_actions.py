"""There Comes a Reckoning: actions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Flow, Use, resolution
from gomorra.engine.card import Card
from gomorra.engine.events import RoundDecided
from gomorra.testing import CHEATIN, Table, able, rule

TRIPLE = "9♠ 9♥ 9♦ 4♣ 6♣"


def summoned(t: Table, **facts: object) -> tuple[Card, Card, Card]:
    """A callout in the town square; the marked player has another dude at home."""
    ann, bob = t.dude(at="town square", bullets=1), t.dude(seat=1, at="town square")
    idle = t.dude(seat=1, **facts)  # type: ignore[arg-type]
    grim = t.hand("Grim Servant o' Death")
    t.shootout(ann, bob)
    t.use(grim)
    return ann, bob, idle


@rule("CG-NoonShootout-b")
def test_the_dude_at_home_may_join_and_then_nothing_else_happens() -> None:
    t = Table()
    ann, _, idle = summoned(t)
    assert t.decision.kind == "confirm" and t.decision.seat == 1 and t.rock() == 19
    t.answer(True)
    assert idle.in_posse and idle.in_town_square and ann.bullets == 1 and ann.is_draw


def test_if_he_stays_your_dude_becomes_a_stud_with_two_more_bullets() -> None:
    t = Table()
    ann, _, idle = summoned(t)
    t.answer(False)
    assert idle.at_home and not idle.in_posse
    assert ann.is_stud and ann.bullets == 3


@pytest.mark.parametrize(("theirs", "more"), [(CHEATIN, 2), ("4♣ 4♦ 6♥ 8♠ 9♦", 0)])
def test_if_he_stays_a_cheatin_hand_costs_two_casualties(theirs: str, more: int) -> None:
    t = Table()
    summoned(t)
    t.answer(False)
    t.hands(f"{TRIPLE} A♥ 2♦ K♣", theirs)
    t.finish()
    assert t.events(RoundDecided)[0].casualties == (0, 2 + more)


def forge(use: Use) -> Flow[None]:
    """Make two cards of the hand the same."""
    one, two, *_ = use.draw_hand()
    yield from use.make_card(two, 3, one.value)
    yield from use.make_card(one, 3, one.value)


def test_a_hand_that_becomes_cheatin_later_in_the_round_counts_too_but_once() -> None:
    t = Table()
    _, bob, _ = summoned(t)
    kits = [t.attach(able("goods", resolution(), forge, name="forge"), bob) for _ in range(2)]
    t.answer(False)
    t.hands(f"{TRIPLE} A♥ 2♦ K♣", "4♣ 4♦ 6♥ 8♠ 9♦")
    t.run("resolution")
    for kit in kits:
        t.use(kit)
        t.pass_()
    t.finish()
    assert t.events(RoundDecided)[0].casualties == (0, 4)


@pytest.mark.parametrize("where", ["fighting", "away", "other player"])
def test_it_needs_an_idle_dude_of_the_marked_player_at_home(where: str) -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    if where == "away":
        t.dude(seat=1, at=t.deed(seat=1))
    if where == "other player":
        t.dude(seat=2), t.dude()
    grim = t.hand("Grim Servant o' Death")
    t.shootout(ann, bob)
    assert not t.can_use(grim)


@rule("CG-Prevention-h", "CR-YagnsMechanicalSkeleton-a")
def test_a_dude_who_cannot_be_moved_cannot_accept() -> None:
    t = Table()
    ann, _, idle = summoned(t, has=("Yagn's Mechanical Skeleton",))
    assert t.decision.kind == "play"
    assert not idle.in_posse and ann.is_stud and ann.bullets == 3
