"""The printed facts of one card as it came in one pack."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, NamedTuple

from gomorra.catalog.gangs import Gang

CardType = Literal["outfit", "legend", "dude", "deed", "goods", "spell", "action", "joker"]
Suit = Literal["spades", "hearts", "diamonds", "clubs"]
Shooter = Literal["stud", "draw"]

CARD_TYPES: tuple[CardType, ...] = ("outfit", "legend", "dude", "deed", "goods", "spell", "action", "joker")
SUITS: tuple[Suit, ...] = ("clubs", "diamonds", "hearts", "spades")
SUIT_SIGNS: dict[Suit, str] = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
VALUE_SIGNS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Edition(StrEnum):
    """Which of the two rulings of a card text a printing carries."""

    ORIGINAL = "original"
    WEIRD_WEST = "weird-west"


class Keyword(NamedTuple):
    """A bold word at the top of a card, with its rating (Huckster 2) or its gang (Core Law Dogs)."""

    name: str
    rating: int | None = None
    gang: Gang | None = None

    def __str__(self) -> str:
        return " ".join(str(part) for part in self if part is not None)


@dataclass(frozen=True, slots=True)
class Pack:
    """A product in which cards came; promos have no date."""

    code: str
    name: str
    released: str
    edition: Edition
    prefix: str


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Printing:
    """One printing. A fact that its card type does not have is None."""

    code: str
    title: str
    experience: int
    type: CardType
    suit: Suit | None
    value: int | None
    keywords: tuple[Keyword, ...]
    gangs: tuple[Gang, ...]
    shooter: Shooter | None
    bullets: int | None
    bullet_bonus: int | None
    """What goods and spells add to their bearer's bullets (RB-3.5-b)."""
    influence: int | None
    """A dude's influence; on goods what they add to it (RB-3.5-d)."""
    control: int | None
    cost: int | None
    upkeep: int | None
    production: int | None
    """Of an outfit, deed or goods; of a legend what it changes the outfit's by (RB-3.2-d)."""
    stash: int | None
    """The starting stash of an outfit; of a legend what it changes it by (RB-3.2-c)."""
    quantity: int
    pack: str
    edition: Edition
    reprint_of: str | None
    """The code of the first printing of this card, where this is a later one."""
    octgn_id: str | None
    key: str
    """Which card this is a printing of: title and experience."""
    name_key: str
    """Which name it has for uniqueness and deck limits: the same at every experience level."""
    ratings: dict[str, int | None]
    """The keywords by name."""

    def __eq__(self, other: object) -> bool:
        return self.code == other.code if isinstance(other, Printing) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"<{self.name} {self.code}>"

    @property
    def name(self) -> str:
        """The title as deck lists write it, with the experience level."""
        return f"{self.title} (Exp.{self.experience})" if self.experience else self.title

    @property
    def face(self) -> str:
        """Value and suit, as in K♠; empty where none are printed."""
        return f"{VALUE_SIGNS[self.value]}{SUIT_SIGNS[self.suit]}" if self.suit and self.value else ""

    @property
    def playing_card(self) -> int | None:
        """The card as gomorra.poker counts it; None for outfits and legends."""
        if self.suit and self.value:
            return (self.value - 1) * 4 + SUITS.index(self.suit)
        return 52 if self.type == "joker" else None

    def has(self, keyword: str) -> bool:
        """Whether the keyword is printed on it, with whatever rating."""
        return keyword in self.ratings

    def rating(self, keyword: str) -> int | None:
        """The number behind a keyword; None without that keyword or without a number."""
        return self.ratings.get(keyword)

    @property
    def is_token(self) -> bool:
        """Whether it is a token, which no deck holds."""
        return "Token" in self.ratings

    @property
    def is_unique(self) -> bool:
        """Dudes and deeds unless Non-Unique, tokens never, the rest only by keyword (CG-Uniqueness)."""
        if self.type in ("dude", "deed"):
            return "Non-Unique" not in self.ratings and "Token" not in self.ratings
        return "Unique" in self.ratings

    @property
    def is_drifter(self) -> bool:
        """Whether it is a dude of no gang."""
        return self.type == "dude" and not self.gangs

    @property
    def is_promo(self) -> bool:
        """Whether it was given away instead of sold."""
        return self.pack == "alt"

    @property
    def is_core(self) -> bool:
        """Whether this deed may begin the game in play for some outfit (CG-Core-a)."""
        return "Core" in self.ratings

    @property
    def core_gangs(self) -> tuple[Gang, ...]:
        """The gangs behind its Core keyword; none means that every outfit may start it (CG-Core-c)."""
        return tuple(word.gang for word in self.keywords if word.name == "Core" and word.gang is not None)

    @property
    def tao(self) -> str | None:
        """The Tao a Technique belongs to."""
        return next((word.name for word in self.keywords if word.name.startswith("Tao of ")), None)

    def belongs_to(self, outfit: Printing) -> bool:
        """Whether it carries the symbol of this outfit (RB-3.1-d)."""
        return any(gang in outfit.gangs for gang in self.gangs)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card:
    """A card as the rules know it: everything printed under one title at one level of experience."""

    key: str
    title: str
    experience: int
    printings: tuple[Printing, ...]
    """The first printing leads; promos come last."""

    def __eq__(self, other: object) -> bool:
        return self.key == other.key if isinstance(other, Card) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<Card {self.key}>"

    @property
    def first(self) -> Printing:
        """The printing that came out first."""
        return self.printings[0]

    @property
    def name(self) -> str:
        """The title, with the experience level where there is one."""
        return self.first.name

    @property
    def name_key(self) -> str:
        """The name in the form by which cards are told apart."""
        return self.first.name_key

    def in_edition(self, edition: Edition) -> Printing | None:
        """Its printing in an edition, promos only where there is no other."""
        return next((printing for printing in self.printings if printing.edition == edition), None)
