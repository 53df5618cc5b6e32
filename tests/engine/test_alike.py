"""What happens to several alike is one line of the log."""

from __future__ import annotations

import pytest

import gomorra.cards  # noqa: F401 - every card is declared by this
from gomorra.bots import make_bot
from gomorra.decks import read_deck
from gomorra.engine import Game, Seat
from gomorra.engine.sight.shapes import LineView
from gomorra.engine.sight.story import log_lines
from gomorra.testing import Table

DECKS = ("law-dogs-base", "sloane-gang-base", "fourth-ring-base")


def first_morning() -> tuple[Game, list[LineView]]:
    """Three players, up to the first Noon play."""
    seats = [Seat(name, read_deck(deck)) for name, deck in zip(("Ann", "Bob", "Cal"), DECKS, strict=True)]
    game = Game.new(seats, seed=7)
    bots = [make_bot("steady", name) for name in ("a", "b", "c")]
    while game.state.phase != "noon":
        game.answer(bots[game.decision.seat].choose(game, game.decision.seat))
    return game, log_lines(game, None)


def of_kind(lines: list[LineView], kind: str) -> list[LineView]:
    return [line for line in lines if line.kind == kind and not line.detail]


def test_who_starts_in_a_gang_is_one_line_a_player() -> None:
    game, lines = first_morning()
    gangs = of_kind(lines, "EnteredPlay")
    assert [line.seat for line in gangs] == [0, 1, 2]
    assert (
        gangs[0].text
        == 'Ann starts with Abram Grothe, Lucinda "Lucy" Clover, Philip Swinford and Tommy Harden.'
    )
    started = [game.card(card).title for card in gangs[1].cards]
    assert len(started) == 5
    # Another player's Travis Moone is in play, too; whose this one is, the sentence says already.
    assert "starts with" in gangs[1].text and "Bob's" not in gangs[1].text
    assert all(title in gangs[1].text for title in started)


def test_what_everybody_antes_and_earns_is_one_line_with_every_sum() -> None:
    _, lines = first_morning()
    paid = {line.text: line.seat for line in (*of_kind(lines, "Paid"), *of_kind(lines, "Gained"))}
    assert paid["Ante: Ann 1, Bob 1, Cal 1 ghost rock."] == -1
    assert paid["Production: Bob 3, Cal 3, Ann 3 ghost rock."] == -1


def test_upkeep_has_a_line_for_each_because_each_decides_alone() -> None:
    game, lines = first_morning()
    paid = [line for line in of_kind(lines, "Paid") if line.text.endswith(" for upkeep.")]
    due = {seat: sum(dude.upkeep for dude in game.dudes(seat)) for seat in range(3)}
    assert {line.seat: line.text for line in paid} == {
        seat: f"{game.name(seat)} pays {amount} ghost rock for upkeep." for seat, amount in due.items()
    }


@pytest.mark.parametrize(
    ("bullets", "lines"),
    [
        (0, ["{0} and {1} draw 5 cards for a draw hand."]),
        (2, ["{0} draws 7 cards for a draw hand.", "{1} draws 5 cards for a draw hand."]),
    ],
)
def test_draw_hands_of_one_size_are_one_line_and_others_not(bullets: int, lines: list[str]) -> None:
    t = Table()
    ann = t.dude("Ann", bullets=bullets, stud=True, at="town square")
    bob = t.dude("Bob", seat=1, bullets=0, at="town square")
    t.shootout(ann, bob)
    t.run("resolution")
    names = [t.game.name(t.seat(seat)) for seat in (0, 1)]
    dealt = [line.text for line in log_lines(t.game, None) if line.kind == "Dealt"]
    assert dealt == [line.format(*names) for line in lines]
