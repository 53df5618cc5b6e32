"""What cards in play do to a Cheatin' hand is said before one keeps it, and where the round ends."""

from __future__ import annotations

from gomorra.cards.vocabulary import Use, cheatin
from gomorra.engine.sight.story import log_lines
from gomorra.server.telling import odds, scenes, words
from gomorra.testing import Table, able

TWICE = "8♣ 8♦ 8♥ 3♠ 3♠ K♣ Q♦ 2♥"


def keeping(t: Table) -> None:
    """P0 has a full house with two equal cards, and three eights without them."""
    while t.decision.kind != "keep five":
        t.answer(t.decision.options[-1].key)


def with_mortimer(*, seat: int = 0) -> Table:
    t = Table()
    ann, foe = t.dude("Ann", bullets=2, stud=True, at="town square"), t.dude("Foe", seat=1, at="town square")
    mortimer = t.put("Mortimer Parsons", seat, at="town square")
    t.stack(TWICE)
    t.shootout(ann, foe, mortimer)
    keeping(t)
    return t


def test_an_own_card_that_answers_a_cheatin_hand_is_named() -> None:
    t = with_mortimer()
    cheating, honest = words.words(t.game, 0).keeps
    assert not cheating.legal
    assert cheating.punished == "Mortimer Parsons goes home booted"
    assert honest.legal
    assert honest.punished == ""


def test_a_card_of_the_rival_whose_text_is_about_his_own_hand_is_not() -> None:
    t = with_mortimer(seat=1)
    assert words.words(t.game, 0).keeps[0].punished == ""


def test_a_rivals_card_in_play_that_may_punish_is_named() -> None:
    t = Table()
    ann = t.dude("Ann", bullets=3, stud=True, at="town square")

    def fine(use: Use) -> object:
        return use.gain(1)

    judge = t.put(able("dude", cheatin(boot=True), fine, title="Judge"), 1, at="town square")
    t.stack(TWICE)
    t.shootout(ann, judge)
    keeping(t)
    assert words.words(t.game, 0).keeps[0].punished == "Judge may answer it"


def test_what_a_text_does_to_a_cheatin_hand_is_told_where_the_round_ends_and_in_the_log() -> None:
    t = with_mortimer()
    start = len(t.game.events)
    for card in words.words(t.game, 0).keeps[0].thrown:
        t.answer(f"card {card}")
    t.finish()
    (page,) = (scene for scene in scenes.scenes(t.game, start, 1) if scene.kind == "round")
    assert page.changes[0].startswith(
        "Mortimer Parsons goes home booted, as its text says: “After you reveal"
    )
    assert page.changes[1] == "Mortimer Parsons: -2 influence until the day ends."
    line = next(line for line in log_lines(t.game, 1) if line.text == page.changes[0])
    assert not line.detail


def test_a_hand_that_leaves_nobody_in_the_fight_wins_nothing() -> None:
    """Mortimer fights alone: revealed Cheatin', he goes home, and no hands are compared."""
    t = Table()
    mortimer = t.put("Mortimer Parsons", at="town square")
    foe = t.dude("Foe", seat=1, at="town square")
    t.stack("8♣ 8♦ 8♥ 3♠ 3♠ K♣ Q♦")
    t.shootout(mortimer, foe)
    keeping(t)
    cheating, honest = words.words(t.game, 0).keeps
    assert cheating.punished == (
        "Mortimer Parsons goes home booted; then nobody of yours is left, and the fight is over"
    )
    assert honest.punished == ""
    wins = odds.odds(t.game, 0).keeps
    assert wins[0] == 0 and wins[1] > 0.3
