"""What counts at Sundown may differ from what stands on the table before: the table says so beforehand, and then."""

from __future__ import annotations

from gomorra.cards.vocabulary import noon
from gomorra.engine.day.evening import evening
from gomorra.engine.sight.story import log_lines
from gomorra.engine.words import Until
from gomorra.server.telling import words
from gomorra.testing import Table, able
from gomorra.testing.rules import rule


def with_jake() -> Table:
    """P1 has Jake Smiley, who has two influence more during Sundown; P0 has two control points."""
    t = Table()
    t.put("Jake Smiley", 1)
    t.deed("Saloon", control=2)
    return t


@rule("RB-1-c")
def test_the_distance_to_victory_counts_what_cards_add_at_sundown() -> None:
    t = with_jake()
    assert t.game.influence(1) == 0
    end = "2 influence at Sundown (Jake Smiley +2)"
    assert words.standing(t.game, 0, 0) == f"1 more control to win, against P1's {end}"
    assert words.standing(t.game, 1, 0) == f"1 more control to win, against your {end}"
    t.deed("Bank", control=1)
    assert words.standing(t.game, 0, 0).startswith("You win at Sundown as it stands")
    assert "3 control against 2 influence by then" in words.standing(t.game, 0, 0)


def test_the_view_has_the_numbers_of_sundown_where_they_are_others() -> None:
    t = with_jake()
    ann, bob = t.game.view(0).players
    assert ann.at_sundown is None
    assert bob.at_sundown == (2, 0)
    assert (bob.influence, bob.control) == (0, 0)


def test_looking_at_the_evening_changes_nothing() -> None:
    t = with_jake()
    before = t.game.hash
    assert evening(t.game).influence == (0, 2)
    assert t.game.hash == before
    assert t.game.state.phase == "noon"


def test_what_lasts_until_noon_is_over_does_not_count_at_sundown() -> None:
    t = Table()
    shout = able(
        "action", noon(), lambda use: use.modify(use.game.dudes(0)[0], influence=2, until=Until.NOON)
    )
    dude = t.dude("Ann", influence=1)
    t.use(t.hand(shout))
    assert dude.influence == 3
    assert evening(t.game).influence[0] == 1
    assert evening(t.game).people == {dude.id: -2}


def test_the_log_says_whose_numbers_change_because_sundown_begins() -> None:
    t = with_jake()
    t.hand("Pistol Whip")
    t.run("sundown")
    said = [line.text for line in log_lines(t.game, 0)]
    assert "At Sundown Jake Smiley has +2 influence: P1 has 2 influence now instead of 0." in said


def test_a_sundown_that_changes_nothing_is_told_in_a_word() -> None:
    t = Table()
    t.dude(influence=1)
    t.hand("Pistol Whip")
    t.run("sundown")
    assert not any(line.text.startswith("At Sundown") for line in log_lines(t.game, 0))


@rule("RB-1-c")
def test_who_wins_is_told_with_the_numbers_that_were_compared() -> None:
    t = Table()
    t.deed(control=4)
    t.dude(seat=1, influence=3)
    t.run("sundown")
    why = "4 control against P1's 3 influence at Sundown of day 1"
    assert log_lines(t.game, 0)[-1].text == f"P0 wins: {why}."
    assert words.words(t.game, 1).won == why
