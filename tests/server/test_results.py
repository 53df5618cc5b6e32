"""What is said about hands and ends is what lies on the table, and adds up."""

from __future__ import annotations

from random import Random

import pytest

from gomorra.cards.vocabulary import resolution, shootout
from gomorra.decks import read_deck
from gomorra.engine import Game, Seat
from gomorra.engine.kernel.decision import key_of
from gomorra.engine.resuming import UNTOLD, at_rest
from gomorra.engine.sight.story import log_lines
from gomorra.server.protocol.asked import TableOptions
from gomorra.server.replays import chapters
from gomorra.server.tables.deck_choice import entries_of
from gomorra.server.tables.records import SeatRecord, TableRecord
from gomorra.server.telling import advice, notes, odds, scenes, words
from gomorra.server.telling.endings import ending, money
from gomorra.testing import Table, able
from gomorra.testing.rules import rule
from tests.server.test_advising import to_the


@rule("RB-3.8-c")
@pytest.mark.parametrize(("cards", "best"), [("2♦ 4♥ 6♠", "rank 1"), ("2♦ 2♦ 9♣", "pair of twos, rank 2")])
def test_the_first_of_two_jokers_is_named_with_the_other_at_its_best(cards: str, best: str) -> None:
    """In lowball the best is the lowest: the second joker is not taken for another two."""
    t = Table()
    t.stack(f"{cards} joker joker")
    t.stack("K♣ K♦ Q♥ Q♠ 9♣", seat=1)
    t.start("gambling")
    key, text = advice.joker_names(t.game)[0]
    assert f"{best}, with the other joker at its best" in text
    t.game.answer(key)
    assert t.decision.kind == "joker"
    _, text = advice.joker_names(t.game)[0]
    assert best in text, "and so it comes"
    assert "other joker" not in text


@rule("RB-2.5-e", "RB-5.1-o")
def test_a_lowball_hand_that_was_exchanged_is_shown_as_it_is_now() -> None:
    t = Table()
    dealer = t.hand("Bottom Dealin'")
    t.stack("2♣ 4♦ 6♥ 8♠ K♣ 10♣ 10♦ 10♥ 10♠ J♣")
    t.stack("A♣ A♣ 3♦ 4♥ 5♠", seat=1)
    t.start("gambling")
    t.use(dealer)
    t.run("noon")
    (scene,) = (scene for scene in scenes.scenes(t.game, 0, t.seat(0)) if scene.kind == "lowball")
    (theirs,) = (hand for hand in scene.hands if hand.seat == t.seat(1))
    assert theirs.name == "four tens"
    assert theirs.legal
    assert scene.winner == t.seat(0)
    assert scene.text.startswith("After what was played against Cheatin', you win: king high is lower than")
    assert scene.text.endswith("The pot: 2 ghost rock.")
    (now,) = scene.changes
    assert now.startswith("Bottom Dealin': ")


@rule("RB-1-b")
def test_after_the_check_of_a_day_nobody_is_said_to_win_at_sundown() -> None:
    t = Table()
    t.hand("Shotgun")
    t.dude("Foe", seat=1, influence=1)
    t.run("sundown discard")
    me, rival = t.seat(0), t.game.name(t.seat(1))
    assert words.standing(t.game, me, me) == f"2 more control to win, against {rival}'s 1 influence"
    t.deed(control=2)
    assert t.game.state.phase == "sundown"
    assert words.standing(t.game, me, me) == "Would win tomorrow at Sundown: the check of today is over"


def test_the_end_of_a_game_that_was_taken_up_in_the_middle_adds_up() -> None:
    """The log of before is not there any more; the game is played once more, or only what is known is said."""
    decks = [read_deck(name) for name in ("law-dogs-base", "sloane-gang-base")]
    game = Game.new([Seat(name, deck) for name, deck in zip("AB", decks, strict=True)], seed=5)
    chance = Random(5)
    anchor = 0
    while not game.over:
        if game.state.day == 2 and not anchor and at_rest(game):
            anchor = len(game.answers)
        game.answer(chance.choice(game.decision.keys))
    assert anchor
    keys = [key_of(payload) for payload in game.answers]
    seats = [SeatRecord("bot", name, cards=entries_of(deck)) for name, deck in zip("AB", decks, strict=True)]
    record = TableRecord("x", 5, 1, "p", seats, TableOptions(), {"name": "current"}, 0.0, status="playing")
    first = chapters.Course(record, keys)
    first.go_to(anchor)
    later = chapters.Course(record, keys, first.anchor()).go_to(len(keys))
    assert UNTOLD in later.events
    for seat in (0, 1):
        found = money(later, seat)
        assert (found.since, found.gang) == (2, 0)
        earned, spent = sum(found.earned.values()), sum(found.spent.values())
        assert found.began + earned - spent == later.state.players[seat].stash
    chapters.read_whole(record, later)
    assert ending(later, 0) == ending(game, 0)


