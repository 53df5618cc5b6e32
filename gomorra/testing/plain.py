"""Plain cards made up for a test: a vanilla dude, deed, goods, spell or action in one line."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

from gomorra import poker
from gomorra.catalog import Printing, catalog
from gomorra.catalog.gangs import Gang
from gomorra.catalog.printing import Keyword
from gomorra.engine.card import registry
from gomorra.engine.card.handle import Card

_numbers = count(1)
_MODELS = {
    "dude": "Pancho Castillo",
    "deed": "Blake Ranch",
    "goods": "Mustang",
    "spell": "Soul Blast",
    "action": "War Paint",
    "outfit": "Law Dogs",
    "legend": "Darius Hellstromme",
    "joker": "Joker (red)",
}
_SUITS = {"dude": "spades", "deed": "diamonds", "goods": "hearts", "spell": "hearts", "action": "clubs"}


def keyword(text: str) -> Keyword:
    """A keyword as it is printed: `Huckster 2`."""
    name, _, last = text.rpartition(" ")
    return Keyword(name, int(last)) if name and last.isdigit() else Keyword(text)


def plain(kind: str, title: str = "", *, behaviour: type[Card] | None = None, **facts: Any) -> Printing:
    """A printing that exists only in tests. Facts not given are as plain as can be.

    >>> gunman = plain("dude", bullets=2, stud=True, influence=1)
    >>> gunman.shooter, gunman.bullets, gunman.influence, gunman.cost
    ('stud', 2, 1, 0)
    """
    number = next(_numbers)
    code = f"plain-{number}"
    words = tuple(keyword(word) for word in facts.pop("keywords", ()))
    stud = facts.pop("stud", False)
    gangs = tuple(Gang.named(gang) or gang for gang in facts.pop("gangs", ()))
    model = catalog().find(_MODELS[kind]).first
    values: dict[str, Any] = {
        "experience": 0, "suit": _SUITS.get(kind), "value": 7 if kind in _SUITS else None, "keywords": words,
        "gangs": gangs, "shooter": None, "bullets": None, "bullet_bonus": None, "influence": None, "control": None,
        "cost": 0, "upkeep": 0, "production": 0, "stash": None, "quantity": 1, "reprint_of": None,
        "octgn_id": None,
    }  # fmt: skip
    if kind == "dude":
        values |= {"shooter": "stud" if stud else "draw", "bullets": 0, "influence": 0}
    if kind == "deed":
        values |= {"control": 0}
    if kind in ("outfit", "legend"):
        values |= {"stash": 20 if kind == "outfit" else 0, "cost": None, "upkeep": None}
    values |= facts
    name = title or f"Plain {kind} {number}"
    key = name.lower().replace(" ", "-")
    printing = replace(
        model,
        code=code,
        title=name,
        key=key,
        name_key=facts.pop("name_key", key),
        ratings={word.name: word.rating for word in values["keywords"]},
        type=kind,  # type: ignore[arg-type]  # a word that a test gives
        **{name: value for name, value in values.items() if name != "name_key"},
    )
    if behaviour is not None:
        registry.register(code, behaviour)
    else:
        registry.register_plain(code)
    return printing


def playing_card(text: str) -> Printing:
    """A plain card that shows this suit and value: `8♠`, `joker`."""
    if text.lower() == "joker":
        return catalog().find("Joker (red)").first
    (card,) = poker.parse(text)
    kind = ("action", "deed", "goods", "dude")[poker.suit(card)]
    return plain(kind, poker.show([card]), suit=poker.SUIT_NAMES[poker.suit(card)], value=poker.value(card))
