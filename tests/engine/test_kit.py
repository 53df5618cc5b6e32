"""The kit's own questions and ways: they answer what the rules say, and fail loudly where they cannot."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import happens, noon, react, resolution
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
