"""Finds the printing that a deck list means, from whatever it says: a code, an OCTGN id, a title, a pack."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from gomorra.catalog import Card, Catalog, Edition, Printing, catalog
from gomorra.catalog.errors import nearest_words
from gomorra.catalog.titles import split_experience
from gomorra.decks.deck import MOST_COPIES, Deck, DeckError, Entry
from gomorra.decks.problems import DeckFileError, Problem, Reading

MOST_PROBLEMS: Final = 20
_LAST_PARENTHESES: Final = re.compile(r"^(?P<title>.*?)\s*\((?P<inside>[^()]*)\)$")
_NO_PACK: Final = {"", "undefined", "null", "none", "unknown"}


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a list says about one card."""

    line: int | None
    count: int
    title: str
    starting: int = 0
    code: str = ""
    octgn_id: str = ""

    @property
    def shown(self) -> str:
        """The card as a message names it."""
        text = self.title or self.code or self.octgn_id
        return repr(text if len(text) <= 80 else f"{text[:77]}...")


@dataclass(slots=True)
class Resolver:
    """Gathers the entries of one deck list, with notices and problems.

    A card of which the list does not say the printing is taken in the edition of the rest of the deck.
    """

    cards: Catalog = field(default_factory=catalog)
    problems: list[Problem] = field(default_factory=list)
    notices: list[str] = field(default_factory=list)
    _entries: list[Entry] = field(default_factory=list)
    _undecided: list[tuple[Wanted, Card]] = field(default_factory=list)

    def problem(self, line: int | None, sentence: str) -> None:
        """Note a problem; after too many the file is surely no deck, so reading ends."""
        self.problems.append(Problem(line, sentence))
        if len(self.problems) >= MOST_PROBLEMS:
            self.problems.append(Problem(None, f"more than {MOST_PROBLEMS} problems: is this a deck at all?"))
            raise DeckFileError(self.problems)

    def notice(self, line: int | None, sentence: str) -> None:
        self.notices.append(str(Problem(line, sentence)))

    def add(self, wanted: Wanted) -> None:
        """Take a card into the deck, or note why that cannot be."""
        if not 1 <= wanted.count <= MOST_COPIES or wanted.starting > MOST_COPIES:
            wrong = max(wanted.starting, wanted.count)
            self.problem(wanted.line, f"{wrong} copies of {wanted.shown}: write 1 to {MOST_COPIES}")
            return
        printing = self._identified(wanted)
        if printing is None:
            found = self.look_up(wanted.title)
            if found is None:
                near = nearest_words(self.cards.nearest(wanted.title))
                self.problem(wanted.line, f"no card is called {wanted.shown}{near}")
                return
            printing = self._printing_of(wanted, *found)
            if printing is None:
                return
        self._entries.append(Entry(printing, wanted.count, wanted.starting))

    def _identified(self, wanted: Wanted) -> Printing | None:
        """The printing that a code or an id names; the title behind it may be spelled in an older way."""
        by_code = None
        if wanted.code:
            by_code = self.cards.get_printing(wanted.code)
            if by_code is None:
                self.notice(wanted.line, f"no card has the code {wanted.code}; looked for the title instead")
        printing = by_code or (self.cards.by_octgn(wanted.octgn_id) if wanted.octgn_id else None)
        if printing is None:
            return None
        named = self.look_up(wanted.title)
        if named is None:
            if wanted.title:
                self.notice(wanted.line, f"{wanted.shown} is read as {printing.name} by its code")
        elif named[0].name_key != printing.name_key or _other_level(named[0], wanted, printing):
            sentence = f"the code {wanted.code or wanted.octgn_id} is {printing.name}, not {named[0].name}"
            self.problem(wanted.line, f"{sentence}; mend one of the two")
        return printing

    def _printing_of(self, wanted: Wanted, card: Card, pack: str | None) -> Printing | None:
        """The printing in the pack the list names; None where that stays open until the end."""
        if pack is None or pack.strip().lower() in _NO_PACK:
            self._undecided.append((wanted, card))
            return None
        known = self.cards.get_pack(pack)
        if known is None:
            self._undecided.append((wanted, card))
            self.notice(wanted.line, f"the pack {pack[:40]!r} of {card.name} is unknown; taken without it")
            return None
        printing = next((p for p in card.printings if p.pack == known.code), None)
        if printing is None:
            self._undecided.append((wanted, card))
            self.notice(wanted.line, f"{card.name} is not in {known.name}; taken from a pack where it is")
        return printing

    def look_up(self, text: str) -> tuple[Card, str | None] | None:
        """The card and the pack or code in parentheses behind it, if any. Titles may have their own."""
        card = self.cards.get(text)
        if card is not None:
            return card, None
        split = _LAST_PARENTHESES.match(text)
        if split is None:
            return None
        card = self.cards.get(split["title"])
        return None if card is None else (card, split["inside"])

    def bare(self, text: str, types: tuple[str, ...] = ("outfit", "legend")) -> bool:
        """Whether the text is, without a count, a card of these types."""
        found = self.look_up(text)
        return found is not None and found[0].first.type in types

    def finish(self, name: str, written_in: str, notes: str = "") -> Reading:
        """The deck, or an error with every line that could not be read."""
        if self.problems:
            raise DeckFileError(self.problems)
        try:
            deck = Deck.of(name, [*self._entries, *self._decided()], notes)
        except DeckError as error:
            raise DeckFileError(str(error)) from error
        if not deck.entries:
            raise DeckFileError("there is no card in it")
        return Reading(deck, written_in, tuple(self.notices))

    def _decided(self) -> Iterator[Entry]:
        modern = any(entry.printing.edition == Edition.WEIRD_WEST for entry in self._entries)
        edition = Edition.WEIRD_WEST if modern else Edition.ORIGINAL
        for wanted, card in self._undecided:
            printing = self.cards.printing_in(card, edition)
            if len(card.printings) > 1:
                pack = self.cards.pack(printing.pack).name
                self.notice(wanted.line, f"{card.name} is taken in its printing of {pack} ({printing.code})")
            yield Entry(printing, wanted.count, wanted.starting)


def _other_level(named: Card, wanted: Wanted, printing: Printing) -> bool:
    """Whether the title states another experience level; many lists leave the level out."""
    return named.experience != printing.experience and split_experience(wanted.title)[1] is not None
