"""The HTTP resources of stored games: timeline, steps, playing on, files."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery, JSONBody

from gomorra.server import replays
from gomorra.server.asking import Asked, cookie_for, guest_of, hall_of
from gomorra.server.pages import Made, ReplayFrames, ReplayStep, Thoughts, Timeline
from gomorra.server.protocol import Import, PlayOn
from gomorra.server.table import BrokenTable, NotYours, TableError, replayed


async def film_of(request: Asked, table: str) -> replays.Film:
    """The film of a stored game."""
    hall = hall_of(request)
    record = await hall.storage.table(table)
    if record is None or record.status == "waiting":
        raise NotFoundException("there is no game to replay at this address")
    answers = [key for _, key in await hall.storage.answers(table)]
    try:
        return await asyncio.to_thread(hall.films.get, record, answers)
    except (BrokenTable, ValueError, LookupError, AssertionError) as error:
        raise ClientException("this game was played with another version and cannot be replayed") from error


@get("/api/tables/{table:str}/replay", summary="A stored game as a timeline")
async def timeline(request: Asked, table: FromPath[str]) -> Timeline:
    """What can be seen of a game, and every decision in it."""
    try:
        return replays.timeline(await film_of(request, table), guest_of(request).id)
    except NotYours as error:
        raise PermissionDeniedException(str(error)) from error


@get("/api/tables/{table:str}/replay/{at:int}", summary="A stored game at one point")
async def step(
    request: Asked,
    table: FromPath[str],
    at: FromPath[int],
    seat: FromQuery[str] = "watch",
    since: FromQuery[int] = 1_000_000,
) -> ReplayStep:
    """The view of a seat before an answer was given, and what had happened since the answer before."""
    film = await film_of(request, table)
    try:
        return await asyncio.to_thread(replays.step, film, guest_of(request).id, at, seat, since)
    except NotYours as error:
        raise PermissionDeniedException(str(error)) from error
    except TableError as error:
        raise ClientException(str(error)) from error


@get("/api/tables/{table:str}/replay/{at:int}/frames", summary="What the next answer does, event by event")
async def frames(
    request: Asked, table: FromPath[str], at: FromPath[int], seat: FromQuery[str] = "watch"
) -> ReplayFrames:
    """Every event that is told of, and what it changes in the view of a seat."""
    film = await film_of(request, table)
    try:
        return await asyncio.to_thread(replays.frames, film, guest_of(request).id, at, seat)
    except NotYours as error:
        raise PermissionDeniedException(str(error)) from error
    except TableError as error:
        raise ClientException(str(error)) from error


@get("/api/tables/{table:str}/replay/{at:int}/thoughts", summary="What a hard bot thinks of a decision")
async def thoughts(request: Asked, table: FromPath[str], at: FromPath[int]) -> Thoughts:
    """The options a bot considered, or would consider, with how often it tried them and how well they did."""
    film = await film_of(request, table)
    record = film.record
    if not replays.may_ask_thoughts(record, guest_of(request).id):
        raise PermissionDeniedException("what a bot thinks shows its hand: ask after the game")
    game = await asyncio.to_thread(film.at, at) if 0 <= at <= len(film.answers) else None
    if game is None or game.over:
        raise ClientException(f"nothing is decided at point {at} of this game")
    found = await hall_of(request).desk.think(record, game, game.decision.seat)
    return await asyncio.to_thread(replays.thoughts, film, at, found)


@post("/api/tables/{table:str}/play-on", summary="Go on from a point of a stored game")
async def play_on(request: Asked, table: FromPath[str], data: JSONBody[PlayOn]) -> Made:
    """A new table with bots on all other seats."""
    guest = guest_of(request)
    film = await film_of(request, table)
    try:
        record, answers = await asyncio.to_thread(
            replays.play_on, film, guest.id, guest.name, data, time.time()
        )
    except NotYours as error:
        raise PermissionDeniedException(str(error)) from error
    except TableError as error:
        raise ClientException(str(error)) from error
    await hall_of(request).rooms.add(record, answers)
    return Made(record.id)


@get("/api/tables/{table:str}/export", summary="A game as a file")
async def export(request: Asked, table: FromPath[str]) -> Response[str]:
    """Seats, decks, seed and answers: everything a game is made of."""
    film = await film_of(request, table)
    if not replays.may_play_on(film.record, guest_of(request).id):
        raise PermissionDeniedException("this game still runs: its file would show hidden cards")
    game = await asyncio.to_thread(replayed, film.record, film.answers)
    headers = {"Content-Disposition": f'attachment; filename="gomorra-{table[:8]}.json"'}
    return Response(game.save(), media_type="application/json", headers=headers)


@post("/api/imports", summary="A game from a file")
async def import_game(request: Asked, data: JSONBody[Import]) -> Response[Made]:
    """A stored game that can be replayed and played on."""
    guest = guest_of(request)
    try:
        record, answers = await asyncio.to_thread(replays.imported, data.save, guest.id, time.time())
    except TableError as error:
        raise ClientException(str(error)) from error
    await hall_of(request).rooms.add(record, answers)
    return Response(Made(record.id), cookies=[cookie_for(request, guest)] if guest.new else [])


ALL: list[Any] = [timeline, step, frames, thoughts, play_on, export, import_game]
