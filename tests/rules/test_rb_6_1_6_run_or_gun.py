"""Rulebook 6.1.6 and 6.1.7: who runs, and how a round and a shootout end."""

from __future__ import annotations

import pytest

from gomorra.engine.events import Fled, Moved, ShootoutEnded
from gomorra.engine.kernel.state import DISCARD, DRAW
from gomorra.testing import Table, either_leads, rule
from tests.rules.fights import HIGH_CARD, LEADS, PAIR, TRIPLE, Fight


@rule("RB-6.1.6-c", "RB-6.1.6-d", "RB-6.1.6-e", "CG-Shootout6-b")
@LEADS
def test_any_of_a_players_dudes_run_home_booted(leader: int) -> None:
    fight = Fight(PAIR, HIGH_CARD, dudes=(2, 4), leader=leader)
    fight.theirs[3].body.booted = fight.mine[1].body.booted = True
    fight.settle()
    fight.t.answer(("casualty", fight.theirs[1], "discard"))
    assert set(fight.t.choices()) == {fight.theirs[0], fight.theirs[2], fight.theirs[3]}
    fight.t.answer(fight.theirs[0], fight.theirs[3], "done")
    for one in (fight.theirs[0], fight.theirs[3]):
        assert one.booted
        assert one.at_home
        assert not one.in_posse
    assert fight.theirs[2].in_posse
    assert [event.card for event in fight.t.events(Fled)] == [fight.theirs[0].id, fight.theirs[3].id]
    assert fight.t.decision.seat == 0 and fight.t.choices() == fight.mine, "the winner may run, too"


@rule("RB-6.1.6-f", "CG-Shootout6-a")
def test_a_dude_at_home_runs_and_that_counts_as_moving() -> None:
    t = Table()
    host, friend, intruder = t.dude(), t.dude(), t.dude(seat=1, at="home of 0")
    t.shootout(host, intruder, friend)
    t.hands(HIGH_CARD, PAIR)
    t.run("casualty")
    t.answer(("casualty", friend, "discard"))
    t.answer(host)
    assert host.booted
    assert host.at_home
    assert not host.in_posse
    assert [(event.card, event.how) for event in t.events(Moved)] == [(host.id, "flee")]


@rule("RB-6.1.7-a")
@either_leads
def test_draw_hands_are_discarded() -> None:
    fight = Fight(PAIR, HIGH_CARD, dudes=(1, 2))
    cards = [card for player in fight.t.game.state.players for card in player.draw_hand]
    fight.settle()
    fight.t.run("flee")
    assert {fight.t.game.state.zones[card] for card in cards} == {DRAW}, "not before the seventh step"
    fight.t.run("make plays")
    assert len(cards) == 10
    assert {fight.t.game.state.zones[card] for card in cards} == {DISCARD}


@rule("RB-6.1.7-a")
@either_leads
def test_draw_hands_are_discarded_at_the_end_of_the_last_round_too() -> None:
    fight = Fight(PAIR, HIGH_CARD)
    cards = [card for player in fight.t.game.state.players for card in player.draw_hand]
    fight.settle()
    fight.t.finish()
    assert len(cards) == 10 and {fight.t.game.state.zones[card] for card in cards} == {DISCARD}


@rule("RB-6.1.7-b", "RB-6.1.7-c")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [(PAIR, HIGH_CARD, 0), (HIGH_CARD, PAIR, 1), (PAIR, PAIR, -1), (TRIPLE, "A♣ A♦ A♥ 4♠ 9♣", -1)],
)
def test_who_wins_the_shootout(mine: str, theirs: str, winner: int) -> None:
    fight = Fight(mine, theirs).settle()
    fight.t.finish()
    assert fight.t.events(ShootoutEnded)[0].winner == winner


@rule("RB-6.1.7-b")
@pytest.mark.parametrize("runner", [0, 1])
def test_who_is_left_wins_though_the_other_won_the_last_round(runner: int) -> None:
    fight = Fight(*((PAIR, HIGH_CARD) if runner == 0 else (HIGH_CARD, PAIR)), dudes=(2, 2)).settle()
    t = fight.t
    while t.game.shootout is not None:
        if t.decision.kind == "flee" and t.decision.seat == runner:
            t.answer(t.choices()[0])
        else:
            t.game.answer(t.plain_answer())
    assert fight.decided.winner == runner
    assert t.events(ShootoutEnded)[0].winner == 1 - runner


@rule("CG-Shootout7-b")
def test_afterwards_play_returns_to_the_next_player() -> None:
    fight = Fight(PAIR, HIGH_CARD).settle()
    fight.t.finish()
    assert fight.t.game.state.phase == "noon"
    assert fight.t.decision.seat == 1
