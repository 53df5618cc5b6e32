"""A hostile client: two hundred thousand messages, after each of which the game must be as it was."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import resource
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from gomorra.server.app import make_app
from gomorra.server.http.sockets import Sockets
from gomorra.server.settings import Settings
from gomorra.testing import hostile
from gomorra.testing.speed import Measurement

MESSAGES = 200_000
BATCH = 50
PING = json.dumps({"type": "ping"})
DECKS = ("law-dogs-base", "sloane-gang-base")


def measure() -> Iterator[Measurement]:
    """A spectator, the player on turn and the one who waits send by turns."""
    with tempfile.TemporaryDirectory() as folder:
        result = asyncio.run(_attack(Path(folder)))
    yield Measurement("hostile: messages", MESSAGES, "messages", at_least=200_000)
    yield Measurement("hostile: that changed something", result["changed"], "messages", at_most=0)
    yield Measurement("hostile: refused with a sentence", result["troubles"] / MESSAGES * 100, "%")
    yield Measurement("hostile: speed", MESSAGES / result["seconds"], "messages/s")
    yield Measurement("hostile: slowest fifty", result["slowest"] * 1000, "ms")
    yield Measurement("hostile: growth of memory", result["growth"] / 1e6, "MB", at_most=30)


async def _attack(folder: Path) -> dict[str, float]:
    many = 10**9
    settings = Settings(folder, rate=many, burst=many, arrivals=many, posts=many, reads=many)
    app = make_app(settings)
    config = uvicorn.Config(app, port=0, log_config=None, ws=Sockets)
    listening = config.bind_socket()
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:  # noqa: ASYNC110 - uvicorn tells it in no other way
        await asyncio.sleep(0.01)
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    try:
        async with (
            httpx.AsyncClient(base_url=f"http://{address}") as ann,
            httpx.AsyncClient(base_url=f"http://{address}") as carl,
        ):
            await ann.get("/api/lobby")
            await carl.get("/api/lobby")
            table = await _two_seats(ann)
            senders = [await _enter(address, table, guest) for guest in (ann, ann, carl)]
            return await _send(app.state["hall"].rooms._rooms[table], senders)
    finally:
        server.should_exit = True
        await serving


async def _two_seats(guest: httpx.AsyncClient) -> str:
    seats: list[dict[str, Any]] = [
        {"who": "me", "deck": {"starter": DECKS[0]}},
        {"who": "screen", "deck": {"starter": DECKS[1]}},
    ]
    made = await guest.post("/api/tables", json={"seats": seats})
    return str(made.json()["table"])


async def _enter(address: str, table: str, guest: httpx.AsyncClient) -> ClientConnection:
    cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    socket = await connect(
        f"ws://{address}/ws/{table}", additional_headers={"Cookie": cookie}, max_size=None, compression=None
    )
    await socket.recv()
    return socket


async def _send(room: Any, senders: list[ClientConnection]) -> dict[str, float]:
    chance = random.Random(9)
    texts = hostile.messages(chance, MESSAGES)
    before = _stand(room)
    result = {"changed": 0.0, "troubles": 0.0, "slowest": 0.0, "seconds": 0.0, "growth": 0.0}
    first = 0
    begun = time.perf_counter()
    for batch in range(MESSAGES // BATCH):
        sender = senders[batch % len(senders)]
        started = time.perf_counter()
        sent = [next(texts) for _ in range(BATCH)]
        for text in (*sent, PING):
            await sender.send(text)
        pongs = 1 + sent.count(PING)
        while pongs:
            heard = msgspec.json.decode(await sender.recv())
            result["troubles"] += heard["type"] == "trouble"
            pongs -= heard["type"] == "pong"
        result["slowest"] = max(result["slowest"], time.perf_counter() - started)
        result["changed"] += _stand(room) != before
        if batch == MESSAGES // BATCH // 10:
            first = _memory()
    result["seconds"] = time.perf_counter() - begun
    result["growth"] = float(max(0, _memory() - first))
    return result


def _stand(room: Any) -> tuple[Any, ...]:
    """Everything that a message could have changed."""
    game = room.table.game
    return game.hash, len(game.answers), msgspec.json.encode(room.table.record), len(room.chat), room.undo


def _memory() -> int:
    """Bytes of memory that this process has; nothing where the system does not tell."""
    gc.collect()
    try:
        return int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1]) * resource.getpagesize()
    except OSError:
        return 0
