"""The whole catalogue: look up printings, cards and packs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import date

from gomorra.catalog.errors import UnknownCard, UnknownPack
from gomorra.catalog.printing import Card, Edition, Pack, Printing
from gomorra.catalog.titles import fold, nearest, split_experience, words

_CODE = re.compile(r"\d{5}")
_OTHER_PACK_NAMES = {
    "core": "DTR", "coreset": "DTR", "base": "DTR", "doomtownreloaded": "DTR", "promo": "alt",
    "wwe": "DT2", "weirdwest": "DT2", "badmoonrising": "BMR",
}  # fmt: skip


class Catalog:
    """Every printing, with the ways to find one."""

    def __init__(
        self, packs: Sequence[Pack], printings: Sequence[Printing], spellings: Mapping[str, str]
    ) -> None:
        """`spellings` gives for another way to write a title the title it means."""
        self.packs = tuple(packs)
        self.printings = tuple(printings)
        self._by_code = {printing.code: printing for printing in self.printings}
        by_key: dict[str, list[Printing]] = {}
        for printing in sorted(self.printings, key=lambda printing: (printing.is_promo, printing.code)):
            by_key.setdefault(printing.key, []).append(printing)
        self.cards = tuple(
            Card(key, group[0].title, group[0].experience, tuple(group)) for key, group in by_key.items()
        )
        self._by_key = {card.key: card for card in self.cards}
        self._by_title: dict[str, dict[int, Card]] = {}
        self._by_name: dict[str, list[Card]] = {}
        for card in self.cards:
            self._by_title.setdefault(fold(card.title), {})[card.experience] = card
            self._by_name.setdefault(card.name_key, []).append(card)
        self._spellings = {fold(written): fold(title) for written, title in spellings.items()}
        self._by_octgn: dict[str, Printing] = {}
        for card in self.cards:
            for printing in card.printings:
                if printing.octgn_id:
                    self._by_octgn.setdefault(printing.octgn_id, printing)
        self._packs = {fold(name): pack for pack in self.packs for name in (pack.name, pack.prefix)}
        self._packs |= {fold(pack.code): pack for pack in self.packs}
        self._packs |= {name: self._packs[fold(code)] for name, code in _OTHER_PACK_NAMES.items()}
        self._shown_titles: dict[str, str] = {}

    def printing(self, code: str) -> Printing:
        """The printing with this five-digit code."""
        found = self.get_printing(code)
        if found is None:
            raise UnknownCard(
                code, reason=f"no card has the code {code[:20]!r}; codes have five digits, as in 01119"
            )
        return found

    def get_printing(self, code: str) -> Printing | None:
        """As printing, but None where there is no such code."""
        return self._by_code.get(code)

    def card_of(self, printing: Printing) -> Card:
        """The card of which this is a printing."""
        return self._by_key[printing.key]

    def card(self, key: str) -> Card:
        """The card with this key, as in pistol-whip or mario-crane@1."""
        found = self._by_key.get(key)
        if found is None:
            raise UnknownCard(key, self.nearest(key))
        return found

    def find(self, title: str, experience: int | None = None) -> Card:
        """The card of this title, in whatever spelling, or with this code.

        Without a level of experience, written in the title or given, the lowest there is.
        """
        found = self.get(title, experience)
        if found is not None:
            return found
        bare, written = split_experience(title)
        levels = self._levels(bare)
        level = written if experience is None else experience
        if levels and level is not None:
            there = ", ".join(card.name for card in levels.values())
            raise UnknownCard(
                title, reason=f"{next(iter(levels.values())).title} has no level {level}; there is {there}"
            )
        raise UnknownCard(title, self.nearest(title))

    def get(self, title: str, experience: int | None = None) -> Card | None:
        """As find, but None where there is no such card."""
        if _CODE.fullmatch(title):
            return self.card_of(self._by_code[title]) if title in self._by_code else None
        bare, written = split_experience(title)
        level = written if experience is None else experience
        levels = self._levels(bare)
        if level is None:
            return levels[min(levels)] if levels else None
        if levels and level not in levels:
            same_name = self._by_name[levels[min(levels)].name_key]
            return next((card for card in same_name if card.experience == level), None)
        return levels.get(level)

    def _levels(self, title: str) -> dict[int, Card]:
        wanted = fold(title)
        for spelling in (wanted, f"the{wanted}", wanted.removeprefix("the")):
            levels = self._by_title.get(self._spellings.get(spelling, spelling))
            if levels is not None:
                return levels
        return {}

    def versions(self, name_key: str) -> tuple[Card, ...]:
        """All cards with this name: one, or every experience level of a person."""
        return tuple(self._by_name.get(name_key, ()))

    def nearest(self, title: str, count: int = 3) -> tuple[str, ...]:
        """The titles nearest to a wrong one."""
        if not self._shown_titles:
            self._shown_titles = {words(card.title): card.title for card in self.cards}
        return nearest(split_experience(title)[0], self._shown_titles, count)

    def by_octgn(self, octgn_id: str) -> Printing | None:
        """The printing with this OCTGN id; a promo shares the id of the printing it follows."""
        return self._by_octgn.get(octgn_id.strip().strip("{}").lower())

    def pack(self, name: str) -> Pack:
        """The pack of this name or code."""
        found = self.get_pack(name)
        if found is None:
            raise UnknownPack(
                name, nearest(name, [*(pack.name for pack in self.packs), *(p.code for p in self.packs)])
            )
        return found

    def get_pack(self, name: str) -> Pack | None:
        """As pack, but None where there is no such pack."""
        return self._packs.get(fold(name))

    def printing_in(self, card: Card, edition: Edition) -> Printing:
        """The printing to take for a card when only the edition is known: that edition's, else its first."""
        return card.in_edition(edition) or card.first

    def search(
        self,
        query: str,
        *,
        text_of: Callable[[Printing], str] | None = None,
        today: date | None = None,
    ) -> list[Printing]:
        """What a query in the search language finds, by title; see docs/formats.md."""
        from gomorra.catalog.search import search

        return search(self, query, text_of=text_of, today=today)
