"""Rulebook 6.1, step 3: stud and draw bonuses, redraws, and the five that are kept."""

from __future__ import annotations

import pytest

from gomorra import poker
from gomorra.engine.board import hands
from gomorra.engine.events import Dealt, Shuffled
from gomorra.engine.fights import drawing
from gomorra.engine.kernel.state import DISCARD, DRAW
from gomorra.testing import Table, plain, rule

SIDES = pytest.mark.parametrize("seat", [0, 1], ids=["leader", "mark"])


def stage(t: Table, *posse: tuple[int, bool], seat: int = 0):
    """A posse with these bullets (and whether they are studs) against one plain dude; the first shoots.

    Seat 0 leads, seat 1 is called out."""
    mine = [t.dude(seat=seat, at="town square", bullets=bullets, stud=stud) for bullets, stud in posse]
    other = t.dude(seat=1 - seat, at="town square")
    t.shootout(*((mine[0], other) if seat == 0 else (other, mine[0])), *mine[1:])
    t.pass_(2)
    if t.decision.kind == "choose":
        t.answer(mine[0])
    return mine


@rule("RB-6.1.3-b", "RB-6.1.3-c", "RB-6.1.3-d", "RB-6.1.3-e", "RB-6.1.3-f")
@rule("RB-6.1.3-g", "RB-6.1.3-h", "RB-6.1.3-i", "RB-6.1.3-j", "CG-Shootout3-a", "CG-Shootout3-b")
@pytest.mark.parametrize(
    ("posse", "stud", "draw"),
    [
        ([(3, True)], 3, 0),
        ([(3, True), (4, True)], 4, 0),
        ([(2, True), (0, True)], 3, 0),
        ([(0, True)], 0, 0),
        ([(3, False), (1, True)], 1, 3),
        ([(2, False)], 0, 2),
        ([(2, False), (3, False)], 0, 3),
        ([(2, False), (0, False)], 0, 3),
        ([(2, True), (1, False)], 2, 1),
        ([(0, False)], 0, 0),
        ([(2, True), (3, True), (0, True)], 4, 0),
        ([(2, False), (3, False), (0, False)], 0, 4),
        ([(2, True), (3, False), (0, False), (1, True)], 3, 2),
    ],
)
@SIDES
def test_the_shooter_counts_in_full_everybody_else_for_one(seat: int, posse, stud: int, draw: int) -> None:
    t = Table()
    stage(t, *posse, seat=seat)
    assert drawing.bonuses(t.game, t.game.shootout, seat) == (stud, draw)
    assert t.events(Dealt)[seat].seat == seat
    assert len(t.events(Dealt)[seat].cards) == 5 + stud
    asked = [t.decision.most] if (t.decision.kind, t.decision.seat) == ("redraw", seat) else []
    assert asked == [most for most in [draw] if most]


@rule("RB-6.1.3-a", "RB-6.1.3-b", "RB-6.1.3-n")
@pytest.mark.parametrize("bullets", [3, 7])
@SIDES
def test_five_cards_and_the_stud_bonus_are_drawn(seat: int, bullets: int) -> None:
    t = Table()
    stage(t, (bullets, True), seat=seat)
    assert len(t.draw_hand_of(seat)) == 5 + bullets
    assert len(t.draw_hand_of(1 - seat)) == 5
    assert (t.decision.kind, t.decision.least, t.decision.most) == ("keep five", bullets, bullets)
    t.run("resolution")
    assert len(t.draw_hand_of(seat)) == 5


@rule("RB-6.1.3-k", "RB-6.1.3-l", "RB-6.1.3-m")
@pytest.mark.parametrize("count", [0, 1, 2])
@SIDES
def test_up_to_the_draw_bonus_is_exchanged_at_once(seat: int, count: int) -> None:
    t = Table()
    stage(t, (2, False), (0, True), seat=seat)
    assert (t.decision.kind, t.decision.seat) == ("redraw", seat)
    seen = list(t.game.state.players[t.seat(seat)].draw_hand)
    assert len(seen) == 6 and len(t.draw_hand_of(1 - seat)) == 5
    for card in seen[:count]:
        assert t.game.state.players[t.seat(seat)].draw_hand == seen, "nothing comes before all are chosen"
        t.answer(t.game.card(card))
    if count < 2:
        t.answer("done")
    assert t.decision.kind == "keep five"
    new = t.game.state.players[t.seat(seat)].draw_hand
    assert len(new) == 6
    assert [card for card in new if card in seen] == seen[count:]
    assert all(t.game.state.zones[card] == DISCARD for card in seen[:count])


@rule("RB-6.1.3-l", "RB-6.1.3-g")
@SIDES
def test_a_draw_bonus_of_five_exchanges_the_whole_hand(seat: int) -> None:
    t = Table()
    stage(t, (5, False), seat=seat)
    old = t.draw_hand_of(seat)
    for card in old:
        assert (t.decision.kind, t.decision.seat) == ("redraw", seat)
        t.answer(card)
    t.run("resolution")
    assert len(t.draw_hand_of(seat)) == 5 and not set(old) & set(t.draw_hand_of(seat))


