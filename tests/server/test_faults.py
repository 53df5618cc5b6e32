"""A full disk, a locked or read-only database, a lost Redis: a sentence, nothing is lost, and play goes on after."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from gomorra.server.storage.tables import StorageError
from tests.server.people import DECKS, Person, Server, against_bot, settings
from tests.server.test_together import me, seat_both, start


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    running = Server(settings(tmp_path))
    yield running
    running.stop()


def on_the_writer(server: Server, *pragmas: str) -> None:
    """Change something about the one connection that writes."""
    storage = server.app.state["hall"].storage

    def change() -> None:
        with storage._file.connect() as connection:
            for pragma in pragmas:
                connection.exec_driver_sql(f"PRAGMA {pragma}")

    storage._thread.submit(change).result()


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    on_the_writer(server, "max_page_count = 1", "wal_checkpoint(TRUNCATE)")
    yield
    on_the_writer(server, "max_page_count = 1000000")


@contextmanager
def read_only(server: Server) -> Iterator[None]:
    on_the_writer(server, "query_only = ON")
    yield
    on_the_writer(server, "query_only = OFF")


@contextmanager
def locked(server: Server) -> Iterator[None]:
    on_the_writer(server, "busy_timeout = 0")
    other = sqlite3.connect(server.settings.data / "tables.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


FAULTS = [read_only, locked]


def test_on_a_full_disk_nothing_is_told_that_is_not_stored(house: Server) -> None:
    """Whatever was acknowledged is there afterwards, and nothing else."""
    ann = Person(house.address)
    table = ann.make(*against_bot())
    ann.enter(table)
    with full_disk(house):
        said = 0
        while True:
            ann.send("chat", text="x" * 500)
            heard = ann.hear("said", "trouble")
            if heard["type"] == "trouble":
                break
            said += 1
        assert "does not count" in heard["sentence"]
    ann.leave()
    ann.enter(table)
    assert len(ann.chat) == min(said, 50)
    ann.send("chat", text="There is room again.")
    ann.hear("said")
    ann.answer("gang as-listed")
    ann.close()


@pytest.mark.parametrize("fault", FAULTS)
def test_an_answer_that_cannot_be_stored_does_not_count(house: Server, fault: Any) -> None:
    ann = Person(house.address)
    table = ann.make(*against_bot())
    ann.enter(table)
    before = ann.view
    with fault(house):
        ann.send("answer", seat=0, decision=0, keys=["gang as-listed"])
        trouble = ann.hear("trouble")
        assert trouble["code"] == "not now"
        assert "does not count" in trouble["sentence"]
    ann.leave()
    ann.enter(table)
    assert ann.view == before
    ann.answer("gang as-listed")
    ann.close()


@pytest.mark.parametrize("fault", FAULTS)
def test_a_seat_that_cannot_be_stored_is_not_taken(house: Server, fault: Any) -> None:
    """Nothing that was told may exist in memory alone: it would be gone after the next start."""
    ann, bob = Person(house.address, "Ann"), Person(house.address, "Bob")
    table = ann.make(me(), {"who": "open"}, public=True)
    ann.enter(table)
    bob.enter(table)
    with fault(house):
        bob.send("sit", seat=1, deck={"starter": DECKS[1]}, name="Bob", token=None)
        assert "does not count" in bob.hear("trouble")["sentence"]
    for person in (ann, bob):
        person.leave()
        person.enter(table)
        assert person.state["table"]["status"] == "waiting"
        assert person.view is None
    bob.send("sit", seat=1, deck={"starter": DECKS[1]}, name="Bob", token=None)
    ann.until(lambda: ann.view)
    bob.until(lambda: bob.view)
    start(ann, bob)
    stored = sqlite3.connect(house.settings.data / "tables.sqlite3")
    assert stored.execute("SELECT status FROM tables WHERE id = ?", [table]).fetchone() == ("playing",)
    stored.close()
    ann.close()
    bob.close()


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "claim"},
        {"kind": "adjust", "seat": 0, "auto": "off", "pace": 3},
        {"kind": "concede", "seat": 0},
        {"kind": "chat", "text": "howdy"},
        {"kind": "undo", "seat": 0},
    ],
    ids=lambda message: message["kind"],
)
def test_nothing_that_could_not_be_stored_stays(house: Server, message: dict[str, Any]) -> None:
    """The table shows afterwards what is stored."""
    ann, bob = Person(house.address, "Ann"), Person(house.address, "Bob")
    table = seat_both(ann, bob, undo="free")
    ann.answer("gang as-listed")
    ann.leave()
    ann.enter(table)
    before = {**ann.state["table"], "watchers": 0}, ann.view, ann.chat
    fields = {name: value for name, value in message.items() if name != "kind"}
    if message["kind"] == "claim":
        fields["token"] = bob.state["table"]["you"]["links"]["1"]
    with read_only(house):
        ann.send(message["kind"], **fields)
        assert ann.hear("trouble")["code"] == "not now"
    ann.leave()
    ann.enter(table)
    assert ({**ann.state["table"], "watchers": 0}, ann.view, ann.chat) == before
    ann.close()
    bob.close()


def test_a_bots_answer_that_could_not_be_stored_is_given_again(
    house: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to do anything for the game to go on, and the storage has every answer."""
    storage = house.app.state["hall"].storage
    append, failed = storage.append, []

    async def failing(table: str, generation: int, first: int, taken: list[Any], record: Any = None) -> None:
        if taken[0][0] == 1 and not failed:
            failed.append(first)
            raise StorageError("the disk is away")
        await append(table, generation, first, taken, record)

    monkeypatch.setattr(storage, "append", failing)
    ann = Person(house.address)
    table = ann.make(*against_bot())
    ann.enter(table)
    ann.answer("gang as-listed")
    ann.until(lambda: ann.asked and ann.view["phase"] != "setup")
    assert failed == [1]
    stored = sqlite3.connect(house.settings.data / "tables.sqlite3")
    numbers = stored.execute(
        "SELECT number FROM answers WHERE table_id = ? ORDER BY number", [table]
    ).fetchall()
    stored.close()
    game = house.app.state["hall"].rooms._rooms[table].table.game
    assert [number for (number,) in numbers] == list(range(len(game.answers)))
    ann.close()


