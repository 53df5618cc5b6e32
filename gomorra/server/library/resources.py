"""The library: how cards belong together, the search over them, the page of one card, the rules as a book."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromPath, QueryParameter

from gomorra.cards import shelf
from gomorra.cards.texts import text_of
from gomorra.catalog import Card, CatalogError, Printing, catalog
from gomorra.catalog.formats import FORMATS
from gomorra.catalog.search.query import KEYS
from gomorra.catalog.titles import words
from gomorra.decks import starters
from gomorra.lab.gallery import gallery, measured_cards
from gomorra.server.http.asking import Asked
from gomorra.server.library import rulebook
from gomorra.server.library.card_book import Printed
from gomorra.server.protocol.library_pages import (
    CardPage,
    Found,
    InTheLab,
    Library,
    PackFacts,
    Playing,
    PrintingFacts,
    PrintingPage,
    Proofs,
    RuleText,
)
from gomorra.server.telling.rulings import KEYWORDS, rulings_of, statement, statements

CHAPTERS = {
    "outfit": "RB-3.1", "legend": "RB-3.2", "dude": "RB-3.3", "deed": "RB-3.4", "goods": "RB-3.5",
    "spell": "RB-3.6", "action": "RB-3.7", "joker": "RB-3.8",
}  # fmt: skip
"""The chapter of the rulebook about each type of card."""
SKILLS = {
    "Huckster": "RB-7.2.1", "Blessed": "RB-7.2.1", "Shaman": "RB-7.2.1", "Hex": "RB-7.2.1",
    "Miracle": "RB-7.2.1", "Spirit": "RB-7.2.1", "Totem": "RB-7.2.3", "Mad Scientist": "RB-7.2.2",
    "Gadget": "RB-7.2.2", "Kung Fu": "RB-7.3", "Technique": "RB-7.3.1", "Job": "RB-6.2",
}  # fmt: skip
MOST_RULES = 12
_COMPARED = {
    "suit": "suit", "value": "value", "shooter": "shooter", "bullets": "bullets", "bullet_bonus": "bullet bonus",
    "influence": "influence", "control": "control", "cost": "cost", "upkeep": "upkeep",
    "production": "production", "stash": "stash",
}  # fmt: skip


def packed(body: object) -> Printed:
    """A record as it is sent, with a mark by which browsers know it again."""
    plain = msgspec.json.encode(body)
    return Printed(hashlib.sha256(plain).hexdigest()[:16], plain, gzip.compress(plain, 6, mtime=0))


def kept_by_browsers(request: Asked, page: Printed) -> Response[bytes]:
    """The page, or the word that the browser has it already."""
    mark = f'"{page.version}"'
    headers = {"ETag": mark, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers)
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    if zipped:
        headers["Content-Encoding"] = "gzip"
    return Response(page.zipped if zipped else page.plain, media_type="application/json", headers=headers)


@cache
def whole() -> Printed:
    """The library, made once."""
    cards = catalog()
    by_title = sorted(cards.cards, key=lambda card: (words(card.title), card.experience))
    return packed(
        Library(
            cards=tuple(tuple(printing.code for printing in card.printings) for card in by_title),
            printings={
                printing.code: PrintingFacts(printing.pack, printing.edition, _formats(printing))
                for printing in cards.printings
            },
            packs=tuple(PackFacts(p.code, p.name, p.released, p.edition) for p in cards.packs),
            formats={name: one.title for name, one in FORMATS.items()},
            keys=dict(KEYS),
        )
    )


def _formats(printing: Printing) -> tuple[str, ...]:
    return tuple(
        name for name, one in FORMATS.items() if one.includes(printing, catalog()) and not one.ban(printing)
    )


def found_by(query: str) -> Found:
    """What a query finds; everything where it says nothing."""
    if not query.strip():
        return Found(tuple(printing.code for printing in catalog().printings))
    today = datetime.now(UTC).date()
    return Found(tuple(one.code for one in catalog().search(query, text_of=text_of, today=today)))


def card_page(printing: Printing) -> CardPage:
    """Everything about the card of this printing."""
    card = catalog().card_of(printing)
    return CardPage(
        code=printing.code,
        printings=tuple(_printing(card, one) for one in card.printings),
        rulings=tuple(RuleText(*one) for one in rulings_of(card)),
        rules=_general(card.first),
        decks=_played_in(card),
        lab=_measured(card),
    )


def _measured(card: Card) -> InTheLab | None:
    known = gallery()
    found = measured_cards().get(card.name)
    if known is None or found is None:
        return None
    return InTheLab(found.games, found.wins, found.expected, found.lift, found.margin, known.bot)


def _printing(card: Card, printing: Printing) -> PrintingPage:
    pack = catalog().pack(printing.pack)
    text = tuple(shelf().text(printing))
    other = text != tuple(shelf().text(card.first))
    differs = [
        f"{name} {_shown(new)} instead of {_shown(old)}"
        for field, name in _COMPARED.items()
        if (new := getattr(printing, field)) != (old := getattr(card.first, field))
    ]
    gone = [str(word) for word in card.first.keywords if word not in printing.keywords]
    come = [str(word) for word in printing.keywords if word not in card.first.keywords]
    if gone:
        differs.append(f"without {', '.join(gone)}")
    if come:
        differs.append(f"with {', '.join(come)}")
    if printing.gangs != card.first.gangs:
        differs.append(f"gang {' and '.join(printing.gangs) or 'none'}")
    if other:
        differs.append("another text")
    return PrintingPage(
        printing.code, pack.name, pack.released, printing.edition, tuple(differs), text if other else ()
    )


def _shown(value: object) -> str:
    return "none" if value is None else str(value)


def _general(printing: Printing) -> tuple[RuleText, ...]:
    """What the rules say of its keywords, then of its type."""
    chapters = [KEYWORDS[word.name][0] for word in printing.keywords if word.name in KEYWORDS]
    chapters += [SKILLS[word.name] for word in printing.keywords if word.name in SKILLS]
    chapters.append(CHAPTERS[printing.type])
    wanted = tuple(f"{chapter}-" for chapter in dict.fromkeys(chapters) if chapter)
    found = [
        RuleText(rule, text)
        for begin in wanted
        for rule, text in statements().items()
        if rule.startswith(begin)
    ]
    return tuple(found[:MOST_RULES])


def _played_in(card: Card) -> tuple[Playing, ...]:
    found = []
    for name, deck in starters().items():
        copies = sum(entry.count for entry in deck.entries if entry.printing.key == card.key)
        if copies:
            found.append(Playing(name, deck.name, copies))
    return tuple(found)


@get("/api/library", summary="How the cards belong together")
async def library(request: Asked) -> Response[bytes]:
    """Cards with their printings, packs, formats, and the keys of the search language."""
    return kept_by_browsers(request, whole())


@get("/api/library/search", summary="Search cards")
async def search(q: Annotated[str, QueryParameter(max_length=1000)] = "") -> Found:
    """What a query in the search language finds; a query that cannot be read is answered with the place."""
    try:
        return found_by(q)
    except CatalogError as error:
        raise ClientException(str(error)) from error


@get("/api/library/cards/{code:str}", summary="A card's page")
async def one_card(code: FromPath[str]) -> CardPage:
    """Printings, rulings, rules and decks of a card."""
    printing = catalog().get_printing(code)
    if printing is None:
        raise NotFoundException(f"no card has the code {code[:20]!r}; codes have five digits, as in 01119")
    return card_page(printing)


@get("/api/rules", summary="The rules as a book")
async def rules(request: Asked) -> Response[bytes]:
    """Every statement by chapter, with the number of tests that prove it."""
    return kept_by_browsers(request, await asyncio.to_thread(_rules))


@cache
def _rules() -> Printed:
    return packed(rulebook.book())


@get("/api/rules/{rule:str}", summary="A rule with the tests that prove it")
async def one_rule(rule: FromPath[str]) -> Proofs:
    """What it says, and the scenarios that show it at work."""
    if not statement(rule):
        raise NotFoundException(f"there is no rule {rule[:40]!r}")
    return await asyncio.to_thread(rulebook.proofs, rule)


ALL: list[Any] = [library, search, one_card, rules, one_rule]
