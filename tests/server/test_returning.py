"""Coming back on another device, and those who would like to come as somebody else."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from gomorra.server.storage.returns import LETTERS, digest_of, new_code
from tests.server.people import Person, Server, against_bot, settings


def link(person: Person) -> str:
    answer = person.http.post("/api/me/link", json={})
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    return str(answer.json()["code"])


def come(person: Person, code: str) -> int:
    return person.http.post("/api/me/return", json={"code": code}).status_code


def tables_of(person: Person) -> list[str]:
    return [table["id"] for table in person.http.get("/api/lobby").json()["mine"]]


Newcomer = Callable[[], Person]


@pytest.fixture
def newcomer(tmp_path: Path) -> Iterator[Newcomer]:
    """People at a server of its own: the limit on guesses counts for an address."""
    server = Server(settings(tmp_path))
    with ExitStack() as leaving:

        def come_in() -> Person:
            person = Person(server.address)
            leaving.callback(person.close)
            return person

        leaving.callback(server.stop)
        yield come_in


def test_another_browser_is_the_same_person_with_name_tables_and_decks(newcomer: Newcomer) -> None:
    ann, phone = newcomer(), newcomer()
    ann.http.post("/api/me", json={"name": "Ann"})
    table = ann.make(*against_bot())
    assert tables_of(phone) == []
    assert come(phone, link(ann)) == 200
    assert tables_of(phone) == [table]
    assert phone.http.get("/api/lobby").json()["me"]["name"] == "Ann"
    assert tables_of(ann) == [table]


def test_a_lesson_goes_on_where_it_was_left_and_is_done_on_both(newcomer: Newcomer) -> None:
    ann, phone = newcomer(), newcomer()
    plan = {"seats": [{"who": "me", "name": "Ann"}, {"who": "bot"}], "options": {"lesson": "town", "pace": 0}}
    table = ann.http.post("/api/tables", json=plan).json()["table"]
    ann.make(*against_bot())
    code = link(ann)
    come(phone, code)
    first = phone.http.get("/api/lobby").json()["lessons"]
    assert (first[0]["done"], first[0]["table"]) == (False, table)
    assert first[0]["reached"].startswith("step 1 of ")
    assert all(not one["done"] and not one["table"] for one in first[1:])
    ann.enter(table)
    while True:
        ann.until(lambda: ann.over or ann.asked or ann.state["words"]["lesson"]["over"])
        lesson = ann.state["words"]["lesson"]
        if ann.over or lesson["over"]:
            break
        ann.answer(lesson["keys"][0])
    last = phone.http.get("/api/lobby").json()["lessons"]
    assert (last[0]["done"], last[0]["table"], last[1]["done"]) == (True, "", False)


def test_a_browser_that_came_back_stays_when_the_code_is_renewed(newcomer: Newcomer) -> None:
    """The page says so: the code is how one comes in, not how one stays."""
    ann, phone = newcomer(), newcomer()
    table = ann.make(*against_bot())
    come(phone, link(ann))
    link(ann)
    assert tables_of(phone) == [table]


def test_a_code_may_be_typed_as_people_type(newcomer: Newcomer) -> None:
    ann, phone = newcomer(), newcomer()
    code = link(ann)
    assert come(phone, f" {code.lower().replace('-', ' ').replace('0', 'o').replace('1', 'l')} ") == 200


def test_a_new_link_makes_the_old_one_void(newcomer: Newcomer) -> None:
    ann, phone = newcomer(), newcomer()
    old = link(ann)
    new = link(ann)
    assert old != new
    assert come(phone, old) == 400
    assert come(phone, new) == 200


def test_who_comes_back_has_the_name_taken_last(newcomer: Newcomer) -> None:
    ann, phone = newcomer(), newcomer()
    code = link(ann)
    ann.http.post("/api/me", json={"name": "Annie"})
    come(phone, code)
    assert phone.http.get("/api/lobby").json()["me"]["name"] == "Annie"


def test_guesses_are_few(newcomer: Newcomer) -> None:
    ann, thief = newcomer(), newcomer()
    code = link(ann)
    assert [come(thief, new_code()) for _ in range(10)] == [400] * 10
    assert come(thief, new_code()) == 429
    assert come(thief, code) == 429, "a right one after too many wrong ones waits, too"


@pytest.mark.parametrize(
    "wrong", [{"code": ""}, {"code": "x" * 81}, {"code": 7}, {}, {"code": "x", "more": 1}]
)
def test_what_is_no_code_changes_nothing(newcomer: Newcomer, wrong: dict[str, object]) -> None:
    ann = newcomer()
    before = ann.http.cookies.get("gomorra_guest")
    assert ann.http.post("/api/me/return", json=wrong).status_code == 400
    assert ann.http.cookies.get("gomorra_guest") == before


def test_another_site_can_neither_make_nor_use_a_link(newcomer: Newcomer) -> None:
    ann = newcomer()
    for address, body in (("/api/me/link", {}), ("/api/me/return", {"code": "x"})):
        headers = {"Origin": "https://elsewhere.example"}
        assert ann.http.post(address, json=body, headers=headers).status_code == 403


def test_a_code_is_neither_stored_nor_logged_nor_shown_to_others(
    newcomer: Newcomer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    ann, bob = newcomer(), newcomer()
    table = ann.make(*against_bot())
    code = link(ann)
    come(bob, code)
    stranger = newcomer()
    stranger.enter(table)
    seen = json.dumps([stranger.http.get("/api/lobby").json(), stranger.view])
    with closing(sqlite3.connect(next(tmp_path.rglob("tables.sqlite3")))) as database:
        kept = "\n".join(database.iterdump())
    assert digest_of(code) in kept
    for secret in (code, code.replace("-", "")):
        assert secret not in kept
        assert secret not in caplog.text
        assert secret not in seen
    assert digest_of(code) not in seen


def test_codes_have_a_hundred_bits() -> None:
    assert len(set(LETTERS)) == 32
    assert len(new_code().replace("-", "")) == 20
    assert new_code() != new_code()
