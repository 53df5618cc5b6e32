"""What the table says: how far everybody is from winning, what answers cost, the story of the game, odds."""

from __future__ import annotations

import random

import pytest

import gomorra.cards  # noqa: F401 - cards must be known
from gomorra.bots import make_bot
from gomorra.bots.advice import advise
from gomorra.cards.vocabulary import resolution
from gomorra.decks import read_deck
from gomorra.engine import Game, Seat
from gomorra.engine.board import players
from gomorra.engine.fights import drawing
from gomorra.engine.sight.story import LineView, log_lines
from gomorra.poker.odds import draw_odds
from gomorra.server.protocol.told import HintOption
from gomorra.server.telling import advice, expected, hints, notes, odds, rehearsal, scenes, words
from gomorra.testing import Table, able
from gomorra.testing.rules import rule

INTERNAL = ("shoppin'", "movin'", "shopping)", "(noon", "action in shootout", "_", "(redraw)", "(upkeep)")


def games(count: int) -> list[Game]:
    decks = ("law-dogs-base", "sloane-gang-base", "fourth-ring-base", "morgan-cattle-base")
    return [
        Game.new([Seat("Ann", read_deck(decks[n % 4])), Seat("Bob", read_deck(decks[(n + 1) % 4]))], seed=n)
        for n in range(count)
    ]


def play(game: Game, most: int = 400) -> list[Game]:
    """A game by random bots; gives a copy of every moment at which something is asked."""
    bots = [make_bot("random", f"{seat}") for seat in range(2)]
    moments = []
    while not game.over and len(game.answers) < most:
        moments.append(game.fork())
        game.answer(bots[game.decision.seat].choose(game, game.decision.seat))
    return moments


@rule("RB-1-c")
def test_the_distance_to_victory_is_what_is_missing_beyond_the_rivals_influence() -> None:
    for moment in play(games(1)[0], 80):
        if moment.state.phase == "setup":
            continue
        missing = players.influence_of(moment, 1) + 1 - players.control_of(moment, 0)
        said = words.standing(moment, 0, 0)
        if missing > 0:
            assert said.startswith(f"{missing} more control to win")
            assert f"{players.influence_of(moment, 1)} influence" in said
        else:
            assert "more control" not in said


def test_every_option_that_is_a_move_says_whether_it_boots() -> None:
    moved = 0
    for moment in play(games(1)[0], 120):
        found = dict(notes.notes(moment))
        for option in moment.decision.options:
            if option.payload[0] != "move" or moved > 60:
                continue
            trial = moment.fork()
            trial.answer(option.key)
            dude = trial.card(int(option.payload[1]))
            if dude.in_play and dude.place == trial.place_of_word(option.payload[2]):
                moved += 1
                assert found[option.key] == ("boots" if dude.booted else "free")
    assert moved > 20


def test_the_story_has_a_line_a_play_and_no_word_of_the_machine() -> None:
    for game in games(4):
        play(game)
        lines = log_lines(game, 0)
        assert any(line.detail for line in lines)
        heads = [line for line in lines if not line.detail]
        assert len({line.event for line in lines}) == len(lines)
        assert any(line.text.startswith(("Ann buys ", "Bob buys ")) for line in heads)
        for line in lines:
            assert not any(word in line.text for word in INTERNAL), line.text


def test_the_story_told_bit_by_bit_names_the_same_events() -> None:
    game = games(2)[1]
    play(game)
    cut = len(game.events) // 2
    parts = [*log_lines(game, 0, 0, cut), *log_lines(game, 0, cut)]
    whole = log_lines(game, 0)
    assert heads(parts) == heads(whole)
    assert heads(whole) == sorted(heads(whole))


def heads(lines: list[LineView]) -> list[int]:
    return [
        line.event
        for line in lines
        if not line.detail and line.kind in ("Declared", "Passed", "RoundDecided")
    ]


def test_a_result_shows_hands_with_their_own_names_and_adds_up() -> None:
    found = 0
    for game in games(8):
        play(game)
        for scene in scenes.scenes(game, 0, 0):
            if scene.kind != "round":
                continue
            found += 1
            assert len(scene.hands) == 2
            for hand in scene.hands:
                assert hand.rank == min(11, max(1, hand.natural + sum(hand.modifiers))) or not hand.modifiers
            ranks = {hand.seat: hand.rank for hand in scene.hands}
            if scene.winner >= 0:
                assert ranks[scene.winner] == max(ranks.values())
    assert found > 3


