"""The HTTP resources of the laboratory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import asdict, replace
from secrets import token_urlsafe
from typing import Annotated, Any, Literal

from litestar import Response, get, post
from litestar.exceptions import (
    ClientException,
    NotFoundException,
    PermissionDeniedException,
    TooManyRequestsException,
)
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from gomorra.bots import BOTS
from gomorra.decks import DeckError, check
from gomorra.engine import RULESETS
from gomorra.engine.kernel.saving import VERSION
from gomorra.lab.experiment import Experiment, answers_of, checked, game_of, total
from gomorra.lab.gallery import gallery
from gomorra.lab.plan import DeckList, PlanError, setting
from gomorra.server.http.asking import Asked, cookie_for, guest_of, hall_of
from gomorra.server.laboratory import reports
from gomorra.server.protocol.asked import DeckChoice, TableOptions
from gomorra.server.protocol.lab_pages import (
    ExperimentTitle,
    ExperimentView,
    GalleryPage,
    LabDeck,
    LabGames,
    LabHall,
    NewExperiment,
)
from gomorra.server.protocol.pages import Made
from gomorra.server.replays.edition import edition
from gomorra.server.replays.going_on import Begun, with_seats
from gomorra.server.storage.decks import DeckShelf
from gomorra.server.storage.experiments import (
    UNDER_WAY,
    ExperimentShelf,
    StoredExperiment,
    TooManyExperiments,
)
from gomorra.server.tables.deck_choice import UnusableDeck, deck_of, missing, playable, starter_decks
from gomorra.server.tables.records import SeatRecord, TableRecord
from gomorra.server.tables.table import TableError

PAGE = 50
"""Games that one page of the list shows."""
NAMES = {"matchups": "{}", "study": "Study of {}", "series": "Games with {}"}
SEAT_NAME = 40
"""Letters of a deck's name that a seat is called by."""


def shelf_of(request: Asked) -> ExperimentShelf:
    return ExperimentShelf(hall_of(request).storage)


async def _find(request: Asked, experiment: str) -> StoredExperiment:
    found = await shelf_of(request).get(experiment)
    if found is None:
        raise NotFoundException("there is no such experiment; its owner may have removed it")
    return found


async def _find_mine(request: Asked, experiment: str) -> StoredExperiment:
    found = await _find(request, experiment)
    if found.owner != guest_of(request).id:
        raise PermissionDeniedException("this experiment belongs to somebody else")
    return found


def _title(stored: StoredExperiment, done: int) -> ExperimentTitle:
    plan = stored.plan
    return ExperimentTitle(
        stored.id, stored.name, plan.kind, stored.status, done, total(plan), stored.created
    )


async def _view(request: Asked, stored: StoredExperiment, person: str = "") -> ExperimentView:
    games = await shelf_of(request).games(stored.id)
    plan = stored.plan
    others = [one for one in await shelf_of(request).under_way() if one.id != stored.id]
    return ExperimentView(
        title=_title(stored, len(games)),
        decks=tuple(deck.name for deck in plan.decks),
        faults=tuple(map(_faults, plan.decks)),
        bots=plan.bots,
        games=plan.games,
        seed=plan.seed,
        mine=stored.owner == (person or guest_of(request).id),
        problem=stored.problem,
        ahead=len(others),
        report=await asyncio.to_thread(reports.report, plan, games),
    )


@get("/api/lab", summary="Your experiments")
async def hall(request: Asked) -> LabHall:
    """The laboratory, with the experiments of the guest."""
    settings = hall_of(request).settings
    shelf = shelf_of(request)
    mine = await shelf.of(guest_of(request).id)
    counts = await shelf.counts([one.id for one in mine])
    return LabHall(
        tuple(_title(one, counts.get(one.id, 0)) for one in mine),
        settings.lab_processes,
        settings.lab_games,
        len(await shelf.under_way()),
    )


@get("/api/gallery", summary="The starter decks, measured")
async def starters_measured() -> GalleryPage:
    """What the starter decks set out to do, and how they do against each other."""
    known = gallery()
    if known is None:
        raise NotFoundException("the starter decks were not measured yet: `gomorra gallery` does it")
    decks = {deck.starter: deck for deck in starter_decks()}
    return GalleryPage(known.command, tuple(decks[name] for name in known.decks), reports.measured(known))


