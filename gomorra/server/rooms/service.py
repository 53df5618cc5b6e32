"""One message of a browser, from its text to what it does."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from gomorra.server.limits import LARGEST_MESSAGE
from gomorra.server.protocol.asked import ClientMessage
from gomorra.server.protocol.told import Trouble
from gomorra.server.rooms.handlers import handle
from gomorra.server.rooms.rooms import is_rematch
from gomorra.server.storage.tables import StorageError
from gomorra.server.tables.table import TableError

if TYPE_CHECKING:
    from gomorra.server.hall import Hall
    from gomorra.server.rooms.wire import Wire

TOO_SLOW, NOT_ALLOWED, NOT_FOUND, AGAIN, LATER = 4008, 4003, 4004, 4013, 4029
"""Why a connection is closed; after `AGAIN` a browser comes back at once, after `LATER` in a while."""

logger = logging.getLogger("gomorra.server")
DECODER = msgspec.json.Decoder(ClientMessage)


def tell(hall: Hall, wire: Wire, trouble: Trouble) -> None:
    """Tell a browser what was wrong."""
    hall.metrics.troubles += 1
    wire.tell(trouble)


async def serve_text(hall: Hall, wire: Wire, table: str, text: str) -> None:
    """Do what a message asks for at its table."""
    if len(text) > LARGEST_MESSAGE:
        tell(hall, wire, Trouble("too large", "This message is too large."))
        return
    # Lone surrogates are no text: neither the database nor the log could take them.
    if not text.isascii():
        text = text.encode("utf-8", "replace").decode()
    try:
        message = DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        tell(hall, wire, Trouble("bad message", f"This message cannot be read: {str(error)[:200]}"))
        return
    try:
        room = await hall.rooms.open(table)
    except (TableError, StorageError) as error:
        tell(hall, wire, Trouble("not now", f"The table cannot be reached just now: {str(error)[:200]}"))
        return
    if not room.bluff.agreed:  # on a quiet server, numbers would tell who was really asked
        hall.metrics.messages += 1
    try:
        if is_rematch(message):
            await hall.rooms.rematch(room, wire)
            return
    except StorageError:
        room.broken = True
        wire.tell(Trouble("not now", "The next table could not be stored; please try again."))
        return
    except TableError as error:
        wire.tell(Trouble("not now", str(error)[:300]))
        return
    try:
        await handle(room, wire, message)
    except Exception:
        logger.exception("table %s: a message failed", table)
        wire.tell(Trouble("not now", "Something went wrong on the server; the table is as it was."))
        room.broken = True
    if room.broken:
        with suppress(StorageError, TableError):  # else the hall tries again until the storage is well
            await hall.rooms.open(table)
