"""What every event is: plain data that knows how to take place."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gomorra.engine.kernel.state import NOBODY

if TYPE_CHECKING:
    from gomorra.engine.game import Game


@dataclass(slots=True, kw_only=True)
class Event:
    """Something that happens: by which card and player, and whether as a cost."""

    source: int = 0
    """The card whose text does it, 0 for the rules."""
    seat: int = NOBODY
    """The player who does it."""
    kind: str = ""
    """The kind of ability that does it."""
    cost: bool = False
    """Paid as a cost: Reacts cannot interfere."""
    final: bool = False
    """Cannot be prevented or replaced."""
    replaced: bool = field(default=False)
    """Whether something else happened instead."""
    use: Any = field(default=None, repr=False, compare=False)
    """The use of the ability that does it, for listeners; not kept in the log."""
    faces: Any = field(default=None, repr=False, compare=False)
    """The faces of all cards as they were when it happened, for the log."""
    day: int = 0

    def apply(self, game: Game) -> None:
        """Make it so."""


@dataclass(slots=True)
class CardEvent(Event):
    """Something that happens to one card."""

    card: int
