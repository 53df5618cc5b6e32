"""Cards that exist at one table only: those of the rule book's examples, as plain as the statement needs them."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from gomorra.catalog import Printing
from gomorra.catalog.gangs import Gang
from gomorra.catalog.printing import CardType, Edition, Keyword, Shooter, Suit
from gomorra.engine.card import registry
from gomorra.server.protocol.card_facts import CardFacts, facts_of

PACK = "made up for an example"


class MadeUp(msgspec.Struct, frozen=True, omit_defaults=True):
    """The facts of a card without text."""

    title: str
    type: CardType
    edition: Edition
    key: str
    name_key: str
    suit: Suit | None = None
    value: int | None = None
    experience: int = 0
    keywords: tuple[Keyword, ...] = ()
    gangs: tuple[Gang, ...] = ()
    shooter: Shooter | None = None
    bullets: int | None = None
    bullet_bonus: int | None = None
    influence: int | None = None
    control: int | None = None
    cost: int | None = None
    upkeep: int | None = None
    production: int | None = None
    stash: int | None = None
    text: str = ""
    """What is said instead of a text, where it has one that only its test can read."""
    mark: str = ""
    """Tells such cards apart."""

    @classmethod
    def of(cls, printing: Printing, **changes: str) -> MadeUp:
        """The facts of a printing, perhaps under another title."""
        facts: dict[str, Any] = {name: getattr(printing, name) for name in FACTS}
        return cls(**facts | changes)

    @property
    def code(self) -> str:
        """The same facts, the same code."""
        return "made-" + hashlib.blake2b(msgspec.json.encode(self), digest_size=4).hexdigest()

    def printing(self) -> Printing:
        """The card as games know it, playable from now on."""
        registry.register_plain(self.code)
        return Printing(
            code=self.code,
            quantity=1,
            pack=PACK,
            reprint_of=None,
            octgn_id=None,
            ratings={word.name: word.rating for word in self.keywords},
            **{name: getattr(self, name) for name in FACTS},
        )

    def facts(self) -> CardFacts:
        """What a player can read on it."""
        return facts_of(self.printing(), text=(self.text,) if self.text else (), pack=PACK)


FACTS = tuple(name for name in MadeUp.__struct_fields__ if name not in ("text", "mark"))
"""What is printed on it."""
