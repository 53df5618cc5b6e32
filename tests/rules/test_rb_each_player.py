"""What the rulebook says of each player, at a table of three or four: antes, income, upkeep, hands, setup."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import cheatin, grifter, happens, noon, react
from gomorra.decks import Deck, Entry
from gomorra.engine import Game, Seat
from gomorra.engine.kernel.state import DISCARD
from gomorra.testing import Table, able, plain, rule

LOW, HIGH, MIDDLE = "A♣ 2♦ 3♥ 4♠ 6♣", "K♣ K♦ Q♥ J♠ 10♣", "A♣ 2♦ 3♥ 4♠ 9♣"
TABLE = range(4)


def gamble(t: Table, *hands: str) -> None:
    for seat, cards in enumerate(hands):
        t.stack(cards, seat=seat)
    t.start("gambling")


@rule("RB-5.1-t", "RB-5.1-z", "RB-5.1-ab", "RB-5.1-a", "RB-5.1-b", "RB-5.1-ae")
@pytest.mark.parametrize("winner", TABLE)
def test_whoever_has_the_lowest_of_four_hands_wins_the_pot(winner: int) -> None:
    t = Table(seats=4, stash=1)
    dealt = [t.stack(LOW if seat == winner else HIGH, seat=seat) for seat in TABLE]
    t.start("gambling")
    assert t.winner == winner
    assert [t.rock(seat) for seat in TABLE] == [4 if seat == winner else 0 for seat in TABLE]
    assert [t.debt(seat) for seat in TABLE] == [0, 0, 0, 0]
    for seat in TABLE:
        assert all(card.zone == DISCARD and card in t.discard_of(seat) for card in dealt[seat])


@rule("RB-5.1-c", "RB-5.1-e", "RB-5.2-f")
@pytest.mark.parametrize("winner", TABLE)
def test_everybody_without_ghost_rock_borrows_and_repays_the_winner_too(winner: int) -> None:
    t = Table(*(plain("outfit", production=2) for _ in TABLE), seats=4, stash=0)
    for seat in TABLE:
        t.dude(seat=seat, upkeep=1)
    gamble(t, *(LOW if seat == winner else HIGH for seat in TABLE))
    assert t.decision.kind == "upkeep"
    assert [t.debt(seat) for seat in TABLE] == [0, 0, 0, 0]
    assert [t.rock(seat) for seat in TABLE] == [5 if seat == winner else 1 for seat in TABLE]


@rule("RB-5.1-w")
def test_who_ties_draws_five_cards_again_as_often_as_it_takes() -> None:
    t = Table(seats=3)
    gamble(t, f"{LOW} {MIDDLE} {LOW}", f"{LOW} {MIDDLE} {HIGH}", HIGH)
    dealt = [(event.seat, len(event.cards)) for event in t.events(happens.Dealt)]
    assert sorted(dealt[:3]) == [(0, 5), (1, 5), (2, 5)]
    assert [sorted(dealt[start : start + 2]) for start in (3, 5)] == [[(0, 5), (1, 5)]] * 2
    assert len(dealt) == 7 and t.winner == 0


@rule("RB-5.1-y")
def test_chance_does_not_decide_while_one_of_the_tied_players_has_other_cards() -> None:
    t = Table(deck=0)
    t.stack(f"{LOW} {HIGH}")
    t.stack(LOW, seat=1)
    t.start("gambling")
    assert not any("chance" in event.text for event in t.events(happens.Said))
    assert t.winner == 1


@rule("RB-5.2-a", "RB-5.2-d", "RB-3.1-i", "RB-5.2-b")
@pytest.mark.parametrize("winner", [0, 2])
def test_each_of_four_collects_from_outfit_and_deed(winner: int) -> None:
    t = Table(*(plain("outfit", production=1 + seat) for seat in TABLE), seats=4, stash=5, winner=winner)
    for seat in TABLE:
        t.deed(seat=seat, production=10)
        t.dude(seat=seat, upkeep=1)
    t.start("upkeep")
    assert t.decision.kind == "upkeep" and t.events(happens.Paid) == []
    assert [t.rock(seat) for seat in TABLE] == [16 + seat for seat in TABLE]


@rule("RB-5.2-g", "RB-5.2-h", "RB-5.2-m", "RB-5.2-n", "RB-5.2-i")
def test_each_of_four_decides_about_upkeep_and_the_unpaid_leave_together() -> None:
    t = Table(seats=4, winner=1)
    dudes = [t.dude(seat=seat, upkeep=1) for seat in TABLE]
    t.start("upkeep")
    asked = []
    for _ in TABLE:
        seat = t.decision.seat
        asked.append(seat)
        assert all(one.in_play for one in dudes)
        t.answer(("drop", dudes[seat]) if seat != 0 else "pay")
    assert asked == [2, 3, 0, 1]
    assert [one.in_play for one in dudes] == [True, False, False, False]
    assert all(dudes[seat] in t.discard_of(seat) for seat in (1, 2, 3))
    assert [t.rock(seat) for seat in TABLE] == [19, 20, 20, 20]


@rule("RB-5.4-i", "RB-5.4-j", "RB-5.4-k", "RB-5.4-l", "RB-5.4-m", "RB-5.4-n")
@pytest.mark.parametrize("winner", [0, 2])
def test_each_of_four_discards_refills_and_unboots(winner: int) -> None:
    t = Table(seats=4, winner=winner, deck=60)
    held = [
        t.hand(*(plain("joker") for _ in range(size)), seat=seat) for seat, size in enumerate((2, 5, 7, 3))
    ]
    tired = [t.dude(seat=seat, booted=True, influence=1, keywords=["Huckster 1"]) for seat in TABLE]
    spells = [t.attach(plain("spell", keywords=["Hex"]), one, booted=True) for one in tired]
    t.start("sundown")
    asked = []
    while t.decision.kind == "sundown discard":
        seat = t.decision.seat
        asked.append(seat)
        t.answer(held[seat][0])
    assert asked == [(winner + step) % 4 for step in TABLE]
    assert t.decision.seat == 2 and all(one.booted for one in (*tired, *spells))
    t.answer(held[2][1])
    assert [len(t.hand_of(seat)) for seat in TABLE] == [5, 5, 5, 5]
    assert not any(held[seat][0] in t.hand_of(seat) for seat in TABLE)
    assert not any(one.booted for one in (*tired, *spells))


@rule("RB-5.4-c", "RB-1-c", "RB-5.4-d")
@pytest.mark.parametrize("winner", TABLE)
@pytest.mark.parametrize("highest", TABLE)
def test_the_influence_of_every_one_of_three_rivals_is_in_the_way(winner: int, highest: int) -> None:
    t = Table(seats=4, winner=3)
    t.deed(seat=winner, control=3)
    for seat in TABLE:
        t.dude(seat=seat, influence=3 if seat == highest else 2)
    t.start("sundown")
    assert t.game.over is (winner == highest)
    assert not t.game.over or t.game.outcome.winner == t.seat(winner)


@rule("RB-6.1.4-a")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_bystanders_and_spectators_see_revealed_hands_and_nothing_before(viewer: int | None) -> None:
    t = Table(seats=3)
    t.put(able("deed", react("after", happens.HandDrawn)))
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", "2♣ 4♦ 6♥ 8♠ 10♣")

    def seen(of: int) -> int:
        view = t.game.view(None if viewer is None else t.seat(viewer))
        return len(view.players[t.seat(of)].draw_hand)

    t.run("react")
    assert [seen(of) for of in (0, 1)] == [5 if viewer == of else 0 for of in (0, 1)]
    t.run("resolution")
    assert [seen(of) for of in (0, 1)] == [5, 5]
    drawn = [*t.draw_hand_of(0), *t.draw_hand_of(1)]
    faces = t.game.view(None if viewer is None else t.seat(viewer)).cards
    assert all(faces[card.id].code == card.face.code for card in drawn)


def deck_with(dudes: int, **outfit) -> Deck:
    cards = [Entry(plain("action", f"Card {number}"), 1) for number in range(20)]
    gang = [Entry(plain("dude", cost=2), 1, 1) for _ in range(dudes)]
    return Deck.of("plain", [Entry(plain("outfit", **outfit), 1), *gang, *cards])


@rule("RB-4-a", "RB-4-d", "RB-4-m", "RB-4-n", "RB-4-p", "RB-4-q", "RB-2.2-b")
def test_each_of_four_players_is_set_up() -> None:
    game = Game.new([Seat(f"P{seat}", deck_with(seat, stash=10 + seat)) for seat in TABLE], seed=5)
    while game.state.phase == "setup":
        assert all(player.street == (player.home,) for player in game.state.players)
        game.answer(game.decision.keys[0])
    for seat, player in enumerate(game.state.players):
        started = [card for card in game.dudes(seat) if card.place == player.home]
        assert len(started) == seat and len(game.dudes(seat)) == seat
        pot = 4 if game.state.winner == seat else 0
        assert player.stash == 10 + seat - 2 * seat - 1 + pot
        assert len(player.hand) == 5 and len(set(player.hand)) == 5
        order = [game.card(card).title for card in (*player.hand, *player.discard, *player.deck)]
        assert order != sorted(order, key=lambda title: int(title.split()[1]))


@rule("RB-5.3-a", "RB-5.3-b", "RB-5.3-d", "RB-5.3-g", "RB-5.3-h", "RB-5.1-ac")
@pytest.mark.parametrize("winner", TABLE)
def test_four_players_take_turns_until_all_have_passed_in_a_row(winner: int) -> None:
    t = Table(seats=4, winner=winner)
    movers = [t.dude(seat=seat, influence=1) for seat in TABLE]
    for seat in TABLE:
        t.hand(plain("joker"), seat=seat)
    t.start("noon")
    asked = []
    last = (winner + 3) % 4
    while t.game.state.phase == "noon":
        seat = t.decision.seat
        asked.append(seat)
        if len(asked) == 4:
            assert seat == last
            t.answer(("move", movers[last], "town-square"))
        else:
            t.pass_()
    assert asked == [(winner + step) % 4 for step in range(8)]


@rule("RB-7.1-b", "RB-7.1-c", "RB-7.1-e", "RB-7.1-f")
@pytest.mark.parametrize("winner", TABLE)
def test_four_players_have_their_chance_to_react_from_the_winner_on(winner: int) -> None:
    t = Table(seats=4, winner=winner)
    cards = [t.put(able("deed", react("after", happens.EnteredPlay)), seat=seat) for seat in TABLE]
    t.turn_of(1)
    t.shop(t.hand(plain("dude"), seat=1))
    order = [(winner + step) % 4 for step in TABLE]
    asked = []
    while t.decision.kind == "react":
        asked.append(t.decision.seat)
        if len(asked) == 4:
            t.use(cards[order[3]], seat=order[3])
        else:
            t.pass_()
    assert asked == [*order, *order[:3]]


@rule("RB-5.3.3-b", "RB-5.3.3-c", "RB-5.3.3-d")
@pytest.mark.parametrize("seat", TABLE)
def test_all_places_of_four_players_are_open_to_a_mover(seat: int) -> None:
    t = Table(seats=4)
    far = plain("deed", keywords=["Out of Town"])
    deeds = [card for one in TABLE for card in (t.deed(seat=one), t.put(far, one), t.put(far, one))]
    homes = [t.game.outfit(t.seat(one)).id for one in TABLE]
    t.dude(seat=seat, at=deeds[1])
    t.turn_of(seat)
    wanted = {"town-square", *homes, *(card.id for card in deeds)} - {deeds[1].id}
    assert {key[2] for key in t.offers("move")} == wanted


@rule("RB-7.2.3-e", "RB-7.2.3-f")
@pytest.mark.parametrize("user", [1, 2, 3])
def test_the_shamans_of_each_of_four_may_use_a_totem_where_they_are(user: int) -> None:
    t = Table(seats=4)
    place = t.deed()
    totem = able("spell", noon(spell=4), lambda use: use.gain(2), keywords=["Spirit", "Totem"])
    card = t.attach(totem, place)
    t.dude(seat=user, keywords=["Shaman 3"], at=place)
    for seat in {0, 1, 2, 3} - {user}:
        t.dude(seat=seat, keywords=["Shaman 3"])
    assert [t.can_use(card, seat=seat) for seat in TABLE] == [seat == user for seat in TABLE]
    t.stack("3♣", seat=user)
    t.use(card, seat=user)
    assert t.rock(user) == 22


@rule("RB-4-r", "RB-4-s", "RB-4-l")
def test_the_grifters_of_three_act_in_an_order_that_chance_begins() -> None:
    con = able("dude", grifter(), keywords=["Grifter"])
    cards = [Entry(plain("action", f"Card {number}"), 1) for number in range(20)]
    first = set()
    for seed in range(20):
        decks = [
            Deck.of("plain", [Entry(plain("outfit", stash=9), 1), Entry(con, 1, 1), *cards]) for _ in range(3)
        ]
        game = Game.new([Seat(f"P{seat}", one) for seat, one in enumerate(decks)], seed=seed)
        while game.decision.kind == "gang":
            assert game.dudes() == [], "nobody is placed before all have chosen"
            game.answer(game.decision.keys[0])
        asked = []
        while game.decision.kind == "grifter":
            asked.append(game.decision.seat)
            game.answer("done")
        assert asked == [(asked[0] + step) % 3 for step in range(3)]
        first.add(asked[0])
    assert first == {0, 1, 2}


@rule("RB-5.1-k", "RB-5.1-n", "RB-5.1-j", "RB-5.1-o", "CG-Plays-a")
@pytest.mark.parametrize("winner", TABLE)
def test_of_four_the_last_winner_answers_a_cheatin_hand_first_then_clockwise(winner: int) -> None:
    t = Table(seats=4, winner=winner, day=1)
    for seat in TABLE:
        t.hand(able("action", cheatin()), seat=seat)
    gamble(t, *["K♣ K♣ Q♥ J♠ 10♣"] * 4)
    asked = []
    while t.decision.kind == "play" and t.game.lowball and len(asked) < 4:
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == [(winner + step) % 4 for step in TABLE]