@rule("RB-6.1.3-r", "RB-6.1.3-l")
@SIDES
def test_a_deck_that_runs_out_in_the_redraw_is_shuffled_anew(seat: int) -> None:
    t = Table(deck=0)
    t.stack("A♣ 2♦ 3♥ 5♠ 6♣ 7♦", seat=seat)
    t.discard(*(plain("dude") for _ in range(10)), seat=seat)
    t.stack("4♣ 6♦ 7♥ 9♠ J♣", seat=1 - seat)
    stage(t, (3, False), seat=seat)
    assert t.events(Shuffled) == [] and len(t.deck_of(seat)) == 1
    t.answer(*t.draw_hand_of(seat)[:3])
    assert len(t.draw_hand_of(seat)) == 5 and len(t.events(Shuffled)) == 1


@rule("RB-6.1.3-l")
@SIDES
def test_no_more_than_the_draw_bonus(seat: int) -> None:
    t = Table()
    stage(t, (2, False), seat=seat)
    t.answer(t.choices()[0], t.choices()[1])
    assert t.decision.kind != "redraw" or t.decision.seat != seat
    assert len([event for event in t.events(Dealt) if event.seat == seat]) == 2


@rule("RB-6.1.3-n", "RB-6.1.3-o")
@SIDES
def test_the_player_picks_the_five_that_count(seat: int) -> None:
    t = Table()
    t.stack("K♣ K♦ K♥ 2♠ 3♣ 4♦ 9♥", seat=seat)
    stage(t, (2, True), seat=seat)
    assert (t.decision.kind, t.decision.seat) == ("keep five", seat)
    assert len(t.choices()) == 7
    assert (t.decision.least, t.decision.most, "done" in t.decision.keys) == (2, 2, False)
    kings = [card for card in t.choices() if card.value == 13]
    t.answer(kings[2], kings[1])
    t.run("resolution")
    assert len(t.draw_hand_of(seat)) == 5
    assert hands.natural(t.game, t.seat(seat)).rank == poker.HIGH_CARD
    assert [card.zone for card in kings] == [DRAW, DISCARD, DISCARD]


@rule("RB-6.1.3-p")
@SIDES
def test_duplicates_may_be_kept(seat: int) -> None:
    t = Table()
    t.stack("K♣ K♣ 9♥ 2♠ 3♣ 4♦", seat=seat)
    stage(t, (1, True), seat=seat)
    t.answer(next(card for card in t.choices() if card.value == 4))
    t.run("resolution")
    assert hands.is_cheatin(t.game, t.seat(seat))


@rule("RB-6.1.3-r")
@SIDES
def test_the_discard_pile_is_shuffled_in_when_the_deck_runs_out(seat: int) -> None:
    t = Table(deck=0)
    last = t.stack("A♣ 2♦ 3♥", seat=seat)
    t.discard(*(plain("dude") for _ in range(10)), seat=seat)
    t.stack("4♣ 6♦ 7♥ 9♠ J♣", seat=1 - seat)
    stage(t, (0, False), seat=seat)
    assert [event.seat for event in t.events(Shuffled)] == [seat]
    assert t.draw_hand_of(seat)[:3] == last and len(t.draw_hand_of(seat)) == 5
    assert len(t.deck_of(seat)) == 8


@rule("CG-DrawHand-a")
def test_with_too_few_cards_the_hand_is_the_lowest_there_is() -> None:
    t = Table(deck=0)
    t.stack("A♣ A♦ A♥ A♠")
    t.stack("4♣ 6♦ 7♥ 9♠ J♣", seat=1)
    stage(t, (0, False))
    t.run("resolution")
    assert t.rank(0) == 1
    assert poker.compare(hands.hand(t.game, t.seat(0)), hands.hand(t.game, t.seat(1))) < 0


@rule("CG-Shootout3-c", "CG-Shootout3-d")
def test_discards_stay_hidden_until_both_have_chosen() -> None:
    t = Table()
    leader = t.dude(at="town square", bullets=2)
    mark = t.dude(seat=1, at="town square", bullets=2)
    t.shootout(leader, mark)
    t.run("redraw")
    assert t.decision.seat == 0 and t.game.view(t.seat(1)).decision.kind == "", "nobody sees him choose"
    thrown = t.choices()[:2]
    before = t.game.view(t.seat(1))
    t.answer(*thrown)
    after = t.game.view(t.seat(1))
    assert t.decision.seat == 1
    assert after.players[t.seat(0)] == before.players[t.seat(0)]
    assert not {card.id for card in thrown} & set(after.cards)
    t.answer("done")
    assert {card.id for card in thrown} <= set(t.game.view(t.seat(1)).cards)


@rule("CG-Shootout3-d")
def test_each_sees_what_the_other_threw_as_soon_as_both_are_done() -> None:
    t = Table(deck=40)
    ours, theirs = (
        [t.dude(seat=seat, at="town square", bullets=2, stud=stud) for stud in (False, True)]
        for seat in (0, 1)
    )
    t.shootout(ours[0], theirs[0], ours[1], theirs[1])
    t.run("pick shooters")
    t.answer(ours[0], theirs[0])
    thrown = []
    for seat in (0, 1):
        assert (t.decision.kind, t.decision.seat) == ("redraw", seat)
        thrown.append(t.choices()[:2])
        t.answer(*thrown[seat])
    assert t.decision.kind == "keep five", "still in the same step"
    for seat in (0, 1):
        seen = t.game.view(t.seat(1 - seat))
        assert {card.id for card in thrown[seat]} <= set(seen.cards)
