"""Rulebook 7.2.2: inventing Gadgets."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import happens, in_hand, noon, trait, where
from gomorra.engine.events import Booted, Cast, Invented, Paid, Pulled
from gomorra.engine.kernel.state import DISCARD
from gomorra.testing import Table, able, plain, rule


def gadget(kind: str = "goods", difficulty: int = 7, **facts):
    return plain(kind, keywords=[f"Gadget {difficulty}"], **facts)


def laboratory(pull: str = "5♣", *, kind: str = "goods", stash: int = 20, **facts):
    """A Mad Scientist 2 at home, a Gadget 7 in hand, and what will be pulled."""
    t = Table(stash=stash)
    scientist = t.dude(keywords=["Mad Scientist 2", "Huckster 9"])
    card = t.hand(gadget(kind, **facts))
    t.stack(pull)
    return t, scientist, card


@rule("RB-7.2.2-a", "RB-7.2.2-c")
@pytest.mark.parametrize("kind", ["goods", "dude", "deed"])
def test_gadgets_of_every_type_are_invented_as_a_noon_play(kind: str) -> None:
    t, scientist, card = laboratory(kind=kind)
    assert t.offers("shop") == []
    assert t.offers("invent") == [("invent", card.id, scientist.id)]
    t.invent(card, scientist, *(["left"] if kind == "deed" else []))
    assert card.in_play
    assert (t.decision.seat, t.decision.kind) == (1, "play"), "that was his play"


@rule("RB-7.2.2-b")
def test_inventing_is_an_event_of_its_own() -> None:
    t, scientist, card = laboratory()
    t.put(able("deed", trait("after", happens.Invented), lambda use: use.gain(1)))
    t.invent(card, scientist)
    assert t.rock() == 21
    assert [(event.card, event.dude) for event in t.events(Invented)] == [(card.id, scientist.id)]


@rule("RB-7.2.2-b")
@pytest.mark.parametrize("timing", ["when", "after"])
def test_a_failed_attempt_invents_nothing(timing: str) -> None:
    t, scientist, card = laboratory("4♣")
    t.put(able("deed", trait(timing, happens.Invented), lambda use: use.gain(1)))
    t.invent(card, scientist)
    assert not card.in_play and scientist.booted
    assert t.rock() == 20
    assert t.events(Invented) == []


@rule("RB-7.2.2-d", "RB-7.2.2-e", "RB-5.3.4-w")
def test_an_effect_that_brings_a_gadget_in_still_needs_the_invention() -> None:
    t, scientist, card = laboratory(cost=3, stash=1)
    playable = where(lambda one, use: use.can_play(one, 2), zone="hand")
    store = t.put(able("deed", noon(target=in_hand & playable), lambda use: use.play(use.target, 2)))
    t.use(store)
    assert t.rock() == 0
    assert scientist.booted
    assert len(t.events(Pulled)) == 1
    assert card.host == scientist


@rule("RB-7.2.2-f", "RB-7.2.2-i", "RB-7.2-c", "RB-7.2-e", "RB-7.2-j")
def test_boot_pay_and_test_in_this_order_with_the_scientists_rating() -> None:
    t, scientist, card = laboratory(cost=2)
    t.invent(card, scientist)
    steps = [type(event) for event in t.game.events if isinstance(event, (Booted, Paid, Pulled, Cast))]
    assert steps == [Booted, Paid, Pulled, Cast]
    assert t.rock() == 18
    assert t.events(Cast)[0].success


@rule("RB-7.2.2-g")
def test_a_booted_scientist_cannot_invent() -> None:
    t = Table()
    scientist = t.dude(keywords=["Mad Scientist 2"], booted=True)
    card = t.hand(gadget())
    assert t.offers("invent") == []
    assert t.why_not("invent", card, scientist).rule == "RB-7.2.2-g"


@rule("RB-7.2.2-h")
def test_the_price_must_be_affordable() -> None:
    t, scientist, card = laboratory(cost=3, stash=2)
    assert t.offers("invent") == []
    assert t.why_not("invent", card, scientist).rule == "RB-5.3.4-c"
    t.stash(3)
    t.invent(card, scientist)
    assert card.in_play and t.rock() == 0


@rule("RB-7.2.2-i", "RB-7.2.2-j", "RB-7.2.2-k", "RB-7.2.2-l", "RB-7.2-c")
@pytest.mark.parametrize(("pull", "works"), [("5♣", True), ("4♣", False)])
def test_the_check_must_reach_the_difficulty(pull: str, works: bool) -> None:
    t, scientist, card = laboratory(pull)
    t.invent(card, scientist)
    if works:
        assert card.host == scientist
        assert scientist.booted
        assert not card.booted
    else:
        assert card.zone == DISCARD


@rule("RB-7.2.2-i", "RB-7.2.2-j", "RB-7.2-c", "RB-7.2-j")
@pytest.mark.parametrize(("pull", "works"), [("5♣", True), ("4♣", False)])
@pytest.mark.parametrize("kind", ["goods", "spell", "dude", "deed"])
def test_a_gadget_of_any_type_takes_the_same_check(kind: str, pull: str, works: bool) -> None:
    t, scientist, card = laboratory(pull, kind=kind)
    t.invent(card, scientist, *(["left"] if kind == "deed" and works else []))
    assert card.in_play is works and t.events(Cast)[0].success is works


@rule("RB-7.2.2-l")
@pytest.mark.parametrize("kind", ["goods", "spell", "dude", "deed"])
def test_a_gadget_of_any_type_that_fails_is_discarded(kind: str) -> None:
    t, scientist, card = laboratory("4♣", kind=kind)
    t.invent(card, scientist)
    assert card.zone == DISCARD and card in t.discard_of()


@rule("RB-7.2.2-m", "AE-Invent-b")
def test_a_failure_costs_boot_and_ghost_rock() -> None:
    t, scientist, card = laboratory("2♣", cost=4)
    t.invent(card, scientist)
    assert t.rock() == 16
    assert scientist.booted
    assert not card.in_play


@rule("AE-Invent-a")
def test_the_scientist_works_at_a_location_you_control() -> None:
    t = Table()
    scientist = t.dude(keywords=["Mad Scientist 2"], at="town square")
    card = t.hand(gadget())
    assert t.offers("invent") == []
    assert t.why_not("invent", card, scientist) is not None


@rule("RB-7.2.2-n", "RB-7.2.2-o", "RB-7.2.2-p")
def test_a_gadget_dude_stands_next_to_its_inventor() -> None:
    t = Table()
    place = t.deed()
    scientist = t.dude(keywords=["Mad Scientist 2"], at=place)
    robot = t.hand(gadget("dude"))
    rival = t.dude(seat=1, at="town square")
    t.stack("9♣")
    t.invent(robot, scientist)
    assert robot.place == place.id
    assert robot.host is None
    assert scientist.attachments == []
    t.move(rival, place)
    t.callout(robot, rival, "accept")
    t.form(scientist)
    assert t.game.shootout.posses[0][0] == robot.id


@rule("RB-7.2.2-q")
@pytest.mark.parametrize("end", ["left", "right"])
def test_a_gadget_deed_takes_an_end_of_the_street(end: str) -> None:
    t, scientist, card = laboratory(kind="deed")
    t.invent(card, scientist)
    assert t.decision.kind == "street"
    t.answer(end)
    assert t.game.state.players[t.seat(0)].street[0 if end == "left" else -1] == card.id
