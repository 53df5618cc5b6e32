"""A game outlives the version that began it: databases and files of earlier versions, and rules that change."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gomorra.cards import shelf
from gomorra.catalog import catalog
from gomorra.engine import Game, Seat
from gomorra.engine.kernel import checkpoint
from gomorra.engine.kernel.decision import IllegalAnswer
from gomorra.engine.resuming import at_rest, lay_aside, take_up
from gomorra.server.replays import chapters, edition, reels
from gomorra.server.storage.migrations import bring_up_to_date
from gomorra.server.storage.tables import Storage
from gomorra.server.tables.records import TableRecord
from tests.server.people import DECKS, Person, Server, against_bot, run, settings, wait_for
from tests.server.test_together import mover

OLD = Path(__file__).parents[1] / "fixtures"
VERSIONS = sorted(folder.name for folder in OLD.iterdir() if folder.is_dir())


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> Path:
    return OLD / str(request.param)


@pytest.fixture
def expected(version: Path) -> dict[str, Any]:
    return json.loads((version / "expected.json").read_text(encoding="utf-8"))


@pytest.fixture
def upgraded(version: Path, tmp_path: Path) -> Iterator[Server]:
    """Today's server on a copy of an earlier version's database."""
    shutil.copy(version / "tables.db", tmp_path / "tables.sqlite3")
    server = Server(settings(tmp_path))
    yield server
    server.stop()


def returning(server: Server, expected: dict[str, Any], who: str) -> Person:
    """Somebody comes back with the cookie of then."""
    person = Person(server.address, who)
    person.http.cookies.clear()
    person.http.cookies.update(expected["cookies"][who])
    return person


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """What the earlier version noted of a view."""
    hand = view["players"][view["seat"]]["hand"]
    return {
        "seat": view["seat"],
        "day": view["day"],
        "phase": view["phase"],
        "stashes": [player["stash"] for player in view["players"]],
        "hand": sorted(view["cards"][str(card)]["code"] for card in hand),
        "in_play": sorted(card["code"] for card in view["cards"].values() if card["zone"] == "play"),
        "decision": view["decision"] and view["decision"]["number"],
        "outcome": view["outcome"],
    }


def test_the_tables_of_then_are_there(upgraded: Server, expected: dict[str, Any]) -> None:
    ann = returning(upgraded, expected, "ann")
    mine = {table["id"]: table["status"] for table in ann.http.get("/api/lobby").json()["mine"]}
    for name, table in expected["tables"].items():
        status = "waiting" if name == "waiting" else "over" if table["over"] else "playing"
        assert mine[table["id"]] == status
    ann.close()


@pytest.mark.parametrize("name", ["running", "bluffing", "alone"])
def test_a_running_game_goes_on(upgraded: Server, expected: dict[str, Any], name: str) -> None:
    """Everybody finds the table as he left it, or is told that it went back a little; then they play on."""
    table = expected["tables"][name]
    people = [returning(upgraded, expected, who) for who in ("ann", "bob")[: len(table["views"])]]
    for person, (who, noted) in zip(people, table["views"].items(), strict=True):
        person.enter(table["id"])
        told = any("rules have changed" in line["text"] for line in person.chat)
        assert told or seen(person.view) == noted, who
        assert person.lines, "the log may be worded anew, but it is there"
    if name != "bluffing":
        chance = random.Random(4)
        for _ in range(10):
            one = mover(*people) if len(people) > 1 else people[0]
            one.until(lambda one=one: one.asked or one.over)
            if one.over:
                break
            one.answer(chance.choice(one.view["decision"]["options"])["key"])
    for person in people:
        person.close()


def test_a_finished_game_can_be_watched(upgraded: Server, expected: dict[str, Any]) -> None:
    table = expected["tables"]["finished"]
    ann = returning(upgraded, expected, "ann")
    address = f"/api/tables/{table['id']}/replay"
    timeline = ann.http.get(address).json()
    assert timeline["open"]
    assert timeline["length"] > 0
    whole = ann.http.get(f"{address}/{timeline['length']}", params={"seat": "0", "since": -1}).json()
    if "shown" in table or not timeline["changed"]:
        assert any(line["kind"] == "GameEnded" for line in whole["lines"])
        assert seen(whole["view"]) == table["views"]["Ann"]
    assert timeline["marks"] == table.get("marks", timeline["marks"])
    for at, shown in table.get("shown", {}).items():
        now = ann.http.get(f"{address}/{at}", params={"seat": "open"}).json()
        for part, was in shown.items():
            assert now[part] == was, (at, part)
    ann.close()


@pytest.mark.parametrize("name", ["finished", "alone"])
def test_a_file_of_then_is_read(version: Path, ann: Person, name: str) -> None:
    text = (version / f"{name}.json").read_text(encoding="utf-8")
    made = ann.http.post("/api/imports", json={"save": text}).json()
    timeline = ann.http.get(f"/api/tables/{made['table']}/replay").json()
    assert timeline["length"] == len(json.loads(text)["answers"]) or made["note"]
    point = min(10, timeline["length"] - 1)
    more = ann.http.post(
        f"/api/tables/{made['table']}/play-on", json={"at": point, "seat": 0, "strength": "random"}
    )
    ann.enter(more.json()["table"])
    ann.until(lambda: ann.asked or ann.over)


def played(seats: int, seed: int, most: int = 300) -> Game:
    """A random game, as far as it goes."""
    shelf()
    chance = random.Random(seed)
    from gomorra.decks import read_deck

    decks = [DECKS[(seed + place) % len(DECKS)] for place in range(seats)]
    game = Game.new([Seat(f"P{n}", read_deck(deck)) for n, deck in enumerate(decks)], seed=seed)
    while not game.over and len(game.answers) < most:
        game.answer(chance.choice(game.decision.options).payload)
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_goes_on_from_every_checkpoint_as_if_nothing_had_happened(seats: int) -> None:
    whole = played(seats, seats)
    game = whole.replay([])
    looked = 0
    table = [Seat(name, deck) for name, deck in zip(game.names, game.decks, strict=True)]
    for number, payload in enumerate(whole.answers):
        if at_rest(game) and number % 3 == 0:
            saved = checkpoint.read(lay_aside(game))
            again = take_up(saved, table, game.ruleset, game.seed, whole.answers)
            assert again.hash == game.hash
            assert again.told == game.told
            for following in whole.answers[number : number + 15]:
                again._give(following)
            assert again.hash == whole.replay(whole.answers[: number + 15]).hash
            looked += 1
        game._give(payload)
    assert looked > 5


def test_a_checkpoint_is_made_between_two_steps_only() -> None:
    game = played(2, 1, most=0)
    for payload in (("gang", "as-listed"),):
        game.answer(payload)
    while at_rest(game):
        game.answer(game.decision.options[0].payload)
    with pytest.raises(ValueError, match="in the middle"):
        lay_aside(game)


@pytest.mark.parametrize("data", [b"", b"\xc1", b"\x80", b"\x93\x01\x02\x03"])
def test_what_is_no_checkpoint_is_refused(data: bytes) -> None:
    with pytest.raises(checkpoint.UnreadableCheckpoint):
        checkpoint.read(data)


def finish(person: Person, server: Server) -> str:
    """A game against a bot to its end, written down."""
    for seed in range(20):
        table = person.make(*against_bot())
        person.enter(table)
        given = person.play_randomly(random.Random(seed))
        person.leave()
        if given > 12:
            break
    storage = server.app.state["hall"].storage

    async def written() -> bool:
        found = await storage.chapters(table)
        return bool(found) and not found[-1].anchor

    wait_for(lambda: asyncio.run_coroutine_threadsafe(written(), server.loop).result())
    return table


def test_a_finished_game_is_shown_as_it_was_played_when_the_rules_have_changed(
    ann: Person, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of it is played again: every card could be gone from the rules."""
    table = finish(ann, server)
    address = f"/api/tables/{table}/replay"
    before = ann.http.get(address).json()
    points = range(0, before["length"] + 1, 3)
    steps = [ann.http.get(f"{address}/{at}", params={"seat": "open"}).json() for at in points]
    server.app.state["hall"].films._films.clear()
    new_rules(monkeypatch)

    def broken(*_: object) -> None:
        raise AssertionError("the game was played again")

    monkeypatch.setattr(Game, "answer", broken)
    monkeypatch.setattr(Game, "_give", broken)
    after = ann.http.get(address).json()
    assert after["changed"] and not before["changed"]
    assert after["marks"] == before["marks"]
    assert [ann.http.get(f"{address}/{at}", params={"seat": "open"}).json() for at in points] == steps
    frames = ann.http.get(f"{address}/5/frames", params={"seat": "0"}).json()["frames"]
    assert len(frames) == 1


