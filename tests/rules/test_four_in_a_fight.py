"""Four people in a fight: plays, Headlines and Cheatin' Resolutions of allies, and who is paid."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import cheatin, resolution, shootout, where
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able, rule

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"
PAIR = "K♣ K♦ 3♥ 4♠ 9♣"
CHEATIN = "K♣ K♣ Q♥ J♠ 10♣"
anything = where(lambda card, use: card.is_dude)


def table() -> tuple[Table, list[Card]]:
    """Four players, a dude of each in the town square."""
    t = Table(seats=4)
    return t, [t.dude(seat=seat, at="town square") for seat in range(4)]


def brawl(t: Table, dudes: list[Card]) -> None:
    """Seat 0 calls out seat 1; seat 2 helps the leader, seat 3 the mark."""
    t.turn_of(0)
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(2, dudes[2], "done", 3, dudes[3])
    t.run("make plays")


@rule("CG-Plays-a", "CG-Plays-b", "CG-Shootout1-e")
@pytest.mark.parametrize(("step", "kind"), [("make plays", shootout), ("resolution", resolution)])
def test_a_step_lasts_until_all_in_the_fight_have_passed_in_turn(step: str, kind) -> None:
    t, dudes = table()
    cards = [t.hand(able("action", kind()), seat=seat) for seat in range(4)]
    brawl(t, dudes)
    t.hands(HIGH_CARD, HIGH_CARD)
    t.run(step)
    t.pass_(3)
    assert (t.game.shootout.step, t.decision.seat) == (step, 3)
    t.use(cards[3])
    assert t.decision.seat == 0 and t.can_use(cards[0]), "who has passed may play later"
    t.use(cards[0])
    t.pass_(3)
    assert (t.game.shootout.step, t.decision.seat) == (step, 0)
    t.pass_()
    assert t.game.shootout.step != step


@rule("CG-Headline-a")
@pytest.mark.parametrize("first", range(4))
def test_a_headline_of_an_ally_counts_for_all_and_theirs_for_him(first: int) -> None:
    t, dudes = table()
    news = able("action", shootout(), keywords=["Headline"])
    cards = [t.hand(news, seat=seat) for seat in range(4)]
    brawl(t, dudes)
    t.pass_(first)
    t.use(cards[first])
    for _ in range(3):
        assert not t.can_use(cards[t.decision.seat], seat=t.decision.seat)
        t.pass_()


@rule("CG-Shootout4b-g", "CG-Shootout4b-d")
@pytest.mark.parametrize("ally", [2, 3])
def test_a_hand_that_an_ally_has_answered_is_safe_from_the_others(ally: int) -> None:
    t, dudes = table()
    cards = {seat: t.hand(able("action", cheatin()), seat=seat) for seat in (ally - 2, ally)}
    spare = t.hand(able("action", cheatin()), seat=ally)
    brawl(t, dudes)
    t.hands(*((HIGH_CARD, CHEATIN) if ally == 2 else (CHEATIN, HIGH_CARD)))
    t.run("resolution")
    while t.decision.seat != ally:
        t.pass_()
    assert t.can_use(cards[ally], seat=ally)
    t.use(cards[ally], seat=ally)
    while t.decision.seat != ally - 2:
        t.pass_()
    assert not t.can_use(cards[ally - 2], seat=ally - 2) and spare in t.hand_of(ally)


@rule("CG-Wanted-d", "CG-Wanted-e")
@pytest.mark.parametrize("bounty", [1, 4, 9])
@pytest.mark.parametrize("way", ["casualty", "effect"])
def test_all_of_the_bounty_is_paid_however_much_it_is(way: str, bounty: int) -> None:
    t, dudes = table()
    t.game.state.own(dudes[1].id).bounty = bounty
    gun = t.hand(able("action", shootout(target=anything), lambda use: use.ace(use.target)))
    brawl(t, dudes)
    if way == "effect":
        t.use(gun, "", dudes[1])
    else:
        t.hands(PAIR, HIGH_CARD)
        t.run("casualty")
        t.answer(("casualty", dudes[1], "discard"))
    assert not dudes[1].in_play and [t.rock(seat) for seat in range(4)] == [20 + bounty, 20, 20, 20]