def test_what_raises_a_rank_is_said_on_the_page_of_the_round() -> None:
    t = Table()
    ann, foe = t.dude("Ann", at="town square"), t.dude("Foe", seat=1, at="town square")
    raising = t.hand(able("action", resolution(), lambda use: use.rank(0, 2), title="Luck"))
    t.shootout(ann, foe)
    t.hands("8♣ 8♦ 8♥ 3♠ 3♣", "K♣ Q♦ 9♥ 5♠ 2♦")
    t.pass_(2)
    t.use(raising)
    to_the(t, "flee")
    (scene,) = (scene for scene in scenes.scenes(t.game, 0, 0) if scene.kind == "round")
    assert scene.changes[0] == "Luck raises P0's hand rank by 2."


@rule("RB-2.5-e")
def test_a_card_that_makes_another_hand_of_one_is_not_hidden_in_details() -> None:
    """Whoever had a full house reads in the log and on the page of the round why it is none any more."""
    t = Table()
    ann, foe = t.dude("Ann", at="town square"), t.dude("Foe", seat=1, at="town square")
    dealer = t.hand("Bottom Dealin'")
    t.shootout(ann, foe)
    t.hands("3♦ 3♠ 3♣ 5♣ 4♦", "2♣ 2♦ 8♣ 8♣ 8♦")
    t.pass_(2)
    t.stack("4♥ 3♥ 4♠ A♣ 9♦")
    t.use(dealer)
    to_the(t, "flee")
    wanted = "Bottom Dealin': P1's hand is now 4♥ 3♥ 4♠ A♣ 9♦, pair (rank 2), instead of full house (rank 7)."
    (line,) = (line for line in log_lines(t.game, 0) if line.kind == "HandChanged")
    assert (line.text, line.detail) == (wanted, False)
    (scene,) = (scene for scene in scenes.scenes(t.game, 0, 0) if scene.kind == "round")
    assert scene.changes[0] == wanted
    (play,) = (scene for scene in scenes.scenes(t.game, 0, 1) if scene.kind == "play")
    assert wanted in play.changes


@rule("RB-2.5-e")
def test_it_is_said_whose_hand_is_cheatin() -> None:
    t = Table()
    t.hand("Bottom Dealin'")
    t.stack("2♣ 4♦ 6♥ 8♠ K♣")
    t.stack("A♣ A♣ 3♦ 4♥ 5♠", seat=1)
    t.start("gambling")
    rival = t.game.name(t.seat(1))
    assert words.words(t.game, t.seat(0)).ask == f"{rival}'s hand is Cheatin': do you punish it?"


def test_whoever_falls_by_a_card_is_counted_at_the_end_like_a_casualty() -> None:
    t = Table()
    ann = t.dude("Ann", at="town square", bullets=3, value=9)
    gun = t.attach("Shotgun", ann)
    foe, pal = (t.dude(name, seat=1, at="town square", value=2) for name in ("Foe", "Pal"))
    t.shootout(ann, foe, pal)
    t.use(gun, "", pal)
    t.hands("2♣ 2♦ 6♥ 8♠ K♣", "3♦ 4♣ 6♠ 8♥ Q♣")
    t.finish()
    assert [(account.name, account.fallen) for account in ending(t.game, 0)] == [
        ("You", 0),
        (t.game.name(1), 2),
    ]


def test_a_shooter_says_what_the_posse_draws_with_him() -> None:
    t = Table()
    ann = t.dude("Ann", at="town square", bullets=2, stud=True)
    amy = t.dude("Amy", at="town square", bullets=1, stud=False)
    foe = t.dude("Foe", seat=1, at="town square")
    t.shootout(ann, foe, amy)
    t.run("choose")
    assert notes.note_of(t.game, ("card", ann.id)) == "7 cards, redraw 1"
    assert notes.note_of(t.game, ("card", amy.id)) == "6 cards, redraw 1"


def test_a_callout_says_whether_it_can_be_refused_without_he_or_she() -> None:
    t = Table()
    ann = t.dude("Ann", at="town square")
    foe, fay = t.dude("Foe", seat=1, at="town square"), t.dude("Fay", seat=1, at="town square", booted=True)
    said = [notes.note_of(t.game, ("callout", ann.id, called.id)) for called in (foe, fay)]
    assert said[0].startswith("Foe may refuse and go home booted; with likely posses about ")
    assert said[0].endswith(" % to win the first round if not")
    assert said[1].startswith("cannot be refused; with likely posses about ")
    assert said[1].endswith(" % to win the first round")


