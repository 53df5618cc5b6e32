"""People who play over the wire: what a browser does, without the browser."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from gomorra.server.app import make_app
from gomorra.server.http.sockets import Sockets
from gomorra.server.protocol.patches import apply
from gomorra.server.settings import Settings

PATIENCE = 20.0
DECKS = ("law-dogs-base", "sloane-gang-base", "fourth-ring-base", "morgan-cattle-base")

T = TypeVar("T")
GENEROUS: dict[str, Any] = {
    "rate": 10_000,
    "burst": 10_000,
    "posts": 10_000,
    "reads": 100_000,
    "arrivals": 10_000,
    "connections_per_address": 1_000,
    "tables_per_day": 10_000,
}
"""Limits that do not get into the way of tests about something else."""


class Server:
    """A server in a thread of this process, on a free port."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = make_app(settings)
        config = uvicorn.Config(
            self.app,
            host="127.0.0.1",
            port=0,
            log_config=None,
            ws=Sockets,
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._socket = config.bind_socket()
        self.port = self._socket.getsockname()[1]
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        wait_for(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, "the server did not start"

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self._server.serve(sockets=[self._socket]))
        self.loop.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()


def wait_for(condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something holds; it is looked at often."""
    end = time.monotonic() + seconds
    pause = threading.Event()
    while not condition():
        assert time.monotonic() < end, "waited too long"
        pause.wait(0.01)


class Person:
    """Somebody with a browser: a session, and perhaps a place at a table."""

    def __init__(self, address: str, name: str = "Ann") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.lobby = self.http.get("/api/lobby").json()
        self.http.post("/api/me", json={"name": name}).raise_for_status()
        self.socket: ClientConnection | None = None
        self._connected = ExitStack()
        self.state: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.other: list[dict[str, Any]] = []
        self.sizes: list[int] = []
        self.raw: list[str] = []

    def make(self, *seats: dict[str, Any], **options: Any) -> str:
        """Make a table."""
        answer = self.http.post("/api/tables", json={"seats": list(seats), "options": {"pace": 0, **options}})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def enter(self, table: str) -> dict[str, Any]:
        """Go to a table; gives the first message."""
        address = f"{self.address.replace('http', 'ws')}/ws/{table}"
        connection = connect(address, additional_headers={"Cookie": self.cookie}, max_size=None)
        self.socket = self._connected.enter_context(connection)
        return self.hear("full")

    def leave(self) -> None:
        self._connected.close()
        self.socket = None

    def close(self) -> None:
        """Go away for good."""
        self.leave()
        self.http.close()

    def send(self, kind: str, **fields: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps({"type": kind, **fields}))

    def next(self) -> dict[str, Any]:
        """The next message; state, log and chat are kept up to date."""
        assert self.socket is not None
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "full":
            self.state = message["state"]
            self.lines = message["lines"]
            self.chat = message["chat"]
        elif message["type"] == "update":
            self.sizes.append(len(text))
            self.state = apply(self.state, message["patch"])
            self.lines += message["lines"]
        elif message["type"] == "said":
            self.chat.append(message["line"])
        else:
            self.other.append(message)
        return message

    def hear(self, *kinds: str) -> dict[str, Any]:
        """Listen until a message of such a kind comes."""
        while True:
            message = self.next()
            if message["type"] in kinds:
                return message

    def until(self, condition: Callable[[], object]) -> None:
        """Listen until something holds."""
        while not condition():
            self.next()

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.state["view"]
        return view

    @property
    def seat(self) -> int:
        return int(self.view["seat"])

    @property
    def asked(self) -> bool:
        decision = self.view and self.view["decision"]
        return bool(decision) and decision["seat"] == self.seat

    @property
    def over(self) -> bool:
        return bool(self.view and self.view["outcome"])

    def answer(self, *keys: str) -> None:
        """Answer the open decision and see the answer taken."""
        number = self.view["decision"]["number"]
        self.send("answer", seat=self.seat, decision=number, keys=list(keys))
        self.until(lambda: self.over or self.view["decision"]["number"] != number)

    def play_randomly(self, chance: random.Random, most: int = 10_000) -> int:
        """Answer at random, as long as the game lasts; says how many answers were given."""
        given = 0
        while given < most:
            self.until(lambda: self.asked or self.over)
            if self.over:
                break
            self.answer(chance.choice(self.view["decision"]["options"])["key"])
            given += 1
        return given


def against_bot(deck: str = DECKS[0], rival: str = DECKS[1]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two seats: me and a bot that takes any legal play."""
    return (
        {"who": "me", "deck": {"starter": deck}},
        {"who": "bot", "strength": "random", "deck": {"starter": rival}},
    )


def settings(folder: Path, **fields: Any) -> Settings:
    return Settings(folder, **{**GENEROUS, **fields})


def deal_alike(patch: pytest.MonkeyPatch, test: str) -> None:
    """Let the tables of a test get the same seeds on every run: who plays the same way then sees the same game."""
    numbers = itertools.count()
    luck = os.environ.get("GOMORRA_LUCK", "")
    for module in ("tables.table", "rooms.rooms"):
        patch.setattr(f"gomorra.server.{module}.token_hex", lambda _: f"{test} {next(numbers)} {luck}")


@contextmanager
def process(folder: Path, port: int = 0, **variables: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server in a process of its own, as `gomorra serve` starts it; it is killed in the end."""
    command = [sys.executable, "-m", "gomorra", "serve", "--port", str(port), "--data", str(folder)]
    running = subprocess.Popen(
        command, env={**os.environ, **variables}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert running.stdout is not None
    try:
        found = re.search(r"http://localhost:(\d+)", running.stdout.readline())
        assert found is not None
        address = f"http://127.0.0.1:{found[1]}"
        wait_for(lambda: answers(address))
        yield address, running
    finally:
        running.kill()
        running.wait()
        running.stdout.close()


def answers(address: str) -> bool:
    """Whether a server is there."""
    try:
        return httpx.get(f"{address}/health", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread of its own: this worker may have a browser's event loop running."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
