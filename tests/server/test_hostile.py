"""Malformed and hostile messages: clear errors, no change, no crash."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.people import DECKS, Person, Server, against_bot, settings

VALID = [
    {"type": "answer", "seat": 0, "decision": 1, "keys": ["pass"]},
    {"type": "sit", "seat": 1, "deck": {"starter": DECKS[0]}, "name": "Eve", "token": "abcdefgh"},
    {"type": "claim", "token": "abcdefghijkl"},
    {"type": "look", "seat": 1},
    {"type": "ask", "seat": 0, "card": 5},
    {"type": "consent", "yes": True},
    {"type": "adjust", "seat": 0, "auto": "off", "pace": 1},
    {"type": "earlier", "before": 3},
]
JUNK = [
    None, True, -1, 10**30, 1e308, "", "x" * 5000, "\u0000", [], {}, [[[]]], {"a": {"b": 1}}, "__class__", "../../etc",
    "<script>alert(1)</script>", "'; DROP TABLE answers; --", "move 1 town-square", "use 12 __init__", "concede 0",
]  # fmt: skip


def hostile(chance: random.Random, count: int) -> Iterator[str]:
    """Messages that nobody should send, and that must change nothing."""
    for _ in range(count):
        message = dict(chance.choice(VALID))
        kind = chance.randrange(7)
        if kind == 0:
            message[chance.choice([name for name in message if name != "type"])] = chance.choice(JUNK)
        elif kind == 1:
            message["extra"] = chance.choice(JUNK)
        elif kind == 2:
            message["type"] = chance.choice(["Answer", "eval", "__import__", "", 5, None, "full", "update"])
        elif kind == 3:
            text = json.dumps(message)
            yield text[: chance.randrange(len(text))]
            continue
        elif kind == 4:
            yield "".join(chr(chance.randrange(1, 0x2FF)) for _ in range(chance.randrange(60)))
            continue
        elif kind == 5:
            yield "[" * chance.randrange(1, 3000)
            continue
        else:
            key = f"{chance.choice(['use', 'move', 'callout', 'shop', 'card', 'react'])} {chance.randrange(-9, 9**9)}"
            message = {
                "type": "answer",
                "seat": 0,
                "decision": chance.randrange(3),
                "keys": [key, "\u202e", "--"],
            }
        yield json.dumps(message)


def test_ten_thousand_hostile_messages_change_nothing(ann: Person, bob: Person) -> None:
    table = ann.make(*against_bot())
    ann.enter(table)
    ann.answer("gang as-listed")
    ann.until(lambda: ann.asked)
    before = ann.state
    bob.enter(table)
    chance = random.Random(13)
    assert bob.socket is not None
    for number, text in enumerate(hostile(chance, 10_000), 1):
        bob.socket.send(text)
        if number % 50 == 0:
            bob.send("ping")
            bob.hear("pong")
    troubles = [message for message in bob.other if message["type"] == "trouble"]
    assert len(troubles) > 9_000
    assert all(trouble["sentence"] for trouble in troubles)
    bob.leave()
    ann.leave()
    ann.enter(table)
    assert ann.view == before["view"]
    assert [seat["name"] for seat in ann.state["table"]["seats"]] == ["Ann", "Mabel"]
    ann.answer(ann.view["decision"]["options"][0]["key"])


def test_wrong_messages_of_a_player_are_explained(ann: Person) -> None:
    ann.enter(ann.make(*against_bot()))
    assert ann.socket is not None
    for text, word in (("{", "read"), ('{"type": "fly"}', "fly"), ('{"type": "chat", "text": 5}', "str")):
        ann.socket.send(text)
        trouble = ann.hear("trouble")
        assert trouble["code"] == "bad message"
        assert word in trouble["sentence"]


def test_too_many_messages_are_slowed_down(tmp_path: Path) -> None:
    server = Server(settings(tmp_path, rate=1, burst=5))
    ann = Person(server.address)
    ann.enter(ann.make(*against_bot()))
    for _ in range(12):
        ann.send("ping")
    assert ann.hear("trouble")["code"] == "too fast"
    ann.close()
    server.stop()


def test_another_site_cannot_act_for_a_guest(server: Server, ann: Person) -> None:
    evil = {"Origin": "http://evil.example"}
    assert ann.http.post("/api/me", json={"name": "Eve"}, headers=evil).status_code == 403
    table = ann.make(*against_bot())
    address = f"{server.address.replace('http', 'ws')}/ws/{table}"
    with (
        pytest.raises(Exception, match=r"403|4003"),
        connect(address, additional_headers={"Cookie": ann.cookie, **evil}) as socket,
    ):
        socket.recv()


def test_a_forged_session_is_a_stranger(server: Server, ann: Person) -> None:
    table = ann.make(*against_bot())
    address = f"{server.address.replace('http', 'ws')}/ws/{table}"
    forged = ann.cookie[:-4] + "AAAA"
    with connect(address, additional_headers={"Cookie": forged}) as socket, pytest.raises(ConnectionClosed):
        socket.recv()


def test_security_headers_and_no_hidden_words(server: Server) -> None:
    for path in ("/", "/api/lobby", "/nothing/here", "/api/cards/old", "/api/tables/none/replay"):
        answer = httpx.get(server.address + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "Traceback" not in answer.text


def test_a_body_that_is_too_large_is_refused(ann: Person) -> None:
    answer = ann.http.post("/api/imports", json={"save": "x" * 1_300_000})
    assert answer.status_code in (400, 413)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seats": []},
        {"seats": [{"who": "me"}]},
        {"seats": [{"who": "ghost"}, {"who": "me"}]},
        {"seats": [{"who": "me", "deck": {"starter": "../../etc/passwd"}}, {"who": "open"}]},
        {"seats": [{"who": "me", "deck": {"starter": DECKS[0]}, "more": 1}, {"who": "open"}]},
        {"seats": [{"who": "me", "deck": {"starter": DECKS[0]}}] * 7},
    ],
)
def test_tables_that_cannot_be_made(ann: Person, body: object) -> None:
    answer = ann.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["detail"]


def test_too_many_new_tables_from_one_address(tmp_path: Path) -> None:
    server = Server(settings(tmp_path, posts=3))
    ann = Person(server.address)
    codes = [ann.http.post("/api/me", json={"name": "Ann"}).status_code for _ in range(6)]
    assert 429 in codes
    ann.close()
    server.stop()


def test_looks_at_stored_games_are_limited_and_a_bots_thoughts_count_for_many(tmp_path: Path) -> None:
    server = Server(settings(tmp_path, reads=5))
    ann = Person(server.address)
    first = ann.http.get("/api/tables/none/replay").status_code
    dear = ann.http.get("/api/tables/none/replay/1/thoughts").status_code
    ann.close()
    server.stop()
    assert (first, dear) == (404, 429)
