"""The server under load: three hundred people who play against bots at a person's pace."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from gomorra.server.protocol.patches import apply
from gomorra.testing.speed import Measurement

GAMES = 300
SECONDS = 40.0
WARM_UP = 10.0
THINKING = (2.0, 8.0)
"""Seconds a person takes for a decision, from and to."""
DECKS = ("law-dogs-base", "sloane-gang-base", "fourth-ring-base", "morgan-cattle-base")


def measure() -> Iterator[Measurement]:
    """One server process on SQLite, its bots, and all the people in a process of their own."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    with tempfile.TemporaryDirectory() as folder:
        server = context.Process(target=_serve, args=(folder, theirs))
        server.start()
        try:
            port = ours.recv()
            result = asyncio.run(_load(f"127.0.0.1:{port}"))
        finally:
            server.terminate()
            server.join(10)
    times = sorted(result.times)
    if not times:
        raise RuntimeError("no answer came back")
    yield Measurement("server: running games", result.running, "games", at_least=GAMES)
    yield Measurement("server: answers of people", len(times) / SECONDS, "answers/s")
    yield Measurement("server: answer to new view, median", _share(times, 0.5) * 1000, "ms")
    yield Measurement(
        "server: answer to new view, 99th percentile", _share(times, 0.99) * 1000, "ms", at_most=25
    )
    sizes = sorted(result.sizes)
    yield Measurement(
        "server: update, 95th percentile", sizes[int(len(sizes) * 0.95)] / 1000, "kB", at_most=8
    )
    yield Measurement("server: first view, largest", max(result.first) / 1000, "kB", at_most=60)


def _share(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))]


def _serve(folder: str, pipe: Connection[Any, Any]) -> None:
    import uvicorn

    from gomorra.server.app import make_app
    from gomorra.server.http.sockets import Sockets
    from gomorra.server.settings import Settings

    config = uvicorn.Config(
        make_app(
            Settings(
                Path(folder),
                posts=10_000,
                arrivals=10_000,
                connections_per_address=1_000,
                tables_per_day=10_000,
            )
        ),
        port=0,
        log_config=None,
        ws=Sockets,
        ws_per_message_deflate=False,
    )
    socket = config.bind_socket()
    pipe.send(socket.getsockname()[1])
    uvicorn.Server(config).run(sockets=[socket])


class Result:
    """What the people saw."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.first: list[int] = []
        self.running = 0


async def _load(address: str) -> Result:
    result = Result()
    begin = time.monotonic() + WARM_UP
    end = begin + SECONDS
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=30) as http:
        for _ in range(200):
            try:
                await http.get("/api/lobby")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        chance = random.Random(1)
        players = []
        for number in range(GAMES):
            players.append(
                asyncio.create_task(_play(http, address, cookie, random.Random(number), (begin, end), result))
            )
            await asyncio.sleep(chance.uniform(0, 2 * WARM_UP * 0.8 / GAMES))
        await asyncio.gather(*players)
    return result


async def _play(
    http: httpx.AsyncClient,
    address: str,
    cookie: str,
    chance: random.Random,
    span: tuple[float, float],
    result: Result,
) -> None:
    """One person: a game after the other until time is up."""
    result.running += 1
    while time.monotonic() < span[1]:
        deck, rival = chance.sample(DECKS, 2)
        seats = [
            {"who": "me", "deck": {"starter": deck}},
            {"who": "bot", "strength": "easy", "deck": {"starter": rival}},
        ]
        made = await http.post("/api/tables", json={"seats": seats})
        table = made.json()["table"]
        async with connect(
            f"ws://{address}/ws/{table}",
            additional_headers={"Cookie": cookie},
            max_size=None,
            compression=None,
        ) as socket:
            await _game(socket, chance, span, result)


async def _game(
    socket: ClientConnection, chance: random.Random, span: tuple[float, float], result: Result
) -> None:
    text = await socket.recv()
    result.first.append(len(text))
    state = msgspec.json.decode(text)["state"]
    while time.monotonic() < span[1]:
        view = state["view"]
        if view["outcome"]:
            return
        decision = view["decision"]
        sent = 0.0
        if decision["seat"] == 0:
            await asyncio.sleep(chance.uniform(*THINKING))
            key = chance.choice(decision["options"])["key"]
            message = {"type": "answer", "seat": 0, "decision": decision["number"], "keys": [key]}
            await socket.send(msgspec.json.encode(message).decode())
            sent = time.perf_counter()
        try:
            text = await asyncio.wait_for(socket.recv(), 30)
        except TimeoutError:
            print("a table stands still", file=sys.stderr)
            return
        if sent and time.monotonic() > span[0]:
            result.times.append(time.perf_counter() - sent)
        message = msgspec.json.decode(text)
        if message["type"] == "update":
            result.sizes.append(len(text))
            state = apply(state, message["patch"])
        elif message["type"] == "full":
            state = message["state"]
