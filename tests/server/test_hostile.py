"""Malformed and hostile messages: clear errors, no change, no crash."""

from __future__ import annotations

import random
import socket
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from gomorra.server.http.logs import LOGGING
from gomorra.server.http.sockets import NoNoise
from gomorra.testing import hostile
from tests.server.people import DECKS, Person, Server, against_bot, settings
from tests.server.test_together import mover, seat_both, start

ANSWERED = ("full", "lines", "reasons", "odds", "hint", "pong", "trouble")


def stand(server: Server, table: str) -> tuple[Any, ...]:
    """Everything that a message could have changed."""
    room = server.app.state["hall"].rooms._rooms[table]
    game = room.table.game
    return game.hash, list(game.answers), msgspec.json.encode(room.table.record), len(room.chat), room.undo


@pytest.mark.parametrize("who", ["a spectator", "the player on turn", "the player who waits"])
def test_hostile_messages_change_nothing(ann: Person, bob: Person, server: Server, who: str) -> None:
    """By grammar and by mutation: after each one the state is the same, and its sender has heard why it was wrong."""
    table = seat_both(ann, bob)
    start(ann, bob)
    mover(ann, bob)
    carl = Person(ann.address, "Carl")
    carl.enter(table)
    sender = carl if who == "a spectator" else ann if ann.asked == (who == "the player on turn") else bob
    assert sender.socket is not None
    before = stand(server, table)
    silent = 0
    for text in hostile.messages(random.Random(who), 700):
        sender.socket.send(text)
        sender.send("ping")
        heard = []
        while not heard or heard[-1]["type"] != "pong":
            heard.append(sender.next())
        replies = [message["type"] for message in heard[:-1]]
        assert set(replies) <= {*ANSWERED, "update"}, (text, replies)
        assert all(message["sentence"] for message in heard if message["type"] == "trouble")
        silent += not replies
        assert stand(server, table) == before, text
    assert silent < 80, "only messages without an answer of their own may stay without one"
    carl.close()
    ann.leave()
    ann.enter(table)
    one = mover(ann, bob)
    one.answer(one.view["decision"]["options"][0]["key"])


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


@pytest.mark.parametrize("length", [9_000, 70_000])
def test_an_address_that_is_too_long_is_refused_at_once(server: Server, length: int) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(
            f"GET /ws/{'a' * length} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        heard = b""
        while part := line.recv(4096):
            heard += part
    assert heard.startswith(b"HTTP/1.1 4")


def hear_out(line: ClientConnection) -> None:
    while True:
        line.recv(timeout=20)


def test_bytes_that_are_no_text_are_one_line_in_the_log(
    ann: Person, caplog: pytest.LogCaptureFixture
) -> None:
    ann.enter(ann.make(*against_bot()))
    caplog.handler.addFilter(brief := NoNoise())
    assert ann.socket is not None
    ann.socket.send(b"\xff\xfe", text=True)
    with pytest.raises(ConnectionClosed) as closed:
        hear_out(ann.socket)
    caplog.handler.removeFilter(brief)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert [record.exc_info for record in caplog.records if "UTF-8" in record.getMessage()] == [None]
    assert LOGGING["handlers"]["console"]["filters"] == ["brief"]
