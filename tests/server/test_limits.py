"""Memory, connections and work have limits, for each address and in all."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from gomorra.cards import shelf
from gomorra.decks import read_deck
from gomorra.engine import Game, Seat
from gomorra.server.http.door import Door
from gomorra.server.limits import GAME_ANSWERS, IMPORTED_ANSWERS, IMPORTED_DAYS, Buckets
from gomorra.server.rooms.rooms import is_id
from gomorra.server.rooms.socket import worth
from gomorra.server.settings import SettingsError, from_environment
from tests.server.people import DECKS, Person, Server, against_bot, settings
from tests.server.test_together import me


def code_at(person: Person, path: str) -> int:
    """How a connection to this address ends."""
    address = f"{person.address.replace('http', 'ws')}/ws/{path}"
    with (
        connect(address, additional_headers={"Cookie": person.cookie}) as socket,
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_tables_that_do_not_exist_leave_nothing_behind(ann: Person, server: Server) -> None:
    for number in range(30):
        assert code_at(ann, f"nothing-{number}") == 4004
    rooms = server.app.state["hall"].rooms
    assert not rooms._opening
    assert not [table for table in rooms._rooms if table.startswith("nothing")]


@pytest.mark.parametrize("wrong", ["x" * 41, "%00", "a%0Ab", "%C3%A9", "a.b", "x" * 6000])
def test_an_address_that_is_no_id_is_not_even_looked_up(ann: Person, wrong: str) -> None:
    assert code_at(ann, wrong) == 4004
    assert ann.http.get(f"/api/tables/{wrong}/replay").status_code == 404


def test_what_ids_look_like(ann: Person) -> None:
    assert is_id(ann.make(*against_bot()))
    assert not any(is_id(wrong) for wrong in ("", "a b", "é", "\0", "a" * 41, "../x"))


def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    server = Server(settings(tmp_path, connections_per_address=2))
    ann = Person(server.address)
    table = ann.make(*against_bot())
    address = f"{server.address.replace('http', 'ws')}/ws/{table}"
    with ExitStack() as inside:
        for _ in range(2):
            socket = inside.enter_context(connect(address, additional_headers={"Cookie": ann.cookie}))
            socket.recv()
        assert code_at(ann, table) == 4029
    ann.enter(table)
    ann.close()
    server.stop()


def test_the_door_counts_each_address_and_all() -> None:
    door = Door(3, 2, Buckets(0.0, 100, lambda: 0.0))
    with ExitStack() as inside:
        for address in ("a", "a", "b"):
            assert door.refusal(address) == ""
            inside.enter_context(door.inside(address))
        assert "from your address" in door.refusal("a")
        assert "full" in door.refusal("b")
    assert door.refusal("b") == ""
    assert not door._inside
    slow = Door(3, 2, Buckets(0.0, 1, lambda: 0.0))
    assert [bool(slow.refusal("a")) for _ in range(2)] == [False, True]


def passing_game(answers: int) -> str:
    """A legal game in which everybody passes."""
    shelf()
    game = Game.new([Seat("Ann", read_deck(DECKS[0])), Seat("Bob", read_deck(DECKS[1]))], seed=1)
    while not game.over and len(game.answers) < answers:
        keys = game.decision.keys
        game.answer(next((key for key in ("gang as-listed", "pass", "pay", "done") if key in keys), keys[0]))
    return game.save()


@pytest.fixture(scope="module")
def long_game() -> str:
    return passing_game(1_500)


def test_an_imported_game_has_a_limited_number_of_answers(ann: Person, long_game: str) -> None:
    saved = json.loads(long_game)
    saved["answers"] += ["pass"] * IMPORTED_ANSWERS
    refused = ann.http.post("/api/imports", json={"save": json.dumps(saved)})
    assert refused.status_code == 400
    assert str(IMPORTED_ANSWERS) in refused.json()["detail"]


def test_an_imported_game_has_a_limited_number_of_days(ann: Person, long_game: str) -> None:
    refused = ann.http.post("/api/imports", json={"save": long_game})
    assert refused.status_code == 400
    assert str(IMPORTED_DAYS) in refused.json()["detail"]


def test_a_film_grows_with_the_length_of_its_game_and_not_with_its_square() -> None:
    """What is kept of a replay is packed; twice the game is about twice the film."""
    from gomorra.engine.kernel.decision import key_of
    from gomorra.server.replays.film import Film
    from tests.server.test_two_worlds import two_people

    record = two_people().record
    record.status = "playing"
    sizes = []
    saved = Game.load(passing_game(400))
    keys = [key_of(payload) for payload in saved.answers]
    record.seed = saved.seed
    for seat, (name, deck) in zip(record.seats, zip(saved.names, saved.decks, strict=True), strict=True):
        seat.name, seat.cards = name, [(e.printing.code, e.count, e.starting) for e in deck.entries]
    for length in (200, 400):
        film = Film.of(record, [(0, key) for key in keys[:length]], [])
        sizes.append(sum(len(chapter.reel) + len(chapter.anchor) for chapter in film.chapters))
    assert sizes[1] < 3 * sizes[0]
    assert sizes[1] < 400 * 1_000


@pytest.mark.parametrize(
    ("field", "value"),
    [("day_limit", "x"), ("day_limit", -1), ("day_limit", True), ("redraw_limit", 10**12), ("fun", 1)],
)  # fmt: skip
def test_a_forged_ruleset_is_refused(ann: Person, field: str, value: object) -> None:
    saved = json.loads(passing_game(3))
    saved["ruleset"][field] = value
    refused = ann.http.post("/api/imports", json={"save": json.dumps(saved)})
    assert refused.status_code == 400
    assert field in refused.json()["detail"]


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "x" * 500},
        {"seats": [{"name": "A", "deck": "d", "cards": [["01002", 99, 99]] * 30}] * 2},
        {"seats": [{"name": "A", "deck": "d", "cards": [["99999", 1, 1]]}] * 2},
        {"seats": [{"name": "A", "deck": "d", "cards": [["01002", -1, 0]]}] * 2},
        {"seats": [{"name": "A", "deck": "d", "cards": []}] * 9},
        {"answers": ["concede 7"]},
        {"answers": ["concede"]},
        {"answers": [""]},
        {"answers": ["concede 1", "pass"]},
    ],
)
def test_an_imported_game_is_checked_before_anything_is_kept(ann: Person, change: dict[str, object]) -> None:
    saved = {**json.loads(passing_game(3)), **change}
    refused = ann.http.post("/api/imports", json={"save": json.dumps(saved)})
    assert refused.status_code == 400
    assert "file" in refused.json()["detail"]


def test_a_seat_with_thousands_of_digits_is_no_seat(ann: Person) -> None:
    table = ann.make(*against_bot())
    ann.enter(table)
    ann.answer("gang as-listed")
    for seat in ("9" * 5000, "²", "-1", ""):
        assert ann.http.get(f"/api/tables/{table}/replay/1", params={"seat": seat}).status_code == 403
    assert ann.http.get(f"/api/tables/{table}/replay/{'9' * 5000}").status_code in (400, 404)


def test_a_deck_counts_as_many_messages() -> None:
    assert worth('{"type":"ping"}') == 1
    assert worth("x" * 54_000) > 25


def test_a_deck_is_read_away_from_the_others(
    ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one deck is read, somebody at another table gets an answer."""
    import threading

    from gomorra.server.rooms import handlers

    begun, may_end = threading.Event(), threading.Event()
    read = handlers.playable

    def slowly(*arguments: object) -> object:
        begun.set()
        assert may_end.wait(20)
        return read(*arguments)

    monkeypatch.setattr(handlers, "playable", slowly)
    ann.enter(ann.make(me(), {"who": "open"}, public=True))
    ann.send("sit", seat=1, deck={"starter": DECKS[1]}, name="Ann too", token=None)
    assert begun.wait(20)
    bob.enter(bob.make(*against_bot()))
    bob.send("ping")
    bob.hear("pong")
    may_end.set()
    ann.until(lambda: ann.view)


