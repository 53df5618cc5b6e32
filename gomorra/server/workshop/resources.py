"""The workshop: decks that belong to their maker, checked while they are built, with odds and suggestions."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any
from urllib.parse import quote

from litestar import Response, get, post
from litestar.exceptions import (
    ClientException,
    HTTPException,
    NotFoundException,
    PermissionDeniedException,
    TooManyRequestsException,
)
from litestar.params import FromPath, JSONBody, QueryParameter

from gomorra.catalog import catalog
from gomorra.decks import Deck, DeckError, Entry, check, parse_deck, starters, write_deck
from gomorra.decks.writing import FORMAT_TITLES
from gomorra.poker.card import PokerError
from gomorra.poker.hand import RANK_NAMES
from gomorra.poker.odds import Chances, draw_odds
from gomorra.server.http.asking import Asked, cookie_for, guest_of, hall_of
from gomorra.server.protocol.deck_pages import (
    DeckCheck,
    DeckContent,
    DeckFormat,
    DeckOdds,
    DeckSave,
    DeckTitle,
    DeckTitles,
    DeckVersion,
    DeckVersions,
    KeptDeck,
    MadeDeck,
    NewDeck,
    Overtaken,
    RankChances,
    Suggestions,
)
from gomorra.server.protocol.pages import DeckFinding, Problem
from gomorra.server.storage.decks import DeckShelf, Stored, TooManyDecks
from gomorra.server.storage.decks import Overtaken as TakenOver
from gomorra.server.tables.deck_choice import missing
from gomorra.server.workshop.changes import changes
from gomorra.server.workshop.suggestions import suggest

BATCH = 4000
"""Hands that are drawn for one question about odds; browsers add several batches."""
SUFFIXES = {"json": "json", "o8d": "o8d", "markdown": "md"}
ELSEWHERE = "This deck was changed in another window meanwhile."
CardsText = Annotated[str, QueryParameter(max_length=4000)]
"""A deck in an address: `01010.2.1,01045.1.0`, code, copies, and how many of them start."""


def shelf_of(request: Asked) -> DeckShelf:
    return DeckShelf(hall_of(request).storage)


NOBODY = ""
"""Who owns the starter decks."""


def deck_of(content: DeckContent) -> Deck:
    """The deck that a content describes."""
    try:
        entries = [Entry(_printing(code), count, starting) for code, count, starting in content.cards]
        return Deck.of(content.name, entries, content.notes)
    except DeckError as error:
        raise ClientException(str(error)) from error


def _printing(code: str) -> Any:
    printing = catalog().get_printing(code)
    if printing is None:
        raise ClientException(f"no card has the code {code[:20]!r}; codes have five digits, as in 01119")
    return printing


def content_of(deck: Deck, format_name: DeckFormat) -> DeckContent:
    """A deck as it is stored."""
    cards = tuple((entry.printing.code, entry.count, entry.starting) for entry in deck.entries)
    return DeckContent(deck.name, format_name, cards, deck.notes)


def read_cards(text: str) -> Deck:
    """The deck of an address."""
    cards = []
    for part in filter(None, text.split(",")):
        pieces = part.split(".")
        if len(pieces) != 3 or not all(piece.isascii() and piece.isdigit() for piece in pieces):
            raise ClientException(
                f"{part[:20]!r} is no card of a deck; write code.copies.starting as in 01010.2.1"
            )
        cards.append((pieces[0], int(pieces[1][:4]), int(pieces[2][:4])))
    return deck_of(DeckContent("", "open", tuple(cards)))


def shown(request: Asked, deck: Stored) -> KeptDeck:
    """A deck for the one who asks."""
    mine = deck.owner == guest_of(request).id
    return KeptDeck(deck.id, deck.revision, deck.content, mine, deck.updated)


async def _find(request: Asked, deck: str) -> Stored:
    """A deck that somebody keeps, or a starter deck by its short name, which everybody may look into."""
    known = starters().get(deck)
    if known is not None:
        return Stored(deck, NOBODY, 0.0, 1, content_of(known, _format(known)))
    found = await shelf_of(request).get(deck)
    if found is None:
        raise NotFoundException("there is no such deck; its maker may have removed it")
    return found


async def _find_mine(request: Asked, deck: str) -> Stored:
    found = await _find(request, deck)
    if found.owner != guest_of(request).id:
        raise PermissionDeniedException("this deck belongs to somebody else: copy it to change it")
    return found


def _title(deck: Stored) -> DeckTitle:
    built = deck_of(deck.content)
    outfit = built.outfit
    return DeckTitle(
        id=deck.id,
        name=deck.content.name,
        format=deck.content.format,
        outfit=outfit.code if outfit is not None else "",
        cards=sum(entry.count for entry in built.valued),
        faults=tuple(finding.sentence for finding in check(built, deck.content.format).errors),
        updated=deck.updated,
        codes=tuple(code for code, _, _ in deck.content.cards),
    )


@get("/api/workshop/decks", summary="Your decks")
async def mine(request: Asked) -> DeckTitles:
    """The decks of the guest."""
    found = await shelf_of(request).of(guest_of(request).id)
    return DeckTitles(tuple(_title(deck) for deck in found))


def too_large(request: Asked, error: HTTPException) -> Response[Problem]:
    """What is far too long to be a deck is refused before it is read."""
    del request
    return Response(
        Problem(error.status_code, "This is far too long for a deck list: 200,000 characters at most."),
        status_code=413,
    )


@post("/api/workshop/decks", summary="A new deck", exception_handlers={413: too_large})
async def make(request: Asked, data: JSONBody[NewDeck]) -> Response[MadeDeck]:
    """An empty deck, a copy, or a list in any known format."""
    content, notices = await _begun(request, data)
    guest = guest_of(request)
    try:
        deck = await shelf_of(request).add(guest.id, content)
    except TooManyDecks as error:
        raise ClientException(str(error)) from error
    made = MadeDeck(KeptDeck(deck.id, deck.revision, deck.content, True, deck.updated), notices)
    return Response(made, cookies=[cookie_for(request, guest)] if guest.new else [])


async def _begun(request: Asked, plan: NewDeck) -> tuple[DeckContent, tuple[str, ...]]:
    if plan.copy:
        old = (await _find(request, plan.copy)).content
        name = plan.name or f"{old.name} (copy)"
        return DeckContent(name[:120], plan.format or old.format, old.cards, old.notes), ()
    if plan.starter:
        known = starters().get(plan.starter)
        if known is None:
            raise ClientException(
                f"there is no starter deck {plan.starter!r}; there are {', '.join(starters())}"
            )
        return content_of(known.renamed(plan.name) if plan.name else known, plan.format or _format(known)), ()
    if plan.text:
        try:
            reading = await asyncio.to_thread(parse_deck, plan.text, name=plan.name)
        except DeckError as error:
            raise ClientException(f"This deck cannot be read: {error}") from error
        return content_of(reading.deck, plan.format or _format(reading.deck)), reading.notices
    return content_of(Deck.of(plan.name, []), plan.format or "weird-west"), ()


def _format(deck: Deck) -> DeckFormat:
    """The format that a deck was built for: that of its outfit, if it is legal there."""
    for name in ("weird-west", "original"):
        if check(deck, name).legal:
            return name
    edition = deck.outfit.edition if deck.outfit is not None else "weird-west"
    return "original" if edition == "original" else "weird-west"


@get("/api/workshop/decks/{deck:str}", summary="A deck")
async def one(request: Asked, deck: FromPath[str]) -> KeptDeck:
    """A deck, for everybody who has its link."""
    return shown(request, await _find(request, deck))


@post("/api/workshop/decks/{deck:str}", status_code=200, summary="Change a deck")
async def save(
    request: Asked, deck: FromPath[str], data: JSONBody[DeckSave]
) -> Response[KeptDeck | Overtaken]:
    """The deck as it is from now on; refused with the present one where it was changed elsewhere meanwhile."""
    old = await _find_mine(request, deck)
    wanted = DeckContent(data.name, data.format, tuple(data.cards), data.notes)
    content = content_of(deck_of(wanted), data.format)
    if data.revision == old.revision:
        if content == old.content and not data.keep:
            return Response(shown(request, old))
        try:
            return Response(shown(request, await shelf_of(request).change(old, content, keep=data.keep)))
        except TakenOver:
            old = await _find_mine(request, deck)
    return Response(Overtaken(409, ELSEWHERE, shown(request, old)), status_code=409)


@post("/api/workshop/decks/{deck:str}/forget", status_code=200, summary="Remove a deck")
async def forget(request: Asked, deck: FromPath[str]) -> DeckTitles:
    """Remove a deck and its versions; the answer is what is left."""
    found = await _find_mine(request, deck)
    await shelf_of(request).forget(found.id)
    return DeckTitles(tuple(_title(one) for one in await shelf_of(request).of(found.owner)))


@get("/api/workshop/decks/{deck:str}/versions", summary="What a deck was")
async def versions(request: Asked, deck: FromPath[str]) -> DeckVersions:
    """The history of a deck, each state with what changed since the one before."""
    found = await _find(request, deck)
    known = await shelf_of(request).versions(found.id)
    shown_versions = []
    for number, version in enumerate(known):
        told = changes(known[number + 1].content, version.content) if number + 1 < len(known) else ()
        shown_versions.append(DeckVersion(version.revision, version.at, version.kept, version.content, told))
    return DeckVersions(tuple(shown_versions))


@get("/api/workshop/decks/{deck:str}/as/{written:str}", media_type="text/plain", summary="A deck as a file")
async def export(request: Asked, deck: FromPath[str], written: FromPath[str]) -> Response[str]:
    """The deck in one of the deck formats."""
    if written not in FORMAT_TITLES:
        raise NotFoundException(
            f"decks are not written as {written[:20]!r}; there are {', '.join(FORMAT_TITLES)}"
        )
    content = (await _find(request, deck)).content
    name = quote(f"{content.name}.{SUFFIXES.get(written, 'txt')}", safe=" ")
    headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{quote(name, safe='%')}"}
    return Response(write_deck(deck_of(content), written), media_type="text/plain", headers=headers)


@get("/api/workshop/check", summary="Is this legal?")
async def check_cards(
    cards: CardsText = "", wanted: Annotated[DeckFormat, QueryParameter(name="format")] = "open"
) -> DeckCheck:
    """Legality of cards that need not be stored."""
    deck = read_cards(cards)
    report = check(deck, wanted)
    return DeckCheck(
        legal=report.legal,
        errors=tuple(DeckFinding(one.rule, one.sentence, one.cards) for one in report.errors),
        warnings=tuple(DeckFinding(one.rule, one.sentence, one.cards) for one in report.warnings),
        missing=missing(deck),
        stash=deck.stash,
        cost=report.starting_cost,
    )


@get("/api/workshop/odds", summary="What draw hands are worth")
async def odds(
    request: Asked,
    cards: CardsText = "",
    stud: Annotated[int, QueryParameter(ge=0, le=10)] = 0,
    draw: Annotated[int, QueryParameter(ge=0, le=10)] = 0,
    batch: Annotated[int, QueryParameter(ge=0, le=1000)] = 0,
) -> DeckOdds:
    """One batch of hands that a posse with these bonuses draws from these cards."""
    address = request.client.host if request.client else ""
    if not hall_of(request).reads.take(address, 1):
        raise TooManyRequestsException("too many questions about odds in a short time: wait a moment")
    # Who starts in play is not drawn.
    pile = [entry.printing.playing_card for entry in read_cards(cards).cards
            for _ in range(entry.starting, entry.count)]  # fmt: skip
    numbers = [number for number in pile if number is not None]
    try:
        found = await asyncio.to_thread(draw_odds, numbers, stud=stud, draw=draw, hands=BATCH, seed=batch)
    except PokerError as error:
        raise ClientException(str(error)) from error
    return DeckOdds(
        found.hands, _ranks(found.highest), _ranks(found.legal), _ranks(found.lowball), RANK_NAMES
    )


def _ranks(chances: Chances) -> RankChances:
    return RankChances(chances.legal, chances.cheatin)


@get("/api/workshop/suggestions", summary="Cards that would fit")
async def suggestions(
    cards: CardsText = "", wanted: Annotated[DeckFormat, QueryParameter(name="format")] = "open"
) -> Suggestions:
    """Cards that a deck builder would try next, with the reasons."""
    return Suggestions(await asyncio.to_thread(suggest, read_cards(cards), wanted))


ALL: list[Any] = [mine, make, one, save, forget, versions, export, check_cards, odds, suggestions]