def test_a_callout_says_how_likely_it_is_won_before_it_is_made() -> None:
    """The posse that could come is counted on both sides, with what the player knows of the decks."""
    chances = []
    for bullets in (0, 2, 5):
        t = Table()
        ann = t.dude("Ann", bullets=bullets, stud=True, at="town square")
        foe = t.dude("Foe", seat=1, bullets=2, stud=True, at="town square")
        found = dict(notes.notes(t.game))[f"callout {ann.id} {foe.id}"]
        chances.append(int(found.partition(" about ")[2].partition(" %")[0]))
    assert chances == sorted(set(chances))
    assert chances[-1] > 50 > chances[0]


def test_the_chance_of_a_callout_tells_nothing_of_a_hidden_hand() -> None:
    said = []
    for hidden in ("A♣ A♦ A♥ A♠ 5♣", "2♣ 4♦ 6♥ 8♠ 10♣"):
        t = Table()
        ann, foe = t.dude("Ann", at="town square"), t.dude("Foe", seat=1, at="town square")
        t.stack(hidden, seat=1)
        said.append(notes.note_of(t.game, ("callout", ann.id, foe.id)))
    assert said[0] == said[1]


def test_a_pass_says_when_it_ends_the_day() -> None:
    t = Table(seats=3)
    t.start("noon")
    for _ in range(2):
        assert notes.note_of(t.game, ("pass",)) == ""
        t.game.answer("pass")
    assert notes.note_of(t.game, ("pass",)) == "ends the day"


def test_the_odds_of_five_cards_say_that_they_cheat() -> None:
    t = Table()
    ann, foe = t.dude(bullets=1, stud=True, at="town square"), t.dude(seat=1, at="town square")
    t.stack("8♣ 8♣ 8♥ 3♠ 3♣ K♦")
    t.shootout(ann, foe)
    t.run("keep five")
    king = t.game.state.players[0].draw_hand[5]
    assert [one.name for one in odds.odds(t.game, 0, [king]).chances] == ["full house, Cheatin’"]


@rule("RB-6.1.4-m")
def test_a_round_that_a_card_ends_early_shows_both_hands_all_the_same() -> None:
    t = Table()
    ann, foe = t.dude("Ann", at="town square"), t.dude("Foe", seat=1, at="town square")
    whip = t.hand("Coachwhip!", seat=1)
    t.shootout(ann, foe)
    t.hands("3♣ 3♣ 3♦ 8♦ 8♥", "5♣ 7♣ 9♣ J♣ 4♣")
    t.run("resolution")
    t.pass_()
    t.use(whip)
    t.finish()
    (scene,) = (scene for scene in scenes.scenes(t.game, 0, t.seat(0)) if scene.kind == "round")
    assert [hand.rank for hand in sorted(scene.hands, key=lambda hand: hand.seat)] == [7, 6]
    assert "Coachwhip!" in scene.title
    assert scene.text.startswith("Your full house")
    assert "not compared" in scene.text
    assert any("Ann is aced" in change for change in scene.changes)
    assert scene.winner == -1


def test_a_round_that_nobody_sees_has_no_page() -> None:
    t = Table()
    ann, foe = t.dude("Ann", at="town square"), t.dude("Foe", seat=1, at="town square")
    away = t.hand(able("action", shootout(), lambda use: use.send_home_booted(use.game.card(foe.id))))
    t.shootout(ann, foe)
    t.use(away)
    t.finish()
    assert not [scene for scene in scenes.scenes(t.game, 0, t.seat(0)) if scene.kind == "round"]


@rule("CG-Harrowed-a")
def test_a_casualty_that_goes_home_booted_is_named_on_the_page_and_in_the_log() -> None:
    t = Table()
    ann = t.dude("Ann", at="town square")
    undead = t.dude("Alferd", seat=1, at="town square", keywords=("Harrowed",))
    t.showdown(ann, undead, hands=("8♣ 8♦ 8♥ 8♠ 10♦", "K♣ K♦ K♥ 3♠ 3♦"))
    t.finish()
    told = "Alferd goes home booted: that covers 1."
    (scene,) = (scene for scene in scenes.scenes(t.game, 0, t.seat(0)) if scene.kind == "round")
    assert scene.changes[0] == told
    assert scene.title == "You win the round by 1"
    assert scene.text == "Ranks 8 to 7: P1 takes 1 casualty.", "who wins is not said twice"
    assert [line.detail for line in log_lines(t.game, 0) if line.text == told] == [False]
