"""Two cards of one name are told apart wherever a person reads of them."""

from __future__ import annotations

from gomorra.cards.vocabulary import noon
from gomorra.engine import Game
from gomorra.engine.sight.offers import decision_view, titled
from gomorra.engine.sight.story import log_lines
from gomorra.testing import Table, able


def moves(game: Game) -> list[str]:
    """The moves that are offered, in words."""
    shown = decision_view(game, game.decision.seat)
    assert shown is not None
    return [option.text for option in shown.options if option.key.startswith("move ")]


def test_deeds_of_two_players_with_one_name_are_named_with_their_owners() -> None:
    t = Table()
    mine, theirs = t.put("General Store"), t.put("General Store", seat=1)
    ann = t.dude("Ann", at="town square")
    assert titled(t.game, mine.id) == "P0's General Store"
    assert {"Move Ann to P0's General Store", "Move Ann to P1's General Store"} <= set(moves(t.game))
    t.move(ann, theirs)
    (line,) = (line for line in log_lines(t.game, 0) if "moves Ann" in line.text)
    assert "to P1's General Store" in line.text


def test_deeds_of_one_player_with_one_name_are_named_with_their_place_on_the_street() -> None:
    t = Table()
    left = t.put("General Store", end="left")
    near, far = t.put("General Store"), t.put("General Store")
    assert [titled(t.game, deed.id) for deed in (left, near, far)] == [
        "General Store (left of home)",
        "General Store (right of home)",
        "General Store (2nd right of home)",
    ]
    t.dude("Ann", at="town square")
    assert len(set(moves(t.game))) == len(moves(t.game))


def test_a_fight_is_said_to_be_at_one_of_two_places() -> None:
    t = Table()
    t.put("General Store")
    there = t.put("General Store", seat=1)
    ann, foe = t.dude("Ann", at=there), t.dude("Foe", seat=1, at=there)
    t.callout(ann, foe, "accept")
    assert any(
        line.text == "Shootout at P1's General Store: Ann against Foe." for line in log_lines(t.game, 0)
    )


def test_a_name_that_is_there_once_stays_as_it_is() -> None:
    t = Table()
    deed = t.put("General Store")
    assert titled(t.game, deed.id) == "General Store"


def test_who_pulls_for_a_spell_is_told_apart_from_his_namesake() -> None:
    t = Table()
    trick = able("spell", noon(spell=6, boot=True), lambda use: use.draw(), keywords=["Hex"])
    mine = t.dude("Ann", keywords=["Huckster 0"], has=[trick])
    t.dude("Ann", seat=1)
    t.stack("8♠")
    t.use(mine.attachments[0])
    told = [line.text for line in log_lines(t.game, None)]
    assert any(text.startswith("P0's Ann pulls 8♠") for text in told), told


def test_who_leads_a_job_against_his_namesake_is_told_with_his_owner() -> None:
    t = Table(stash=9)
    t.put("Jake Smiley")
    theirs = t.put("Jake Smiley", seat=1, at="town square")
    t.use(t.hand("Kidnappin'"), "", theirs)
    told = [line.text for line in log_lines(t.game, None)]
    assert "P0's Jake Smiley leads a job against P1's Jake Smiley." in told