@rule("RB-6.1.3-b")
def test_before_shooters_are_picked_the_odds_count_the_best_shooter_in_full() -> None:
    """The number of cards the odds speak of is the number that is then drawn with the best shooter."""
    looked = 0
    for game in games(12):
        for moment in play(game):
            fight = moment.shootout
            if fight is None or fight.step != "make plays" or any(fight.shooters):
                continue
            seat = fight.seats[0]
            best = 0
            for dude in fight.posses[0]:
                fight.shooters[0] = dude
                stud, draw = drawing.bonuses(moment, fight, 0)
                best = max(best, 3 * stud + 2 * draw)
            fight.shooters[0] = 0
            stud, draw = rehearsal.bonuses(moment, fight, seat)
            assert 3 * stud + 2 * draw == best
            looked += 1
    assert looked > 3


def test_odds_to_win_tie_and_lose_make_one() -> None:
    looked = 0
    for game in games(6):
        for moment in play(game):
            if moment.shootout is None or looked > 12:
                continue
            for seat in moment.shootout.seats:
                found = odds.odds(moment.fork(), seat)
                if found.win >= 0:
                    looked += 1
                    assert found.win + found.tie + found.lose == pytest.approx(1, abs=0.01)
                    side = moment.shootout.seats.index(seat)
                    mine, theirs = moment.shootout.posses[side], moment.shootout.posses[1 - side]
                    assert found.losses <= len(mine), "nobody dies who is not there"
                    assert found.kills <= len(theirs)
    assert looked > 4


def test_the_odds_of_a_callout_and_the_advice_count_the_same_dudes() -> None:
    t = Table()
    bob = t.dude("Bob", bullets=3, stud=True, seat=1, at="town square")
    bill = t.dude("Bill", bullets=3, stud=True, seat=1, at="town square")
    ann, amy = t.dude("Ann", at="town square"), t.dude("Amy", at="town square")
    t.callout(bob, ann)
    assert (t.game.decision.seat, t.game.decision.kind) == (0, "callout")
    counted = odds.odds(t.game, 0)
    assert counted.about == f"Counted: {ann.title} and {amy.title} against {bob.title} and {bill.title}."
    (told,) = advise(t.game, 0)
    assert "against" not in told.reason, "who is counted is said once, with the odds"
    accepting = HintOption("accept", "Accept", 0.5, "Because.")
    (shown,) = hints.with_odds(t.game, 0, [accepting])
    assert counted.about in shown.reason


def test_a_rival_is_expected_to_draw_from_a_deck_that_was_built() -> None:
    """Starter decks hold a value many times: five cards are a pair or better far more often than of a plain deck."""
    plain = draw_odds(list(range(52)), hands=4_000).highest
    built = expected.usual(0, 0)
    assert sum(built) == pytest.approx(1, abs=0.01)
    assert sum(built[2:]) > sum(plain.chance(rank) for rank in range(2, 12)) + 0.2


def test_the_hand_one_holds_is_called_what_it_is() -> None:
    """Whatever changes its rank: four of a kind with a rank more is no straight flush."""
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    raising = t.hand(able("action", resolution(), lambda use: use.rank(0, 1)))
    t.shootout(ann, foe)
    t.hands("8♣ 8♦ 8♥ 8♠ 2♣", "K♣ Q♦ 9♥ 5♠ 2♦")
    t.pass_(2)
    held = odds.odds(t.game, 0).chances
    assert [(one.rank, one.name) for one in held] == [(8, "four of a kind")]
    t.use(raising)
    held = odds.odds(t.game, 0).chances
    assert [(one.rank, one.name) for one in held] == [(9, "four of a kind")]


def test_the_best_name_of_a_joker_comes_first() -> None:
    """No other name makes a stronger legal hand (in lowball a weaker one) than the one that is offered first."""
    looked = 0
    for game in games(16):
        for moment in play(game, 250):
            best = advice.joker_names(moment)
            if not best:
                continue
            looked += 1
            keys = [option.key for option in moment.decision.options]
            assert best[0][0] in keys
            illegal = ["Cheatin'" in text for _, text in best]
            assert illegal == sorted(illegal)
            for kind in (False, True):
                texts = [text for (_, text), cheats in zip(best, illegal, strict=True) if cheats is kind]
                ranks = [int(text.split("rank ")[1].split(",")[0]) for text in texts]
                assert ranks == sorted(ranks, reverse=moment.shootout is not None)
    assert looked > 2


