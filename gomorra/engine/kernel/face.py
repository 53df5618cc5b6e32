"""Faces: what is printed on a card, joined with how it behaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra import poker
from gomorra.engine.words import Stat

if TYPE_CHECKING:
    from gomorra.catalog import Printing
    from gomorra.engine.card.handle import Card

SKILLS = ("Huckster", "Blessed", "Shaman", "Mad Scientist")
SPELLCASTERS = {"Hex": "Huckster", "Miracle": "Blessed", "Spirit": "Shaman"}


class Face:
    """The printed facts of a card in the form the engine reads them, and its behaviour."""

    __slots__ = (
        "behaviour", "code", "experience", "gangs", "is_token", "keywords", "name", "playing", "printing", "stats",
        "stud", "suit", "tao", "title", "type", "unique", "value",
    )  # fmt: skip

    def __init__(self, printing: Printing, behaviour: type[Card]) -> None:
        self.printing = printing
        self.behaviour = behaviour
        self.code = printing.code
        self.title = printing.name
        self.name = printing.name_key
        self.type = str(printing.type)
        self.experience = printing.experience
        self.suit = printing.suit
        self.value = printing.value or 0
        self.gangs = tuple(printing.gangs)
        self.stud = printing.shooter == "stud"
        self.is_token = printing.is_token
        self.unique = printing.is_unique
        self.keywords: dict[str, int | None] = {word.name: word.rating for word in printing.keywords}
        self.tao = next((word for word in self.keywords if word.startswith("Tao of")), "")
        self.stats: dict[str, int] = {
            Stat.BULLETS: printing.bullets or printing.bullet_bonus or 0,
            Stat.INFLUENCE: printing.influence or 0,
            Stat.VALUE: printing.value or 0,
            Stat.CONTROL: printing.control or 0,
            Stat.COST: printing.cost or 0,
            Stat.UPKEEP: printing.upkeep or 0,
            Stat.PRODUCTION: printing.production or 0,
            Stat.HAND_SIZE: 0,
        }
        behaviour.adjust(self)
        self.playing = poker.JOKER
        """The card as gomorra.poker counts it, as long as nobody has named it otherwise."""
        if self.type != "joker" and self.suit is not None:
            self.playing = poker.card(poker.SUIT_NAMES.index(self.suit), self.value)

    def __repr__(self) -> str:
        return f"<{self.title} {self.code}>"
