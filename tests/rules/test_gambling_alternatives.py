"""Gambling and debts: every player, a second hand after a tie, the first day, and when hands are put away."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import cheatin, happens, trait
from gomorra.engine.events import Paid, Pulled, Revealed
from gomorra.testing import Table, able, plain, rule
from tests.rules.lowball import lowball

LOW, LOW_TOO = "A♣ 2♦ 3♥ 4♠ 6♣", "A♦ 2♥ 3♠ 4♣ 6♦"
HIGH = "K♣ K♦ Q♥ J♠ 10♣"
CHEATIN = "K♣ K♣ Q♥ J♠ 10♣"


@rule("RB-5.1-f")
@pytest.mark.parametrize("winner", [0, 1])
def test_all_debts_are_repaid_before_anybody_pays_upkeep(winner: int) -> None:
    t = Table(plain("outfit", production=3), plain("outfit", production=3), stash=0, winner=winner)
    for seat in (0, 1):
        t.dude(seat=seat, upkeep=1)
        t.game.state.players[t.seat(seat)].debt = 1
    t.start("upkeep")
    t.run("noon")
    assert [str(event.why) for event in t.events(Paid)] == ["debt", "debt", "upkeep", "upkeep"]


@rule("RB-5.1-l", "RB-5.1-k")
def test_the_order_that_was_pulled_for_on_the_first_day_holds_for_the_hands_after_a_tie() -> None:
    t = Table(seats=4, winner=-1, day=0)
    for seat in range(4):
        t.hand(able("action", cheatin()), seat=seat)
    last = [CHEATIN, CHEATIN, CHEATIN, "2♣ 2♣ 3♥ 4♠ 5♣"]
    lowball(
        t, *(f"{CHEATIN} {pull} {hand}" for pull, hand in zip(("9♣", "6♦", "3♥", "7♠"), last, strict=True))
    )
    asked = []
    while t.game.lowball:
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == [2, 3, 0, 1] * 2, "clockwise from the lowest pull"
    assert len(t.events(Revealed)) == 2 and len(t.events(Pulled)) == 4


@rule("RB-5.1-ae")
def test_all_lowball_hands_lie_there_until_the_pot_is_won_and_are_discarded_before_upkeep() -> None:
    t = Table(seats=3)
    seen: list[list[int]] = []

    def count(use):
        seen.append([len(t.draw_hand_of(seat)) for seat in range(3)])

    for event in (happens.Gained, happens.LowballWon, happens.PhaseStarted):
        t.put(able("deed", trait("after", event, if_=lambda card, event: card.game.state.day == 2), count))
    lowball(t, f"{LOW} {HIGH}", f"{LOW_TOO} {LOW}", HIGH)
    assert t.winner == 1
    assert seen == [[0, 0, 0], [5, 5, 5], [5, 5, 5], [0, 0, 0], [0, 0, 0]]
    assert all(len(t.discard_of(seat)) == dealt for seat, dealt in enumerate((10, 10, 5)))
