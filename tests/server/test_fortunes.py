"""What befalls the players without a play comes to the stage: who leaves at Upkeep, whose a deed becomes."""

from __future__ import annotations

from typing import Any

from gomorra.server.telling import fortunes, outlook
from gomorra.testing import Table
from gomorra.testing.rules import rule


def seen(t: Table, seat: int) -> tuple[int, Any, fortunes.Holders]:
    """How the table looks to a seat now."""
    return len(t.game.events), outlook.plain(t.game.view(seat)), fortunes.holders(t.game)


@rule("RB-5.2-g")
def test_who_is_not_paid_for_leaves_on_the_stage() -> None:
    t = Table(stash=0)
    barton = t.dude("Barton", seat=1, upkeep=2, influence=1)
    then = seen(t, 0)
    t.start("upkeep")
    t.run("noon")
    (scene,) = fortunes.fortunes(t.game, *then, 0)
    rival = t.game.name(1)
    assert scene.title == f"{rival} could not pay 2 for Barton"
    assert (scene.seat, scene.card, scene.by_itself) == (1, barton.id, True)
    assert "Barton is discarded" in scene.changes[0]
    assert any("influence 1 → 0" in text for text in scene.changes)


@rule("RB-5.2-g")
def test_who_lets_somebody_go_is_not_told_what_he_chose() -> None:
    t = Table(stash=5)
    barton = t.dude("Barton", upkeep=2)
    t.start("upkeep")
    then = seen(t, 0)
    t.answer(barton)
    t.run("noon")
    assert fortunes.fortunes(t.game, *then, 0) == []
    (scene,) = fortunes.fortunes(t.game, *then, 1)
    assert scene.title == f"{t.game.name(0)} did not pay 2 for Barton"


@rule("RB-3.9-a")
def test_whose_a_deed_becomes_is_told_with_what_each_side_musters_there() -> None:
    t = Table()
    bank = t.deed("Bank", control=2)
    t.dude("Ben", influence=2, at=bank)
    thief = t.dude("Sloane", seat=1, influence=3, at="town square")
    then = seen(t, 0)
    t.move(thief, bank)
    (scene,) = fortunes.fortunes(t.game, *then, 0)
    rival = t.game.name(1)
    assert scene.title == f"{rival} controls Bank now"
    assert (scene.seat, scene.code, scene.targets) == (1, bank.face.code, (bank.id,))
    assert scene.whose == (1,), "whose it is then, whoever holds it later"
    assert scene.changes[0] == "Sloane: 3 influence at Bank against 2 of yours."
    assert f"{rival}: control 0 → 2." in scene.changes
    assert fortunes.fortunes(t.game, *then, 1)[0].title == "You control Bank now"


@rule("RB-3.9-r")
def test_a_deed_held_by_a_rival_says_that_it_pays_nobody() -> None:
    t = Table()
    bank = t.deed("Bank", control=1, production=2)
    thief = t.dude("Sloane", seat=1, influence=1, at="town square")
    then = seen(t, 0)
    t.move(thief, bank)
    pays = {seat: fortunes.fortunes(t.game, *then, seat)[0].changes[1] for seat in (0, 1)}
    assert pays == {
        0: "It pays no ghost rock meanwhile: only you as its owner could collect.",
        1: "It pays no ghost rock meanwhile: only P0 as its owner could collect.",
    }


@rule("RB-3.9-a")
def test_a_deed_that_nobody_holds_any_more_goes_back_on_the_stage() -> None:
    t = Table()
    bank = t.deed("Bank", control=1)
    thief = t.dude("Sloane", seat=1, influence=3, at=bank)
    then = seen(t, 0)
    t.move(thief, "town square")
    (scene,) = fortunes.fortunes(t.game, *then, 0)
    assert scene.title == "You control Bank again"
    assert "falls back to its owner" in scene.changes[0]


def test_while_posses_are_away_no_deed_has_changed_hands() -> None:
    t = Table()
    bank = t.deed("Bank", control=1)
    thief = t.dude("Sloane", seat=1, influence=3, at=bank)
    ann, foe = t.dude("Ann", at="town square"), t.dude("Foe", seat=1, at="town square")
    then = seen(t, 0)
    t.shootout(ann, foe, thief)
    assert not fortunes.calm(t.game)
    assert fortunes.fortunes(t.game, *then, 0) == []


def test_what_two_deeds_change_together_is_told_once_and_each_reason_names_its_deed() -> None:
    t = Table()
    bank, mine = t.deed("Bank", control=1), t.deed("Mine", control=1)
    thief, mate = (
        t.dude(name, seat=1, influence=1, at=place) for name, place in (("Sloane", bank), ("Barton", mine))
    )
    then = seen(t, 0)
    t.move(thief, "town square")
    t.move(mate, "town square")
    first, second = fortunes.fortunes(t.game, *then, 0)
    assert [scene.changes[0].split(" to hold")[0] for scene in (first, second)] == [
        "Nobody is at Bank",
        "Nobody is at Mine",
    ]
    numbers = [text for scene in (first, second) for text in scene.changes if "→" in text]
    assert numbers == ["You: control 0 → 2.", f"{t.game.name(1)}: control 2 → 0."]


@rule("RB-3.9-a")
def test_where_nobody_has_more_it_is_said_why_the_owner_holds_a_deed() -> None:
    t = Table()
    bank = t.deed("Bank", control=2)
    t.dude("Sloane", seat=1, influence=2, at=bank)
    ben = t.dude("Ben", influence=2, at="town square")
    then = seen(t, 0)
    t.move(ben, bank)
    (scene,) = fortunes.fortunes(t.game, *then, 0)
    assert scene.title == "You control Bank again"
    assert scene.changes[0] == "2 influence each at Bank: nobody has more, so its owner holds it."
