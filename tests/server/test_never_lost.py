"""Killed at any moment: nothing that was acknowledged is lost."""

from __future__ import annotations

import random
import threading
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.people import Person, against_bot, process


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
