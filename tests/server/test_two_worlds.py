"""What a seat cannot know never reaches it: two worlds that differ only there send the same messages."""

from __future__ import annotations

import random
from copy import copy

import pytest

from gomorra.engine import Game
from gomorra.server import odds, reasons
from gomorra.server.bots import BotDesk
from gomorra.server.metrics import Metrics
from gomorra.server.protocol import DeckChoice, NewTable, SeatPlan
from gomorra.server.room import Room
from gomorra.server.storage import Storage
from gomorra.server.table import Table, new_record
from gomorra.server.wire import ENCODER, Wire
from tests.server.people import DECKS, Person, against_bot, run


def two_people() -> Table:
    seats = [
        SeatPlan("me", deck=DeckChoice(starter=DECKS[0])),
        SeatPlan("screen", deck=DeckChoice(starter=DECKS[1])),
    ]
    record = new_record(NewTable(seats), "ann", "Ann", 0.0)
    record.seed = "two worlds"
    record.seats[1].persons = ["bob"]
    return Table(record)


def same_table(table: Table, game: Game) -> Table:
    """The same table with another world on it."""
    twin = copy(table)
    twin.game = game
    return twin


def told(table: Table, person: str) -> list[bytes]:
    """Everything that a browser of this person is told when it comes to the table, and what it may ask."""
    heard: list[bytes] = []

    async def visit() -> None:
        room = Room(table, [], Storage("sqlite+aiosqlite://"), BotDesk(), Metrics())
        room.enter(Wire(person, person, heard.append))
        await room.close()

    run(visit())
    game = table.game
    assert game is not None
    seats = table.record.seats_of(person)
    for seat in seats:
        heard.append(ENCODER.encode(odds.odds(game.fork(), seat)))
        for card in range(1, len(game.state.faces), 7):
            heard.append(ENCODER.encode(reasons.refusals(game, seat, card)))
    return heard


@pytest.mark.parametrize("person", ["ann", "bob", "carl"])
def test_two_worlds_send_the_same_messages(person: str) -> None:
    table = two_people()
    chance = random.Random(17)
    looked = 0
    for step in range(60):
        game = table.game
        assert game is not None
        if game.over:
            break
        if step % 6 == 5:
            seat = next(iter(table.record.seats_of(person)), None)
            # A spectator knows what nobody's seat knows: both hands are dealt anew for him.
            other = game.imagine(0 if seat is None else seat, f"other {step}")
            if seat is None:
                other = other.imagine(1, f"more {step}")
            assert told(same_table(table, game.fork()), person) == told(same_table(table, other), person)
            looked += 1
        seat = game.decision.seat
        table.answer(seat, len(game.answers), [chance.choice(game.decision.options).key])
    assert looked >= 3


def test_a_rivals_hidden_cards_and_the_seed_are_never_sent(ann: Person) -> None:
    ann.enter(ann.make(*against_bot()))
    chance = random.Random(23)
    for _ in range(40):
        ann.until(lambda: ann.asked or ann.over)
        if ann.over:
            break
        rivals = (card for card in ann.view["cards"].values() if card["owner"] == 1)
        assert [card for card in rivals if card["zone"] in ("hand", "deck")] == []
        ann.answer(chance.choice(ann.view["decision"]["options"])["key"])
    assert "seed" not in "".join(ann.raw)
