"""What a fight asks is fought out by those who look far: what it leaves on the table counts, not only what falls."""

from __future__ import annotations

from random import Random

import pytest

from gomorra.bots.advice import advise
from gomorra.bots.duels import SURE, Verdict, chosen, fought, plans
from gomorra.bots.features import PLENTY, purse
from gomorra.bots.habits import habit
from gomorra.bots.network import learned
from gomorra.bots.player import Sight
from gomorra.bots.search import SearchBot
from gomorra.decks import read_deck
from gomorra.engine import Game, Option, Seat
from gomorra.testing import Table

STAY, RUN = Option(("done",)), Option(("card", 1))


def fighter(duels: int = 24) -> SearchBot:
    return SearchBot(1, worlds=1, rollouts=0, duels=duels)


def test_who_has_to_be_paid_for_is_not_brought_without_money() -> None:
    """Ramiro Mendoza is discarded if nobody pays for him: nobody asks him by habit, and a trial says why."""
    t = Table()
    t.stash(0)
    leader = t.dude(at="town square", bullets=1)
    ramiro = t.put("Ramiro Mendoza", at="town square")
    foe = t.dude(seat=1, at="town square", bullets=2)
    t.callout(leader, foe, "accept")
    assert habit(t.game, Random(1)).key == "done"
    bot = fighter()
    assert bot.choose(t.game, 0) == "done"
    assert [thought.key for thought in bot.thoughts] == ["done", f"join {ramiro.id}"]


def test_mates_are_brought_who_decide_a_fight_though_they_boot_for_it() -> None:
    """Right after the fight booted mates look like a loss; by the next morning they are there and the foe is not."""
    t = Table(deck=40)
    bank = t.deed("Bank", control=2)
    leader = t.dude("Leader", at=bank, bullets=1, influence=1)
    mates = [t.dude(f"Mate {number}", bullets=1, influence=1) for number in range(3)]
    foe = t.dude("Foe", seat=1, at=bank, bullets=1, influence=2, booted=True)
    for number in range(4):
        t.dude(f"Other {number}", seat=1, bullets=1, influence=1)
    t.callout(leader, foe)
    assert t.decision.kind == "join"
    assert fighter().choose(t.game, 0) in {f"join {mate.id}" for mate in mates}


def test_a_fight_is_judged_by_the_morning_after() -> None:
    game = after_a_round()
    days: list[int] = []

    def judge(world: Game, judging: int) -> float:
        days.append(world.state.day)
        return learned(world, judging)

    fought(Sight(game, game.decision.seat), game.decision.options[0], "morning", judge)
    assert days == [game.state.day + 1]


def after_a_round() -> Game:
    """A game in which somebody may run home with two dudes at least."""
    for seed in range(40):
        decks = [read_deck("law-dogs-base"), read_deck("sloane-gang-base")]
        game = Game.new([Seat("Ann", decks[0]), Seat("Bob", decks[1])], seed=seed)
        luck = Random(seed)
        while not game.over and len(game.answers) < 150:
            if game.decision.kind == "flee" and len(game.decision.options) > 2:
                assert game.shootout is not None
                if game.shootout.location != game.state.players[game.decision.seat].home:
                    return game
            game.give(habit(game, luck).payload)
    raise AssertionError("nobody was asked to run")


def test_everybody_runs_who_begins_to_run() -> None:
    game = after_a_round()
    seat = game.decision.seat
    runners = [option for option in game.decision.options if option.payload[0] == "card"]
    battle = game.shootout
    assert battle is not None
    stayed: list[int] = []

    def judge(world: Game, judging: int) -> float:
        assert world.shootout is None
        where = [world.card(int(runner.payload[1])).place for runner in runners]
        stayed.append(where.count(battle.location))
        return learned(world, judging)

    assert 0 < fought(Sight(game, seat), runners[0], "run", judge).chance < 1
    assert stayed == [0]


def test_of_running_and_staying_both_are_tried() -> None:
    game = after_a_round()
    done = next(option for option in game.decision.options if option.payload[0] == "done")
    found = plans(game, done)
    assert [option.payload[0] for option in found] == ["done", "card"]
    assert [option.payload[0] for option in plans(game, found[1])] == ["card", "done"]


@pytest.mark.parametrize(("sure", "expected"), [(SURE + 0.1, RUN), (SURE, STAY), (-3.0, STAY)])
def test_the_usual_answer_stands_unless_another_is_clearly_better(sure: float, expected: Option) -> None:
    value = 0.6 if sure > 0 else 0.4
    assert chosen([Verdict(STAY, 0.5, 0.0), Verdict(RUN, value, sure)]) is expected


def test_advice_in_a_fight_says_what_it_left_when_fought_out() -> None:
    t = Table()
    t.stash(0)
    leader = t.dude(at="town square", bullets=1)
    t.put("Ramiro Mendoza", at="town square")
    foe = t.dude(seat=1, at="town square", bullets=2)
    t.callout(leader, foe, "accept")
    best = advise(t.game, 0, 1, fighter())[0]
    assert best.key == "done"
    assert "I played the fight out 24 times in my head" in best.reason
    assert "Ramiro Mendoza" in best.reason


def test_the_same_answer_whatever_is_hidden() -> None:
    game = after_a_round()
    seat = game.decision.seat
    other = game.imagine(seat, "another deal")
    assert other.hash != game.hash
    bots = fighter(8), fighter(8)
    assert bots[0].choose(game, seat) == bots[1].choose(other, seat)
    assert bots[0].thoughts == bots[1].thoughts != []


def test_money_counts_for_what_it_can_buy_soon() -> None:
    """Who hoards gains little, so that he buys what lies in his hand."""
    assert [purse(stash) for stash in (0, 3, PLENTY)] == [0, 3, PLENTY]
    assert purse(PLENTY + 4) == PLENTY + 1
    assert purse(100) == purse(40) > purse(10)


def test_what_there_is_enough_of_is_thrown_at_sundown() -> None:
    """A hand of shootout cards brings nobody into town: one of them goes, and another card comes."""
    t = Table()
    t.dude()
    t.hand("Sun in Yer Eyes", "Kidnappin'", "Pistol Whip")
    t.run("sundown discard")
    assert t.decision.seat == 0
    assert habit(t.game, Random(1)).payload[0] == "card"
