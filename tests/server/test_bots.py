"""Bots at the table think in processes of their own."""

from __future__ import annotations

import random

import pytest

from gomorra.bots import LEVELS
from gomorra.server.protocol.asked import DeckChoice, NewTable, SeatPlan
from gomorra.server.tables.table import Table, new_record
from gomorra.server.thinking.bots import BotDesk, known, strengths
from tests.server.people import DECKS, Person, run


def table(strength: str) -> Table:
    seats = [
        SeatPlan("bot", strength=strength, deck=DeckChoice(starter=DECKS[0])),
        SeatPlan("bot", strength=strength, deck=DeckChoice(starter=DECKS[1])),
    ]
    return Table(new_record(NewTable(seats), "somebody", "Somebody", 0.0))


def test_a_process_follows_a_game_through_answers_and_undo() -> None:
    made = table("easy")
    desk = BotDesk()

    async def play(count: int) -> list[str]:
        given = []
        for _ in range(count):
            assert made.game is not None
            seat = made.game.decision.seat
            key = await desk.choose(made.record, made.game, seat)
            made.answer(seat, len(made.game.answers), [key])
            given.append(key)
        return given

    first = run(play(12))
    made.go_back(made.rewound(4))
    assert run(play(8)) == first[4:]
    desk.close()


def test_another_process_starts_where_one_was_killed() -> None:
    made = table("easy")
    desk = BotDesk()
    assert made.game is not None

    async def ask() -> str:
        assert made.game is not None
        return await desk.choose(made.record, made.game, made.game.decision.seat)

    before = run(ask())
    process = desk._quick[0].beside.process
    assert process is not None
    process.kill()
    process.wait()
    assert run(ask()) == before
    desk.close()


def test_the_offered_strengths_are_those_that_exist() -> None:
    assert [choice.strength for choice in strengths()] == [level.name for level in LEVELS]
    assert known("hard") == "hard"
    assert known("godlike") == "fair"


@pytest.mark.parametrize("strength", ["easy", "fair"])
def test_a_game_against_a_bot_that_thinks(ann: Person, strength: str) -> None:
    seats = (
        {"who": "me", "deck": {"starter": DECKS[0]}},
        {"who": "bot", "strength": strength, "deck": {"starter": DECKS[1]}},
    )
    ann.enter(ann.make(*seats))
    ann.play_randomly(random.Random(1), most=25)
    assert len(ann.lines) > 10


def test_a_hint_says_what_a_hard_bot_would_do_and_why(ann: Person) -> None:
    seats = (
        {"who": "me", "deck": {"starter": DECKS[0]}},
        {"who": "bot", "strength": "tenderfoot", "deck": {"starter": DECKS[1]}},
    )
    ann.enter(ann.make(*seats))
    ann.until(lambda: ann.asked)
    ann.send("hint", seat=0)
    hint = ann.hear("hint")
    decision = ann.view["decision"]
    assert hint["decision"] == decision["number"]
    assert {option["key"] for option in hint["options"]} <= {option["key"] for option in decision["options"]}
    assert hint["options"]
    assert all(option["reason"] for option in hint["options"])


def test_among_people_nobody_is_told_what_to_do(ann: Person, bob: Person) -> None:
    seats = ({"who": "me", "deck": {"starter": DECKS[0]}}, {"who": "open"})
    table = ann.make(*seats, public=True)
    ann.enter(table)
    bob.enter(table)
    bob.send("sit", seat=1, deck={"starter": DECKS[1]}, name="Bob", token=None)
    ann.until(lambda: ann.asked)
    ann.send("hint", seat=0)
    assert "games against bots" in ann.hear("trouble")["sentence"]
