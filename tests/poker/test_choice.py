"""The best five of many cards, checked against trying everything."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gomorra.poker import (
    JOKER,
    Aim,
    Hand,
    PokerError,
    choose,
    compare,
    compare_lowball,
    face,
    name_jokers,
    named,
    parse,
    rank_hand,
    show,
    value,
)
from gomorra.testing.rules import rule
from tests.poker.reference import best_choice, best_name, rank_key, stacked_hands

aims = st.sampled_from(list(Aim))


def chosen(text: str, aim: Aim = Aim.HIGHEST) -> Hand:
    return choose(parse(text), aim)


def check(cards: list[int], aim: Aim, suited: bool = True) -> None:
    """The choice is as good as any, made of the cards, and told truly."""
    hand = choose(cards, aim, suited_dead_mans_hand=suited)
    assert ((hand.rank, hand.vector), hand.legal, len(hand.jokers)) == best_choice(cards, aim, suited)
    natural = [card for card in hand.cards if card < JOKER]
    assert not Counter(natural) - Counter(cards)
    assert len(hand.jokers) <= cards.count(JOKER)
    assert len(hand.cards) == 5
    again = rank_hand(hand.cards, suited_dead_mans_hand=suited)
    assert (again.strength, again.legal) == (hand.strength, hand.legal)
    if hand.rank < 11:
        assert tuple(value(card) for card in hand.cards) == hand.vector


@settings(max_examples=2500)
@given(stacked_hands(most=8, most_jokers=0), aims, st.booleans())
def test_natural_cards_against_trying_everything(cards: list[int], aim: Aim, suited: bool) -> None:
    check(cards, aim, suited)


@settings(max_examples=1000)
@given(stacked_hands(most=7, most_jokers=1), aims, st.booleans())
def test_one_joker_against_trying_everything(cards: list[int], aim: Aim, suited: bool) -> None:
    check(cards, aim, suited)


@settings(max_examples=600)
@given(stacked_hands(most=6, most_jokers=2), aims)
def test_two_jokers_against_trying_everything(cards: list[int], aim: Aim) -> None:
    check(cards, aim)


@settings(max_examples=60)
@given(stacked_hands(most=5, most_jokers=3), aims)
def test_three_jokers_against_trying_everything(cards: list[int], aim: Aim) -> None:
    check(cards, aim)


@settings(max_examples=100)
@given(stacked_hands(least=9, most=20, most_jokers=4), aims)
def test_many_cards_are_never_beaten_by_some_five_of_them(cards: list[int], aim: Aim) -> None:
    hand = choose(cards, aim)
    for start in range(len(cards) - 4):
        other = name_jokers(cards[start : start + 5], aim)
        if aim is Aim.LOWEST:
            assert compare_lowball(hand, other) >= 0
        elif aim is Aim.HIGHEST or (hand.legal and other.legal):
            assert compare(hand, other) >= 0
    natural = [card for card in hand.cards if card < JOKER]
    assert not Counter(natural) - Counter(cards)
    assert rank_hand(hand.cards).strength == hand.strength


@settings(max_examples=200)
@given(stacked_hands(most=9, most_jokers=6), aims, st.data())
def test_the_order_of_the_cards_does_not_matter(cards: list[int], aim: Aim, data: st.DataObject) -> None:
    assert choose(data.draw(st.permutations(cards)), aim) == choose(cards, aim)


@rule("RB-3.8-f")
def test_a_legal_four_of_a_kind_and_a_joker_are_a_legal_five_of_a_kind() -> None:
    hand = name_jokers(parse("7♣ 7♦ 7♥ 7♠ joker"))
    assert (hand.rank, hand.legal) == (10, True)
    assert value(hand.jokers[0]) == 7


@rule("RB-7.4-z")
@pytest.mark.parametrize(
    ("text", "rank", "joker"),
    [
        ("A♣ A♠ 8♣ 8♠ joker", 11, "joker=J♦"),
        ("A♣ A♠ 8♣ J♦ joker", 11, "joker=8♠"),
        ("7♣ 7♦ 7♥ 7♠ joker", 10, "joker=7♣"),
        ("4♦ 5♦ 7♦ 8♦ joker", 9, "joker=6♦"),
        ("9♣ 9♦ 9♥ K♠ joker", 8, "joker=9♠"),
        ("9♣ 9♦ K♥ K♠ joker", 7, "joker=K♣"),
        ("2♠ 5♠ 7♠ 10♠ joker", 6, "joker=K♠"),
        ("4♦ 5♣ 6♦ 7♦ joker", 5, "joker=8♣"),
        ("9♣ 9♦ 4♥ K♠ joker", 4, "joker=9♥"),
        ("2♣ 9♦ 4♥ K♠ joker", 2, "joker=K♣"),
    ],
)
def test_a_joker_completes_any_rank(text: str, rank: int, joker: str) -> None:
    hand = name_jokers(parse(text))
    assert (hand.rank, show(hand.jokers)) == (rank, joker)
    assert hand.legal


@rule("RB-7.4-aa")
def test_two_jokers_may_have_the_same_name() -> None:
    hand = rank_hand(parse("7♣ 7♦ 7♥ joker=7♠ joker=7♠"))
    assert (hand.rank, hand.legal) == (10, True)
    assert (chosen("7♣ 7♦ 7♥ joker joker").rank, chosen("7♣ 7♦ 7♥ joker joker").legal) == (10, True)
    assert chosen("7♣ 7♣ 7♥ joker joker").legal is False


@rule("RB-3.8-c")
def test_a_joker_in_lowball_is_named_low_and_apart() -> None:
    assert str(chosen("2♣ 4♦ 7♥ 9♠ joker", Aim.LOWEST)) == "high card (rank 1): 9♠ 7♥ 4♦ 2♣ joker=A♦"
    assert chosen("2♣ 2♦ 7♥ 9♠ joker", Aim.LOWEST).vector == (2, 2, 9, 7, 1)


def test_the_best_lowball_hand_avoids_the_straight() -> None:
    hand = chosen("A♥ 2♣ 3♣ 4♦ joker", Aim.LOWEST)
    assert (hand.rank, hand.vector) == (1, (6, 4, 3, 2, 1))
    assert chosen("A♥ 2♣ 3♣ 5♦ joker", Aim.LOWEST).vector == (6, 5, 3, 2, 1)
    assert chosen("A♥ 2♣ 5♣ joker joker", Aim.LOWEST).vector == (6, 5, 3, 2, 1)


def test_a_joker_does_not_complete_a_flush_in_lowball() -> None:
    assert chosen("2♣ 4♣ 7♣ 9♣ joker", Aim.LOWEST).rank == 1
    assert chosen("joker joker joker joker joker", Aim.LOWEST).rank == 1


def test_lowball_breaks_a_flush_with_another_suit_of_the_same_value() -> None:
    hand = chosen("2♣ 4♣ 7♣ 9♣ J♣ J♦", Aim.LOWEST)
    assert (hand.rank, show(hand.cards)) == (1, "J♦ 9♣ 7♣ 4♣ 2♣")


def test_lowball_takes_a_pair_rather_than_a_dead_mans_hand() -> None:
    assert chosen("A♣ A♠ 8♣ 8♠ J♦ J♥", Aim.LOWEST).rank == 3
    assert chosen("A♣ A♠ 8♣ 8♠ J♦", Aim.LOWEST).rank == 11


def test_the_forced_reading_of_lowball_jokers_is_the_highest_name() -> None:
    cards = parse("2♣ 4♦ 7♥ 9♠ joker")
    assert name_jokers(cards, Aim.HIGHEST).rank == 2
    assert name_jokers(cards, Aim.LOWEST).rank == 1


@rule("RB-2.5-b")
def test_a_legal_hand_is_taken_where_it_is_as_good() -> None:
    hand = chosen("9♣ 9♦ 9♥ 4♠ 4♠ 4♥")
    assert (hand.rank, hand.legal) == (7, True)
    assert chosen("9♣ 9♦ 9♥ 4♠ 4♠").legal is False
    assert chosen("7♣ 7♣ 7♦ 7♥ 7♥ joker joker").legal


def test_a_natural_card_is_taken_rather_than_a_joker() -> None:
    assert chosen("9♣ 10♦ J♥ Q♠ K♣ joker").rank == 5
    assert chosen("9♣ 10♣ J♣ Q♣ K♣ joker").jokers == ()
    assert len(chosen("A♣ A♠ 8♣ 8♠ joker joker joker").jokers) == 1


def test_the_highest_legal_hand_may_be_lower() -> None:
    text = "K♣ K♣ K♦ K♥ 9♠ 9♦ 2♣"
    assert (chosen(text).rank, chosen(text).legal) == (8, False)
    legal = chosen(text, Aim.HIGHEST_LEGAL)
    assert (legal.rank, legal.legal) == (7, True)


def test_cards_that_cannot_be_legal_give_their_highest_hand_and_say_so() -> None:
    hand = chosen("K♣ K♣ K♦ K♦ 9♠ 9♠", Aim.HIGHEST_LEGAL)
    assert (hand.rank, hand.legal) == (8, False)
    assert hand == chosen("K♣ K♣ K♦ K♦ 9♠ 9♠")


@rule("CG-DrawHand-a")
@pytest.mark.parametrize("aim", Aim)
def test_fewer_than_five_cards_are_the_worst_hand_for_every_aim(aim: Aim) -> None:
    for text in ("A♣ A♦ A♥ A♠", "K♣ joker joker", ""):
        hand = chosen(text, aim)
        assert (hand.rank, hand.vector) == (1, (6, 4, 3, 2, 1))
        assert len(hand.cards) == len(parse(text))
        assert JOKER not in hand.cards


@settings(max_examples=60)
@given(stacked_hands(most=5, most_jokers=2), aims, st.integers(0, 51))
def test_a_named_joker_keeps_its_name(cards: list[int], aim: Aim, name: int) -> None:
    hand = name_jokers([*cards[:4], named(name)], aim)
    assert named(name) in hand.cards
    faces = tuple(sorted([*cards[:4], name]))
    assert (hand.rank, hand.vector) == best_name(faces, aim is Aim.LOWEST, True)
    assert rank_key([face(card) for card in hand.cards]) == (hand.rank, hand.vector)


@pytest.mark.parametrize("aim", Aim)
def test_what_cannot_be_chosen_from_is_refused(aim: Aim) -> None:
    with pytest.raises(PokerError, match="up to 32 cards, not 33"):
        choose([*range(33)], aim)
    with pytest.raises(PokerError, match="has a name already"):
        choose([*parse("2♣ 3♣ 4♣ 5♣ 6♣"), named(7)], aim)
    for wrong in (-1, 53, 200):
        with pytest.raises(PokerError, match=f"{wrong} is no card"):
            choose([*parse("2♣ 3♣ 4♣ 5♣ 6♣"), wrong], aim)


def test_thirty_two_equal_cards_are_still_counted_right() -> None:
    hand = choose([0] * 32)
    assert (hand.rank, hand.legal) == (10, False)
    assert choose([0] * 28 + [4, 8, 12, 17], Aim.HIGHEST_LEGAL).rank == 5
