"""Rulebook 5 and 5.1: the phases of a day, the ante and lowball."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import cheatin, happens, noon, react, resolution, shootout
from gomorra.engine.events import Paid, PhaseStarted, Pulled, Revealed, Said
from gomorra.testing import Table, able, either_leads, plain, rule
from tests.rules.lowball import lowball

LOW = "A♣ 2♦ 3♥ 4♠ 6♣"
HIGH = "K♣ K♦ Q♥ J♠ 10♣"
CHEATIN = "K♣ K♣ Q♥ J♠ 10♣"


@rule("RB-5-a", "RB-5-b", "CG-Day-b", "RB-5.4-s", "RB-5.4-a")
def test_a_day_has_four_phases_and_another_day_follows() -> None:
    t = Table(day=0)
    t.dude(influence=1)
    t.start("gambling")
    t.pass_(2)
    t.run("noon")
    phases = [(event.day, event.phase) for event in t.events(PhaseStarted)]
    order = ["gambling", "upkeep", "noon", "sundown"]
    assert phases == [(1, phase) for phase in order] + [(2, phase) for phase in order[:3]]


@rule("RB-5.1-a", "RB-5.1-b")
def test_everybody_antes_one_into_the_pot() -> None:
    t = Table(seats=3, stash=5)
    joker = "A♣ 2♦ 3♥ 4♠ joker"
    lowball(t, joker, HIGH, HIGH)
    assert [t.rock(seat) for seat in range(3)] == [4, 4, 4]
    assert t.game.state.pot == 3


@rule("RB-5.1-c", "RB-5.1-d")
@pytest.mark.parametrize(("stash", "debt"), [(0, 1), (1, 0)])
def test_only_an_empty_stash_borrows_the_ante(stash: int, debt: int) -> None:
    t = Table(plain("outfit"), plain("outfit"))
    t.stash(stash)
    t.stack(HIGH)
    t.stack("A♣ 2♦ 3♥ 4♠ joker", seat=1)
    t.start("gambling")
    assert t.rock() == 0
    assert t.game.state.players[t.seat(0)].debt == debt
    assert t.game.state.pot == 2


@rule("RB-5.1-e", "RB-5.2-f")
def test_a_borrowed_ante_is_repaid_after_production() -> None:
    t = Table(plain("outfit", production=2), plain("outfit"))
    t.stash(0)
    t.dude(upkeep=1)
    lowball(t, HIGH, LOW)
    assert t.decision.kind == "upkeep"
    assert t.rock() == 1
    assert t.game.state.players[t.seat(0)].debt == 0


@rule("RB-5.1-f", "RB-5.2-q")
def test_debts_come_before_upkeep() -> None:
    t = Table(plain("outfit", production=1), plain("outfit"))
    t.stash(0)
    keeper = t.dude(upkeep=1)
    lowball(t, HIGH, LOW)
    t.run("noon")
    assert t.game.state.players[t.seat(0)].debt == 0
    assert not keeper.in_play


@rule("RB-5.1-g", "RB-5.1-af")
def test_play_hands_are_set_aside_for_lowball() -> None:
    t = Table()
    held = t.hand(plain("dude"), plain("dude"))
    lowball(t, LOW, HIGH)
    assert t.hand_of() == held
    assert t.at("noon")
    assert {key[1] for key in t.offers("shop")} == {card.id for card in held}


@rule("RB-5.1-h")
def test_lowball_hands_have_five_cards_whoever_is_in_play() -> None:
    t = Table()
    t.dude(bullets=4, stud=True)
    lowball(t, "A♣ 2♦ 3♥ 4♠ joker", HIGH)
    assert [len(player.draw_hand) for player in t.game.state.players] == [5, 5]


@rule("RB-5.1-h")
def test_lowball_hands_come_from_the_top_of_the_own_deck() -> None:
    t = Table()
    mine, theirs = t.stack("A♣ 2♦ 3♥ 4♠ joker K♠"), t.stack(f"{HIGH} K♠", seat=1)
    t.start("gambling")
    assert t.decision.kind == "joker"
    assert (t.draw_hand_of(0), t.draw_hand_of(1)) == (mine[:5], theirs[:5])
    assert (t.deck_of(0)[0], t.deck_of(1)[0]) == (mine[5], theirs[5])


@rule("RB-5.1-i")
def test_lowball_hands_are_revealed_together() -> None:
    t = Table(seats=3)
    lowball(t, LOW, HIGH, HIGH)
    (event,) = t.events(Revealed)
    assert sorted((seat, len(cards)) for seat, cards in event.hands) == [(0, 5), (1, 5), (2, 5)]


@rule("RB-5.1-i")
def test_nobody_sees_a_lowball_hand_before_all_are_revealed() -> None:
    t = Table(seats=3)
    t.put(able("deed", react("after", happens.HandDrawn)))
    lowball(t, LOW, HIGH, HIGH)
    assert t.decision.kind == "react" and t.events(Revealed) == []
    for seat in range(3):
        seen = t.game.view(t.seat(seat))
        assert all(not seen.players[t.seat(rival)].draw_hand for rival in range(3) if rival != seat)
        assert len(seen.players[t.seat(seat)].draw_hand) == 5


@rule("RB-5.1-j", "RB-5.1-o")
@pytest.mark.parametrize(("cards", "opens"), [(CHEATIN, True), (HIGH, False)])
def test_a_cheatin_hand_opens_a_window_for_cheatin_actions(cards: str, opens: bool) -> None:
    t = Table()
    card = t.hand(able("action", cheatin(), lambda use: use.gain(1)), seat=1)
    lowball(t, cards, LOW)
    if opens:
        assert t.decision.seat == 1
        assert t.can_use(card)
        t.use(card)
        assert t.rock(1) == 20 - 1 + 1 + 2
    else:
        assert t.at("noon")


@rule("RB-5.1-j")
@pytest.mark.parametrize("other", [noon, shootout, resolution])
def test_the_window_of_lowball_is_for_nothing_but_cheatin_abilities(other) -> None:
    t = Table()
    card, answer = t.hand(able("action", other()), able("action", cheatin()), seat=1)
    lowball(t, CHEATIN, LOW)
    assert t.can_use(answer) and not t.can_use(card)


@rule("RB-5.1-p")
@pytest.mark.parametrize("kind", ["deed", "dude", "goods", "spell", "outfit"])
def test_a_card_in_play_may_bear_the_cheatin_ability(kind: str) -> None:
    card = able(kind, cheatin(), lambda use: use.gain(1))
    t = Table(plain("outfit"), card) if kind == "outfit" else Table()
    if kind in ("goods", "spell"):
        source = t.dude(seat=1, has=[card]).attachments[0]
    else:
        source = t.game.outfit(t.seat(1)) if kind == "outfit" else t.put(card, seat=1)
    lowball(t, CHEATIN, LOW)
    t.use(source)
    assert t.rock(1) == 20 - 1 + 1 + 2


@rule("RB-5.1-k", "RB-5.1-n")
def test_the_last_winner_has_the_first_chance_then_clockwise() -> None:
    t = Table(seats=3, winner=1, day=1)
    for seat in (0, 1, 2):
        t.hand(able("action", cheatin()), seat=seat)
    lowball(t, CHEATIN, CHEATIN, CHEATIN)
    asked = []
    while t.decision.kind == "play" and t.game.lowball:
        asked.append(t.decision.seat)
        t.pass_()
    assert asked[:3] == [1, 2, 0]


@rule("RB-5.1-l", "RB-5.1-o")
def test_on_day_one_the_lowest_pull_goes_first() -> None:
    t = Table(winner=-1, day=0)
    for seat in (0, 1):
        t.hand(able("action", cheatin()), seat=seat)
    lowball(t, f"{CHEATIN} 9♣", f"{CHEATIN} 3♦")
    assert {(event.seat, event.value) for event in t.events(Pulled)} == {(0, 9), (1, 3)}
    assert t.decision.seat == 1


@rule("RB-5.1-m", "RB-5.1-l")
@pytest.mark.parametrize(("seats", "pulls"), [(2, 0), (3, 3)])
def test_on_day_one_nobody_pulls_where_only_one_player_could_answer(seats: int, pulls: int) -> None:
    t = Table(seats=seats, winner=-1, day=0)
    for seat in range(seats):
        t.hand(able("action", cheatin()), seat=seat)
    lowball(t, *[CHEATIN, f"{LOW} 9♣", f"{HIGH} 3♦"][:seats])
    assert t.decision.kind == "play" and t.game.lowball
    assert len(t.events(Pulled)) == pulls


@rule("RB-5.1-m", "RB-5.1-l")
def test_on_day_one_nobody_pulls_when_no_order_is_needed() -> None:
    t = Table(winner=-1, day=0)
    lowball(t, LOW, HIGH)
    assert t.at("noon")
    assert t.events(Pulled) == []


@rule("RB-5.1-q")
def test_a_hand_is_hit_only_once() -> None:
    t = Table(seats=3, winner=1)
    first = t.hand(able("action", cheatin()), seat=1)
    second = t.hand(able("action", cheatin()), seat=2)
    lowball(t, CHEATIN, LOW, HIGH)
    t.use(first)
    assert t.at("noon")
    assert second.id in {card.id for card in t.hand_of(2)}


@rule("RB-5.1-q")
def test_each_of_two_cheatin_hands_is_hit_once() -> None:
    t = Table(seats=3, winner=2)
    first, second = t.hand(able("action", cheatin()), able("action", cheatin()), seat=2)
    lowball(t, CHEATIN, "Q♣ Q♣ K♥ J♠ 10♣", LOW)
    t.use(first, "", 1)
    t.use(second)
    assert t.at("noon") and t.hand_of(2) == []


@rule("RB-5.1-r", "RB-5.1-w")
def test_a_redrawn_hand_may_be_hit_again() -> None:
    t = Table()
    one, two = t.hand(able("action", cheatin()), able("action", cheatin()), seat=1)
    lowball(t, f"{CHEATIN} {CHEATIN}", f"K♦ K♠ Q♣ J♦ 10♥ {LOW}")
    t.use(one)
    assert len(t.events(Revealed)) == 2
    assert t.can_use(two)


@rule("RB-5.1-s")
def test_your_own_cheatin_hand_allows_you_nothing() -> None:
    t = Table()
    t.hand(able("action", cheatin()))
    lowball(t, CHEATIN, LOW)
    assert t.at("noon")


@rule("RB-5.1-t", "RB-5.1-u", "RB-5.1-v", "RB-5.1-z")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("2♣ 2♦ 3♥ 4♠ 5♣", "K♣ Q♦ J♥ 9♠ 8♣", 1),
        ("2♣ 3♦ 4♥ 5♠ 7♣", "2♦ 3♥ 4♠ 5♣ 8♣", 0),
        ("A♣ 2♦ 3♥ 4♠ 5♣", "K♣ Q♦ J♥ 9♠ 8♣", 1),
    ],
)
def test_the_lowest_hand_wins(mine: str, theirs: str, winner: int) -> None:
    t = Table()
    lowball(t, mine, theirs)
    assert t.winner == winner


@rule("RB-5.1-w", "RB-5.1-x")
def test_equal_hands_are_drawn_anew_and_suits_do_not_matter() -> None:
    t = Table(seats=3)
    lowball(t, f"A♣ 2♦ 3♥ 4♠ 6♣ {HIGH}", f"A♦ 2♥ 3♠ 4♣ 6♦ {LOW}", HIGH)
    first, second = t.events(Revealed)
    assert [seat for seat, _ in first.hands] == [0, 1, 2]
    assert sorted(seat for seat, _ in second.hands) == [0, 1]
    assert t.winner == 1


@rule("RB-5.1-y")
def test_chance_decides_what_redraws_cannot() -> None:
    winners = set()
    for seed in range(12):
        t = Table(deck=0, seed=seed)
        lowball(t, LOW, LOW)
        assert any("chance" in event.text for event in t.events(Said))
        winners.add(t.winner)
    assert winners == {0, 1}


@rule("RB-5.1-y")
def test_chance_picks_among_those_who_tie_and_nobody_else() -> None:
    winners = set()
    for seed in range(12):
        t = Table(seats=3, deck=0, seed=seed)
        lowball(t, LOW, HIGH, LOW)
        assert any("chance" in event.text for event in t.events(Said))
        winners.add(t.winner)
    assert winners == {0, 2}


@rule("RB-5.1-y")
@pytest.mark.parametrize("winner", [0, 1])
def test_chance_has_no_say_while_the_cards_have(winner: int) -> None:
    t = Table(deck=0)
    lowball(t, *((LOW, HIGH) if winner == 0 else (HIGH, LOW)))
    assert t.winner == winner
    assert t.events(Said) == []


@rule("RB-5.1-aa", "CG-Winner-a")
@either_leads
def test_the_winner_stays_winner_all_day() -> None:
    t = Table(winner=1)
    t.deed(seat=1)
    a, b = t.dude(influence=1, at="town square"), t.dude(seat=1, influence=1, at="town square")
    t.dude(influence=1)
    lowball(t, LOW, HIGH)
    t.shootout(a, b)
    t.finish()
    assert t.winner == 0
    for seat in (0, 1):
        t.hand(*(plain("action") for _ in range(5)), seat=seat)
    t.run("sundown")
    assert t.winner == 0
    t.stack("K♠ K♥ Q♣ J♦ 10♠")
    t.stack("A♦ 2♥ 3♠ 4♣ joker", seat=1)
    t.run("joker")
    assert (t.game.state.day, t.winner) == (3, 0), "until the next one is named"
    t.run("noon")
    assert t.winner == 1


@rule("RB-5.1-ab")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_winner_takes_the_pot(seats: int) -> None:
    t = Table(seats=seats, stash=5)
    lowball(t, LOW, *[HIGH] * (seats - 1))
    assert [t.rock(seat) for seat in range(seats)] == [4 + seats] + [4] * (seats - 1)
    assert t.game.state.pot == 0


@rule("RB-5.1-ac", "RB-5.3-a")
def test_the_winner_makes_the_first_play() -> None:
    t = Table()
    lowball(t, HIGH, LOW)
    assert t.at("noon")
    assert t.decision.seat == 1


@rule("RB-5.1-ac", "RB-5.1-ad")
def test_the_winner_is_the_first_to_discard_and_draw_at_sundown() -> None:
    t = Table(seats=3, winner=2)
    for seat in range(3):
        t.hand(plain("action"), seat=seat)
    t.run("sundown")
    asked = []
    while t.game.state.phase == "sundown":
        asked.append(t.decision.seat)
        t.game.answer(t.plain_answer())
    assert asked == [2, 0, 1]
    assert [event.seat for event in t.events(happens.Drawn)][:3] == [2, 0, 1]


@rule("RB-5.1-ad")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_goes_ahead_when_players_act_at_once(winner: int) -> None:
    t = Table(winner=winner)
    for seat in (0, 1):
        t.put(able("dude", react("after", happens.EnteredPlay), title=f"Watcher {seat}"), seat=seat)
    bought = t.hand(plain("goods"), seat=1)
    t.shop(bought, t.dude(seat=1))
    assert (t.decision.seat, t.decision.kind) == (winner, "react")
    t.pass_()
    assert (t.decision.seat, t.decision.kind) == (1 - winner, "react")


@rule("RB-5.1-ae")
def test_lowball_hands_are_discarded() -> None:
    t = Table()
    mine, theirs = t.stack(LOW), t.stack(HIGH, seat=1)
    t.start("gambling")
    assert {card.id for card in mine} <= {card.id for card in t.discard_of()}
    assert {card.id for card in theirs} <= {card.id for card in t.discard_of(1)}
    assert all(not player.draw_hand for player in t.game.state.players)


@rule("RB-5.1-a")
def test_the_ante_is_paid_from_the_stash() -> None:
    t = Table(stash=2)
    lowball(t, LOW, HIGH)
    paid = [(event.seat, event.amount, event.why) for event in t.events(Paid)]
    assert sorted(paid) == [(0, 1, "ante"), (1, 1, "ante")]


@rule("RB-5.1-a")
def test_the_ante_comes_before_the_cards_of_every_day() -> None:
    t = Table(fillers=(13, 2), deck=40)
    t.dude(influence=1)
    t.start("gambling")
    t.end_day()
    opening = [
        (event.day, type(event))
        for event in t.game.events
        if isinstance(event, happens.Dealt) or (isinstance(event, Paid) and event.why == "ante")
    ]
    assert opening == [(day, kind) for day in (2, 3) for kind in (Paid, Paid, happens.Dealt, happens.Dealt)]
