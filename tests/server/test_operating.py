"""Running a server: errors of one sentence, doctor, backup, restore."""

from __future__ import annotations

import json
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.people import DECKS, Person, Server, against_bot, process, settings


def gomorra(*arguments: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Call the command line."""
    import os

    command = [sys.executable, "-m", "gomorra", *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, **variables}, timeout=60, check=False
    )


def broken_file(folder: Path) -> None:
    (folder / "tables.sqlite3").write_bytes(b"this is no database" * 400)


def damaged_pages(folder: Path) -> None:
    """A real database, some pages of which were overwritten."""
    server = Server(settings(folder))
    ann = Person(server.address)
    for _ in range(30):
        ann.make(*against_bot())
    ann.close()
    server.stop()
    file = folder / "tables.sqlite3"
    data = bytearray(file.read_bytes())
    for page in range(2, len(data) // 4096 - 1):
        data[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    file.write_bytes(data)


def later_version(folder: Path) -> None:
    server = Server(settings(folder))
    server.stop()
    database = sqlite3.connect(folder / "tables.sqlite3")
    database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.commit()
    database.close()


def directory(folder: Path) -> None:
    (folder / "tables.sqlite3").mkdir()


@pytest.mark.parametrize(
    ("prepare", "word"),
    [
        (broken_file, "damaged"),
        (damaged_pages, "damaged"),
        (later_version, "later version"),
        (directory, "is no file"),
    ],
)
def test_serve_says_in_one_sentence_what_is_wrong_with_the_database(
    tmp_path: Path, prepare: object, word: str
) -> None:
    prepare(tmp_path)
    done = gomorra("serve", "--port", "0", "--data", tmp_path)
    assert done.returncode == 1
    assert word in done.stderr
    assert done.stderr.count("\n") == 1


def test_serve_says_in_one_sentence_that_the_folder_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.write_text("")
    done = gomorra("serve", "--port", "0", "--data", file)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "is no folder" in done.stderr


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"GOMORRA_DATABASE": "postgresql://nobody@127.0.0.1:1/none"}, "database failed"),
        ({"GOMORRA_DATABASE": "mysql://x/y"}, "not supported"),
        ({"GOMORRA_REDIS": "redis://127.0.0.1:1/0"}, "GOMORRA_REDIS"),
        ({"GOMORRA_REDIS": "nonsense"}, "GOMORRA_REDIS"),
        ({"GOMORRA_CONNECTIONS": "many"}, "GOMORRA_CONNECTIONS"),
    ],
)
def test_serve_says_in_one_sentence_what_does_not_answer(
    tmp_path: Path, variables: dict[str, str], word: str
) -> None:
    done = gomorra("serve", "--port", "0", "--data", tmp_path, **variables)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1), done.stderr
    assert word in done.stderr


def test_a_second_server_on_one_folder_is_refused(tmp_path: Path) -> None:
    with process(tmp_path):
        done = gomorra("serve", "--port", "0", "--data", tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "another server" in done.stderr


def test_a_backup_taken_during_play_brings_everything_back(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    server = Server(settings(data))
    ann = Person(server.address)
    table = ann.make(
        {"who": "me", "deck": {"starter": DECKS[0]}}, {"who": "screen", "deck": {"starter": DECKS[1]}}
    )
    ann.enter(table)
    ann.play_randomly(random.Random(1), 5)
    done = gomorra("backup", copy, "--data", data)
    assert (done.returncode, done.stderr) == (0, "")
    view, cookies = ann.view, dict(ann.http.cookies)
    ann.play_randomly(random.Random(1), 3)
    refused = gomorra("restore", copy, "--data", data)
    assert (refused.returncode, "another server" in refused.stderr) == (1, True)
    ann.close()
    server.stop()
    done = gomorra("restore", copy, "--data", data)
    assert done.returncode == 0, done.stderr
    assert "tables-replaced-1.sqlite3" in done.stdout
    server = Server(settings(data))
    back = Person(server.address)
    back.http.cookies.clear()
    back.http.cookies.update(cookies)
    back.enter(table)
    assert back.view["decision"]["number"] == view["decision"]["number"]
    back.close()
    server.stop()


@pytest.mark.parametrize("what", ["exists", "none", "postgres"])
def test_a_backup_that_cannot_be_made_says_why(tmp_path: Path, what: str) -> None:
    copy = tmp_path / "copy"
    if what == "exists":
        copy.write_text("mine")
        (tmp_path / "tables.sqlite3").write_bytes(b"")
    variables = {"GOMORRA_DATABASE": "postgresql://h/n"} if what == "postgres" else {}
    done = gomorra("backup", copy, "--data", tmp_path, **variables)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    words = {"exists": "exists already", "none": "no database", "postgres": "pg_dump"}
    assert words[what] in done.stderr
    assert what != "exists" or copy.read_text() == "mine"


def test_what_is_no_backup_is_not_put_back(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    broken = gomorra("restore", tmp_path / "nothing", "--data", tmp_path)
    assert "is no file" in broken.stderr
    wrong.write_bytes(b"no database at all, really not" * 100)
    assert "no sound backup" in gomorra("restore", wrong, "--data", tmp_path).stderr
    other = tmp_path / "other.sqlite3"
    sqlite3.connect(other).execute("CREATE TABLE recipes (name TEXT)").connection.close()
    assert "no backup of Gomorra" in gomorra("restore", other, "--data", tmp_path).stderr


def test_the_doctor_finds_a_healthy_house(tmp_path: Path) -> None:
    before = gomorra("doctor", "--data", tmp_path / "new", "--json")
    assert {finding["what"]: finding["well"] for finding in json.loads(before.stdout)}["database"]
    server = Server(settings(tmp_path))
    server.stop()
    done = gomorra("doctor", "--data", tmp_path, "--json")
    found = {finding["what"]: finding for finding in json.loads(done.stdout)}
    assert all(found[what]["well"] for what in ("data folder", "file", "database"))
    assert "up to date" in found["database"]["sentence"]


@pytest.mark.parametrize(
    ("prepare", "what"), [(broken_file, "file"), (later_version, "database"), (damaged_pages, "file")]
)
def test_the_doctor_says_what_to_do(tmp_path: Path, prepare: object, what: str) -> None:
    prepare(tmp_path)
    done = gomorra("doctor", "--data", tmp_path, "--json")
    assert done.returncode == 1
    found = {finding["what"]: finding for finding in json.loads(done.stdout)}
    assert not found[what]["well"]
    assert any(word in found[what]["sentence"] for word in ("restore", "start"))
    assert "Traceback" not in done.stderr


def test_addresses_are_forwarded_from_named_proxies_only(tmp_path: Path) -> None:
    """Whoever connects directly cannot pretend to be somebody else, and so cannot get round the limits."""
    for proxies, expected in (("", 429), ("127.0.0.1", 200)):
        with process(tmp_path / str(expected), GOMORRA_PROXIES=proxies, GOMORRA_POSTS="2") as (address, _):
            ann = Person(address)
            codes = [
                ann.http.post(
                    "/api/me", json={"name": "Ann"}, headers={"X-Forwarded-For": f"10.0.0.{number}"}
                ).status_code
                for number in range(6)
            ]
            ann.close()
            assert codes[-1] == expected
