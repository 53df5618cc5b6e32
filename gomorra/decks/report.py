"""What a deck check finds."""

from __future__ import annotations

from dataclasses import dataclass

from gomorra.catalog.formats import Format
from gomorra.decks.deck import Deck


@dataclass(frozen=True, slots=True)
class Finding:
    """A violation or a warning: the rule, the cards it is about, and a sentence."""

    rule: str
    """An id of the rule checklist; for a card outside the card pool the format, as in format:weird-west."""
    cards: tuple[str, ...]
    sentence: str

    def as_json(self) -> dict[str, object]:
        """The finding as plain data."""
        return {"rule": self.rule, "cards": list(self.cards), "sentence": self.sentence}


@dataclass(frozen=True, slots=True)
class Report:
    """The outcome of a check. Errors make a deck illegal, warnings only deserve a look."""

    deck: Deck
    format: Format
    errors: tuple[Finding, ...]
    warnings: tuple[Finding, ...]
    starting_cost: int

    @property
    def legal(self) -> bool:
        """Whether nothing forbids the deck."""
        return not self.errors

    def as_json(self) -> dict[str, object]:
        """The report as plain data."""
        return {
            "deck": self.deck.name,
            "format": self.format.name,
            "legal": self.legal,
            "stash": self.deck.stash,
            "starting_cost": self.starting_cost,
            "errors": [finding.as_json() for finding in self.errors],
            "warnings": [finding.as_json() for finding in self.warnings],
        }
