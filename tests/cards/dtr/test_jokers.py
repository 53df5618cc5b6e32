"""Base Set jokers: named by their owner, spent once they have counted."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import in_draw_hand, noon, resolution
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able, either_leads, rule

JOKERS = ["Joker (red)", "Joker (black)", "24259", "24258", "00016"]
PAIR = "8♠ 8♥ 3♦ 4♣"


def fight(t: Table, joker: str, seat: int = 0) -> Card:
    """A shootout in which one draw hand has a joker, at the question what it counts as."""
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    card: Card = t.stack(joker, seat=seat)
    t.stack(PAIR, seat=seat)
    t.stack("9♠ 9♥ 9♦ 4♣ 6♣", seat=1 - seat)
    t.run("joker")
    return card


@rule("CG-Shootout4a-e")
@pytest.mark.parametrize("joker", JOKERS)
@either_leads
def test_a_joker_counts_as_what_its_owner_names_and_is_aced(joker: str) -> None:
    t = Table()
    card = fight(t, joker)
    assert t.decision.seat == 0 and t.decision.source == card.id and len(t.decision.options) == 52
    t.answer("8♦")
    assert t.decision.kind == "play" and t.rank(0) == 4
    t.finish()
    assert card in t.boot_hill_of()


@rule("CG-Shootout4a-f")
@either_leads
def test_the_owner_sees_the_other_hand_before_naming_and_names_once() -> None:
    t = Table()
    fight(t, "Joker (black)", 1)
    assert t.decision.seat == 1
    assert t.game.view(1).players[0].draw_hand == tuple(t.game.state.players[0].draw_hand)
    t.answer("8♦")
    t.run("resolution")
    assert t.decision.kind == "play" and t.rank(1) == 4


@rule("RB-2.2-k")
@pytest.mark.parametrize("joker", JOKERS)
def test_a_joker_pulled_is_named_and_aced(joker: str) -> None:
    t = Table()
    puller = t.put(able("dude", noon(pull=True), lambda use: use.gain(use.pulled.value)))
    card = t.stack(joker)
    t.use(puller, "", "Q♥")
    assert t.rock() == 32 and card in t.boot_hill_of()


def test_a_joker_in_lowball_is_named_low_and_aced() -> None:
    t = Table()
    card = t.stack("Joker (red)")
    t.stack("A♠ 2♥ 3♦ 4♣")
    t.stack("A♠ 2♥ 3♦ 4♣ 7♣", seat=1)
    t.start("gambling")
    t.answer("6♥")
    t.run("noon")
    assert t.game.state.winner == 0 and card in t.boot_hill_of()


def test_a_joker_is_never_played_from_hand() -> None:
    t = Table()
    t.dude()
    card = t.hand("Joker (red)")
    assert not any(card.id in option.payload for option in t.decision.options)
    assert card.abilities == ()


def test_a_joker_makes_no_hand_illegal() -> None:
    t = Table()
    fight(t, "Joker (red)")
    t.answer("8♠")
    assert t.rank(0) == 4 and t.game.rules(0).has_legal_hand()


@rule("CR-AllJokers-a", "CR-AllJokers-b")
@either_leads
def test_a_joker_taken_out_of_the_hand_in_resolution_is_saved_and_nameless() -> None:
    t = Table()
    drop = resolution(discards=in_draw_hand)
    ann = t.put(able("dude", drop), at="town square")
    bob = t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    joker = t.stack("Joker (red)")
    t.stack(PAIR)
    t.run("joker")
    t.answer("K♦")
    assert joker.value == 13
    t.use(ann, "", joker)
    assert joker in t.discard_of() and joker.value == 0 and joker.suit is None
    t.finish()
    assert joker not in t.boot_hill_of()


@rule("CR-AllJokers-a")
@pytest.mark.parametrize("thrown", [True, False])
@either_leads
def test_a_joker_thrown_away_in_a_redraw_is_only_discarded(thrown: bool) -> None:
    t = Table()
    t.shootout(t.dude(at="town square", bullets=1), t.dude(seat=1, at="town square"))
    joker, *others = t.stack("Joker (red)", "2♣", "4♦", "6♥", "8♠")
    t.run("redraw")
    while t.decision.seat != 0:
        t.answer("done")
    t.answer(joker if thrown else others[0])
    t.finish()
    assert (joker in t.boot_hill_of(), joker in t.discard_of()) == (not thrown, thrown)


@rule("CR-AllJokers-a")
@either_leads
def test_a_joker_not_kept_among_the_five_is_only_discarded() -> None:
    t = Table()
    ann = t.dude(at="town square", bullets=1, stud=True)
    t.shootout(ann, t.dude(seat=1, at="town square"))
    joker = t.stack("Joker (red)")
    t.stack(f"{PAIR} 5♣")
    t.run("keep five")
    t.answer(joker)
    assert joker in t.discard_of()
