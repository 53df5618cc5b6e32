"""The HTTP resources of stored games: timeline, steps, playing on, files."""

from __future__ import annotations

import logging
import time
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery, JSONBody

from gomorra.engine.kernel.decision import parse_key
from gomorra.server.examples.shelf import is_example
from gomorra.server.examples.showing import film_of_example
from gomorra.server.http.asking import Asked, cookie_for, guest_of, hall_of
from gomorra.server.http.jobs import TooBusy
from gomorra.server.protocol.asked import Import, PlayOn
from gomorra.server.protocol.pages import Hindsight, Made, ReplayFrames, ReplayStep, Thoughts, Timeline
from gomorra.server.replays import film as films
from gomorra.server.replays import going_on, watching
from gomorra.server.replays import hindsight as hindsights
from gomorra.server.rooms.rooms import is_id

logger = logging.getLogger("gomorra.server")


async def film_of(request: Asked, table: str) -> films.Film:
    """The film of a stored game."""
    hall = hall_of(request)
    if is_example(table):
        film = await hall.jobs.run(lambda: film_of_example(table))
        if film is None:
            raise NotFoundException("there is no such example; the rule book has those of this version")
        return film
    found = await hall.storage.stand(table) if is_id(table) else None
    if found is None or found[0].status == "waiting":
        raise NotFoundException("there is no game to replay at this address")
    record, stand = found
    known = hall.films.find(stand, record)
    if known is not None:
        return known
    answers = await hall.storage.answers(table)
    chapters = await hall.storage.chapters(table)
    try:
        film = await hall.jobs.run(lambda: films.Film.of(record, answers, chapters))
    except TooBusy:
        raise
    except Exception as error:
        logger.exception("table %s cannot be replayed", table)
        raise ClientException("this game was played with another version and cannot be replayed") from error
    hall.films.keep(stand, film)
    return film


@get("/api/tables/{table:str}/replay", summary="A stored game as a timeline")
async def timeline(request: Asked, table: FromPath[str]) -> Timeline:
    """What can be seen of a game, and every decision in it."""
    return watching.timeline(await film_of(request, table), guest_of(request).id)


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
    person = guest_of(request).id
    return await hall_of(request).jobs.run(lambda: watching.step(film, person, at, seat, since))


@get("/api/tables/{table:str}/replay/{at:int}/frames", summary="What the next answer does, event by event")
async def frames(
    request: Asked, table: FromPath[str], at: FromPath[int], seat: FromQuery[str] = "watch"
) -> ReplayFrames:
    """Every event that is told of, and what it changes in the view of a seat."""
    film = await film_of(request, table)
    person = guest_of(request).id
    return await hall_of(request).jobs.run(lambda: watching.frames(film, person, at, seat))


@get("/api/tables/{table:str}/replay/{at:int}/thoughts", summary="What a hard bot thinks of a decision")
async def thoughts(request: Asked, table: FromPath[str], at: FromPath[int]) -> Thoughts:
    """The options a bot considered, or would consider, with how often it tried them and how well they did."""
    film = await film_of(request, table)
    record = film.record
    if not film.playable:
        raise ClientException(
            "a card of this example has a text that only its test knows: no bot can judge it"
        )
    if not films.may_ask_thoughts(record, guest_of(request).id):
        raise PermissionDeniedException("what a bot thinks shows its hand: ask after the game")
    hall = hall_of(request)
    game = await hall.jobs.run(lambda: film.at(at)) if 0 <= at <= len(film.answers) else None
    if game is None or game.over:
        raise ClientException(f"nothing is decided at point {at} of this game")
    found = await hall.desk.think(record, game, game.decision.seat, film.base(at))
    return await hall.jobs.run(lambda: watching.thoughts(film, at, found))


@get("/api/tables/{table:str}/replay/hindsight", summary="Why a finished game ended as it did")
async def hindsight(request: Asked, table: FromPath[str]) -> Hindsight:
    """Everybody's chance to win from play to play, by the bots' judgement, and the plays that turned the game."""
    film = await film_of(request, table)
    watching.timeline(film, guest_of(request).id)
    if not films.may_see_all(film.record):
        raise PermissionDeniedException(
            "this game still runs: what it looks like to a bot is told after its end"
        )
    hall = hall_of(request)
    if film.about:
        raise ClientException("an example is no whole game: nobody wins it")
    weighed = await hall.desk.weigh(film.record, [parse_key(key) for key in film.answers], film.base(0))
    return await hall.jobs.run(lambda: hindsights.hindsight(film, weighed))


@post("/api/tables/{table:str}/play-on", summary="Go on from a point of a stored game")
async def play_on(request: Asked, table: FromPath[str], data: JSONBody[PlayOn]) -> Made:
    """A new table with bots on all other seats."""
    guest = guest_of(request)
    film = await film_of(request, table)
    hall = hall_of(request)
    begun = await hall.jobs.run(lambda: going_on.play_on(film, guest.id, guest.name, data, time.time()))
    await hall.rooms.add(*begun)
    return Made(begun.record.id, begun.note)


@get("/api/tables/{table:str}/export", summary="A game as a file")
async def export(request: Asked, table: FromPath[str]) -> Response[str]:
    """Seats, decks, seed and answers: everything a game is made of."""
    film = await film_of(request, table)
    if not films.may_play_on(film.record, guest_of(request).id):
        raise PermissionDeniedException("this game still runs: its file would show hidden cards")
    if film.record.example:
        raise ClientException("this game began as an example of the rule book: a file could not hold it")
    headers = {"Content-Disposition": f'attachment; filename="gomorra-{table[:8]}.json"'}
    return Response(going_on.saved(film), media_type="application/json", headers=headers)


@post("/api/imports", summary="A game from a file")
async def import_game(request: Asked, data: JSONBody[Import]) -> Response[Made]:
    """A stored game that can be replayed and played on."""
    guest = guest_of(request)
    hall = hall_of(request)
    begun = await hall.jobs.run(lambda: going_on.imported(data.save, guest.id, time.time()))
    await hall.rooms.add(*begun)
    return Response(
        Made(begun.record.id, begun.note), cookies=[cookie_for(request, guest)] if guest.new else []
    )


ALL: list[Any] = [timeline, step, frames, thoughts, hindsight, play_on, export, import_game]
