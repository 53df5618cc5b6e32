"""A card as browsers know it."""

from __future__ import annotations

from msgspec import Struct

from gomorra.catalog import Printing


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


def facts_of(
    printing: Printing, *, text: tuple[str, ...] = (), rulings: tuple[str, ...] = (), pack: str = ""
) -> CardFacts:
    """What a player can read on a card."""
    return CardFacts(
        title=printing.title,
        type=printing.type,
        experience=printing.experience,
        suit=printing.suit or "",
        value=printing.value or 0,
        keywords=tuple(str(word) for word in printing.keywords),
        gangs=tuple(str(gang) for gang in printing.gangs),
        stud=printing.shooter == "stud",
        bullets=printing.bullets,
        bonus=printing.bullet_bonus,
        influence=printing.influence,
        control=printing.control,
        cost=printing.cost,
        upkeep=printing.upkeep,
        production=printing.production,
        stash=printing.stash,
        text=text,
        rulings=rulings,
        pack=pack,
    )