@post("/api/lab", summary="A new experiment")
async def begin(request: Asked, data: JSONBody[NewExperiment]) -> Response[ExperimentView]:
    """Check it, store it, and have its games played when its turn comes."""
    here = hall_of(request)
    guest = guest_of(request)
    settings = here.settings
    if not settings.lab_processes:
        raise ClientException("this server has no laboratory: `gomorra matchups` plays on your own machine")
    shelf = shelf_of(request)
    if sum(one.status in UNDER_WAY for one in await shelf.of(guest.id)) >= settings.lab_running:
        raise TooManyRequestsException(
            f"{settings.lab_running} of your experiments are under way: wait for one, or stop one"
        )
    if len(await shelf.under_way()) >= settings.lab_waiting:
        raise TooManyRequestsException("this server has more experiments than it can play: try again later")
    decks = tuple([await _deck(request, one) for one in data.decks])
    plan = Experiment(data.kind, decks, data.bots, data.games, data.seed)
    unknown = [bot for bot in data.bots if bot not in BOTS]
    if unknown:
        raise ClientException(f"no bot is called {unknown[0]!r}; there are {', '.join(BOTS)}")
    if total(plan) > settings.lab_games:
        raise ClientException(
            f"these are {total(plan):,} games; this server plays up to {settings.lab_games:,} for an experiment: "
            "choose fewer games or fewer decks"
        )
    try:
        await asyncio.to_thread(checked, plan)
    except PlanError as error:
        raise ClientException(str(error)) from error
    name = data.name.strip() or NAMES[data.kind].format(_between(decks))[:100]
    try:
        made = await shelf.add(guest.id, name, plan, edition())
    except TooManyExperiments as error:
        raise ClientException(str(error)) from error
    here.laboratory.call()
    return Response(
        await _view(request, made, guest.id), cookies=[cookie_for(request, guest)] if guest.new else []
    )


def _between(decks: Sequence[DeckList]) -> str:
    """Which decks an experiment is about, in words."""
    first, *others = (deck.name for deck in decks)
    if not others:
        return first
    rest = others[0] if len(others) == 1 else f"{len(others)} other decks"
    return f"{first} against {rest}"


async def _deck(request: Asked, wanted: LabDeck) -> DeckList:
    try:
        if wanted.deck:
            found = await DeckShelf(hall_of(request).storage).get(wanted.deck)
            if found is None:
                raise NotFoundException("one of the decks is not there any more; choose again")
            built_for = found.content.format
            deck = deck_of(found.content.name, list(found.content.cards))
            lacking = missing(deck)
            if lacking or deck.outfit is None:
                raise ClientException(f"{deck.name} cannot be played: it needs an outfit")
        else:
            built_for = "open"
            deck = playable(DeckChoice(starter=wanted.starter), built_for)
    except (UnusableDeck, DeckError) as error:
        raise ClientException(str(error)) from error
    return DeckList.of(deck, format_name=built_for)


def _faults(listed: DeckList) -> tuple[str, ...]:
    """Why a deck is not legal: bots play it all the same, but nobody shall take it for one that is."""
    return tuple(finding.sentence for finding in check(listed.deck(), listed.format).errors)


@get("/api/lab/{experiment:str}", summary="An experiment")
async def one(request: Asked, experiment: FromPath[str]) -> ExperimentView:
    """How far it is and what it has found, for everybody who has its link."""
    return await _view(request, await _find(request, experiment))


@post("/api/lab/{experiment:str}/stop", status_code=200, summary="Stop an experiment")
async def stop(request: Asked, experiment: FromPath[str]) -> ExperimentView:
    """No further games; what was played stays."""
    found = await _find_mine(request, experiment)
    if found.status in UNDER_WAY:
        await shelf_of(request).mark(found.id, "stopped")
    return await _view(request, await _find(request, experiment))


