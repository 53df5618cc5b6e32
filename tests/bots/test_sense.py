"""Bots play sensibly: what a person would shake his head at does not happen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from gomorra.bots import LEVELS, make_bot
from gomorra.bots.advice import advise
from gomorra.bots.clash import Knowledge
from gomorra.bots.draws import chances, structure
from gomorra.bots.fights import Gun, meet, posse_bonus
from gomorra.bots.habits import cheapest_cover, habit
from gomorra.bots.search import Candidate, SearchBot, least_gain
from gomorra.bots.sensible import SensibleBot, losing
from gomorra.engine.kernel.decision import Option
from gomorra.lab.blunders import CEILINGS, KINDS, Watch, rates, watched_game
from gomorra.lab.training import lesson_decks
from gomorra.testing import Table

GAMES = 6


@pytest.fixture(scope="module")
def blunders() -> Counter[str]:
    found: Counter[str] = Counter()
    for number in range(GAMES):
        found += watched_game(("fair", "fair"), lesson_decks(f"sense {number}", 2), f"sense {number}")[0]
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_the_fair_bot_stays_below_the_ceiling_of_each_blunder(blunders, kind):
    assert rates(blunders, GAMES, 2)[kind].interval[0] <= CEILINGS[kind]


@pytest.mark.parametrize(
    "kind", ["ran from a won fight", "harmed its own", "dropped more than needed", "broke a made hand"]
)
def test_what_never_happens(blunders, kind):
    assert blunders[kind] == 0


def test_the_first_bot_is_caught_by_the_same_eyes():
    """The detectors see what they are for: the bot that was replaced runs from fights it has won."""
    found: Counter[str] = Counter()
    for number in range(3):
        found += watched_game(
            ("greedy-1", "greedy-1"), lesson_decks(f"first {number}", 2), f"first {number}"
        )[0]
    assert found["ran from a won fight"] > 0


def test_better_guns_mean_better_odds():
    strong, weak = [Gun(3, True, 4.0), Gun(1, False, 1.0)], [Gun(0, False, 1.0)]
    odds = meet(strong, weak, 0.45, 0.45)
    assert odds.win > 0.8
    assert odds.gain > 0
    assert meet(weak, strong, 0.45, 0.45).win == pytest.approx(odds.lose)


def test_the_shooter_counts_in_full_and_everybody_else_for_one():
    assert posse_bonus([Gun(3, True), Gun(2, True), Gun(2, False)], 0.45) == (4, 1)


def test_chances_of_ranks_are_chances():
    found = chances(0.45, 2, 1)
    assert found.sum() == pytest.approx(1, abs=0.01)
    assert chances(0.45, 3, 1) @ range(12) > found @ range(12)


def test_a_deck_of_few_values_has_more_structure():
    assert structure([5] * 12 + [6] * 12 + [7] * 12) > structure(list(range(1, 14)) * 4)


def test_upkeep_lets_go_of_the_set_that_is_worth_least():
    """Three ghost rock for upkeep of nine: the drifter with upkeep six goes alone."""
    cards = [(2.5, 1, Option(("drop", 1))), (2.0, 1, Option(("drop", 2))), (1.5, 6, Option(("drop", 3)))]
    found = cheapest_cover(cards, 6)
    assert found is not None
    assert found.payload == ("drop", 3)


def test_who_has_won_a_fight_stays():
    t = Table()
    hero = t.dude("Hero", at="town square", bullets=3, stud=True)
    victim = t.dude("Victim", seat=1, at="town square")
    t.shootout(hero, victim)
    t.hands("K♣ K♦ K♥ 4♠ 9♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.run("flee")
    assert t.decision.seat == 0
    assert not victim.in_play
    assert habit(t.game, Random(1)).key == "done"


@pytest.mark.parametrize("name", ["fair", "sharp", "hard"])
def test_harm_is_aimed_at_the_other_side(name):
    t = Table()
    weak = t.dude("Weak", at="town square", bullets=1)
    strong = t.dude("Strong", seat=1, at="town square", bullets=3, stud=True)
    sun = t.hand("Sun in Yer Eyes")
    t.shootout(weak, strong)
    t.answer(f"use {sun.id} blind")
    assert {weak, strong} <= set(t.choices())
    assert make_bot(name, 1).choose(t.game, 0) == f"card {strong.id}"


def test_a_made_hand_is_kept():
    """A flush stands, whatever the draw bonus."""
    t = Table()
    shooter = t.dude("Shooter", at="town square", bullets=2)
    other = t.dude("Other", seat=1, at="town square", bullets=2, stud=True)
    t.shootout(shooter, other)
    t.hands("2♣ 5♣ 10♣ 3♣ 7♣", "K♣ K♦ 3♥ 4♠ 9♣ 8♣ Q♥")
    t.run("redraw")
    assert habit(t.game, Random(1)).key == "done"


def test_nobody_without_a_bullet_calls_out_a_gunslinger():
    t = Table()
    clerk = t.dude("Clerk", at="town square", bullets=0, influence=2)
    gunslinger = t.dude("Gunslinger", seat=1, at="town square", bullets=4, stud=True)
    assert f"callout {clerk.id} {gunslinger.id}" in t.decision.keys
    for name in ("steady", "fair"):
        assert not make_bot(name, 1).choose(t.game, 0).startswith("callout")


def test_mates_at_the_place_join_the_fight():
    t = Table()
    leader = t.dude("Leader", at="town square", bullets=1)
    mate = t.dude("Mate", at="town square", bullets=2, stud=True)
    foe = t.dude("Foe", seat=1, at="town square", bullets=2)
    t.callout(leader, foe, "accept")
    assert t.decision.kind == "join"
    assert make_bot("fair", 1).choose(t.game, 0) == f"join {mate.id}"


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_every_level_says_how_it_thinks_and_answers(level):
    assert level.title
    assert level.manner
    game = watched_start()
    seat = game.decision.seat
    assert make_bot(level.name, 1).choose(game, seat) in game.decision.keys


def watched_start():
    from gomorra.decks import read_deck
    from gomorra.engine import Game, Seat

    game = Game.new(
        [Seat("Ann", read_deck("law-dogs-base")), Seat("Bob", read_deck("sloane-gang-base"))], seed=4
    )
    chance = Random(1)
    while game.decision.kind != "play":
        game.give(habit(game, chance).payload)
    return game


def test_advice_is_in_words_and_the_same_whatever_is_hidden():
    game = watched_start()
    seat = game.decision.seat
    bot = {"worlds": 1, "candidates": 3, "rollouts": 6}
    found = advise(game, seat, 1, SearchBot(1, **bot))
    assert 1 <= len(found) <= 2
    assert found[0].key in game.decision.keys
    assert "to win" in found[0].reason
    other = game.imagine(seat, "another deal")
    assert other.hash != game.hash
    assert advise(other, seat, 1, SearchBot(1, **bot)) == found


def test_nothing_is_done_for_nothing():
    """Of plays that bring the same, doing nothing comes first."""
    bot = SensibleBot(1)
    idle, busy = Option(("pass",)), Option(("use", 1, "wave"))
    assert bot.pick([(busy, 1.05), (idle, 1.0)], bot.least_gain) is idle
    assert bot.pick([(busy, 2.0), (idle, 1.0)], bot.least_gain) is busy


def test_a_seat_knows_its_own_deck_and_guesses_the_others():
    game = watched_start()
    other = game.imagine(0, "another deal")
    assert Knowledge(game, 0).structures == Knowledge(other, 0).structures


def test_a_watch_counts_for_its_seats_only():
    assert Watch([0]).found == Counter()


def test_who_loses_this_evening_does_not_wait():
    """Ties go to doing nothing, but not where nothing is left to wait for."""
    t = Table()
    t.dude(at="town square")
    t.deed(seat=1, control=2)
    bot = SensibleBot(least_gain=5.0)
    play, wait = Option(("move", 1, "home")), Option(("pass",))
    assert losing(t.game, 0) and not losing(t.game, 1)
    assert bot.pick([(play, 1.0), (wait, 0.5)], 5.0) is wait
    assert bot.pick([(play, 1.0), (wait, 0.5)], 0.0) is play


def test_a_won_or_lost_game_is_played_on_for_less_than_an_open_one():
    assert least_gain(0.5) == pytest.approx(0.006)
    assert least_gain(0.95) == pytest.approx(least_gain(0.05))
    assert least_gain(0.95) < least_gain(0.8) < least_gain(0.5)
    assert least_gain(1.0) == least_gain(0.0) == 0.0


@pytest.mark.parametrize("bonus", [1, 2])
def test_a_watch_sees_a_made_hand_broken_however_the_redraw_ends(bonus):
    """With a bonus of 1 the throw itself ends the redraw, with 2 it is ended in words."""
    t = Table()
    leader, mark = t.dude(at="town square", bullets=bonus), t.dude(seat=1, at="town square")
    t.shootout(leader, mark)
    t.hands("2♣ 4♣ 6♣ 8♣ K♣", "2♦ 4♥ 6♦ 8♥ Q♦")
    t.run("redraw")
    watch = Watch([t.decision.seat])
    while t.decision.kind == "redraw" and t.decision.seat in watch.seats:
        found = [option for option in t.decision.options if option.payload[0] == "card"]
        option = found[0] if len(found) == 5 else next(o for o in t.decision.options if o.key == "done")
        watch.answer(t.game, option)
        t.game.answer(option.key)
    assert watch.found["broke a made hand"] == 1


class Weighing(SearchBot):
    """A search whose tries have spoken: so much for passing, so much for buying."""

    def __init__(self, passing: float, buying: float) -> None:
        super().__init__(1)
        self.found = {"pass": passing, "shop": buying}

    def first_look(self, sight, dealt):
        options = {option.payload[0]: option for option in reversed(sight.decision.options)}
        return [Candidate(options[word], value) for word, value in self.found.items()]

    def run(self, sight, race, dealt):
        pass


def a_deed_short(rival_influence: int = 0, at: str = "") -> Table:
    """Buying the deed in hand makes the first control point of a player whose rival has few people, or none."""
    t = Table()
    t.dude("Mine", influence=1)
    t.dude("Foe", seat=1, influence=rival_influence, **({"at": at} if at else {}))
    t.hand("Circle M Ranch")
    t.game.state.players[0].stash = 6
    return t


def test_a_play_that_wins_this_evening_is_made_unless_tries_say_that_it_is_clearly_worse():
    t = a_deed_short()
    assert Weighing(0.77, 0.75).choose(t.game, 0).startswith("shop")
    assert Weighing(0.77, 0.60).choose(t.game, 0) == "pass"


def test_a_play_that_leaves_the_rival_enough_is_no_win():
    t = a_deed_short(rival_influence=1)
    assert Weighing(0.77, 0.75).choose(t.game, 0) == "pass"


@pytest.mark.parametrize("booted", [False, True])
def test_a_win_that_the_table_takes_back_for_sure_is_none(booted):
    """One step from the town square, and the deed is the rival's; a booted dude does not take it."""
    t = Table()
    t.dude("Mine", influence=0)
    t.deed(control=1)
    t.hand("Circle M Ranch")
    t.game.state.players[0].stash = 6
    t.dude("Foe", seat=1, influence=1, at="town square", booted=booted)
    assert Weighing(0.77, 0.75).choose(t.game, 0).startswith("shop" if booted else "pass")