def test_the_table_goes_on_by_itself_when_the_fault_is_gone(house: Server) -> None:
    """An answer could not be stored: it can be given again, and the bot gives its own."""
    ann = Person(house.address)
    ann.enter(ann.make(*against_bot()))
    with read_only(house):
        ann.send("answer", seat=0, decision=0, keys=["gang as-listed"])
        ann.hear("trouble")
    ann.until(lambda: ann.view["decision"]["number"] == 0 and ann.asked)
    ann.answer("gang as-listed")
    ann.until(lambda: ann.asked)
    ann.close()


def test_over_http_a_failing_storage_is_a_503_with_a_sentence_and_a_line_in_the_log(
    house: Server, caplog: pytest.LogCaptureFixture
) -> None:
    ann = Person(house.address)
    with caplog.at_level(logging.ERROR, "gomorra"), read_only(house):
        answer = ann.http.post("/api/tables", json={"seats": list(against_bot())})
    assert answer.status_code == 503
    assert "storage" in answer.json()["detail"]
    assert any("readonly" in record.getMessage() for record in caplog.records)
    ann.close()


def test_an_unexpected_failure_over_http_is_in_the_log(
    house: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(house.address)

    def fails(*_: object) -> None:
        raise RuntimeError("something nobody thought of")

    monkeypatch.setattr("gomorra.server.http.lobby.starter_decks", fails)
    with caplog.at_level(logging.ERROR, "gomorra"):
        answer = ann.http.get("/api/lobby")
    assert answer.status_code == 500
    assert "nobody thought" not in answer.text
    assert any(record.exc_info for record in caplog.records)
    ann.close()


def test_undo_on_a_second_server_cannot_damage_a_game(tmp_path: Path) -> None:
    """Two processes on one database, one of which does not know that the other took something back."""
    import asyncio

    from gomorra.server.storage.tables import Conflict

    house = Server(settings(tmp_path))
    ann = Person(house.address)
    table = ann.make(me(), {"who": "screen", "name": "Bea", "deck": {"starter": DECKS[1]}})
    ann.enter(table)
    for _ in range(4):
        ann.until(lambda: ann.asked)
        ann.answer(ann.view["decision"]["options"][0]["key"])
    storage = house.app.state["hall"].storage

    async def elsewhere() -> None:
        held = await storage.take(table)
        assert held is not None
        await storage.cut(held.record, held.generation, 2)
        with pytest.raises(Conflict):
            await storage.append(table, held.generation, 2, [(0, "pass")])

    asyncio.run_coroutine_threadsafe(elsewhere(), house.loop).result()
    ann.send("answer", seat=ann.seat, decision=4, keys=[ann.view["decision"]["options"][0]["key"]])
    assert "does not count" in ann.hear("trouble")["sentence"]
    ann.until(lambda: ann.view["decision"]["number"] == 2)
    ann.answer(ann.view["decision"]["options"][0]["key"])
    stored = sqlite3.connect(tmp_path / "tables.sqlite3")
    numbers = [row[0] for row in stored.execute("SELECT number FROM answers ORDER BY number")]
    stored.close()
    assert numbers == list(range(len(numbers)))
    ann.close()
    house.stop()


def test_a_second_server_on_the_same_folder_is_refused(house: Server) -> None:
    from gomorra.server.storage.premises import PremisesError, hold_data

    with pytest.raises(PremisesError, match="another server"):
        hold_data(house.settings)
