"""Cards as text and as numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gomorra.poker import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    JOKER,
    SPADES,
    PokerError,
    card,
    face,
    is_joker,
    named,
    parse,
    show,
    suit,
    value,
)

any_card = st.one_of(st.integers(0, 52), st.integers(0, 51).map(named))


@given(st.lists(any_card, max_size=12))
def test_cards_survive_being_written_and_read(cards: list[int]) -> None:
    assert parse(show(cards)) == tuple(cards)


@given(st.integers(0, 51))
def test_suit_and_value_make_the_card_again(number: int) -> None:
    assert card(suit(number), value(number)) == number
    assert face(named(number)) == number
    assert (suit(named(number)), value(named(number))) == (suit(number), value(number))
    assert is_joker(named(number))
    assert not is_joker(number)


def test_an_ace_is_worth_one_and_a_king_thirteen() -> None:
    assert [value(number) for number in parse("A♣ 10♦ J♥ Q♠ K♣")] == [1, 10, 11, 12, 13]
    assert [suit(number) for number in parse("A♣ 10♦ J♥ Q♠")] == [CLUBS, DIAMONDS, HEARTS, SPADES]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("ac 10h Kd", "A♣ 10♥ K♦"),
        ("1s, 11c,12d 13h", "A♠ J♣ Q♦ K♥"),
        ("T♠ t♧ 9♡", "10♠ 10♣ 9♥"),
        ("A♣\ufe0f 8♠\ufe0f", "A♣ 8♠"),
        ("JOKER joker=jd Joker:8♠", "joker joker=J♦ joker=8♠"),
        ("  ", ""),
    ],
)
def test_cards_may_be_written_in_many_ways(text: str, shown: str) -> None:
    assert show(parse(text)) == shown


@pytest.mark.parametrize(
    "text", ["X♣", "A", "♣", "0c", "14h", "A♣8♠", "joker=", "jokerJ♦", "joker=joker", "10 ♥"]
)
def test_what_is_no_card_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(PokerError, match=r"card 2, .*write a value"):
        parse(f"2♣ {text}")


def test_a_card_outside_the_pack_is_refused() -> None:
    with pytest.raises(PokerError, match="suits are 0 to 3, values 1 to 13"):
        card(0, 14)
    with pytest.raises(PokerError, match="suits are 0 to 3, values 1 to 13"):
        card(4, 1)
    with pytest.raises(PokerError, match="not as 52"):
        named(JOKER)
    with pytest.raises(PokerError, match="is no card"):
        show([200])
    with pytest.raises(PokerError, match="is no card"):
        value(-1)


def test_a_joker_without_a_name_has_neither_suit_nor_value() -> None:
    with pytest.raises(PokerError, match="name it first"):
        value(JOKER)
    with pytest.raises(PokerError, match="name it first"):
        suit(JOKER)
