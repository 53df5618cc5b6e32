"""The Light Shineth: jokers."""

from __future__ import annotations

import pytest

from gomorra.engine.card.handle import Card
from gomorra.testing import LEGAL, Table, either_leads, rule

RED, BLACK = "Devil's Joker (Red)", "Devil's Joker (Black)"
FOUR = "9♠ 9♥ 4♣ 6♦"


def with_joker(t: Table, title: str, four: str = FOUR, name: str = "9♦") -> tuple[Card, Card]:
    """A shootout whose leader holds the joker, named."""
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob, *(t.dude(seat=seat, at="town square") for seat in (0, 1)))
    t.hands(LEGAL, LEGAL)
    joker = t.stack(title)
    t.stack(four)
    t.run("joker")
    t.answer(name)
    return ann, joker


@rule("CR-DevilsJoker-a")
@pytest.mark.parametrize("title", [RED, BLACK])
@either_leads
def test_a_devils_joker_counts_as_named_two_ranks_higher_and_makes_the_hand_cheatin(title: str) -> None:
    t = Table()
    _, joker = with_joker(t, title)
    assert joker.value == 9 and (t.rank(0), t.rank(1)) == (4 + 2, 1)
    assert not t.game.rules(t.seat(0)).has_legal_hand() and t.game.rules(t.seat(1)).has_legal_hand()


@rule("CR-DevilsJoker-a", "CR-AllJokers-b")
@pytest.mark.parametrize("title", [RED, BLACK])
@either_leads
def test_the_bonus_goes_with_the_joker(title: str) -> None:
    t = Table()
    _, joker = with_joker(t, title)
    list(t.game.rules(t.seat(0)).discard(joker))
    t.game.state.version += 1
    assert (
        t.rank(0) == 1
        and t.game.rules(t.seat(0)).has_legal_hand()
        and joker in t.discard_of()
        and joker.value == 0
    )


@pytest.mark.parametrize("title", [RED, BLACK])
def test_a_devils_joker_is_aced_after_use(title: str) -> None:
    t = Table()
    _, joker = with_joker(t, title)
    t.finish()
    assert joker in t.boot_hill_of()


def test_the_taint_moves_with_the_hand() -> None:
    t = Table()
    with_joker(t, RED)
    t.game.rules(t.seat(0)).exchange_draw_hands(1)
    assert t.rank(1) == 6 and t.rank(0) == 1
    assert t.game.rules(t.seat(0)).has_legal_hand() and not t.game.rules(t.seat(1)).has_legal_hand()


def test_as_a_pull_it_is_what_you_name() -> None:
    t = Table()
    caster = t.dude(at="town square", keywords=("Huckster 0",), has=("Puppet",))
    bob = t.dude(seat=1, at="town square", value=9)
    joker = t.stack(RED)
    t.use(caster.attachments[0], "", bob, "9♦")
    assert bob.controller == t.seat(0) and joker in t.boot_hill_of()
