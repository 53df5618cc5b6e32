"""One message of a browser, from its text to what it does."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from gomorra.server.handlers import handle
from gomorra.server.protocol import LARGEST_MESSAGE, ClientMessage, Trouble
from gomorra.server.rooms import is_rematch
from gomorra.server.storage import StorageError
from gomorra.server.table import TableError

if TYPE_CHECKING:
    from gomorra.server.hall import Hall
    from gomorra.server.wire import Wire

TOO_SLOW, NOT_ALLOWED, NOT_FOUND, AGAIN = 4008, 4003, 4004, 4013
"""Why a connection is closed; after `AGAIN` a browser comes back at once."""

logger = logging.getLogger("gomorra.server")
DECODER = msgspec.json.Decoder(ClientMessage)


def tell(hall: Hall, wire: Wire, trouble: Trouble) -> None:
    """Tell a browser what was wrong, and count it."""
    hall.metrics.troubles += 1
    wire.tell(trouble)


async def serve_text(hall: Hall, wire: Wire, table: str, text: str) -> None:
    """Do what a message asks for at its table."""
    if len(text) > LARGEST_MESSAGE * 4:
        tell(hall, wire, Trouble("too large", "This message is too large."))
        return
    try:
        message = DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        tell(hall, wire, Trouble("bad message", f"This message cannot be read: {str(error)[:200]}"))
        return
    try:
        room = await hall.rooms.open(table)
        if is_rematch(message):
            await hall.rooms.rematch(room, wire)
            return
    except (TableError, StorageError) as error:
        tell(hall, wire, Trouble("not now", str(error)[:300]))
        return
    try:
        await handle(room, wire, message)
    except Exception:
        logger.exception("table %s: a message failed", table)
        tell(hall, wire, Trouble("not now", "Something went wrong on the server; the table is as it was."))
        room.broken = True
    if room.broken:
        await hall.rooms.open(table)