def test_advice_says_who_wins_this_evening_and_what_speaks_against_the_other_play():
    t = a_deed_short()
    best, other = advise(t.game, 0, bot=Weighing(0.77, 0.75))
    assert best.text.startswith("Buy Circle M Ranch")
    assert best.reason.startswith("You would win at Sundown as it stands, unless P1 gets 1 more influence")
    assert "no play gains" not in best.reason
    assert other.text == "Pass"
    second = advise(t.game, 0, bot=Weighing(0.77, 0.60))[1]
    assert "against 77% with the first. In its favor:" in second.reason
    assert "Against it: it costs ghost rock" in second.reason


def test_advice_says_that_a_play_keeps_the_rival_from_winning():
    t = Table()
    t.dude("Foe", seat=1, influence=1)
    t.deed(seat=1, control=1)
    recruit = t.hand("Barton Everest")
    t.game.state.players[0].stash = 20
    assert losing(t.game, 0)
    best = advise(t.game, 0, bot=Weighing(0.2, 0.4))[0]
    assert best.key == f"shop {recruit.id}"
    assert best.reason.startswith("As it stands P1 would win at Sundown; this prevents it.")


def test_advice_never_names_the_same_play_twice():
    """At which end of the street a deed stands is no other advice."""
    t = a_deed_short()
    found = advise(t.game, 0, bot=SearchBot(1, worlds=1, rollouts=0))
    assert len({one.text.partition(" (")[0] for one in found}) == len(found) == 2
