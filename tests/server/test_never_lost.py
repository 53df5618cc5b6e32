"""Killed at any moment: nothing that was acknowledged is lost."""

from __future__ import annotations

import random
import threading
from contextlib import ExitStack
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.people import DECKS, Person, against_bot, process
from tests.server.test_proxy import free_port


def test_killed_again_and_again_during_play(tmp_path: Path) -> None:
    chance = random.Random(21)
    cookies: dict[str, str] = {}
    table = ""
    seen = -1
    view: dict[str, object] = {}
    for life in range(4):
        with process(tmp_path) as (address, running):
            ann = Person(address)
            if life == 0:
                cookies = dict(ann.http.cookies)
                table = ann.make(*against_bot())
            ann.http.cookies.clear()
            ann.http.cookies.update(cookies)
            ann.enter(table)
            number = ann.view["decision"]["number"] if ann.view["decision"] else seen
            assert number >= seen, f"decision {seen} had been reached, the table is at {number}"
            if number == seen:
                assert ann.view == view
            # Kill at a moment that has nothing to do with what is going on.
            killer = threading.Timer(chance.uniform(0.05, 0.4), running.kill)
            killer.start()
            try:
                ann.play_randomly(chance)
                killer.join()
            except (ConnectionClosed, ConnectionError, OSError):
                pass
            running.wait()
            seen = ann.view["decision"]["number"] if ann.view["decision"] else seen
            view = ann.view
            ann.close()
            if ann.over:
                break
    assert seen > 0


def test_two_processes_on_redis_and_postgresql_killed_under_load(
    postgres: str, redis: str, tmp_path: Path
) -> None:
    """Eight games through two processes; now one, now the other is killed at any moment, and starts again."""
    chance = random.Random(34)
    variables = {"GOMORRA_DATABASE": postgres, "GOMORRA_REDIS": redis}
    with ExitStack() as house:
        ports = [free_port(), free_port()]
        running = [house.enter_context(process(tmp_path / str(n), ports[n], **variables)) for n in range(2)]
        players = [Player(running[n % 2][0], random.Random(n)) for n in range(8)]
        for player in players:
            player.start()
        for life in range(4):
            threading.Event().wait(chance.uniform(0.5, 1.5))
            victim = running[life % 2][1]
            victim.kill()
            victim.wait()
            again = house.enter_context(process(tmp_path / f"life {life}", ports[life % 2], **variables))
            running[life % 2] = again
        for player in players:
            player.stop()
        assert [player.problem for player in players] == [None] * len(players)
        assert sum(player.reached for player in players) > 40


class Player(threading.Thread):
    """Plays on both seats of a table, comes back whenever the connection ends, and checks that nothing is lost."""

    def __init__(self, address: str, chance: random.Random) -> None:
        super().__init__(daemon=True)
        self.person = Person(address)
        self.chance = chance
        seats = [
            {"who": who, "deck": {"starter": deck}}
            for who, deck in zip(("me", "screen"), DECKS, strict=False)
        ]
        self.table = self.person.make(*seats)
        self.reached = 0
        self.view: dict[str, object] = {}
        self.problem: str | None = None
        self._over = threading.Event()

    def stop(self) -> None:
        self._over.set()
        self.join(60)
        self.person.close()

    def run(self) -> None:
        try:
            while not self._over.is_set() and self.problem is None:
                try:
                    self._play()
                except (ConnectionClosed, ConnectionError, OSError, TimeoutError, EOFError, InvalidHandshake):
                    self.person.leave()
                    self._over.wait(0.1)
        except AssertionError as error:
            self.problem = str(error) or "something was lost"

    def _play(self) -> None:
        person = self.person
        person.enter(self.table)
        if person.over:
            self._over.set()
            return
        number = person.view["decision"]["number"]
        assert number >= self.reached, f"answer {self.reached} was acknowledged, the table is at {number}"
        while not self._over.is_set():
            person.until(lambda: person.asked or person.over)
            if person.over:
                self._over.set()
                return
            person.answer(self.chance.choice(person.view["decision"]["options"])["key"])
            self.reached = person.view["decision"]["number"] if not person.over else self.reached
