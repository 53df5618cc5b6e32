"""`python -m tests.server.keep_version version-N`: keep what today's version writes, for later versions to open.

A finished game, games of two people in the middle (one with clocks, one that bluffs), a game against a bot and a table
that waits, in a SQLite database, with exports, and with what this version shows of them.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.people import DECKS, Person, Server, against_bot, settings, wait_for
from tests.server.test_together import mover, seat_both, start
from tests.server.test_versions import OLD, seen

STEPS = 7
"""Every so manieth step of the finished game is kept as it is shown."""


def main(name: str) -> None:
    target = OLD / name
    if target.exists():
        raise SystemExit(f"{target} is there already, and what a version has written is never written anew")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(settings(Path(folder)))
        ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
        tables = {
            "finished": finished(server, ann),
            "running": together(ann, bob, 24, clock={"minutes": 60, "increment": 10}),
            "bluffing": together(ann, bob, 4, bluff=True),
            "alone": alone(ann),
            "waiting": {"id": ann.make(*open_seat())},
        }
        target.mkdir()
        for table in ("finished", "alone"):
            save = ann.http.get(f"/api/tables/{tables[table]['id']}/export")
            (target / f"{table}.json").write_text(save.text, encoding="utf-8")
        cookies = {person: dict(who.http.cookies) for person, who in (("ann", ann), ("bob", bob))}
        noted = json.dumps({"cookies": cookies, "tables": tables}, ensure_ascii=False)
        (target / "expected.json").write_text(noted, encoding="utf-8")
        ann.close()
        bob.close()
        server.stop()
        with sqlite3.connect(Path(folder) / "tables.sqlite3") as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database.execute("PRAGMA journal_mode = DELETE")
        shutil.copy(Path(folder) / "tables.sqlite3", target / "tables.db")


def open_seat() -> tuple[dict[str, Any], dict[str, Any]]:
    return {"who": "me", "deck": {"starter": DECKS[0]}}, {"who": "open"}


def noted(table: str, *people: Person) -> dict[str, Any]:
    """What everybody at a table sees."""
    names = ("Ann", "Bob")[: len(people)]
    views = {name: seen(person.view) for name, person in zip(names, people, strict=True)}
    lines = {name: [line["text"] for line in one.lines] for name, one in zip(names, people, strict=True)}
    over = people[0].over
    for person in people:
        person.leave()
    return {"id": table, "over": over, "views": views, "lines": lines}


def finished(server: Server, ann: Person) -> dict[str, Any]:
    """A game to its end, with what is shown of it as a replay."""
    for seed in range(50):
        table = ann.make(*against_bot())
        ann.enter(table)
        if ann.play_randomly(random.Random(seed)) > 40:
            break
        ann.leave()
    found = noted(table, ann)
    storage = server.app.state["hall"].storage

    async def written() -> bool:
        chapters = await storage.chapters(table)
        return bool(chapters) and not chapters[-1].anchor

    wait_for(lambda: asyncio.run_coroutine_threadsafe(written(), server.loop).result())
    address = f"/api/tables/{table}/replay"
    timeline = ann.http.get(address).json()
    shown = {
        at: ann.http.get(f"{address}/{at}", params={"seat": "open"}).json()
        for at in range(0, timeline["length"] + 1, STEPS)
    }
    return {**found, "marks": timeline["marks"], "shown": shown}


def together(ann: Person, bob: Person, answers: int, **options: Any) -> dict[str, Any]:
    """Two people in the middle of a game."""
    table = seat_both(ann, bob, **options)
    start(ann, bob)
    chance = random.Random(answers)
    for _ in range(answers):
        one = mover(ann, bob)
        one.answer(chance.choice(one.view["decision"]["options"])["key"])
    number = max(ann.view["decision"]["number"], bob.view["decision"]["number"])
    for person in (ann, bob):
        person.until(lambda person=person: person.view["decision"]["number"] == number)
    return noted(table, ann, bob)


def alone(ann: Person) -> dict[str, Any]:
    table = ann.make(*against_bot())
    ann.enter(table)
    ann.play_randomly(random.Random(3), 25)
    ann.until(lambda: ann.asked or ann.over)
    return noted(table, ann)


if __name__ == "__main__":
    main(sys.argv[1])
