"""The kit's own questions and ways: they answer what the rules say, and fail loudly where they cannot."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, happens, in_town_square, noon, react, resolution
from gomorra.decks.legality import check
from gomorra.engine import Game, Seat
from gomorra.testing import CHEATIN, LEGAL, ScenarioError, Table, able, begin, deck_of, plain


def test_all_ways_to_cover_casualties_are_listed() -> None:
    t = Table()
    ann = t.dude("Ann", at="town square")
    cal = t.dude("Cal", seat=1, at="town square", has=[plain("goods", "Dog", keywords=["Sidekick"])])
    dan = t.dude("Dan", seat=1, at="town square")
    (dog,) = cal.attachments
    t.shootout(ann, cal, dan)
    t.hands("K♣ K♦ 4♥ 4♠ 9♣", LEGAL)
    with pytest.raises(ScenarioError):
        t.casualties()
    t.run("casualty")
    ways = t.casualties()
    for way in (
        {cal: "ace"},
        {dan: "ace"},
        {cal: "discard", dan: "discard"},
        {cal: "discard", dog: "discard"},
        {dan: "discard", dog: "discard"},
    ):
        assert way in ways
    assert len(ways) == 5


def test_hands_are_read_in_all_their_parts() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    better = t.hand(able("action", resolution(), lambda use: use.rank(use.seat, 2)))
    t.showdown(ann, bob, hands=(LEGAL, CHEATIN))
    assert [t.is_legal(seat) for seat in (0, 1)] == [True, False]
    assert [t.is_cheatin(seat) for seat in (0, 1)] == [False, True]
    t.use(better)
    assert (t.natural_rank(0), t.rank_changes(0), t.rank(0)) == (1, (2,), 3)
    assert [card.title for card in t.draw_hand_of(0)] == LEGAL.split()
    t.finish()
    assert not t.is_legal(0) and not t.is_cheatin(0)


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_winner_of_lowball_can_be_set(winner: int) -> None:
    t = Table(seats=3, stash=0)
    t.put(able("dude", react("when", happens.Revealed)))
    t.lowball(winner)
    assert (t.pot(), [t.debt(seat) for seat in range(3)]) == (3, [1, 1, 1])
    t.run("noon")
    assert t.game.state.winner == winner and t.pot() == 0


@pytest.mark.parametrize(("timing", "left"), [("when", 20), ("after", 20)])
def test_a_flow_stops_where_one_wants_to_look(timing: str, left: int) -> None:
    t = Table(deck=20)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    t.stop(timing, happens.SundownChecked)
    assert (t.game.state.phase, t.decision.kind, t.game.state.day) == ("sundown", "react", 1)
    assert bool(t.events(happens.SundownChecked)) is (timing == "after")
    assert len(t.deck_of()) == left


def test_both_decks_and_gangs_can_be_given() -> None:
    mine, theirs = (plain("dude", name) for name in ("Mine", "Theirs"))
    game = begin(deck_of("Law Dogs", [mine]), deck_of("Law Dogs", [theirs]))
    assert [[dude.title for dude in game.dudes(seat)] for seat in (0, 1)] == [["Mine"], ["Theirs"]]


@pytest.mark.parametrize(("bullets", "stud"), [(0, True), (3, True), (4, False)])
def test_a_hand_that_was_given_is_the_final_one_with_any_bonus(bullets: int, stud: bool) -> None:
    t = Table()
    ann, bob = t.dude(at="town square", bullets=bullets, stud=stud), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(LEGAL, "3♣ 5♦ 7♥ 9♠ J♣"))
    assert sorted(card.title for card in t.draw_hand_of(0)) == sorted(LEGAL.split())
    assert (t.rank(0), t.is_legal(0)) == (1, True)


def test_six_cards_are_five_to_be_chosen() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", bullets=1, stud=True), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(f"{LEGAL} 2♦", LEGAL))
    assert t.natural_rank(0) == 2


@pytest.mark.parametrize(("fillers", "winner"), [((3, 2, 4), 1), ((2, 3, 4), 0), ((9, 8, 7), 2)])
def test_decks_of_different_fillers_never_tie(fillers: tuple[int, ...], winner: int) -> None:
    t = Table(seats=3, fillers=fillers)
    t.start("gambling")
    assert t.game.state.winner == winner and len(t.events(happens.Revealed)) == 1
    t.end_day()
    assert t.game.state.winner == winner


def test_made_up_cards_start_in_a_gang_and_pass_the_check_of_decks() -> None:
    boss, kid = plain("dude", "Boss", cost=3, influence=1), plain("dude", "Kid", cost=1)
    deck = deck_of(plain("outfit", stash=10), [boss], [kid])
    game = Game.new([Seat("A", deck), Seat("B", deck)], seed=1)
    game.answer("gang other")
    assert [option.text for option in game.decision.options][:2] == ["Boss", "Kid"]
    game.answer(("start", kid.code))
    game.answer("done")
    game.answer("gang as-listed")
    gangs = [[card.title for card in game.dudes(seat)] for seat in (0, 1)]
    assert gangs == [["Kid"], ["Boss"]]
    rules = {finding.rule for finding in check(deck).errors}
    assert rules == {"RB-8-c", "RB-8-g", "RB-8-h"}, "32 cards, most of them alike; nothing about the pool"


def test_what_was_offered_is_noted_where_nobody_is_asked() -> None:
    t = Table()
    bob = t.dude(seat=1, at="town square")
    t.dude(seat=1)
    shot = t.hand(able("action", noon(target=dude & in_town_square), lambda use: use.boot(use.target)))
    with t.noting() as noted:
        t.use(shot)
    assert noted == [[bob]] and bob.booted
    with t.noting() as noted:
        t.pass_()
    assert noted == []


@pytest.mark.parametrize("count", [1, 2])
def test_casualties_are_noted_also_where_only_one_can_fall(count: int) -> None:
    t = Table()
    ann, *foes = t.dude(at="town square"), *(t.dude(seat=1, at="town square") for _ in range(count))
    t.showdown(ann, foes[0], *foes[1:], hands=("K♣ K♦ K♥ 4♠ 9♣", LEGAL))
    with t.noting() as noted:
        t.finish()
    assert noted == ([foes] if count == 1 else [foes, foes[1:]])
    assert sum(not foe.in_play for foe in foes) == count
