"""The HTTP resources: lobby, decks, new tables, the card book."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromPath, JSONBody

from gomorra.server.http.asking import YEAR, Asked, cookie_for, guest_of, hall_of
from gomorra.server.lessons import LEARNER, progress
from gomorra.server.lessons.course import COURSE
from gomorra.server.library import card_book
from gomorra.server.protocol.asked import DeckQuestion, NewTable, Rename
from gomorra.server.protocol.pages import DeckAnswer, LessonChoice, Lobby, Made, Me, OpenTable
from gomorra.server.tables.deck_choice import examine, starter_decks
from gomorra.server.tables.house_rules import house_rules
from gomorra.server.tables.records import TableRecord
from gomorra.server.tables.table import clean
from gomorra.server.thinking import bots


@get("/api/lobby", summary="Everything the first page shows")
async def lobby(request: Asked) -> Response[Lobby]:
    """The guest, bots, decks, open tables and the guest's own tables."""
    hall = hall_of(request)
    guest = guest_of(request)
    storage = hall.storage
    mine = await storage.tables_of(guest.id)
    begun = await storage.lessons_of(guest.id, LEARNER)
    own = {record.id for record in mine}
    others = [record for record in await storage.open_tables() if record.id not in own]
    body = Lobby(
        me=Me(guest.name if not guest.new else ""),
        bots=bots.strengths(),
        decks=starter_decks(),
        open=tuple(listed(record, guest.id) for record in others),
        mine=tuple(listed(record, guest.id) for record in mine),
        rules=house_rules(),
        lessons=tuple(
            LessonChoice(one.name, one.title, one.about, one.minutes, *progress(one, begun)) for one in COURSE
        ),
        cards=card_book.printed().version,
    )
    return Response(body, cookies=[cookie_for(request, guest)] if guest.new else [])


def listed(record: TableRecord, person: str) -> OpenTable:
    """A table as the lobby shows it."""
    won = record.seats[record.winner].name if record.winner >= 0 else ""
    return OpenTable(
        id=record.id,
        names=tuple(seat.name for seat in record.seats if seat.who != "open"),
        seats=len(record.seats),
        free=sum(seat.who == "open" for seat in record.seats),
        status=record.status,
        created=record.created,
        mine=bool(record.seats_of(person)),
        watchable=record.options.spectators,
        winner=won,
        lesson=record.options.lesson,
    )


@post("/api/me", status_code=200, summary="Take a name")
async def rename(request: Asked, data: JSONBody[Rename]) -> Response[Me]:
    """The guest's name from now on."""
    name = clean(data.name)
    if not name:
        raise ClientException("a name needs at least one letter")
    guest = replace(guest_of(request), name=name)
    await hall_of(request).returns.rename(guest.id, name)
    return Response(Me(name), cookies=[cookie_for(request, guest)])


@post("/api/decks", status_code=200, summary="Read and check a deck")
async def check_deck(request: Asked, data: JSONBody[DeckQuestion]) -> DeckAnswer:
    """What a deck list says, whether it is legal and whether it can be played."""
    del request
    return await asyncio.to_thread(examine, data.deck, data.format)


@post("/api/tables", summary="Make a table")
async def make_table(request: Asked, data: JSONBody[NewTable]) -> Response[Made]:
    """A new table; the game begins at once if no seat is open."""
    guest = guest_of(request)
    record = await hall_of(request).rooms.make(data, guest.id, guest.name)
    return Response(Made(record.id), cookies=[cookie_for(request, guest)] if guest.new else [])


@get("/api/cards/{version:str}", summary="Facts, texts and rulings of all cards")
async def cards(request: Asked, version: FromPath[str]) -> Response[bytes]:
    """The card book; the version is part of the address, so it is fetched once."""
    book = card_book.printed()
    if version != book.version:
        raise NotFoundException("there is a newer card book; the lobby names its version")
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Cache-Control": f"public, max-age={YEAR}, immutable", "Vary": "Accept-Encoding"}
    if zipped:
        headers["Content-Encoding"] = "gzip"
    return Response(book.zipped if zipped else book.plain, media_type="application/json", headers=headers)


@get("/health", summary="Is the server well?")
async def health(request: Asked) -> dict[str, str]:
    """Whether the storage answers."""
    await hall_of(request).storage.answers_at_all(5)
    return {"status": "well"}


@get("/metrics", media_type="text/plain", summary="Numbers for Prometheus")
async def metrics(request: Asked) -> str:
    """Counters and times since the start."""
    return hall_of(request).metrics.text()


ALL: list[Any] = [lobby, rename, check_deck, make_table, cards, health, metrics]
