"""Sentences that misled newcomers, as they are said now."""

from __future__ import annotations

import pytest

from gomorra.bots.advice import SERIES, _told
from gomorra.engine import Game
from gomorra.engine.sight import naming
from gomorra.engine.sight.offers import option_text
from gomorra.engine.sight.story import log_lines, retold
from gomorra.server import lessons
from gomorra.server.lessons import LEARNER, LESSONS
from gomorra.server.telling import expected, reasons, scenes, words
from gomorra.testing import Table
from tests.server.test_lessons import begun


def at_upkeep() -> Game:
    """The first lesson after its first answer: upkeep is to be paid."""
    game = begun(LESSONS["town"])
    game.answer("gang as-listed")
    while game.decision.seat != LEARNER:
        game.answer(lessons.rival_answer(LESSONS["town"], game))
    return game


def test_a_lesson_that_wants_another_play_says_which() -> None:
    game, lesson = at_upkeep(), LESSONS["town"]
    game.answer("pay")
    hand = game.state.players[LEARNER].hand
    ranch = next(card for card in hand if game.card(card).title == "Circle M Ranch")
    other = next(card for card in hand if card != ranch)
    assert lessons.wanted_instead(lesson, game, 2, ranch) == ""
    wanted = lessons.wanted_instead(lesson, game, 2, other)
    assert wanted.startswith("Buy Circle M Ranch (right")
    said = reasons.another_play(game, other, wanted)
    assert said.reason == f"The lesson wants another play first: “{wanted}”."


def test_the_one_gang_that_a_lesson_offers_is_not_praised() -> None:
    game, lesson = begun(LESSONS["town"]), LESSONS["town"]
    assert "good choice" in words.words(game, LEARNER).about
    step = lessons.view(lesson, game, 0)
    assert "good choice" not in words.words(game, LEARNER, step).about


def test_the_lessons_name_what_is_seen() -> None:
    texts = [step.text for lesson in LESSONS.values() for step in lesson.steps]
    texts += [lesson.end for lesson in LESSONS.values()]
    assert not any("slanted" in text or "the green numbers" in text for text in texts)
    assert any("the green ◈ number on your home" in text for text in texts)


def test_an_outfit_that_is_used_has_its_own_name() -> None:
    t = Table("Law Dogs", "The Sloane Gang")
    for seat in (0, 0, 1):
        t.dude(seat=seat, influence=1)
    option = next(one for one in t.decision.options if one.payload[:2] == ("use", t.game.outfit(0).id))
    assert option_text(t.game, t.decision, option.payload, option.text).startswith("Law Dogs: ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("P0 plays Coachwhip!.", "P0 plays Coachwhip!"),
        ("P0 plays Coachwhip! on Bob.", "P0 plays Coachwhip! on Bob."),
        ("Who? Me.", "Who? Me."),
        ("P0 buys Dr. Brian Foxworth, M.D..", "P0 buys Dr. Brian Foxworth, M.D."),
    ],
)
def test_a_sentence_ends_once(text: str, said: str) -> None:
    assert naming.one_stop(text) == said


def test_whom_a_card_strikes_stands_in_its_line_though_chosen_late() -> None:
    t = Table()
    ann, bob = t.dude("Ann", at="town square"), t.dude("Bob", seat=1, at="town square")
    bea = t.dude("Bea", seat=1, at="town square")
    whip = t.hand("Coachwhip!")
    t.shootout(ann, bob, bea)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♣ 3♦ 4♦ 5♦")
    t.run("resolution")
    t.use(whip)
    start = len(t.game.events)
    assert t.decision.prompt == "Which dude is whipped?"
    t.answer(bea)
    said = "P0 plays Coachwhip! on Bea."
    assert said in [line.text for line in log_lines(t.game, 0)]
    assert said in [line.text for line in retold(t.game, start)]
    assert said in [scene.title for scene in scenes.scenes(t.game, 0, 1)]


def test_a_deck_of_which_little_was_seen_is_called_average() -> None:
    t = Table()
    _, said = expected.guessed(t.game, 1, 0, 0)
    assert said == "few cards of the deck were seen yet, so an average deck is assumed"


def test_a_hint_to_send_nobody_has_the_words_of_the_button() -> None:
    t = Table()
    ann, bob = t.dude("Ann", at="town square"), t.dude("Bob", seat=1, at="town square")
    t.dude("Amy", at="town square")
    t.callout(ann, bob, "accept")
    assert t.decision.kind == "join"
    assert _told(t.game, []) == SERIES["join"][1] == "Nobody else"
    assert t.game.gathering is not None
    t.game.gathering[0].clear()
    assert _told(t.game, []) == "Nobody goes"


def test_who_is_sent_home_and_is_there_already_is_told_so_and_no_card_text() -> None:
    t = Table()
    grey = t.put("The Grey Man", at="home of 1")
    t.dude("Bob", seat=1, at="home of 1", value=1, booted=True)
    t.use(grey)
    said = [line.text for line in log_lines(t.game, 0)]
    assert said[-1] == "Bob is at home and booted already: nothing changes."
    assert not any("Choose any dude" in text for text in said)
