"""Bluffing: whether somebody could have reacted shows neither in what the others are told nor in when."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from copy import copy
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gomorra.engine import Game
from gomorra.server.http.metrics import Metrics
from gomorra.server.protocol.asked import Answer, Ask, DeckChoice, NewTable, Ready, SeatPlan, TableOptions
from gomorra.server.rooms.bluff import LENGTH
from gomorra.server.rooms.handlers import handle
from gomorra.server.rooms.room import Room
from gomorra.server.rooms.wire import Wire
from gomorra.server.storage.migrations import bring_up_to_date
from gomorra.server.storage.tables import Storage
from gomorra.server.tables.reacting import conditional
from gomorra.server.tables.table import Table, new_record
from gomorra.server.thinking.bots import BotDesk
from tests.server.people import DECKS, Person, run
from tests.server.test_together import seat_both


def bluffing_table() -> Table:
    seats = [
        SeatPlan("me", deck=DeckChoice(starter=DECKS[2])),
        SeatPlan("screen", deck=DeckChoice(starter="weird-west-fearmongers")),
    ]
    record = new_record(NewTable(seats, TableOptions(bluff=True)), "ann", "Ann", 0.0)
    record.seed = "bluff"
    record.seats[1].persons = ["bob"]
    return Table(record)


class Fork(NamedTuple):
    """A table, two worlds that Ann cannot tell apart, and a play: Bob can react to it only in the first."""

    table: Table
    can: Game
    cannot: Game
    seat: int
    key: str


def can_react(game: Game, key: str) -> bool | None:
    """Whether Bob is asked for a React after an answer; None where it is no answer."""
    after = game.fork()
    if key not in after.decision.keys:
        return None
    after.answer(key)
    return not after.over and conditional(after) and after.decision.seat == 1


@pytest.fixture(scope="module")
def fork() -> Fork:
    """Bob's deck has a card that keeps a dude from booting as it joins a posse."""
    chance = random.Random(1)
    for number in range(60):
        table = bluffing_table()
        table.record.seed = f"bluff {number}"
        table = Table(table.record)
        game = table.game
        assert game is not None
        while not game.over and len(game.answers) < 80:
            decision = game.decision
            if decision.seat == 1 and decision.kind == "join":
                worlds = [game.imagine(0, f"{number} {world}") for world in range(8)]
                for key in decision.keys:
                    asked = [can_react(world, key) for world in worlds]
                    if True in asked and False in asked:
                        can, cannot = worlds[asked.index(True)], worlds[asked.index(False)]
                        return Fork(table, can, cannot, 1, key)
            fights = [option for option in decision.options if option.payload[0] in ("callout", "accept")]
            moves = [option for option in decision.options if option.payload[0] == "move"]
            option = chance.choice(fights or moves or decision.options)
            table.answer(decision.seat, table.number_for(decision.seat), [option.key])
    raise AssertionError("no such play was found")


