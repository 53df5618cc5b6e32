"""PostgreSQL, Redis and migrations: real servers, nothing is mocked."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed

from gomorra.server.protocol.told import ChatLine
from gomorra.server.settings import Settings, SettingsError
from gomorra.server.storage.migrations import bring_up_to_date
from gomorra.server.storage.schema import metadata
from gomorra.server.storage.tables import Conflict, Storage
from gomorra.server.tables.table import new_record
from tests.server.people import DECKS, Person, Server, against_bot, process, run, settings
from tests.server.test_bots import table as bot_table


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return Settings(tmp_path, database=request.getfixturevalue("postgres")).database_url
    return Settings(tmp_path).database_url


def test_the_migrations_lead_to_the_tables_of_the_code(url: str) -> None:
    async def differences() -> list[object]:
        engine = create_async_engine(url)
        await bring_up_to_date(engine)
        await bring_up_to_date(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: list(compare_metadata(MigrationContext.configure(sync), metadata))
            )
        await engine.dispose()
        return found

    assert run(differences()) == []


def test_everything_that_is_stored_comes_back(url: str) -> None:
    record = bot_table("random").record

    async def work() -> None:
        storage = Storage(url)
        await bring_up_to_date(storage.engine)
        await storage.add_table(record)
        await asyncio.gather(*(storage.append(record.id, 1, n, [(n % 2, f"pass {n}")]) for n in range(50)))
        assert await storage.answers(record.id) == [(n % 2, f"pass {n}") for n in range(50)]
        with pytest.raises(Conflict):
            await storage.append(record.id, 1, 49, [(0, "pass")])
        assert await storage.cut(record, 1, 10) == 2
        assert len(await storage.answers(record.id)) == 10
        await storage.say(record.id, 2, ChatLine(1, "Ann", 0, "howdy ♠"))
        assert await storage.chat(record.id) == [ChatLine(1, "Ann", 0, "howdy ♠")]
        record.status = "over"
        await storage.save_table(record, 2)
        stored = await storage.table(record.id)
        assert stored == record
        assert await storage.secret("test") == await storage.secret("test")
        await storage.close()

    run(work())


def test_one_bad_answer_does_not_spoil_the_others_of_its_group(url: str) -> None:
    record = bot_table("random").record

    async def work() -> None:
        storage = Storage(url)
        await bring_up_to_date(storage.engine)
        await storage.add_table(record)
        results = await asyncio.gather(
            *(storage.append(record.id, 1, n, [(0, "pass")]) for n in (0, 1, 1, 2)), return_exceptions=True
        )
        assert [type(one).__name__ for one in results] == ["NoneType", "NoneType", "Conflict", "NoneType"]
        await storage.close()

    run(work())


@pytest.mark.parametrize("wrong", ["nonsense", "mysql://localhost/x"])
def test_a_wrong_database_is_named(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(SettingsError, match="GOMORRA_DATABASE"):
        _ = Settings(tmp_path, database=wrong).database_url


def test_a_game_on_postgresql(postgres: str, tmp_path: Path) -> None:
    server = Server(settings(tmp_path, database=postgres))
    ann = Person(server.address)
    ann.enter(ann.make(*against_bot()))
    ann.play_randomly(random.Random(3))
    assert ann.over
    ann.close()
    server.stop()


def test_two_processes_share_their_tables_and_one_takes_over(
    postgres: str, redis: str, tmp_path: Path
) -> None:
    server = Server(settings(tmp_path / "b", database=postgres, redis=redis))
    with process(tmp_path / "a", GOMORRA_DATABASE=postgres, GOMORRA_REDIS=redis) as (address, running):
        ann = Person(address, "Ann")
        table = ann.make({"who": "me", "deck": {"starter": DECKS[0]}}, {"who": "open"})
        ann.enter(table)
        bob = Person(server.address, "Bob")
        bob.enter(table)
        token = ann.state["table"]["you"]["invitations"]["1"]
        bob.send("sit", seat=1, deck={"starter": DECKS[1]}, name="Bob", token=token)
        ann.until(lambda: ann.view)
        ann.answer("gang as-listed")
        bob.until(lambda: bob.view and bob.asked)
        bob.answer("gang as-listed")
        ann.until(lambda: ann.view["decision"]["number"] == bob.view["decision"]["number"])
        before = bob.view
        # The process that holds the table dies; Bob's own process takes it over.
        running.send_signal(signal.SIGKILL)
        running.wait()
        with pytest.raises(ConnectionClosed, match="4013"):
            bob.until(lambda: False)
        bob.leave()
        bob.enter(table)
        assert bob.view == before
        cookies = dict(ann.http.cookies)
        ann.close()
        back = Person(server.address, "Ann")
        back.http.cookies.clear()
        back.http.cookies.update(cookies)
        back.enter(table)
        assert back.state["table"]["you"]["seats"] == [0]
        one = back if back.asked else bob
        one.answer(one.view["decision"]["options"][0]["key"])
        back.close()
        bob.close()
    server.stop()


def test_a_record_without_decks_cannot_be_made() -> None:
    from gomorra.server.protocol.asked import NewTable, SeatPlan
    from gomorra.server.tables.table import TableError

    with pytest.raises(TableError, match="seat 1 has no deck"):
        new_record(NewTable([SeatPlan("me"), SeatPlan("open")]), "p", "P", 0.0)
