"""What the workshop takes and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gomorra.server.protocol.asked import DeckText, Strict
from gomorra.server.protocol.pages import DeckFinding

DeckFormat = Literal["original", "weird-west", "open"]
Copies = tuple[
    Annotated[str, Meta(max_length=5)], Annotated[int, Meta(ge=1, le=99)], Annotated[int, Meta(ge=0, le=99)]
]
"""A printing by code, how many copies, and how many of them start in play."""
Cards = Annotated[tuple[Copies, ...], Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=120)]
Notes = Annotated[str, Meta(max_length=20_000)]


class DeckContent(Struct, frozen=True):
    """What a deck is at one moment; this is what is stored."""

    name: str
    format: DeckFormat
    cards: tuple[tuple[str, int, int], ...]
    notes: str = ""


class KeptDeck(Struct, frozen=True):
    """A deck of the workshop."""

    id: str
    revision: int
    """Rises with every change."""
    content: DeckContent
    mine: bool
    updated: float


class DeckTitle(Struct, frozen=True):
    """A deck in the list of one's decks."""

    id: str
    name: str
    format: DeckFormat
    outfit: str
    cards: int
    faults: tuple[str, ...]
    """Why it is not legal; nothing where it is."""
    updated: float
    codes: tuple[str, ...]
    """The printings in it."""


class DeckTitles(Struct, frozen=True):
    """One's decks, the latest first."""

    decks: tuple[DeckTitle, ...]


class NewDeck(Strict, frozen=True):
    """A deck to be made: empty, as a copy of one that has a link, of a starter deck, or from a list."""

    name: Name = ""
    format: DeckFormat | None = None
    copy: Annotated[str, Meta(max_length=40)] = ""
    starter: Annotated[str, Meta(max_length=60)] = ""
    text: DeckText = ""


class MadeDeck(Struct, frozen=True):
    """A new deck, and what the reader of a list had to decide for itself."""

    deck: KeptDeck
    notices: tuple[str, ...] = ()


class DeckSave(Strict, frozen=True):
    """A change of a deck, made from this revision."""

    revision: Annotated[int, Meta(ge=1)]
    name: Name
    format: DeckFormat
    cards: Cards
    notes: Notes = ""
    keep: bool = False
    """Keep this as a version of its own."""


class Overtaken(Struct, frozen=True):
    """The deck was changed elsewhere meanwhile: what it is now, and what it was when this change began."""

    status_code: int
    detail: str
    now: KeptDeck


class DeckVersion(Struct, frozen=True):
    """An earlier state of a deck, with what changed since the one before."""

    revision: int
    at: float
    kept: bool
    content: DeckContent
    changes: tuple[str, ...]


class DeckVersions(Struct, frozen=True):
    """The history of a deck, the latest first."""

    versions: tuple[DeckVersion, ...]


class DeckCheck(Struct, frozen=True):
    """Whether a deck is legal, and why not."""

    legal: bool
    errors: tuple[DeckFinding, ...]
    warnings: tuple[DeckFinding, ...]
    missing: tuple[str, ...]
    stash: int
    cost: int


class RankChances(Struct, frozen=True):
    """How many of the drawn hands came to each rank from 0 to 11, legal and Cheatin'."""

    legal: tuple[int, ...]
    cheatin: tuple[int, ...]


class DeckOdds(Struct, frozen=True):
    """The draw hands of a deck in one batch; batches of different numbers can be added."""

    hands: int
    highest: RankChances
    legal: RankChances
    lowball: RankChances
    names: tuple[str, ...]


class Suggestion(Struct, frozen=True):
    """A card that would fit, with the reasons."""

    code: str
    reasons: tuple[str, ...]


class Suggestions(Struct, frozen=True):
    """Cards that would fit a deck, the best first."""

    cards: tuple[Suggestion, ...]


ALL = (DeckTitles, MadeDeck, NewDeck, DeckSave, Overtaken, DeckVersions, DeckCheck, DeckOdds, Suggestions)
