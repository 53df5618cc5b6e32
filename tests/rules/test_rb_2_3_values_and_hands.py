"""Rulebook 2.3: suits, values, and the two kinds of hand."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import noon, resolution, shootout
from gomorra.catalog import catalog
from gomorra.testing import Table, able, either_leads, plain, playing_card, rule, shows

DECK_CARDS = [
    printing
    for printing in catalog().printings
    if printing.type not in ("outfit", "legend", "joker") and not printing.is_token
]


@rule("RB-2.3-a")
@shows("Tommy Harden", "General Store", "Shotgun", "Pistol Whip")
def test_every_deck_card_has_one_of_four_suits() -> None:
    assert {printing.suit for printing in DECK_CARDS} == {"clubs", "diamonds", "hearts", "spades"}


@rule("RB-2.3-b")
@shows("Clementine Lepp", "Pistol Whip", "Ivor Hawley")
def test_values_run_from_one_to_thirteen() -> None:
    assert {printing.value for printing in DECK_CARDS} == set(range(1, 14))


@rule("RB-2.3-c", "RB-2.3-d")
@pytest.mark.parametrize(("sign", "value"), [("A", 1), ("J", 11), ("Q", 12), ("K", 13)])
def test_aces_and_court_cards_have_numbers(sign: str, value: int) -> None:
    t = Table()
    card = t.hand(playing_card(f"{sign}♠"))
    assert card.value == value


@rule("RB-2.3-e")
def test_only_the_play_hand_supplies_plays() -> None:
    t = Table()
    act = able("action", noon())
    held, piled = t.hand(act), t.discard(act)
    stacked = t.stack(act)
    assert t.can_use(held)
    assert not t.can_use(piled)
    assert not t.can_use(stacked)
    assert not t.can_use(t.hand(act, seat=1), seat=0)


@rule("RB-2.3-e")
def test_only_the_play_hand_supplies_what_is_bought() -> None:
    t = Table()
    held = t.hand(plain("dude"))
    t.hand(plain("dude"), seat=1)
    elsewhere = [lay(plain("dude")) for lay in (t.discard, t.boot_hill, t.stack)]
    assert t.offers("shop") == [("shop", held.id)]
    assert all(t.why_not("shop", card).rule == "RB-5.3.4-a" for card in elsewhere[:2])


@rule("RB-2.3-e")
@pytest.mark.parametrize("kind", [shootout, resolution])
def test_neither_draw_hand_nor_piles_supply_plays_in_a_fight(kind) -> None:
    t = Table()
    act = able("action", kind(repeat=True))
    held = t.hand(act)
    elsewhere = [t.discard(act), t.boot_hill(act)]
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    drawn = t.stack(*(act for _ in range(5)))
    if kind is resolution:
        t.run("resolution")
        assert t.draw_hand_of(0) == drawn
    assert t.can_use(held)
    assert not any(t.can_use(card) for card in (*drawn, *elsewhere))


@rule("RB-2.3-f")
@either_leads
def test_draw_hands_exist_only_in_gambling_and_shootouts() -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    assert all(not player.draw_hand for player in t.game.state.players)
    t.shootout(leader, mark)
    assert all(not player.draw_hand for player in t.game.state.players)
    t.run("resolution")
    assert all(len(player.draw_hand) == 5 for player in t.game.state.players)
    t.finish()
    assert all(not player.draw_hand for player in t.game.state.players)


@rule("RB-2.3-f")
def test_draw_hands_of_lowball_end_with_it() -> None:
    t = Table(seats=3)
    t.dude(upkeep=1)
    for seat in range(3):
        t.stack("joker K♣ Q♦ 3♥ 2♠" if seat == 0 else "A♣ 3♦ 5♥ 7♠ 9♣", seat=seat)
    t.start("gambling")
    t.run("joker")
    assert t.game.state.phase == "gambling"
    assert all(len(player.draw_hand) == 5 for player in t.game.state.players)
    t.run("upkeep")
    assert t.game.state.phase == "upkeep"
    assert all(not player.draw_hand for player in t.game.state.players)
    t.run("noon")
    assert all(not player.draw_hand for player in t.game.state.players)


@rule("RB-2.3-g", "RB-6.1.3-q")
@either_leads
def test_the_two_hands_are_never_mixed() -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    kept = t.hand(playing_card("K♣"))
    drawn = t.stack(able("action", resolution(), suit="clubs", value=2))
    t.shootout(leader, mark)
    t.run("resolution")
    hand = t.game.state.players[t.seat(0)].draw_hand
    assert drawn.id in hand
    assert kept.id not in hand
    assert t.hand_of() == [kept]
    assert not t.can_use(drawn, seat=0)


@rule("RB-2.3-g")
@either_leads
def test_a_shootout_action_in_a_draw_hand_is_not_playable_in_the_next_round() -> None:
    t = Table()
    dudes = [t.dude(seat=seat, at="town square") for seat in (0, 1, 0, 1)]
    act = t.stack(able("action", shootout(), value=2))
    t.shootout(*dudes)
    t.run("resolution")
    assert act.id in t.game.state.players[t.seat(0)].draw_hand
    assert not t.can_use(act, seat=0)
    t.next_round()
    assert act in t.discard_of()
    assert not t.can_use(act, seat=0)
