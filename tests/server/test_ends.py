"""How a fight and a job end is told with its reason: on the last page, on the stage, and in the log."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Card, dude, job, shootout
from gomorra.engine.sight.story import log_lines
from gomorra.server.protocol.told import SceneView
from gomorra.server.telling import scenes
from gomorra.testing import Table, able

LOW, HIGH = "K♣ 3♣ 7♥ 4♠ 9♣", "2♣ 2♦ 2♥ 2♠ 10♣"


def heist(t: Table) -> Card:
    """P0's Ann leads a job against P1's Bob, which brings 2 ghost rock."""
    t.dude("Ann", at="town square")
    bank = t.deed("Bank", seat=1)
    bob = t.dude("Bob", seat=1, at=bank)
    t.use(t.hand(able("action", job(mark=dude), lambda use: use.gain(2), title="Heist")), "", bob)
    return bob


def ends(t: Table, start: int = 0, seat: int = 0) -> list[SceneView]:
    return [
        scene
        for scene in scenes.scenes(t.game, start, seat)
        if "is over" in scene.title or "job" in scene.title
    ]


def test_a_job_that_nobody_opposes_says_so_and_what_it_brings() -> None:
    t = Table()
    heist(t)
    start = len(t.game.events)
    t.answer("done")
    for seat in (0, 1):
        (scene,) = ends(t, start, seat)
        assert scene.title == "The job succeeds: nobody stands in the way."
        assert scene.changes == ("P0 gains 2 ghost rock by Heist.",)
        assert scene.by_itself


@pytest.mark.parametrize(
    ("hands", "outcome"),
    [
        ((LOW, HIGH), "The job fails: everybody of P0's posse has gone."),
        ((HIGH, LOW), "The job succeeds: P0's posse has won the shootout."),
    ],
)
def test_the_last_page_of_a_fight_over_a_job_says_whether_it_succeeds_and_why(
    hands: tuple[str, str], outcome: str
) -> None:
    t = Table()
    t.answer(heist(t))
    t.hands(*hands)
    start = len(t.game.events)
    t.finish()
    page = next(scene for scene in scenes.scenes(t.game, start, 0) if scene.kind == "round")
    assert outcome in page.changes
    assert outcome in [line.text for line in log_lines(t.game, 0)]


def beaten(t: Table) -> tuple[int, Card, Card]:
    """P0's Ann wins a round against Bob and Bea, and Bob is discarded: how many events there were before that, and who
    may run now."""
    ann = t.dude("Ann", at="town square")
    bob, bea = (t.dude(name, seat=1, at="town square") for name in ("Bob", "Bea"))
    t.shootout(ann, bob, bea)
    t.hands("2♣ 2♦ 6♥ 8♠ 10♣", LOW)
    t.run("casualty")
    start = len(t.game.events)
    t.answer(bob)
    t.run("flee")
    return start, ann, bea


def test_a_fight_that_goes_otherwise_than_its_last_round_says_who_wins_it() -> None:
    """P0 wins the round, and then everybody of his posse runs."""
    t = Table()
    start, ann, _ = beaten(t)
    while t.game.shootout is not None:
        t.answer(ann if t.decision.seat == 0 else "done")
    (scene,) = ends(t, start, 0)
    assert scene.title == "The shootout is over: P1 wins it, because nobody of P0's posse is left."
    assert scene.kind == "play"
    assert scene.by_itself


def test_the_page_that_tells_of_the_end_needs_no_other_one() -> None:
    t = Table()
    ann, bob = t.dude("Ann", at="town square"), t.dude("Bob", seat=1, at="town square")
    t.shootout(ann, bob)
    t.hands(HIGH, LOW)
    t.finish()
    page = next(scene for scene in scenes.scenes(t.game, 0, 0) if scene.kind == "round")
    assert page.changes[-1] == "The shootout is over: P0 wins it, because nobody of P1's posse is left."
    assert ends(t) == []


def test_a_fight_that_ends_before_any_hand_comes_to_the_stage() -> None:
    t = Table()
    ann, bob = t.dude("Ann", at="town square"), t.dude("Bob", seat=1, at="town square")
    t.shootout(ann, bob)
    t.use(t.hand(able("action", shootout(), lambda use: use.send_home(bob))), seat=0)
    (scene,) = ends(t)
    assert scene.title == "The shootout is over: P0 wins it, because nobody of P1's posse is left."
    assert (scene.card, scene.code) == (-1, ""), "no card stands for a whole fight"


def test_the_end_of_a_fight_names_who_fell_and_who_ran() -> None:
    """Ann wins the round against Bob and Bea: Bob is discarded, and Bea runs."""
    t = Table()
    start, _, bea = beaten(t)
    while t.game.shootout is not None:
        t.answer(bea if t.decision.seat == 1 else "done")
    (scene,) = ends(t, start, 0)
    assert scene.changes == ("Discarded: Bob.", "Gone home booted: Bea.")


def test_who_only_keeps_five_cards_does_not_redraw() -> None:
    t = Table()
    ann, bob = t.dude(bullets=2, stud=True, at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.stack("K♣ Q♦ 3♥ 4♠ 9♣ 7♦ 8♦")
    t.run("resolution")
    said = [line.text for line in log_lines(t.game, 0) if "P0 discards" in line.text]
    assert len(said) == 1
    assert said[0].endswith(", keeping five cards.")
    assert not any("redraw" in text for text in said)


def test_who_exchanges_cards_redraws() -> None:
    t = Table()
    ann, bob = t.dude(bullets=2, at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.run("redraw")
    t.answer(t.decision.options[0].key, "done")
    t.finish()
    assert any(line.text.endswith(" to redraw.") for line in log_lines(t.game, 0))


def test_a_fight_whose_beginning_the_log_has_lost_ends_without_a_scene() -> None:
    """As after a restart of the server in the middle of it."""
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    t.game.events.clear()
    t.use(t.put(able("deed", shootout(outside=True), lambda use: use.send_home_booted(foe))), seat=0)
    assert t.game.shootout is None
    assert ends(t) == []