def test_playing_on_says_that_the_rules_have_changed(
    ann: Person, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finish(ann, server)
    server.app.state["hall"].films._films.clear()
    new_rules(monkeypatch)
    made = ann.http.post(
        f"/api/tables/{table}/play-on", json={"at": 6, "seat": 0, "strength": "random"}
    ).json()
    assert "rules have changed" in made["note"]
    ann.enter(made["table"])
    assert "rules have changed" in ann.chat[0]["text"]
    thoughts = ann.http.get(f"/api/tables/{table}/replay/6/thoughts").json()
    assert "rules have changed" in thoughts["note"]


def new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the rules are others than those under which everything so far was played."""
    for module in (
        "replays.chapters",
        "replays.film",
        "replays.watching",
        "replays.going_on",
        "tables.table",
        "rooms.rooms",
    ):
        monkeypatch.setattr(f"gomorra.server.{module}.edition", lambda: "another edition")


def test_a_running_game_goes_on_from_its_last_checkpoint_under_new_rules(
    ann: Person, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer that is no option any more is taken back, with those after it, and everybody is told."""
    table = ann.make(*against_bot())
    ann.enter(table)
    ann.play_randomly(random.Random(11), 6)
    ann.until(lambda: ann.asked or ann.over)
    assert not ann.over
    number = ann.view["decision"]["number"]
    ann.leave()
    hall = server.app.state["hall"]
    reopen(server, table)
    new_rules(monkeypatch)
    answer, refused = Game.answer, []

    def stricter(game: Game, payload: Any) -> None:
        if len(game.answers) == number - 2 and len(refused) < 2:
            refused.append(payload)
            raise IllegalAnswer("the new rules do not allow this")
        answer(game, payload)

    monkeypatch.setattr(Game, "answer", stricter)
    ann.enter(table)
    assert len(refused) == 2
    assert "taken back" in ann.chat[-1]["text"]
    assert ann.view["decision"]["number"] >= number - 2
    stored = asyncio.run_coroutine_threadsafe(hall.storage.answers(table), server.loop).result()
    assert len(stored) >= number - 2
    ann.until(lambda: ann.asked or ann.over)


def reopen(server: Server, table: str) -> None:
    """Let a room be read from the storage when somebody comes next."""
    hall = server.app.state["hall"]
    asyncio.run_coroutine_threadsafe(hall.rooms.sweep(idle=-1.0), server.loop).result()
    wait_for(lambda: table not in hall.rooms._rooms)


def test_a_long_game_is_loaded_from_its_last_checkpoint(
    ann: Person, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No more answers are given again than one chapter has, and the log is complete all the same."""
    for seed in range(30):
        table = ann.make(*against_bot(), day_limit=0)
        ann.enter(table)
        ann.play_randomly(random.Random(seed), 30)
        if not ann.over and ann.view["decision"]["number"] > chapters.LENGTH + 8:
            break
        ann.leave()
    room = server.app.state["hall"].rooms._rooms[table]
    wait_for(lambda: any(chapter.number >= chapters.LENGTH for chapter in room.table.chapters))
    ann.until(lambda: ann.asked)
    ann.leave()
    ann.enter(table)
    view, lines = ann.view, ann.lines
    ann.leave()
    reopen(server, table)
    fed: list[object] = []
    feed = chapters.feed
    monkeypatch.setattr(chapters, "feed", lambda game, answer: (fed.append(answer), feed(game, answer)))
    ann.enter(table)
    assert len(fed) < view["decision"]["number"] - chapters.LENGTH + 1
    assert ann.view == view
    assert ann.lines == lines
    ann.send("undo", seat=0)
    ann.until(lambda: ann.view["decision"]["number"] < view["decision"]["number"])


def test_what_is_kept_of_a_game_is_small() -> None:
    record = TableRecord("x", "size", 1, "p", [], _options(), {"name": "current"}, 0.0, status="playing")
    sizes = []
    for seed in range(3):
        game = played(2, 40 + seed)
        from gomorra.engine.kernel.decision import key_of
        from gomorra.server.tables.records import SeatRecord

        record.seed = game.seed
        record.seats = [
            SeatRecord("bot", name, cards=[(e.printing.code, e.count, e.starting) for e in deck.entries])
            for name, deck in zip(game.names, game.decks, strict=True)
        ]
        written = list(chapters.write_on(record, [key_of(payload) for payload in game.answers], []))
        assert chapters.unbroken(written)
        assert all(reels.unpack(chapter.reel).format == reels.FORMAT for chapter in written if chapter.reel)
        sizes.append(sum(len(c.reel) + len(c.anchor) for c in written) / max(1, len(game.answers)))
    assert max(sizes) < 600, "bytes for each answer"


def _options() -> Any:
    from gomorra.server.protocol.asked import TableOptions

    return TableOptions()


def test_the_edition_changes_with_the_rules_and_with_nothing_else(tmp_path: Path) -> None:
    assert edition.edition() == edition.edition()
    assert len(edition.edition()) == 16
    assert catalog()


def test_a_database_of_a_later_version_is_named(tmp_path: Path) -> None:
    from gomorra.server.storage.premises import PremisesError

    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"

    async def later() -> None:
        storage = Storage(url)
        await bring_up_to_date(storage.engine)
        async with storage.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        try:
            await bring_up_to_date(storage.engine)
        finally:
            await storage.close()

    with pytest.raises(PremisesError, match="later version"):
        run(later())
