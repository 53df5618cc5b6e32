"""What was offered, also where nobody was asked: a choice of one is made without a question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from gomorra.engine.card.handle import Card
from gomorra.engine.fights import lumps
from gomorra.engine.verbs import asking
from gomorra.engine.verbs.use import Use

if TYPE_CHECKING:
    from gomorra.testing.scenario import Table


@contextmanager
def noting(table: Table) -> Iterator[list[list[Card]]]:
    """Notes the cards of every choice that is made meanwhile, casualties among them, one list a choice."""
    noted: list[list[Card]] = []

    def pick(use: Use, cards: Sequence[Card], *args: Any, **more: Any) -> Any:
        noted.append(list(cards))
        return (yield from asking.pick(use, cards, *args, **more))

    def gather(use: Use, choice: Any, cards: list[Card], *args: Any, **more: Any) -> Any:
        noted.append(list(cards))
        return (yield from asking.gather(use, choice, cards, *args, **more))

    def offered(*args: Any) -> list[lumps.Fate]:
        fates = fallen(*args)
        if fates:
            noted.append(list(dict.fromkeys(table.game.card(fate.card) for fate in fates)))
        return fates

    fallen = lumps.offered
    with (
        patch.object(Use, "pick", pick),
        patch.object(Use, "gather", gather),
        patch.object(lumps, "offered", offered),
    ):
        table.game  # noqa: B018  # begins the game, if that has not happened
        yield noted