class Evening:
    """A room with Ann, Bob and a spectator, and a time that passes only when it is told to."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.now = 0.0
        self.heard: dict[str, list[tuple[float, Any]]] = {"ann": [], "bob": [], "carl": []}
        self.timers: list[tuple[float, Callable[[], None]]] = []
        room.bluff.later = lambda seconds, call: self.timers.append((self.now + seconds, call))
        self.wires = {name: Wire(name, name, self._listener(name)) for name in self.heard}
        for wire in self.wires.values():
            room.enter(wire)

    def _listener(self, name: str) -> Callable[[bytes], None]:
        return lambda text: self.heard[name].append((self.now, json.loads(text)))

    async def does(self, name: str, message: Any) -> None:
        await handle(self.room, self.wires[name], message)

    async def wait(self, seconds: float) -> None:
        self.now += seconds
        for timer in [timer for timer in self.timers if timer[0] <= self.now]:
            self.timers.remove(timer)
            timer[1]()
        for task in list(self.room._tasks):
            await task


@asynccontextmanager
async def evening(folder: Path, table: Table, world: Game) -> AsyncIterator[Evening]:
    twin = copy(table)
    twin.game = world.fork()
    twin.unnoticed = list(table.unnoticed)
    storage = Storage(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    await bring_up_to_date(storage.engine)
    await storage.add_table(twin.record)
    room = Room(twin, [], storage, BotDesk(), Metrics())
    yield Evening(room)
    await room.close()
    room.desk.close()
    await storage.close()


async def played(folder: Path, fork: Fork, world: Game, *, by_hand: bool) -> Evening:
    """The play is made; then all go on by hand, or nobody does anything until time is up."""
    async with evening(folder, fork.table, world) as room:
        table, name = room.room.table, ("ann", "bob")[fork.seat]
        game = table.game
        assert game is not None
        await room.does(name, Answer(fork.seat, table.number_for(fork.seat), [fork.key]))
        await room.wait(1)
        await room.does("carl", Ask(0, 1))
        await room.does("ann", Ask(0, 1))
        await room.does("ann", Answer(0, table.number_for(0), ["pass"]))
        if by_hand:
            await room.does("ann", Ready())
            await room.wait(1)
            while conditional(game):
                await room.does("bob", Answer(1, table.number_for(1), ["pass"]))
            await room.does("bob", Ready())
        await room.wait(LENGTH)
        assert room.room.bluff.window is None
        return room


@pytest.mark.parametrize("by_hand", [True, False])
def test_the_others_are_told_the_same_at_the_same_time(tmp_path: Path, fork: Fork, by_hand: bool) -> None:
    (tmp_path / "can").mkdir()
    (tmp_path / "cannot").mkdir()
    can = run(played(tmp_path / "can", fork, fork.can, by_hand=by_hand))
    cannot = run(played(tmp_path / "cannot", fork, fork.cannot, by_hand=by_hand))
    for name in ("ann", "carl"):
        assert can.heard[name] == cannot.heard[name]
    assert len(can.heard["ann"]) > 2
    questions = [json.dumps(message) for _, message in can.heard["bob"]]
    assert any('"React?' in text for text in questions), "Bob was not asked although he could react"
    assert can.room.metrics.text().split("uptime")[0] == cannot.room.metrics.text().split("uptime")[0]
    assert can.room.metrics.answers == cannot.room.metrics.answers


def test_who_is_held_sees_the_play_in_words_but_not_what_follows(tmp_path: Path, fork: Fork) -> None:
    async def look() -> None:
        async with evening(tmp_path, fork.table, fork.cannot) as room:
            name = ("ann", "bob")[fork.seat]
            await room.does(name, Answer(fork.seat, room.room.table.number_for(fork.seat), [fork.key]))
            held = room.wires["ann"].state
            assert held["table"]["window"]["held"]
            assert ": " in held["table"]["window"]["what"]
            assert held["view"]["log_length"] == fork.cannot.told
            late = Wire("carl", "carl", lambda text: None)
            room.room.enter(late)
            assert late.state["view"]["log_length"] == fork.cannot.told

    run(look())


def test_a_bluffing_table_is_played_to_its_end(tmp_path: Path) -> None:
    """Numbers of decisions, windows and the end of the game fit together."""

    async def play() -> None:
        table = bluffing_table()
        assert table.game is not None
        chance = random.Random(3)
        async with evening(tmp_path, table, table.game) as room:
            game = room.room.table.game
            assert game is not None
            for _ in range(900):
                if game.over:
                    break
                for seat, name in enumerate(("ann", "bob")):
                    state = room.wires[name].state
                    window, decision = state["table"]["window"], state["view"]["decision"]
                    if window and window["held"] and not window["ready"]:
                        await room.does(name, Ready())
                    elif decision and decision["seat"] == seat and not (window and window["held"]):
                        key = chance.choice(decision["options"])["key"]
                        await room.does(name, Answer(seat, decision["number"], [key]))
            assert game.over
            stored = await room.room.storage.answers(table.record.id)
            again = Table(table.record, stored)
            assert again.unnoticed == room.room.table.unnoticed
            assert [again.number_for(seat) for seat in (0, 1, None)] == [
                room.room.table.number_for(seat) for seat in (0, 1, None)
            ]
        troubles = [message for heard in room.heard.values() for _, message in heard]
        assert [message for message in troubles if message["type"] == "trouble"] == []

    run(play())


def test_no_replay_tells_of_a_bluffing_game_that_still_runs(ann: Person, bob: Person) -> None:
    table = seat_both(ann, bob, bluff=True)
    refused = ann.http.get(f"/api/tables/{table}/replay")
    assert refused.status_code == 403
    assert "bluffs" in refused.json()["detail"]


def test_the_numbers_of_the_server_do_not_move_with_answers_at_a_table_that_bluffs(
    ann: Person, bob: Person
) -> None:
    """On a quiet server anybody could see there who was really asked."""
    seat_both(ann, bob, bluff=True)

    def numbers() -> list[str]:
        moving = ("uptime", "tables_made", "connections", "rooms")
        return [
            line
            for line in ann.http.get("/metrics").text.splitlines()
            if not any(word in line for word in moving)
        ]

    before = numbers()
    ann.answer("gang as-listed")
    ann.send("answer", seat=0, decision=0, keys=["nonsense"])
    ann.hear("trouble")
    bob.send("ready")
    bob.send("ping")
    bob.hear("pong")
    assert numbers() == before
