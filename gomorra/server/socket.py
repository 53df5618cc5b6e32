"""The WebSocket of a table: `/ws/{table}`."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from gomorra.server.hall import Hall
from gomorra.server.handlers import handle
from gomorra.server.limits import Bucket
from gomorra.server.origin import same_origin
from gomorra.server.protocol import LARGEST_MESSAGE, ClientMessage, Trouble
from gomorra.server.rooms import NoSuchTable, is_rematch
from gomorra.server.sessions import COOKIE
from gomorra.server.storage import StorageError
from gomorra.server.table import TableError
from gomorra.server.wire import Wire

QUEUE = 400
"""Messages that may wait for a slow browser before the connection is given up."""
TOO_SLOW, NOT_ALLOWED, NOT_FOUND, LATER = 4008, 4003, 4004, 4013

logger = logging.getLogger("gomorra.socket")
DECODER = msgspec.json.Decoder(ClientMessage)


class Outbox:
    """Messages to a browser, in order; a browser that does not read them is dropped."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self.overflowed = False

    def put(self, message: bytes) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.overflowed = True

    async def deliver(self) -> None:
        """Send what comes, until the connection ends."""
        while not self.overflowed:
            await self._socket.send_data((await self._queue.get()).decode(), mode="text")
        await self._socket.close(TOO_SLOW, "your connection is too slow")


@websocket("/ws/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """A browser at a table."""
    hall: Hall = socket.app.state["hall"]
    if not same_origin(socket.headers, hall.settings):
        await socket.close(NOT_ALLOWED, "this page is from another origin")
        return
    guest = hall.sessions.read(socket.cookies.get(COOKIE))
    await socket.accept()
    if guest.new:
        await socket.close(NOT_ALLOWED, "no session: load the page first")
        return
    outbox = Outbox(socket)
    wire = Wire(guest.id, guest.name, outbox.put)
    try:
        room = await hall.rooms.open(table)
    except NoSuchTable as error:
        await socket.close(NOT_FOUND, str(error))
        return
    except (TableError, StorageError) as error:
        await socket.close(LATER, str(error)[:120])
        return
    if not room.may_watch(guest.id):
        await socket.close(NOT_ALLOWED, "this table has no spectators")
        return
    hall.metrics.connections += 1
    delivery = asyncio.create_task(outbox.deliver())
    room.enter(wire)
    try:
        await _listen(hall, socket, wire, table)
    except (WebSocketDisconnect, WebSocketException, RuntimeError):
        pass  # the browser is gone; it will come back by itself
    finally:
        hall.metrics.connections -= 1
        hall.rooms.leave(table, wire)
        delivery.cancel()
        with suppress(asyncio.CancelledError, WebSocketException, RuntimeError):
            await delivery


async def _listen(hall: Hall, socket: WebSocket[Any, Any, Any], wire: Wire, table: str) -> None:
    bucket = Bucket(hall.settings.rate, hall.settings.burst, time.monotonic)
    while True:
        text = await socket.receive_data(mode="text")
        hall.metrics.messages += 1
        if not bucket.take():
            _tell(hall, wire, Trouble("too fast", "Slow down: your messages come too fast."))
            await asyncio.sleep(0.2)
            continue
        if len(text) > LARGEST_MESSAGE * 4:
            _tell(hall, wire, Trouble("too large", "This message is too large."))
            continue
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            _tell(hall, wire, Trouble("bad message", f"This message cannot be read: {str(error)[:200]}"))
            continue
        room = await hall.rooms.open(table)
        if is_rematch(message):
            try:
                await hall.rooms.rematch(room, wire)
            except (TableError, StorageError) as error:
                _tell(hall, wire, Trouble("not now", str(error)))
            continue
        await handle(room, wire, message)
        if room.broken:
            await hall.rooms.open(table)


def _tell(hall: Hall, wire: Wire, trouble: Trouble) -> None:
    hall.metrics.troubles += 1
    wire.tell(trouble)