def test_who_has_won_is_not_asked_to_run() -> None:
    looked = 0
    for game in games(30):
        for moment in play(game):
            if moment.decision.kind != "flee" or moment.shootout is None:
                continue
            side = moment.shootout.seats.index(moment.decision.seat)
            empty = not moment.shootout.posses[1 - side]
            looked += empty
            assert (advice.no_choice(moment) == "done") == empty
    assert looked > 0


def test_what_is_no_choice_is_a_legal_answer() -> None:
    chance = random.Random(1)
    for moment in play(games(1)[0]):
        sure = advice.no_choice(moment)
        if sure and chance.random() < 0.3:
            moment.answer(sure)


STARTERS = (
    "weird-west-anarchists", "weird-west-entrepreneurs", "weird-west-fearmongers", "weird-west-first-peoples",
    "weird-west-law-dogs", "weird-west-outlaws", "law-dogs-learn", "sloane-gang-learn",
)  # fmt: skip


@pytest.mark.parametrize("place", range(len(STARTERS)))
def test_there_are_words_for_every_moment_of_every_deck(place: int) -> None:
    """Nothing that happens leaves the table speechless: two, and three, random players with all starter decks."""
    for seats in (2, 3):
        decks = [STARTERS[(place + step) % len(STARTERS)] for step in range(seats)]
        names = ("Ann", "Bob", "Cid")
        game = Game.new([Seat(names[n], read_deck(deck)) for n, deck in enumerate(decks)], seed=place)
        bots = [make_bot("random", f"{seat}") for seat in range(seats)]
        told = 0
        while not game.over and len(game.answers) < 260:
            seat = game.decision.seat
            said = words.words(game, seat)
            assert said.ask
            assert said.sure in ("", *game.decision.keys)
            assert set(said.notes) <= set(game.decision.keys)
            for viewer in (seat, None):
                assert all(line.text for line in log_lines(game, viewer, told))
                assert all(scene.title for scene in scenes.scenes(game, told, viewer))
            told = len(game.events)
            game.answer(bots[seat].choose(game, seat))
        assert words.words(game, 0).standing


@rule("RB-6.1-ac")
def test_bounty_for_trespassing_is_said_before_the_fight() -> None:
    """At the home of the other player it costs bounty to accept and to join; who is at home pays nothing."""
    t = Table()
    theirs = t.game.outfit(t.seat(1))
    ann, amy = t.dude("Ann", at=theirs), t.dude("Amy", at=theirs)
    bob = t.dude("Bob", seat=1, at=theirs)
    bounty = "a fight here brings {} 1 bounty"
    assert "bounty" not in notes.note_of(t.game, ("callout", bob.id, ann.id))
    t.callout(bob, ann)
    assert notes.note_of(t.game, ("accept",)) == f"fight here and now; {bounty.format('Ann')}"
    t.answer("accept")
    assert notes.note_of(t.game, ("join", amy.id)) == f"is there already; {bounty.format('Amy')}"
    assert notes.note_of(t.game, ("join", bob.id)) == "is there already"


def test_the_question_who_joins_says_at_which_of_two_places() -> None:
    t = Table()
    t.put("General Store")
    there = t.put("General Store", seat=1)
    ann, foe = t.dude("Ann", at=there), t.dude("Foe", seat=1, at=there)
    t.dude("Amy", at=there)
    t.callout(ann, foe, "accept")
    assert words.words(t.game, 0).ask == "Who joins your posse at P1's General Store?"


def test_a_second_choice_says_at_whom_the_first_was_aimed() -> None:
    t = Table("Law Dogs", "The Sloane Gang")
    t.dude("Ann", influence=2)
    t.dude("Amy", influence=2)
    t.dude("Abe", influence=1)
    foe, fay = t.dude("Foe", seat=1, influence=1), t.dude("Fay", seat=1)
    t.use(t.game.outfit(t.seat(0)), "post_bounty", foe)
    assert t.decision.aimed == (foe.id,) and fay.id not in t.decision.aimed
    assert words.about(t.game).startswith("This is about Foe.")


def test_a_number_that_means_no_limit_is_said_in_words() -> None:
    t = Table()
    t.hand(*["Shotgun"] * 4)
    t.use(t.hand("Lady Luck"))
    t.run("sundown discard")
    assert words.question(t.game) == "Sundown: discard as many cards as you like?"
    story = " ".join(line.text for line in log_lines(t.game, 0))
    assert "may discard as many cards as they like at Sundown" in story
    assert "99" not in story
