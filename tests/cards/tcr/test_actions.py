"""The Curtain Rises: actions."""

from __future__ import annotations

import pytest

from gomorra.engine.card import Card
from gomorra.testing import CHEATIN, LEGAL, Table, rule

CODES = ("15017", "24234")


def roses(t: Table, code: str, mine: str, theirs: str = CHEATIN, *, friends: int = 0) -> list[Card]:
    """Your Resolution play with the card in hand; gives the draw hand."""
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    others = [t.dude(seat=seat, at="town square") for seat in (0, 1) for _ in range(friends)]
    card = t.hand(code)
    t.showdown(ann, bob, *others, hands=(mine, theirs))
    assert card in t.hand_of()
    return t.game.rules(0).draw_hand()


@pytest.mark.parametrize("code", CODES)
def test_a_single_card_gets_another_suit(code: str) -> None:
    t = Table()
    hand = roses(t, code, "2♣ 4♣ 6♣ 8♠ 10♣", LEGAL)
    t.use(t.hand_of()[0], "recolour", hand[3], "clubs")
    assert hand[3].suit == "clubs" and hand[3].value == 8 and t.rank(0) == 6


@pytest.mark.parametrize("code", CODES)
def test_cards_with_a_twin_keep_their_suit(code: str) -> None:
    t = Table()
    hand = roses(t, code, "8♣ 8♦ 6♣ 3♠ 10♣", LEGAL)
    t.use(t.hand_of()[0], "recolour")
    assert set(t.choices()) == set(hand[2:])


@pytest.mark.parametrize("code", CODES)
def test_against_a_cheat_two_cards_become_what_you_like_but_no_twins(code: str) -> None:
    t = Table()
    hand = roses(t, code, "2♣ 3♦ 4♥ K♠ Q♣")
    t.use(t.hand_of()[0], "arrange", hand[3], hand[4])
    names = {payload[2] for payload in t.offers("name")}
    assert not names & {2, 3, 4} and {12, 13} <= names
    t.answer("5♠")
    assert 5 not in {payload[2] for payload in t.offers("name")}
    t.answer("6♠")
    assert t.rank(0) == 5 + 2


@rule("CR-CominUpRoses-a")
@pytest.mark.parametrize(("mine", "name", "rank"), [
    ("2♣ 3♦ 4♥ 5♠ K♣", "6♦", 5 + 2),
    ("2♣ 4♣ 6♣ 8♣ K♠", "10♣", 6 + 2),
    ("2♣ 3♣ 4♣ 5♣ K♠", "6♣", 9 + 2),
    ("2♣ 2♦ 4♥ 5♠ K♣", "6♦", 2),
])  # fmt: skip
def test_a_legal_straight_flush_or_both_has_two_ranks_more(mine: str, name: str, rank: int) -> None:
    t = Table()
    hand = roses(t, "15017", mine)
    t.use(t.hand_of()[0], "arrange", hand[4], "done", name)
    assert t.rank(0) == rank


def test_the_bonus_holds_for_the_rest_of_the_shootout() -> None:
    t = Table()
    hand = roses(t, "15017", "2♣ 3♦ 4♥ 5♠ K♣", friends=8)
    t.use(t.hand_of()[0], "arrange", hand[4], "done", "6♦")
    t.next_round()
    t.hands("2♣ 4♣ 6♣ 8♣ 10♣", LEGAL)
    t.run("resolution")
    assert t.rank(0) == 8


def test_a_cheatin_straight_gets_no_bonus() -> None:
    t = Table()
    hand = roses(t, "15017", "2♣ 3♦ 4♥ 5♠ K♣", friends=8)
    t.use(t.hand_of()[0], "arrange", hand[4], "done", "6♦")
    t.next_round()
    t.hands("2♣ 4♣ 6♣ 8♣ 8♣", LEGAL)
    t.run("resolution")
    assert t.rank(0) == 6


def test_in_lowball_the_cards_change_but_no_bonus_stays() -> None:
    t = Table()
    card = t.hand("Comin' Up Roses")
    t.stack("2♣ 3♦ 4♥ 5♠ K♣")
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    t.run("play")
    t.use(card, "arrange", t.game.rules(0).draw_hand()[4], "done", "7♦")
    t.run("noon")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=("2♣ 4♣ 6♣ 8♣ 10♣", LEGAL))
    assert t.rank(0) == 6
