"""Cards that would fit a deck: by its values, its gang, its keywords, what the starter decks play together, and how
cards did in simulated games."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from gomorra.catalog import Printing, catalog
from gomorra.catalog.formats import format_named
from gomorra.catalog.printing import VALUE_SIGNS
from gomorra.decks import Deck, starters
from gomorra.decks.legality import MOST_ALIKE
from gomorra.lab.gallery import measured_cards
from gomorra.server.protocol.deck_pages import Suggestion

COUNT: Final = 24
MAIN_VALUES: Final = 4
CASTERS: Final = {
    "Hex": "Huckster", "Miracle": "Blessed", "Spirit": "Shaman", "Totem": "Shaman", "Gadget": "Mad Scientist",
    "Technique": "Kung Fu",
}  # fmt: skip
"""What must be in the deck before a card of the first keyword can be used."""


BEGUN: Final = 20
"""A deck with fewer cards is only begun: less is enough to go by."""
LEAST: Final = 2.0
"""Reasons that weigh less are none."""
NAMED: Final = {"dude": "dudes", "deed": "deeds", "goods": "goods", "spell": "spells", "action": "actions"}


@cache
def usual_types() -> Counter[str]:
    """How many cards of each type the starter decks have on average."""
    found = Counter(printing.type for deck in starters().values() for printing in deck.copies())
    return Counter({kind: round(count / len(starters())) for kind, count in found.items()})


class _Builder:
    """What a deck is about."""

    def __init__(self, deck: Deck) -> None:
        self.outfit = deck.outfit
        self.copies = Counter({entry.printing.key: entry.count for entry in deck.entries})
        self.faces = Counter(printing.face for printing in deck.copies())
        values = Counter(printing.value for printing in deck.copies() if printing.value)
        self.begun = values.total() < BEGUN
        least = 2 if self.begun else 3
        self.values = {value: count for value, count in values.most_common(MAIN_VALUES) if count >= least}
        self.types = Counter(printing.type for printing in deck.copies())
        self.keywords = Counter(
            word.name
            for entry in deck.entries
            for word in entry.printing.keywords
            for _ in range(entry.count)
        )
        self.company = Counter[str]()
        mine = set(self.copies)
        for other in starters().values():
            theirs = {entry.printing.key for entry in other.entries}
            shared = len(mine & theirs)
            if shared > 4:
                for key in theirs - mine:
                    self.company[key] += shared

    def reasons(self, printing: Printing) -> list[tuple[float, str]]:
        """Why this card would fit, each reason with its weight."""
        found: list[tuple[float, str]] = []
        if printing.value in self.values:
            sign = VALUE_SIGNS[printing.value or 0]
            found.append((4, f"another {sign}: the deck has {self.values[printing.value]} of them"))
            if not self.faces[printing.face]:
                found.append((2, f"the first {printing.face}, so no Cheatin' with it"))
        if self.outfit is not None and printing.belongs_to(self.outfit):
            found.append((2, f"of your gang, the {printing.gangs[0]}"))
        for word in printing.keywords:
            caster = CASTERS.get(word.name)
            if caster and self.keywords[caster]:
                found.append((3, f"your {caster} can use this {word.name}"))
            elif word.name not in CASTERS and self.keywords[word.name] > 3:
                found.append((1.5, f"{word.name}, like {self.keywords[word.name]} of your cards"))
        if self.company[printing.key]:
            found.append((1.5, "starter decks like yours play it"))
        measured = measured_cards().get(catalog().card_of(printing).name)
        if measured is not None and measured.lift > measured.margin:
            more = round(100 * measured.lift)
            found.append((1.5, f"in simulated games whoever held it won {more} in 100 more"))
        usual = usual_types()[printing.type]
        if self.types[printing.type] < usual / 2:
            few = f"{self.types[printing.type]}" if self.types[printing.type] else "none"
            found.append((1, f"decks have about {usual} {NAMED[printing.type]}, yours has {few}"))
        return found

    def unfit(self, printing: Printing) -> bool:
        """Whether it would never be played, or would break a rule of construction."""
        if printing.is_token or printing.type in ("outfit", "legend", "joker"):
            return True
        if self.copies[printing.key] or self.faces[printing.face] >= MOST_ALIKE:
            return True
        if any(word.name in CASTERS and not self.keywords[CASTERS[word.name]] for word in printing.keywords):
            return True
        foreign = bool(printing.gangs) and self.outfit is not None and not printing.belongs_to(self.outfit)
        return printing.type == "dude" and foreign


def suggest(deck: Deck, format_name: str) -> tuple[Suggestion, ...]:
    """The cards that fit best, the best first; nothing for a deck that has no card yet."""
    if not deck.entries:
        return ()
    builder = _Builder(deck)
    chosen = format_named(format_name)
    ranked: dict[str, tuple[float, Suggestion]] = {}
    for printing in catalog().printings:
        if builder.unfit(printing) or not chosen.includes(printing, catalog()) or chosen.ban(printing):
            continue
        reasons = sorted(builder.reasons(printing), reverse=True)
        worth = sum(weight for weight, _ in reasons)
        if worth < LEAST or (len(reasons) < 2 and not builder.begun):
            continue
        if printing.key not in ranked or worth > ranked[printing.key][0]:
            ranked[printing.key] = (worth, Suggestion(printing.code, tuple(words for _, words in reasons)))
    best = sorted(ranked.values(), key=lambda found: (-found[0], found[1].code))
    return tuple(suggestion for _, suggestion in best[:COUNT])
