"""Events of the day: plays and their parts, phases, the beginning and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gomorra.engine.events.base import CardEvent, Event
from gomorra.engine.events.shown import ShownHand
from gomorra.engine.words import PhaseName


@dataclass(slots=True)
class MakingPlay(Event):
    """A player is about to choose a play; who answers this for himself then has to make one (`must`)."""

    must: bool = False


@dataclass(slots=True)
class Declared(Event):
    """A player declares a play or the use of an ability."""

    what: str
    ability: str = ""


@dataclass(slots=True)
class AbilityUsed(Event):
    """The use of an ability is complete, whether or not it took effect; `event.use` is the use."""

    success: bool
    idle: bool = False
    """It did what its text says, and nothing at all came of that."""


@dataclass(slots=True)
class Chosen(Event):
    """An ability has chosen cards."""

    cards: tuple[int, ...]
    wanted: Any = field(default=None, repr=False, compare=False)
    """What each of them had to be like, by number."""
    instead: dict[int, int] = field(default_factory=dict, compare=False)
    """Which cards an answer puts in the place of chosen ones."""


@dataclass(slots=True)
class Testing(Event):
    """A dude is about to pull for a skill test; `harder` adds to its difficulty."""

    dude: int
    skill: str
    test: str = "spell"
    harder: int = 0


@dataclass(slots=True)
class Cast(Event):
    """A skill test or Kung Fu test was made: for a spell, technique or invention, or because a text says so."""

    dude: int
    success: bool
    test: str = "spell"
    skill: str = ""
    total: int = 0
    """What the pull came to ..."""
    needed: int = 0
    """... and what was needed; a Technique must come to less."""


@dataclass(slots=True)
class Invented(CardEvent):
    """A Gadget was invented."""

    dude: int


@dataclass(slots=True)
class PlayEnded(Event):
    """A play is complete."""

    what: str


@dataclass(slots=True)
class Passed(Event):
    """A player passes."""


@dataclass(slots=True)
class PhaseStarted(Event):
    """A phase of the day begins."""

    phase: PhaseName


@dataclass(slots=True)
class PhaseEnded(Event):
    """A phase of the day ends."""

    phase: PhaseName
    standing: tuple[tuple[int, int], ...] = ()
    """Influence and control of every player, where the phase may have changed them by itself."""


@dataclass(slots=True)
class Anted(Event):
    """Everybody has put the ante into the pot."""


@dataclass(slots=True)
class LowballWon(Event):
    """The day's Winner is known."""

    amount: int
    shown: tuple[ShownHand, ...] = ()
    """The hands as they lie on the table in the end, after what was played against Cheatin' ones."""


@dataclass(slots=True)
class HandRefilled(Event):
    """A player has filled up the play hand at Sundown."""


@dataclass(slots=True)
class SundownChecked(Event):
    """Victory was checked; effects that look at the table at Sundown happen now."""


@dataclass(slots=True)
class Seen(Event):
    """A player looks at hidden cards."""

    cards: tuple[int, ...]


@dataclass(slots=True)
class GameStarted(Event):
    """Starting gangs stand and hands are drawn."""


@dataclass(slots=True)
class GameEnded(Event):
    """The game is over."""

    winner: int
    why: str = ""


@dataclass(slots=True)
class Said(Event):
    """A remark for the log."""

    text: str
