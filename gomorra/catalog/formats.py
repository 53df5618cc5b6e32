"""Formats: which printings may be played together, and which cards are banned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gomorra.catalog.collection import Catalog
from gomorra.catalog.errors import CatalogError, nearest_words
from gomorra.catalog.printing import Edition, Pack, Printing
from gomorra.catalog.titles import fold, nearest

BANNED: Final = {
    "108-worldly-desires": "CB-108WorldlyDesires",
    "showboating": "CB-Showboating",
    "decimator-array": "CB-DecimatorArray",
}
"""The ban list of Compendium 1.9.3: card keys, with the rule that bans each."""

PLAIN_JOKERS: Final = frozenset({"01144", "01145"})
"""The Base Set jokers, which the Weird West Edition keeps."""

_FIRST_WEIRD_WEST_PACK: Final = "TCaR"


class UnknownFormat(CatalogError):
    """No format has this name."""


@dataclass(frozen=True, slots=True)
class Format:
    """A card pool and a ban list."""

    name: str
    title: str
    banned: tuple[str, ...]

    def includes(self, printing: Printing, catalog: Catalog) -> bool:
        """Whether this printing is in the card pool; whether it is banned is another question."""
        if self.name == "open" or printing.code in PLAIN_JOKERS:
            return True
        # A promo follows the printing whose picture it varies.
        if printing.is_promo and printing.reprint_of:
            return self.includes(catalog.printing(printing.reprint_of), catalog)
        return self.includes_pack(catalog.pack(printing.pack), catalog)

    def includes_pack(self, pack: Pack, catalog: Catalog) -> bool:
        """Whether the format plays with this pack."""
        if self.name == "original":
            return pack.edition == Edition.ORIGINAL
        if self.name == "weird-west":
            return pack.released >= catalog.pack(_FIRST_WEIRD_WEST_PACK).released
        return True

    def ban(self, printing: Printing) -> str | None:
        """The rule that bans this card, if one does."""
        return BANNED[printing.key] if printing.key in self.banned else None


ORIGINAL: Final = Format("original", "Original card set with the ban list of Compendium 1.9.3", tuple(BANNED))
WEIRD_WEST: Final = Format("weird-west", "Weird West Edition", tuple(BANNED))
OPEN: Final = Format("open", "Open: every printing, nothing banned", ())
FORMATS: Final = {one.name: one for one in (ORIGINAL, WEIRD_WEST, OPEN)}

_OTHER_NAMES: Final = {
    "weirdwestedition": WEIRD_WEST, "wwe": WEIRD_WEST, "ww": WEIRD_WEST, "new": WEIRD_WEST,
    "oldtimer": ORIGINAL, "old": ORIGINAL, "classic": ORIGINAL, "any": OPEN, "casual": OPEN,
}  # fmt: skip


def format_named(name: str) -> Format:
    """The format of this name."""
    wanted = fold(name)
    for format_name, found in FORMATS.items():
        if fold(format_name) == wanted:
            return found
    if wanted in _OTHER_NAMES:
        return _OTHER_NAMES[wanted]
    near = nearest_words(nearest(name, FORMATS))
    raise UnknownFormat(f"there is no format {name!r}; there are {', '.join(FORMATS)}{near}")
