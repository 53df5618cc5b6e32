"""What is on offer at a table: abilities, plays and choices, and why one is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.card.handle import Card
from gomorra.engine.kernel.refusal import Refusal
from gomorra.testing.chairs import offered

if TYPE_CHECKING:
    from gomorra.testing.scenario import Table


def can_use(table: Table, card: Card, ability: str = "", seat: int | None = None) -> bool:
    """Whether an ability is on offer to its player now (at Noon: were it his turn)."""
    table.turn_of(seat if seat is not None else table.whose(card))
    return any(
        option.payload[0] in ("use", "react")
        and option.payload[1] == card.id
        and (not ability or str(option.payload[2]).split(":")[-1] == ability)
        for option in table.game.decision.options
    )


def offers(table: Table, word: str) -> list[tuple[str | int, ...]]:
    """The payloads on offer that begin with a word."""
    options = table.game.decision.options
    return [offered(table, option.payload) for option in options if option.payload[0] == word]


def choices(table: Table) -> list[Card]:
    """The cards among which the open decision chooses."""
    return [
        table.game.card(table.game.place_of_word(option.payload[1]))
        for option in table.game.decision.options
        if option.payload[0] in ("card", "join", "casualty")
    ]


def why_not_use(table: Table, card: Card, ability: str = "") -> Refusal | None:
    """Why an ability is not on offer."""
    names = [ability] if ability else [item.name for item in card.abilities]
    return table.game.why_not(("use", card.id, names[0])) if names else None
