"""The shelf of cards: which behaviour belongs to which printing, and the text players read."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

from gomorra.catalog import Printing, catalog
from gomorra.engine.card import registry
from gomorra.engine.card.ability import card_text
from gomorra.engine.card.handle import Card

_EXPERIENCE = re.compile(r"^(?P<title>.*) \(Exp\.\s?(?P<level>\d)\)$")


@dataclass(frozen=True, slots=True)
class Shelf:
    """All behaviours and the printings they belong to."""

    by_code: dict[str, type[Card]]
    plain: frozenset[str]

    def behaviour(self, code: str) -> type[Card] | None:
        return self.by_code.get(code)

    def is_implemented(self, code: str) -> bool:
        return code in self.by_code or code in self.plain

    def text(self, printing: Printing) -> list[str]:
        """What players read on this card, one line an ability or trait."""
        behaviour = self.by_code.get(printing.code)
        return card_text(behaviour) if behaviour is not None else []

    def missing(self, printings: Iterator[Printing]) -> list[Printing]:
        """The printings that cannot be played yet."""
        return [printing for printing in printings if not self.is_implemented(printing.code)]


def title_of(behaviour: type[Card]) -> tuple[str, int]:
    """The title and experience level that a behaviour's docstring names."""
    first = (behaviour.__doc__ or "").strip().split("\n")[0].strip()
    match = _EXPERIENCE.match(first)
    return (match["title"], int(match["level"])) if match else (first, 0)


def modules() -> Iterator[ModuleType]:
    """The modules with cards: `gomorra/cards/<pack>/<type>.py`."""
    for pack in pkgutil.iter_modules([str(Path(__file__).parent)]):
        if pack.ispkg:
            package = importlib.import_module(f"gomorra.cards.{pack.name}")
            for module in pkgutil.iter_modules(package.__path__):
                yield importlib.import_module(f"gomorra.cards.{pack.name}.{module.name}")


def behaviours() -> Iterator[type[Card]]:
    """All card classes, in the order in which they are written."""
    for module in modules():
        for item in vars(module).values():
            if (
                inspect.isclass(item)
                and issubclass(item, Card)
                and item.__module__ == module.__name__
                and not item.__name__.startswith("_")
            ):
                yield item


@cache
def shelf() -> Shelf:
    """Read all card modules once and tell the engine about them."""
    from gomorra.cards.plain import PLAIN

    cards = catalog()
    by_code: dict[str, type[Card]] = {}
    general: list[tuple[type[Card], list[str]]] = []
    for behaviour in behaviours():
        if behaviour.printings:
            for code in behaviour.printings:
                by_code[code] = behaviour
        else:
            title, level = title_of(behaviour)
            general.append((behaviour, [printing.code for printing in cards.find(title, level).printings]))
    for behaviour, codes in general:
        for code in codes:
            by_code.setdefault(code, behaviour)
    for code, behaviour in by_code.items():
        registry.register(code, behaviour)
    for code in PLAIN:
        registry.register_plain(code)
    return Shelf(by_code, PLAIN)
