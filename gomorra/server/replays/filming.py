"""A process in which chapters are written: whoever plays does not wait for it. It is asked for one table at a time."""

from __future__ import annotations

import msgspec

from gomorra.server.replays.chapters import write_on
from gomorra.server.tables.records import Chapter, TableRecord
from gomorra.server.thinking.beside import Beside, BesideError, serve


class FilmingError(RuntimeError):
    """The chapters of a game could not be written."""


class Order(msgspec.Struct, frozen=True, array_like=True):
    """A game, and how far its chapters are written."""

    record: TableRecord
    keys: list[str]
    known: list[Chapter]


class Delivery(msgspec.Struct, frozen=True, array_like=True):
    """The chapters that follow, or what went wrong."""

    chapters: list[Chapter]
    problem: str = ""


class Filming:
    """The process, seen from the server."""

    def __init__(self) -> None:
        self._beside = Beside("gomorra.server.replays.filming")

    async def write_on(self, record: TableRecord, keys: list[str], known: list[Chapter]) -> list[Chapter]:
        """The chapters that follow those known."""
        # Only the last one is needed to go on from.
        last = [msgspec.structs.replace(chapter, reel=b"") for chapter in known[-1:]]
        order = msgspec.msgpack.encode(Order(record, keys, last))
        try:
            answer = await self._beside.ask(lambda _: order)
        except BesideError as error:
            raise FilmingError(str(error)) from error
        delivery = msgspec.msgpack.decode(answer, type=Delivery)
        if delivery.problem:
            raise FilmingError(delivery.problem)
        return delivery.chapters

    def close(self) -> None:
        """End the process; what it was working on is written when somebody asks for it again."""
        self._beside.close()


def film(order: bytes) -> bytes:
    """Write the chapters of one game."""
    try:
        wanted = msgspec.msgpack.decode(order, type=Order)
        delivery = Delivery(list(write_on(wanted.record, wanted.keys, wanted.known)))
    except Exception as error:  # noqa: BLE001 - whatever it is, the server must hear of it
        delivery = Delivery([], f"{type(error).__name__}: {error}"[:300])
    return msgspec.msgpack.encode(delivery)


if __name__ == "__main__":
    from gomorra.cards import shelf

    shelf()
    serve(film, nice=15)
