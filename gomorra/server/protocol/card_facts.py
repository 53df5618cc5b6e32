"""A card as browsers know it."""

from __future__ import annotations

from msgspec import Struct


class CardFacts(Struct, frozen=True, omit_defaults=True):
    """What is printed on a card, its text and its rulings."""

    title: str
    type: str
    experience: int = 0
    suit: str = ""
    value: int = 0
    keywords: tuple[str, ...] = ()
    gangs: tuple[str, ...] = ()
    stud: bool = False
    bullets: int | None = None
    bonus: int | None = None
    influence: int | None = None
    control: int | None = None
    cost: int | None = None
    upkeep: int | None = None
    production: int | None = None
    stash: int | None = None
    text: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    pack: str = ""
