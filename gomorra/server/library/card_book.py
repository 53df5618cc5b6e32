"""The card book: facts, texts and rulings of all cards, fetched once by every browser."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache

import msgspec

from gomorra.cards import shelf
from gomorra.catalog import Printing, catalog
from gomorra.server.protocol.card_facts import CardFacts, facts_of
from gomorra.server.protocol.pages import CardBook
from gomorra.server.telling.rulings import KEYWORDS, rulings, statement


@dataclass(frozen=True, slots=True)
class Printed:
    """The card book as it is sent."""

    version: str
    plain: bytes
    zipped: bytes


@cache
def printed() -> Printed:
    """The whole book, encoded and compressed once."""
    cards = {printing.code: facts(printing) for printing in catalog().printings}
    words = {
        name: f"{text} {statement(f'{rule}-a')}".strip() if rule else text
        for name, (rule, text) in KEYWORDS.items()
    }
    plain = msgspec.json.encode(CardBook(cards, words))
    return Printed(hashlib.sha256(plain).hexdigest()[:16], plain, gzip.compress(plain, 6, mtime=0))


def facts(printing: Printing) -> CardFacts:
    """What a player can read on a card."""
    return facts_of(
        printing,
        text=tuple(shelf().text(printing)),
        rulings=rulings(catalog().card_of(printing)),
        pack=catalog().pack(printing.pack).name,
    )