def test_a_game_has_a_last_answer(ann: Person, server: Server) -> None:
    table = ann.make(*against_bot())
    ann.enter(table)
    game = server.app.state["hall"].rooms._rooms[table].table.game
    game.answers += [("pass",)] * GAME_ANSWERS
    ann.send("answer", seat=0, decision=GAME_ANSWERS, keys=["gang as-listed"])
    assert str(GAME_ANSWERS) in ann.hear("trouble")["sentence"]


def test_new_tables_of_one_address_are_counted_for_a_day(tmp_path: Path) -> None:
    server = Server(settings(tmp_path, tables_per_day=2))
    ann = Person(server.address)
    body = {"seats": list(against_bot()), "options": {}}
    codes = [ann.http.post("/api/tables", json=body).status_code for _ in range(3)]
    assert codes == [201, 201, 429]
    ann.close()
    server.stop()


def test_every_limit_can_be_set_from_the_environment(tmp_path: Path) -> None:
    found = from_environment(tmp_path, {"GOMORRA_CONNECTIONS": "7", "GOMORRA_JOBS": "1"})
    assert (found.connections, found.jobs) == (7, 1)
    with pytest.raises(SettingsError, match="GOMORRA_ROOMS"):
        from_environment(tmp_path, {"GOMORRA_ROOMS": "many"})


def test_the_file_with_the_secrets_is_for_its_owner_alone(tmp_path: Path) -> None:
    server = Server(settings(tmp_path))
    server.stop()
    assert (tmp_path / "tables.sqlite3").stat().st_mode & 0o077 == 0