@post("/api/lab/{experiment:str}/go", status_code=200, summary="Go on with an experiment")
async def go(request: Asked, experiment: FromPath[str]) -> ExperimentView:
    """Take a stopped experiment up again."""
    found = await _find_mine(request, experiment)
    if found.rules != edition():
        raise ClientException("the rules have changed since: begin the experiment anew")
    if found.status in ("stopped", "failed"):
        await shelf_of(request).mark(found.id, "waiting")
        hall_of(request).laboratory.call()
    return await _view(request, await _find(request, experiment))


@post("/api/lab/{experiment:str}/forget", status_code=200, summary="Remove an experiment")
async def forget(request: Asked, experiment: FromPath[str]) -> LabHall:
    """Remove an experiment with its games; the answer is what is left."""
    found = await _find_mine(request, experiment)
    await shelf_of(request).forget(found.id)
    view: LabHall = await hall.fn(request)
    return view


@get("/api/lab/{experiment:str}/games", summary="Games of an experiment")
async def games(
    request: Asked,
    experiment: FromPath[str],
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> LabGames:
    """Some games, from a number on."""
    found = await _find(request, experiment)
    known = await shelf_of(request).games(found.id, first, PAGE + 1)
    shown = tuple(reports.game(found.plan, number, kept) for number, kept in known[:PAGE])
    return LabGames(shown, len(known) > PAGE)


@get("/api/lab/{experiment:str}/picture", media_type="image/svg+xml", summary="The plot of an experiment")
async def picture(
    request: Asked,
    experiment: FromPath[str],
    bot: Annotated[str, QueryParameter(max_length=20)] = "",
    by: FromQuery[Literal["opening", "hand", "play"]] = "play",
) -> Response[str]:
    """The picture that the command line draws."""
    found = await _find(request, experiment)
    known = await shelf_of(request).games(found.id)
    drawn = await asyncio.to_thread(reports.picture, found.plan, known, bot, by) if known else ""
    if not drawn:
        raise NotFoundException("there is nothing to draw yet")
    return Response(drawn, media_type="image/svg+xml")


@post("/api/lab/{experiment:str}/games/{number:int}/watch", summary="A game of an experiment as a replay")
async def watch(request: Asked, experiment: FromPath[str], number: FromPath[int]) -> Response[Made]:
    """Store the game as a table that is over, so that it can be seen again, studied and played on."""
    found = await _find(request, experiment)
    packed = await shelf_of(request).answers(found.id, number)
    if packed is None:
        raise NotFoundException("this game was not played yet")
    guest = guest_of(request)
    here = hall_of(request)
    try:
        begun = await here.jobs.run(lambda: replayed(found, number, packed, guest.id))
    except TableError:
        raise
    except Exception as error:
        raise ClientException(
            "this game was played under other rules and cannot be shown any more"
        ) from error
    await here.rooms.add(*begun)
    return Response(Made(begun.record.id), cookies=[cookie_for(request, guest)] if guest.new else [])


def _called(decks: list[str]) -> list[str]:
    """What seats are called by their decks: by what stands before a colon, where that tells them apart."""
    for names in ([name.partition(":")[0] for name in decks], decks):
        if len(set(names)) == len(names):
            return [name[:SEAT_NAME] for name in names]
    return [f"{name[:SEAT_NAME]} {place + 1}" for place, name in enumerate(decks)]


def replayed(stored: StoredExperiment, number: int, packed: bytes, person: str) -> Begun:
    """A game of an experiment as a table."""
    plan, turn = game_of(stored.plan, number)
    here = setting(plan, turn)
    names = _called([plan.decks[deck].name for deck in here.decks])
    seats = [
        SeatRecord(
            "bot",
            names[seat],
            bot,
            plan.decks[deck].name,
            list(plan.decks[deck].cards),
        )
        for seat, (bot, deck) in enumerate(zip(here.bots, here.decks, strict=True))
    ]
    rules = asdict(replace(RULESETS[plan.ruleset], day_limit=plan.days))
    record = TableRecord(
        token_urlsafe(12), here.seed, VERSION, person, seats, TableOptions(), rules, time.time(),
        status="over", rules=edition(),
    )  # fmt: skip
    return Begun(record, with_seats(record, answers_of(packed), partly=False))


ALL: list[Any] = [starters_measured, hall, begin, one, stop, go, forget, games, picture, watch]
