"""A deck: an outfit, perhaps a legend, the cards, and which of them start the game in play."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from gomorra.catalog import CardType, Printing
from gomorra.catalog.titles import words

TYPE_ORDER: Final[tuple[CardType, ...]] = (
    "outfit", "legend", "dude", "deed", "goods", "spell", "action", "joker",
)  # fmt: skip
UNNAMED: Final = "Unnamed deck"
LONGEST_NAME: Final = 120
LONGEST_NOTES: Final = 20_000
MOST_COPIES: Final = 99
_BLANKS: Final = re.compile(r"\s+")


class DeckError(ValueError):
    """A deck that cannot be made or read; the message says why."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Copies of one printing, and how many of them are in the starting gang."""

    printing: Printing
    count: int
    starting: int = 0

    def __post_init__(self) -> None:
        if not (1 <= self.count <= MOST_COPIES and 0 <= self.starting <= MOST_COPIES):
            raise DeckError(
                f"{self.printing.name}: {self.count} copies with {self.starting} starting make no sense; "
                f"a deck has 1 to {MOST_COPIES} copies of a card that is in it"
            )

    def plus(self, other: Entry) -> Entry:
        """The copies of both together."""
        return Entry(self.printing, self.count + other.count, self.starting + other.starting)


@dataclass(frozen=True)
class Deck:
    """A deck as built, legal or not. Entries are in one order, so equal decks compare equal."""

    name: str
    entries: tuple[Entry, ...]
    notes: str = ""

    @classmethod
    def of(cls, name: str, entries: Iterable[Entry], notes: str = "") -> Deck:
        """A deck of these entries, in order, with the copies of one printing together."""
        merged: dict[str, Entry] = {}
        for entry in entries:
            code = entry.printing.code
            known = merged.get(code)
            merged[code] = entry if known is None else known.plus(entry)
        return cls(clean_name(name), tuple(sorted(merged.values(), key=_order)), clean_notes(notes))

    def renamed(self, name: str) -> Deck:
        """The same deck under another name."""
        return replace(self, name=clean_name(name))

    def _of_type(self, card_type: CardType) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries if entry.printing.type == card_type)

    @cached_property
    def outfits(self) -> tuple[Entry, ...]:
        return self._of_type("outfit")

    @cached_property
    def legends(self) -> tuple[Entry, ...]:
        return self._of_type("legend")

    @property
    def jokers(self) -> tuple[Entry, ...]:
        """The jokers in the deck."""
        return self._of_type("joker")

    @cached_property
    def outfit(self) -> Printing | None:
        """The outfit; a legal deck has exactly one."""
        return self.outfits[0].printing if self.outfits else None

    @cached_property
    def legend(self) -> Printing | None:
        return self.legends[0].printing if self.legends else None

    @property
    def valued(self) -> tuple[Entry, ...]:
        """The cards with a printed value: 52 in a legal deck (RB-8-c)."""
        return tuple(entry for entry in self.entries if entry.printing.value is not None)

    @property
    def cards(self) -> tuple[Entry, ...]:
        """What is shuffled: the valued cards and the jokers, starting cards included."""
        return tuple(entry for entry in self.entries if entry.printing.type not in ("outfit", "legend"))

    @property
    def starting(self) -> tuple[Entry, ...]:
        """The entries of which copies start the game in play."""
        return tuple(entry for entry in self.entries if entry.starting)

    @property
    def starting_gang(self) -> tuple[Printing, ...]:
        """The starting cards, one for each copy."""
        return tuple(entry.printing for entry in self.entries for _ in range(entry.starting))

    @cached_property
    def stash(self) -> int:
        """The starting stash: the outfit's, changed by the legend (RB-3.2-c)."""
        return sum((entry.printing.stash or 0) for entry in (*self.outfits[:1], *self.legends[:1]))

    def copies(self) -> Iterator[Printing]:
        """Every card that is shuffled, one for each copy."""
        for entry in self.cards:
            for _ in range(entry.count):
                yield entry.printing

    def by_type(self) -> list[tuple[CardType, tuple[Entry, ...]]]:
        """The entries under the card types that are there, in the order of deck lists."""
        return [(name, found) for name in TYPE_ORDER if (found := self._of_type(name))]


def _order(entry: Entry) -> tuple[int, str, int, str]:
    printing = entry.printing
    return TYPE_ORDER.index(printing.type), words(printing.title), printing.experience, printing.code


def clean_name(name: str) -> str:
    """A deck name on one line, without control characters; never empty."""
    plain = "".join(c if _printable(c) else " " for c in unicodedata.normalize("NFC", name))
    return _BLANKS.sub(" ", plain).strip()[:LONGEST_NAME].strip() or UNNAMED


def clean_notes(notes: str) -> str:
    """Notes with plain line ends, without control characters or blanks at line ends."""
    text = unicodedata.normalize("NFC", notes).replace("\r\n", "\n").replace("\r", "\n")
    lines = ("".join(c if _printable(c) else " " for c in line).rstrip() for line in text.split("\n"))
    return "\n".join(lines).strip("\n")[:LONGEST_NOTES].rstrip()


def _printable(character: str) -> bool:
    # Separators of every kind count as blanks, so that no reader sees a line end where we see none.
    return unicodedata.category(character)[0] not in "CZ" or character == " "
