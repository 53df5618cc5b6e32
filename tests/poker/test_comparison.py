"""Two hands against each other: rounds of a shootout, lowball, casualties."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gomorra.poker import (
    BEST,
    WORST,
    Modified,
    casualties,
    compare,
    compare_lowball,
    parse,
    rank_hand,
)
from gomorra.poker.hand import Hand
from gomorra.testing.rules import rule
from tests.poker.reference import rank_key, stacked_hands

FULL_HOUSE = "K♣ K♦ K♠ 2♥ 2♣"
JACKS = "J♣ J♦ J♠ 5♥ 2♣"
ACES = "A♣ A♦ A♠ K♥ Q♣"


def ranked(text: str, *modifiers: int, base: int | None = None) -> Modified:
    return Modified(rank_hand(parse(text)), modifiers, base)


@rule("RB-6.1.5-a")
def test_a_hand_counts_as_its_highest_rank() -> None:
    assert ranked(FULL_HOUSE).rank == 7
    assert ranked("4♦ 5♦ 6♦ 7♦ 8♦").rank == 9


@rule("RB-6.1.5-b")
def test_the_higher_rank_wins() -> None:
    assert compare(ranked("A♣ A♦ A♠ 2♥ 2♣"), ranked("K♣ K♦ K♠ Q♥ J♣")) == 1
    assert compare(ranked("K♣ Q♦ J♠ 10♥ 8♣"), ranked("A♣ A♦ 4♠ 3♥ 2♣")) == -1


@rule("RB-6.1.5-c")
def test_the_better_hand_of_equal_rank_wins() -> None:
    assert compare(ranked(JACKS), ranked(ACES)) == 1
    assert compare(ranked(ACES), ranked(JACKS)) == -1


@rule("RB-6.1.5-d")
def test_aces_are_the_lowest_value() -> None:
    assert compare(ranked("2♣ 2♦ 5♠ 4♥ 3♣"), ranked("A♣ A♦ K♠ Q♥ J♣")) == 1
    for first in ("K♣ K♦ 5♠ 4♥", "K♣ K♦ 5♠ 5♥", "K♣ K♦ K♠ 5♥", "K♣ Q♣ 9♣ 7♣", "K♣ K♦ K♠ K♥"):
        assert compare(ranked(f"{first} 2♣"), ranked(f"{first} A♣")) == 1


@rule("RB-6.1.5-e")
def test_the_same_values_are_an_exact_tie_whatever_their_suits() -> None:
    assert compare(ranked("J♣ J♦ J♠ 5♥ 2♣"), ranked("J♥ J♥ J♠ 5♦ 2♠")) == 0
    assert compare(ranked("K♣ 9♣ 5♣ 4♣ A♣"), ranked("K♠ 9♠ 5♠ 4♠ A♠")) == 0
    assert compare(ranked("J♣ J♦ J♠ 5♥ 2♣"), ranked("J♥ J♥ J♠ 5♦ A♠")) == 1


@rule("RB-6.1.5-f", "CG-HandRank-a")
def test_a_raised_hand_is_the_worst_of_its_new_rank() -> None:
    raised = ranked("K♣ K♦ Q♠ Q♥ J♣", 2)
    assert raised.rank == 5
    assert compare(raised, ranked("2♣ 3♦ 4♠ 5♦ 6♦")) == -1
    assert compare(raised, ranked("A♣ 2♦ 3♠ 4♦ 5♦")) == 0
    assert compare(raised, ranked("K♣ K♦ K♠ Q♥ J♣")) == 1
    assert compare(raised, ranked("A♣ A♦ A♠ 2♥ 3♣", 1)) == 0


@rule("RB-6.1.5-g")
def test_a_rank_above_11_is_11() -> None:
    raised = ranked("7♣ 7♣ 7♦ 7♠ 7♥", 3)
    assert (raised.total, raised.rank) == (13, 11)


@rule("RB-6.1.5-h")
def test_all_hands_of_rank_11_are_equal() -> None:
    dead_man = ranked("A♣ A♠ 8♣ 8♠ J♦")
    assert compare(ranked("7♣ 7♣ 7♦ 7♠ 7♥", 3), dead_man) == 0
    assert compare(ranked("7♣ 7♣ 7♦ 7♠ 7♥", 1), ranked("A♣ A♠ 8♣ 8♠ J♦", 4)) == 0
    assert compare(ranked("K♣ K♣ K♦ K♠ K♥"), dead_man) == -1


@rule("RB-6.1.5-i")
def test_a_lowered_hand_is_the_best_of_its_new_rank() -> None:
    lowered = ranked("A♣ A♠ A♥ A♦ 2♥", -2)
    assert lowered.rank == 6
    assert compare(lowered, ranked("K♣ Q♣ J♣ 10♣ 8♣")) == 1
    assert compare(lowered, ranked("K♣ K♣ K♣ Q♣ J♣")) == 0
    assert compare(lowered, ranked("A♣ A♦ A♠ 2♣ 2♠")) == -1
    assert compare(ranked("A♣ A♠ 8♣ 8♠ J♦", -1), ranked("K♣ K♣ K♦ K♠ K♥")) == 0


@rule("RB-6.1.5-j")
def test_a_rank_below_1_is_the_poorest_hand() -> None:
    lowered = ranked("K♣ K♦ Q♠ J♥ 10♣", -3)
    assert (lowered.total, lowered.rank) == (-1, 1)
    assert compare(lowered, ranked("7♣ 5♦ 4♠ 3♥ 2♣")) == -1
    assert compare(lowered, ranked("6♣ 4♦ 3♠ 2♥ A♣")) == 0


@rule("RB-6.1.5-k")
def test_a_rank_lowered_to_1_is_the_best_high_card() -> None:
    lowered = ranked("3♣ 3♦ 2♠ 2♥ A♣", -2)
    assert lowered.rank == 1
    assert compare(lowered, ranked("K♣ Q♦ J♠ 10♥ 8♣")) == 0
    assert compare(lowered, ranked("K♣ Q♦ J♠ 10♥ 7♣")) == 1
    assert compare(lowered, ranked("A♣ A♦ 4♠ 3♥ 2♣")) == -1


@rule("CG-Shootout5-a")
def test_modifiers_add_up_and_limits_come_last() -> None:
    natural = ranked("2♣ 2♠ 2♥ 2♦ 7♥")
    assert compare(ranked("2♣ 2♠ 2♥ 2♦ 7♥", 2, -2), natural) == 0
    # Q10: 8 + 6 - 2 is 12, which counts as 11; stopping at 11 on the way would give 9.
    assert ranked("2♣ 2♠ 2♥ 2♦ 7♥", 6, -2).rank == 11
    assert ranked("K♣ Q♦ J♠ 10♥ 8♣", -5, 2).rank == 1
    assert compare(ranked("K♣ Q♦ J♠ 10♥ 8♣", -5, 5), ranked("K♣ Q♦ J♠ 10♥ 8♣")) == 0
    # The net counts: from below 1 back to a rank of 1 or more is still a lowered hand.
    assert compare(ranked("5♣ 5♦ 3♠ 3♥ 8♣", -5, 3), ranked("K♣ Q♦ J♠ 10♥ 8♣")) == 0


@rule("CG-HandRank-b")
def test_modifiers_stay_when_the_cards_change() -> None:
    lowered = ranked(FULL_HOUSE, -2)
    assert lowered.rank == 5
    changed = Modified(rank_hand(parse("3♣ 3♦ 2♠ 2♥ A♣")), lowered.modifiers)
    assert changed.rank == 1


def test_a_rank_that_is_set_takes_the_place_of_the_natural_one() -> None:
    as_seven = ranked("5♣ 5♦ 3♠ 3♥ 8♣", base=7)
    assert as_seven.rank == 7
    assert compare(as_seven, ranked("A♣ A♦ A♠ 2♥ 2♣")) == 0
    assert ranked("5♣ 5♦ 3♠ 3♥ 8♣", 2, base=7).rank == 9
    assert ranked("5♣ 5♦ 3♠ 3♥ 8♣", base=13).rank == 11
    assert compare(ranked(FULL_HOUSE, base=1), ranked("K♣ Q♦ J♠ 10♥ 8♣")) == 0
    assert compare(ranked(FULL_HOUSE, base=7), ranked(FULL_HOUSE)) == 0


def test_a_modified_hand_tells_what_it_was() -> None:
    assert str(ranked(FULL_HOUSE, -2)) == "straight (rank 5, from full house (rank 7): K♠ K♦ K♣ 2♥ 2♣)"
    assert str(ranked(FULL_HOUSE, 1, -1)) == "full house (rank 7): K♠ K♦ K♣ 2♥ 2♣"
    assert ranked("K♣ K♣ K♠ 2♥ 2♣", 1).legal is False


@rule("RB-6.1.5-l")
def test_the_loser_takes_the_difference_of_the_ranks() -> None:
    assert casualties(ranked(FULL_HOUSE), ranked(ACES)) == (0, 3)
    assert casualties(ranked(ACES), ranked(FULL_HOUSE)) == (3, 0)


@rule("RB-6.1.5-m")
def test_casualties_use_the_ranks_after_limits() -> None:
    assert casualties(ranked("7♣ 7♣ 7♦ 7♠ 7♥", 3), ranked("K♣ Q♦ J♠ 10♥ 8♣", -2)) == (0, 10)


@rule("RB-6.1.5-n")
def test_equal_ranks_cost_both_one_even_if_one_hand_is_better() -> None:
    assert compare(ranked(JACKS), ranked(ACES)) == 1
    assert casualties(ranked(JACKS), ranked(ACES)) == (1, 1)


@rule("RB-6.1.5-o")
def test_an_exact_tie_costs_both_one() -> None:
    assert casualties(ranked(JACKS), ranked(JACKS)) == (1, 1)


@rule("RB-5.1-t")
def test_the_lowest_rank_wins_lowball() -> None:
    assert compare_lowball(ranked("K♣ Q♦ J♠ 10♥ 8♣"), ranked("A♣ A♦ 4♠ 3♥ 2♣")) == 1
    assert compare_lowball(ranked("A♣ A♦ 4♠ 3♥ 2♣"), ranked("K♣ Q♦ J♠ 10♥ 8♣")) == -1


@rule("RB-5.1-u")
def test_the_lower_hand_of_equal_rank_wins_lowball() -> None:
    assert compare_lowball(ranked("7♣ 5♦ 4♠ 3♥ 2♣"), ranked("8♣ 5♦ 4♠ 3♥ 2♣")) == 1
    assert compare_lowball(ranked("A♣ A♦ K♠ 3♥ 2♣"), ranked("2♣ 2♦ 5♠ 4♥ 3♣")) == 1


@rule("RB-5.1-v")
def test_a_lowball_hand_cannot_claim_less_than_it_is() -> None:
    assert ranked("A♣ 2♦ 3♠ 4♦ 5♦").rank == 5
    assert compare_lowball(ranked("A♣ 2♦ 3♠ 4♦ 5♦"), ranked("K♣ K♦ Q♠ J♥ 10♣")) == -1


@rule("RB-5.1-x")
def test_suits_break_no_lowball_tie() -> None:
    assert compare_lowball(ranked("7♣ 5♦ 4♠ 3♥ 2♣"), ranked("7♠ 5♠ 4♥ 3♦ 2♥")) == 0


@rule("CG-DrawHand-a")
@pytest.mark.parametrize("text", ["A♣ A♦ A♥ A♠", "K♣ K♦", "9♣", ""])
def test_fewer_than_five_cards_are_the_worst_high_card(text: str) -> None:
    short = ranked(text)
    assert short.rank == 1
    assert compare(short, ranked("6♣ 4♦ 3♠ 2♥ A♣")) == 0
    assert compare(short, ranked("7♣ 4♦ 3♠ 2♥ A♣")) == -1
    assert ranked(text, 4).rank == 5


@rule("RB-6.1.5-f", "RB-6.1.5-i")
def test_worst_and_best_hands_are_those_of_all_combinations() -> None:
    keys: dict[int, list[tuple[int, ...]]] = {rank: [] for rank in range(1, 11)}
    for values in combinations_with_replacement(range(13), 5):
        for suits in ((2, 2, 2, 2, 2), (2, 2, 2, 2, 1)):
            rank, vector = rank_key([value * 4 + suit for value, suit in zip(values, suits, strict=True)])
            keys[rank].append(vector)
    for rank in range(1, 11):
        assert Hand(WORST[rank], (), legal=True).vector == min(keys[rank])
        assert Hand(BEST[rank], (), legal=True).vector == max(keys[rank])
        assert WORST[rank] >> 20 == BEST[rank] >> 20 == rank


@settings(max_examples=300)
@given(
    stacked_hands(most=5, most_jokers=0),
    stacked_hands(most=5, most_jokers=0),
    st.lists(st.integers(-6, 6), max_size=3),
    st.lists(st.integers(-6, 6), max_size=3),
)
def test_any_two_modified_hands_compare(
    one: list[int], other: list[int], ours: list[int], theirs: list[int]
) -> None:
    first, second = Modified(rank_hand(one), tuple(ours)), Modified(rank_hand(other), tuple(theirs))
    assert compare(first, second) == -compare(second, first) == compare_lowball(second, first)
    if first.rank != second.rank:
        assert compare(first, second) == (1 if first.rank > second.rank else -1)
    assert WORST[first.rank] <= first.strength <= BEST[first.rank]
    assert sum(casualties(first, second)) == max(
        2 * (first.rank == second.rank), abs(first.rank - second.rank)
    )
