"""The WebSocket of a table: `/ws/{table}`."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from gomorra.server.hall import Hall
from gomorra.server.http.origin import same_origin
from gomorra.server.http.sessions import COOKIE, Guest
from gomorra.server.limits import LARGEST_MESSAGE, MESSAGE_SHARE, WAITING_MESSAGES, Bucket
from gomorra.server.protocol.told import Trouble
from gomorra.server.rooms.cluster import ClusterError
from gomorra.server.rooms.relay import Relay
from gomorra.server.rooms.rooms import NoSuchTable, is_id
from gomorra.server.rooms.service import AGAIN, LATER, NOT_ALLOWED, NOT_FOUND, TOO_SLOW, serve_text
from gomorra.server.rooms.wire import ENCODER, Wire
from gomorra.server.storage.tables import StorageError
from gomorra.server.tables.table import TableError

Socket = WebSocket[Any, Any, Any]
TOO_FAST = Trouble("too fast", "Slow down: your messages come too fast.")


def worth(text: str) -> float:
    """As how many messages this one counts: a deck takes longer than an answer."""
    return 1 + len(text) // MESSAGE_SHARE


class Outbox:
    """Messages to a browser, in order; a browser that does not read them is dropped."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue(WAITING_MESSAGES)
        self._overflowed = False

    def put(self, message: bytes) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self._overflowed = True

    def close(self, code: int, reason: str) -> None:
        """Close the connection after what is queued."""
        with suppress(asyncio.QueueFull):
            self._queue.put_nowait((code, reason))

    async def deliver(self) -> None:
        """Send what comes, until the connection ends."""
        while not self._overflowed:
            item = await self._queue.get()
            if isinstance(item, tuple):
                await self._socket.close(*item)
                return
            await self._socket.send_data(item.decode(), mode="text")
        await self._socket.close(TOO_SLOW, "your connection is too slow")


@websocket("/ws/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """A browser at a table."""
    hall: Hall = socket.app.state["hall"]
    if not same_origin(socket.headers, hall.settings):
        await socket.close(NOT_ALLOWED, "this page is from another origin")
        return
    guest = hall.sessions.read(socket.cookies.get(COOKIE))
    address = socket.client.host if socket.client is not None else ""
    refusal = hall.door.refusal(address)
    if refusal:
        await socket.accept()
        await socket.close(LATER, refusal)
        return
    with hall.door.inside(address):
        await socket.accept()
        if guest.new:
            await socket.close(NOT_ALLOWED, "no session: load the page first")
        elif not is_id(table):
            await socket.close(NOT_FOUND, "there is no such table; perhaps the link is cut off")
        else:
            await _connected(hall, socket, guest, table)


async def _connected(hall: Hall, socket: Socket, guest: Guest, table: str) -> None:
    outbox = Outbox(socket)
    delivery = asyncio.create_task(outbox.deliver())
    hall.metrics.connections += 1
    try:
        try:
            holder = await hall.holder(table)
        except NoSuchTable as error:
            await socket.close(NOT_FOUND, str(error)[:120])
            return
        except (ClusterError, StorageError) as error:
            await socket.close(AGAIN, str(error)[:120])
            return
        if holder and hall.relay is not None:
            await _relayed(hall, hall.relay, socket, outbox, guest, table, holder)
        else:
            await _attended(hall, socket, outbox, guest, table)
    except (WebSocketDisconnect, WebSocketException, RuntimeError):
        pass  # the browser is gone; it will come back by itself
    finally:
        hall.metrics.connections -= 1
        delivery.cancel()
        with suppress(asyncio.CancelledError, WebSocketException, RuntimeError):
            await delivery


async def _attended(hall: Hall, socket: Socket, outbox: Outbox, guest: Guest, table: str) -> None:
    """The table lives in this process."""
    try:
        room = await hall.rooms.open(table)
    except TableError as error:
        await socket.close(NOT_FOUND, str(error)[:120])
        return
    except StorageError as error:
        await socket.close(AGAIN, str(error)[:120])
        return
    if not room.may_watch(guest.id):
        await socket.close(NOT_ALLOWED, "this table has no spectators")
        return
    wire = Wire(guest.id, guest.name, outbox.put)
    wire.hang_up = outbox.close
    room.enter(wire)
    try:
        bucket = Bucket(hall.settings.rate, hall.settings.burst, time.monotonic)
        while True:
            text = await socket.receive_data(mode="text")
            if bucket.take(worth(text)):
                await serve_text(hall, wire, table, text)
            else:
                wire.tell(TOO_FAST)
                await asyncio.sleep(0.2)
    finally:
        hall.rooms.leave(table, wire)


async def _relayed(
    hall: Hall, relay: Relay, socket: Socket, outbox: Outbox, guest: Guest, table: str, holder: str
) -> None:
    """The table lives in another process."""
    wire = relay.enter(holder, table, guest, outbox.put, outbox.close)
    try:
        bucket = Bucket(hall.settings.rate, hall.settings.burst, time.monotonic)
        while True:
            text = await socket.receive_data(mode="text")
            if bucket.take(worth(text)) and len(text) <= LARGEST_MESSAGE:
                relay.text(holder, wire, text)
            else:
                outbox.put(ENCODER.encode(TOO_FAST))
                await asyncio.sleep(0.2)
    finally:
        relay.leave(holder, wire)
