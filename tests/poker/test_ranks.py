"""Section 7.4: what five cards rank, and which of two hands of one rank is better."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gomorra.poker import (
    JOKER,
    RANK_NAMES,
    PokerError,
    choose,
    compare,
    face,
    is_legal,
    name_jokers,
    parse,
    rank_hand,
)
from gomorra.poker.hand import Hand
from gomorra.testing.rules import rule
from tests.poker.reference import rank_key, stacked_hands


def ranked(text: str) -> Hand:
    return rank_hand(parse(text))


def better(one: str, other: str) -> bool:
    assert ranked(one).rank == ranked(other).rank
    assert compare(ranked(other), ranked(one)) == -compare(ranked(one), ranked(other))
    return compare(ranked(one), ranked(other)) == 1


@rule("RB-7.4-a")
@settings(max_examples=500)
@given(stacked_hands(least=5, most=5, most_jokers=0))
def test_every_hand_has_one_of_eleven_ranks(cards: list[int]) -> None:
    hand = rank_hand(cards)
    assert 1 <= hand.rank <= 11
    assert hand.name == RANK_NAMES[hand.rank] != ""
    assert (hand.rank, hand.vector) == rank_key(cards)
    assert sorted(hand.cards) == sorted(cards)


ONE_OF_EACH = [
    "2♣ 4♦ 6♥ 8♠ 10♣",
    "K♣ K♦ 3♥ 4♠ 9♣",
    "K♣ K♦ 3♥ 3♠ 9♣",
    "K♣ K♦ K♥ 4♠ 9♣",
    "5♣ 6♦ 7♥ 8♠ 9♣",
    "2♣ 4♣ 6♣ 8♣ 10♣",
    "K♣ K♦ K♥ 4♠ 4♣",
    "K♣ K♦ K♥ K♠ 9♣",
    "5♣ 6♣ 7♣ 8♣ 9♣",
    "K♣ K♦ K♥ K♠ K♠",
    "A♣ A♠ 8♣ 8♠ J♦",
]


@rule("RB-7.4-a")
def test_the_eleven_ranks_are_numbered_one_to_eleven() -> None:
    assert [ranked(cards).rank for cards in ONE_OF_EACH] == list(range(1, 12))
    assert sum(name != "" for name in RANK_NAMES) == 11


@rule("RB-7.4-b", "RB-7.4-d")
def test_the_dead_mans_hand_is_rank_11_and_not_two_pair() -> None:
    hand = ranked("A♣ A♠ 8♣ 8♠ J♦")
    assert (hand.rank, hand.name, hand.legal) == (11, "Dead Man's Hand", True)
    assert choose(parse("A♣ A♠ 8♣ 8♠ J♦ 2♥ 3♦")).rank == 11


@rule("RB-7.4-c")
@pytest.mark.parametrize("text", ["A♣ A♦ 8♣ 8♠ J♦", "A♣ A♠ 8♣ 8♠ J♥", "A♣ A♠ 8♥ 8♠ J♦", "A♣ A♣ 8♠ 8♠ J♦"])
def test_other_suits_make_no_dead_mans_hand(text: str) -> None:
    assert ranked(text).rank == 3 == choose((*parse(text), *parse("2♥ 3♦"))).rank


@rule("AE-DeadMansHand-a")
def test_the_older_dead_mans_hand_names_no_suits() -> None:
    cards = parse("A♥ A♦ 8♥ 8♦ J♠")
    assert rank_hand(cards, suited_dead_mans_hand=False).rank == 11
    assert rank_hand(cards).rank == 3


@rule("RB-7.4-e", "RB-7.4-f")
def test_five_of_a_kind_without_jokers_is_rank_10_and_cheatin() -> None:
    hand = ranked("7♣ 7♣ 7♦ 7♠ 7♥")
    assert (hand.rank, hand.name, hand.legal) == (10, "five of a kind", False)
    assert not any(rank_hand(cards).legal for cards in [parse("7♦ 7♦ 7♦ 7♦ 7♦"), parse("K♣ K♦ K♥ K♠ K♠")])
    assert ranked("7♣ 7♣ 7♣ 7♣ 7♣").rank == 10


@rule("RB-7.4-g")
def test_a_straight_flush_is_rank_9() -> None:
    hand = ranked("4♦ 5♦ 6♦ 7♦ 8♦")
    assert (hand.rank, hand.name) == (9, "straight flush")
    assert ranked("A♦ 2♦ 3♦ 4♦ 5♦").rank == 9
    assert ranked("4♦ 5♦ 6♦ 7♦ 8♥").rank == 5


@rule("RB-7.4-h")
def test_four_of_a_kind_is_rank_8() -> None:
    assert (ranked("A♣ A♠ A♥ A♦ 7♥").rank, ranked("A♣ A♠ A♥ A♦ 7♥").name) == (8, "four of a kind")
    assert ranked("A♣ A♣ A♥ A♦ 7♥").rank == 8
    assert choose(parse("A♣ A♠ A♥ A♦ 7♥ 7♦ 2♣")).rank == 8


@rule("RB-7.4-i")
def test_a_full_house_is_rank_7() -> None:
    assert (ranked("A♣ A♦ A♠ K♣ K♠").rank, ranked("A♣ A♦ A♠ K♣ K♠").name) == (7, "full house")


@rule("RB-7.4-j")
def test_a_flush_is_rank_6() -> None:
    assert (ranked("A♠ 5♠ 7♠ 8♠ 10♠").rank, ranked("A♠ 5♠ 7♠ 8♠ 10♠").name) == (6, "flush")


@rule("RB-7.4-k", "RB-7.4-p")
def test_a_straight_is_rank_5_and_may_begin_with_an_ace() -> None:
    assert (ranked("A♣ 2♦ 3♠ 4♦ 5♦").rank, ranked("A♣ 2♦ 3♠ 4♦ 5♦").name) == (5, "straight")
    assert ranked("9♣ 10♦ J♠ Q♦ K♦").rank == 5
    assert ranked("A♦ 2♦ 3♦ 4♦ 5♦").rank == 9
    for gap in ("2♣ 3♦ 4♠ 5♦ 7♦", "2♣ 3♦ 5♠ 6♦ 7♦", "A♣ 3♦ 4♠ 5♦ 6♦", "2♣ 4♦ 5♠ 6♦ 7♦"):
        assert ranked(gap).rank == 1


@rule("RB-7.4-l")
def test_three_of_a_kind_is_rank_4() -> None:
    assert (ranked("A♣ A♦ A♠ 10♣ K♠").rank, ranked("A♣ A♦ A♠ 10♣ K♠").name) == (4, "three of a kind")


@rule("RB-7.4-m")
def test_two_pair_is_rank_3() -> None:
    assert (ranked("A♣ A♦ K♠ K♣ 8♠").rank, ranked("A♣ A♦ K♠ K♣ 8♠").name) == (3, "two pair")


@rule("RB-7.4-n")
def test_a_pair_is_rank_2() -> None:
    assert (ranked("A♣ A♦ 7♠ J♣ K♠").rank, ranked("A♣ A♦ 7♠ J♣ K♠").name) == (2, "pair")


@rule("RB-7.4-o")
def test_different_values_of_mixed_suits_out_of_sequence_are_a_high_card() -> None:
    assert (ranked("A♣ 3♦ 7♠ J♣ K♠").rank, ranked("A♣ 3♦ 7♠ J♣ K♠").name) == (1, "high card")


@rule("RB-7.4-h", "RB-7.4-i", "RB-7.4-j", "RB-7.4-l", "RB-7.4-m", "RB-7.4-n", "RB-7.4-o")
@pytest.mark.parametrize(
    ("text", "rank"),
    [
        ("A♣ A♦ A♠ A♥ A♣", 10),
        ("A♣ A♦ A♠ A♥ K♠", 8),
        ("A♣ A♦ A♠ K♣ K♠", 7),
        ("4♠ 5♠ 6♠ 7♠ 8♠", 9),
        ("4♠ 5♠ 6♠ 7♠ 9♠", 6),
        ("4♠ 5♠ 6♠ 7♠ 8♦", 5),
        ("A♣ A♦ A♠ K♣ Q♠", 4),
        ("A♣ A♦ K♠ K♣ Q♠", 3),
        ("A♣ A♦ K♠ Q♣ J♠", 2),
        ("4♠ 5♠ 6♠ 7♠ 9♦", 1),
    ],
)
def test_each_kind_ends_where_the_next_begins(text: str, rank: int) -> None:
    assert ranked(text).rank == rank


@rule("RB-7.4-q")
def test_an_ace_does_not_follow_the_king() -> None:
    assert ranked("10♣ J♦ Q♠ K♦ A♥").rank == 1
    assert ranked("10♥ J♥ Q♥ K♥ A♥").rank == 6
    for around in ("J♣ Q♦ K♠ A♦ 2♥", "Q♣ K♦ A♠ 2♦ 3♥", "K♣ A♦ 2♠ 3♦ 4♥"):
        assert ranked(around).rank == 1 == choose(parse(around)).rank


@rule("RB-7.4-r")
@pytest.mark.parametrize("text", ["Q♣ K♦ A♠ 2♦ 3♥", "J♣ Q♦ K♠ A♦ 2♥", "K♣ A♦ 2♠ 3♦ 4♥"])
def test_a_straight_does_not_go_round(text: str) -> None:
    assert ranked(text).rank == 1


@rule("RB-7.4-s")
def test_straights_compare_by_their_top_card() -> None:
    assert better("5♣ 6♦ 7♠ 8♦ 9♦", "4♣ 5♦ 6♠ 7♦ 8♦")
    assert better("5♣ 6♣ 7♣ 8♣ 9♣", "4♦ 5♦ 6♦ 7♦ 8♦")
    assert better("2♣ 3♦ 4♠ 5♦ 6♦", "A♣ 2♦ 3♠ 4♦ 5♦")
    assert better("2♣ 3♣ 4♣ 5♣ 6♣", "A♠ 2♠ 3♠ 4♠ 5♠")


@rule("RB-7.4-s")
@pytest.mark.parametrize("lowest", range(1, 10))
def test_with_equal_top_cards_straights_are_equal_whatever_their_suits(lowest: int) -> None:
    names = ["A", *(str(value) for value in range(2, 11)), "J", "Q", "K"][lowest - 1 : lowest + 4]
    suited = [ranked(" ".join(name + suit for name in names)) for suit in "♣♦♥♠"]
    mixed = [
        ranked(" ".join(name + suit for name, suit in zip(names, suits, strict=True)))
        for suits in ("♣♦♥♠♣", "♠♥♦♣♠", "♦♦♦♦♠")
    ]
    for hands, rank in ((suited, 9), (mixed, 5)):
        assert {hand.rank for hand in hands} == {rank}
        assert all(compare(one, other) == 0 for one in hands for other in hands)


@rule("RB-7.4-t")
def test_flushes_and_high_cards_compare_from_the_highest_card_down() -> None:
    assert better("K♣ 9♦ 5♠ 4♦ A♦", "K♣ 9♦ 5♠ 3♦ 2♦")
    assert better("K♣ 9♣ 5♣ 4♣ A♣", "K♦ 9♦ 5♦ 3♦ 2♦")
    assert better("K♣ 4♣ 3♣ 2♣ A♣", "Q♦ J♦ 10♦ 9♦ 7♦")
    assert better("K♣ 9♣ 9♣ 2♣ A♣", "K♦ 9♦ 8♦ 8♦ 8♦")
    assert better("K♣ 4♦ 3♣ 2♣ A♣", "Q♦ J♦ 10♦ 9♦ 7♠")
    assert better("K♣ 9♦ 5♠ 4♦ 2♦", "K♣ 9♦ 5♠ 4♦ A♦")


@rule("RB-7.4-u")
def test_full_houses_compare_by_the_triple_and_then_by_the_pair() -> None:
    assert better("3♣ 3♦ 3♠ A♦ A♥", "2♣ 2♦ 2♠ K♦ K♥")
    assert better("3♣ 3♦ 3♠ 4♦ 4♥", "3♣ 3♦ 3♠ 2♦ 2♥")


@rule("RB-7.4-v")
def test_two_pair_compares_by_higher_pair_lower_pair_and_odd_card() -> None:
    assert better("K♣ K♦ 2♠ 2♦ 5♥", "K♣ K♦ 2♠ 2♦ 4♥")
    assert better("K♣ K♦ 3♠ 3♦ 4♥", "K♣ K♦ 2♠ 2♦ Q♥")
    assert better("K♣ K♦ 2♠ 2♦ A♥", "Q♣ Q♦ J♠ J♦ 10♥")


@rule("RB-7.4-w")
def test_pairs_triples_and_fours_compare_by_the_matched_value_and_then_the_others() -> None:
    assert better("7♣ 7♦ K♠ 4♦ 2♥", "7♣ 7♦ Q♠ J♦ 10♥")
    assert better("8♣ 8♦ 3♠ 2♦ A♥", "7♣ 7♦ K♠ Q♦ J♥")
    assert better("7♣ 7♦ 7♠ K♦ 2♥", "7♣ 7♦ 7♠ Q♦ J♥")
    assert better("7♣ 7♦ 7♠ 7♥ 3♥", "7♣ 7♦ 7♠ 7♥ 2♥")
    assert better("7♣ 7♦ K♠ 5♦ 2♥", "7♣ 7♦ K♠ 4♦ 3♥")
    assert better("7♣ 7♦ K♠ 4♦ 3♥", "7♣ 7♦ K♠ 4♦ 2♥")
    assert better("8♣ 8♦ 8♠ 3♦ 2♥", "7♣ 7♦ 7♠ K♦ Q♥")
    assert better("7♣ 7♦ 7♠ K♦ 3♥", "7♣ 7♦ 7♠ K♦ 2♥")
    assert better("8♣ 8♦ 8♠ 8♥ 2♥", "7♣ 7♦ 7♠ 7♥ K♥")


@rule("RB-7.4-x")
def test_four_of_a_kind_and_full_house_in_one_suit_are_no_flush() -> None:
    assert ranked("9♠ 9♠ 9♠ 9♠ 2♠").rank == 8
    assert ranked("9♠ 9♠ 9♠ 2♠ 2♠").rank == 7


@rule("RB-7.4-y")
@pytest.mark.parametrize("text", ["9♠ 9♠ 9♠ 4♠ 2♠", "9♠ 9♠ 4♠ 4♠ 2♠", "9♠ 9♠ 6♠ 4♠ 2♠"])
def test_lesser_kinds_in_one_suit_are_a_cheatin_flush(text: str) -> None:
    hand = ranked(text)
    assert (hand.rank, hand.legal) == (6, False)


@rule("RB-2.5-a", "RB-2.5-b", "RB-2.5-c", "RB-2.5-d")
def test_only_cards_alike_in_suit_and_value_make_a_hand_cheatin() -> None:
    for alike in combinations(range(5), 2):
        cards = list(parse("2♣ 4♦ 6♥ 8♠ 10♣"))
        cards[alike[0]] = cards[alike[1]]
        assert not rank_hand(cards).legal
    assert ranked("5♠ 5♥ 5♦ 5♣ joker=5♣").legal and ranked("5♠ 5♥ 5♦ joker=5♣ joker=5♠").legal
    assert not ranked("K♣ 3♦ K♣ joker=4♥ joker=9♠").legal and ranked("K♣ joker=K♣ joker=K♣ 3♦ 9♠").legal
    assert ranked("5♠ 5♥ 5♦ 5♣ K♣").legal
    assert ranked("K♣ K♦ 2♣ 3♣ 4♣").legal
    assert not ranked("K♣ K♣ 3♦ 4♥ 9♠").legal
    assert str(ranked("K♣ K♣ 3♦ 4♥ 9♠")) == "pair (rank 2, Cheatin'): K♣ K♣ 9♠ 4♥ 3♦"


@rule("RB-2.5-f", "RB-2.5-g")
def test_a_joker_never_makes_a_hand_cheatin_nor_legal() -> None:
    assert ranked("K♣ joker=K♣ 3♦ 4♥ 9♠").legal
    assert ranked("joker=K♣ joker=K♣ 3♦ 4♥ 9♠").legal
    assert not ranked("4♥ 4♥ joker=K♣ 2♦ 9♠").legal


@given(st.lists(st.integers(0, 51), max_size=5))
def test_a_hand_is_legal_if_and_only_if_no_two_cards_are_equal(cards: list[int]) -> None:
    pairs = [(one, other) for place, one in enumerate(cards) for other in cards[:place]]
    assert is_legal(cards) is not any(one == other for one, other in pairs)


def test_a_hand_that_cannot_be_ranked_is_refused() -> None:
    with pytest.raises(PokerError, match="not 6: choose five"):
        ranked("2♣ 3♣ 4♣ 5♣ 6♣ 7♣")
    with pytest.raises(PokerError, match="name it first"):
        rank_hand([*parse("2♣ 3♣ 4♣ 5♣"), JOKER])
    with pytest.raises(PokerError, match="not 6: choose five"):
        name_jokers(parse("2♣ 3♣ 4♣ 5♣ 6♣ joker"))


@settings(max_examples=300)
@given(stacked_hands(least=5, most=5, most_jokers=0), st.data())
def test_order_and_jokers_named_like_the_cards_change_nothing(cards: list[int], data: st.DataObject) -> None:
    shuffled = data.draw(st.permutations(cards))
    some = data.draw(st.lists(st.booleans(), min_size=5, max_size=5))
    as_jokers = [card | 64 if joker else card for card, joker in zip(shuffled, some, strict=True)]
    assert rank_hand(as_jokers).strength == rank_hand(cards).strength
    assert sorted(map(face, rank_hand(as_jokers).cards)) == sorted(cards)
