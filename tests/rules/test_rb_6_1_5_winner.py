"""Rulebook 6.1.5: whose draw hand wins the round, and by how much."""

from __future__ import annotations

import pytest

from gomorra import poker
from gomorra.cards.vocabulary import resolution
from gomorra.engine.board import hands
from gomorra.engine.kernel.state import DISCARD
from gomorra.testing import Table, able, either_leads, rule
from tests.rules.fights import FULL_HOUSE, HIGH_CARD, LEADS, PAIR, STRAIGHT, TRIPLE, TWO_PAIR, Fight


@rule("RB-6.1.5-a", "RB-6.1.5-b")
def test_the_highest_rank_the_cards_make_wins() -> None:
    fight = Fight(TRIPLE, FULL_HOUSE).settle()
    assert fight.decided.ranks == (4, 7)
    assert fight.decided.winner == 1


@rule("RB-6.1.5-c", "RB-6.1.5-n")
@LEADS
def test_with_equal_ranks_the_better_hand_wins_and_both_lose_one(leader: int) -> None:
    fight = Fight("J♣ J♦ J♥ 4♠ 9♣", "A♣ A♦ A♥ 4♣ 9♦", leader=leader).settle()
    assert fight.decided.winner == leader
    assert fight.decided.casualties == (1, 1)
    fight.t.finish()
    assert (fight.mine[0].zone, fight.theirs[0].zone) == (DISCARD, DISCARD)


@rule("RB-6.1.5-d")
def test_aces_are_low() -> None:
    fight = Fight("A♣ A♦ 3♥ 4♠ 9♣", "2♣ 2♦ 3♠ 4♣ 9♦").settle()
    assert fight.decided.winner == 1


@rule("RB-6.1.5-e", "RB-6.1.5-o", "CG-Shootout5-d")
@either_leads
def test_equal_hands_have_no_winner_and_cost_both_one() -> None:
    fight = Fight("3♣ 4♣ 5♣ 6♣ 7♣", "3♦ 4♦ 5♦ 6♦ 7♦").settle()
    assert fight.decided.winner == -1
    assert fight.decided.casualties == (1, 1)


def modified(mine: str, theirs: str, *changes: int) -> Fight:
    """The leader's rank is changed by these amounts, then both pass."""

    def change(use):
        for amount in changes:
            yield from use.rank(use.seat, amount)

    fight = Fight(mine, theirs, setup=lambda t: t.hand(able("action", resolution(), change)))
    fight.t.use(fight.extra)
    return fight.settle()


@rule("RB-6.1.5-f", "RB-6.1.5-i", "RB-6.1.5-j", "RB-6.1.5-k", "RB-6.1.5-g", "RB-6.1.5-h")
@pytest.mark.parametrize(
    ("mine", "theirs", "change", "winner"),
    [
        (TWO_PAIR, "2♣ 3♦ 4♥ 5♠ 6♣", 2, 1),
        ("9♣ 9♦ 9♥ 9♠ 2♣", "K♣ Q♣ J♣ 9♣ 2♣", -2, 0),
        (PAIR, HIGH_CARD, -3, 1),
        (TWO_PAIR, "K♣ Q♦ J♥ 9♠ 8♣", -2, 0),
        ("K♣ K♦ K♥ K♠ K♣", "A♣ A♠ 8♣ 8♠ J♦", 3, -1),
    ],
)
def test_a_changed_rank_counts_as_worst_or_best_of_its_kind(
    mine: str, theirs: str, change: int, winner: int
) -> None:
    fight = modified(mine, theirs, change)
    assert fight.decided.winner == winner


@rule("RB-6.1.5-g", "RB-6.1.5-m", "CG-Shootout5-b")
def test_ranks_are_read_between_one_and_eleven() -> None:
    def both(t: Table):
        return t.hand(
            able("action", resolution(), lambda use: use.rank(t.seat(0), 3)),
            able("action", resolution(), lambda use: use.rank(t.seat(1), -2)),
        )

    fight = Fight("K♣ K♦ K♥ K♠ K♣", HIGH_CARD, dudes=(1, 2), setup=both)
    fight.t.use(fight.extra[0])
    fight.t.pass_()
    fight.t.use(fight.extra[1])
    fight.settle()
    assert fight.decided.ranks == (11, 1)
    assert fight.decided.casualties == (0, 10)


@rule("CG-Shootout5-b")
def test_the_sum_is_limited_once_at_the_end() -> None:
    assert modified("9♣ 9♦ 9♥ 9♠ 2♣", HIGH_CARD, 6, -2).decided.ranks[0] == 11
    assert modified(HIGH_CARD, PAIR, -2, 1).decided.ranks[0] == 1


@rule("RB-6.1.5-l")
def test_the_loser_takes_the_difference() -> None:
    fight = Fight(FULL_HOUSE, TRIPLE, dudes=(1, 4)).settle()
    assert fight.decided.casualties == (0, 3) and fight.t.decision.least == 3
    fight = Fight(TRIPLE, FULL_HOUSE, dudes=(4, 1)).settle()
    assert fight.decided.casualties == (3, 0) and (fight.t.decision.seat, fight.t.decision.least) == (0, 3)
    assert modified(TRIPLE, HIGH_CARD, -1).decided.casualties == (0, 2), "what a rank is in the end counts"


@rule("RB-6.1.5-a")
@either_leads
def test_a_natural_hand_is_compared_by_its_own_cards() -> None:
    fight = Fight(STRAIGHT, HIGH_CARD)
    assert hands.hand(fight.t.game, fight.t.seat(0)).rank == poker.STRAIGHT
