"""Rulebook 2.5: legal hands and Cheatin' hands."""

from __future__ import annotations

import pytest

from gomorra import poker
from gomorra.cards.vocabulary import cheatin, resolution
from gomorra.engine.board import hands
from gomorra.testing import Table, able, either_leads, rule


def fight(t: Table, mine: str, theirs: str) -> None:
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(leader, mark)
    t.hands(mine, theirs)
    t.run("resolution")


@rule("RB-2.5-a", "RB-2.5-b", "RB-2.5-c", "RB-2.5-d")
@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        ("5♠ 5♥ 5♦ 5♣ K♣", True),
        ("K♣ K♦ 2♣ 3♣ 4♣", True),
        ("K♣ K♣ 3♦ 4♥ 9♠", False),
    ],
)
@either_leads
def test_a_hand_cheats_when_two_cards_match_in_suit_and_value(cards: str, legal: bool) -> None:
    t = Table()
    fight(t, cards, "2♣ 4♦ 6♥ 8♠ 10♣")
    assert hands.is_legal(t.game, t.seat(0)) is legal
    assert hands.is_cheatin(t.game, t.seat(0)) is not legal


@rule("RB-2.5-e")
@pytest.mark.parametrize("cheater", [0, 1, 2])
def test_a_cheatin_hand_at_lowball_is_answered_by_the_others_once_it_is_revealed(cheater: int) -> None:
    t = Table(seats=3)
    held = [t.hand(able("action", cheatin()), seat=seat) for seat in range(3)]
    assert not any(t.can_use(card) for card in held)
    for seat, legal in enumerate(("2♣ 4♦ 6♥ 8♠ 10♣", "2♣ 4♦ 6♥ 8♠ J♣", "2♣ 4♦ 6♥ 8♠ Q♣")):
        t.stack("K♣ K♣ 3♦ 4♥ 9♠" if seat == cheater else legal, seat=seat)
    t.start("gambling")
    asked = set()
    while t.game.state.phase == "gambling":
        if any(option.payload[:2] == ("use", held[t.decision.seat].id) for option in t.decision.options):
            asked.add(t.decision.seat)
        t.game.answer(t.plain_answer())
    assert asked == {0, 1, 2} - {cheater}


@rule("RB-2.5-e")
@either_leads
def test_ones_own_cheatin_hand_is_no_reason_for_a_cheatin_resolution() -> None:
    t = Table()
    card = t.hand(able("action", cheatin()))
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(leader, mark)
    t.hands("K♣ K♣ 3♦ 4♥ 9♠", "2♣ 4♦ 6♥ 8♠ 10♣")
    assert not t.can_use(card), "nothing is revealed yet"
    t.run("resolution")
    assert t.decision.seat == 0 and hands.is_cheatin(t.game, t.seat(0))
    assert not t.can_use(card)


@rule("RB-2.5-f", "RB-2.5-g")
@pytest.mark.parametrize(("cards", "legal"), [("K♣ 3♦ 4♥ 9♠ joker", True), ("4♥ 4♥ 2♠ 3♦ joker", False)])
@either_leads
def test_a_joker_neither_makes_nor_mends_a_cheatin_hand(cards: str, legal: bool) -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(leader, mark)
    t.hands(cards, "2♣ 4♦ 6♥ 8♠ 10♣")
    t.run("joker")
    t.answer("K♣")
    assert t.at("resolution")
    assert hands.is_legal(t.game, t.seat(0)) is legal


@rule("RB-2.5-f")
@pytest.mark.parametrize("named", ["K♣", "3♦"])
def test_in_lowball_too_a_joker_makes_no_hand_cheatin(named: str) -> None:
    t = Table()
    trick = t.hand(able("action", cheatin()), seat=1)
    t.stack("K♣ 3♦ 4♥ 9♠ joker")
    t.stack("2♣ 4♦ 6♥ 8♠ 10♣", seat=1)
    t.start("gambling")
    t.answer(named)
    assert t.at("noon") and trick in t.hand_of(1), "nobody could call it Cheatin'"


@rule("RB-2.5-e", "RB-6.1.4-m")
@pytest.mark.parametrize(("cards", "offered"), [("K♣ K♣ 3♦ 4♥ 9♠", True), ("K♣ Q♣ 3♦ 4♥ 9♠", False)])
@either_leads
def test_a_cheatin_hand_opens_its_player_to_cheatin_resolutions(cards: str, offered: bool) -> None:
    t = Table()
    card = t.hand(able("action", cheatin()), seat=1)
    fight(t, cards, "2♣ 4♦ 6♥ 8♠ 10♣")
    t.pass_()
    assert t.can_use(card) is offered


@rule("RB-2.5-h")
@pytest.mark.parametrize("before", ["Q♣", "K♦", "Q♦"], ids=["its value", "its suit", "both"])
@pytest.mark.parametrize(("after", "cheats"), [("K♣", True), ("K♥", False)])
@either_leads
def test_a_card_changed_into_another_makes_the_hand_cheatin(before: str, after: str, cheats: bool) -> None:
    t = Table()
    forge = t.hand(able("action", resolution(), lambda use: use.name_card(use.draw_hand()[1], by=use.seat)))
    fight(t, f"K♣ {before} 3♦ 4♥ 9♠", "2♣ 4♦ 6♥ 8♠ 10♣")
    assert hands.is_legal(t.game, t.seat(0))
    t.use(forge, "", after)
    assert poker.show(hands.cards_of(t.game, t.seat(0))) == f"K♣ {after} 3♦ 4♥ 9♠"
    assert hands.is_cheatin(t.game, t.seat(0)) is cheats
