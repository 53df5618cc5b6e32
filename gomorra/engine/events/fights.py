"""Events of callouts, shootouts and jobs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gomorra.engine.events.base import CardEvent, Event
from gomorra.engine.events.shown import ShownHand
from gomorra.engine.words import Memory

if TYPE_CHECKING:
    from gomorra.engine.game import Game


@dataclass(slots=True)
class CalledOut(CardEvent):
    """A dude calls another one out."""

    target: int


@dataclass(slots=True)
class Accepted(CardEvent):
    """A callout is accepted (or could not be refused); posses are not formed yet. Others may take both places."""

    caller: int
    forced: str = ""
    """Why there was no refusing: the dude is booted, or a text does not allow it."""


@dataclass(slots=True)
class Refused(CardEvent):
    """A dude refuses a callout."""

    caller: int


@dataclass(slots=True)
class PossesFormed(Event):
    """Both posses stand; the shootout begins."""

    location: int
    posses: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Who stands on the leader's and on the mark's side."""


@dataclass(slots=True)
class ShootoutStarted(Event):
    """A shootout has begun, before anybody's first play in it."""

    location: int


@dataclass(slots=True)
class RoundStarted(Event):
    """A round of a shootout begins."""

    number: int


@dataclass(slots=True)
class ShooterPicked(CardEvent):
    """A player announces the shooter of a posse."""

    side: int


@dataclass(slots=True)
class Redrawing(Event):
    """A player redraws with the draw bonus: so many cards were discarded."""

    discarded: int
    drawn: int


@dataclass(slots=True)
class Revealed(Event):
    """All draw hands are revealed."""

    hands: tuple[tuple[int, tuple[int, ...]], ...]
    lowball: bool = False
    shown: tuple[ShownHand, ...] = ()

    @property
    def cheaters(self) -> list[int]:
        """Who has revealed a Cheatin' hand, whatever becomes of it before all have answered."""
        return [hand.seat for hand in self.shown if not hand.legal]

    @property
    def honest(self) -> list[int]:
        """Who has revealed a legal hand."""
        return [hand.seat for hand in self.shown if hand.legal]

    def apply(self, game: Game) -> None:
        if self.cheaters:
            game.state.remember(Memory.CAUGHT, *self.cheaters)


@dataclass(slots=True)
class JokerNamed(CardEvent):
    """A joker's suit and value are named."""

    suit: int
    value: int

    def apply(self, game: Game) -> None:
        game.state.named[self.card] = (self.suit, self.value)


@dataclass(slots=True)
class RankChanged(Event):
    """A hand rank is raised or lowered."""

    player: int
    amount: int


@dataclass(slots=True)
class RoundDecided(Event):
    """Ranks are compared: the winning side (or none) and the casualties of both."""

    winner: int
    ranks: tuple[int, int]
    casualties: tuple[int, int]
    shown: tuple[ShownHand, ...] = ()
    """Both hands as they were compared, the leader's first."""


@dataclass(slots=True)
class HandChanged(Event):
    """A card has made another hand of one that lay open."""

    player: int
    shown: ShownHand
    before: ShownHand


@dataclass(slots=True)
class HandsExchanged(Event):
    """Two players exchange their draw hands."""

    other: int


@dataclass(slots=True)
class TakingCasualties(Event):
    """A side is about to take casualties; who answers this may change their number."""

    side: int
    amount: int


@dataclass(slots=True)
class CasualtyNamed(CardEvent):
    """A card was named as a casualty; it is still where it was."""

    home: int = 0
    """How many casualties it covers by going home booted; none where it falls."""


@dataclass(slots=True)
class CasualtiesTaken(Event):
    """A side has taken its casualties, even if there were none."""

    side: int
    lost: bool


@dataclass(slots=True)
class Fled(CardEvent):
    """A dude runs."""


@dataclass(slots=True)
class RoundEnded(Event):
    """A round of a shootout is over."""

    number: int


@dataclass(slots=True)
class HandDiscarding(Event):
    """A player is about to discard the draw hand."""

    player: int
    lowball: bool = False


@dataclass(slots=True)
class ShootoutEnded(Event):
    """A shootout is over: the winning side, or none, and whose posse that was."""

    winner: int
    victor: int = -1
    seats: tuple[int, int] = (-1, -1)
    """Whose posses they were."""
    standing: bool | None = None
    """Without a winner: whether both posses still stand, or nobody does."""


@dataclass(slots=True)
class JobStarted(Event):
    """A job begins: its leader and its mark."""

    leader: int
    mark: int


@dataclass(slots=True)
class JobEnded(Event):
    """A job is done or has failed."""

    leader: int
    success: bool
    why: str = ""
    """One of the words of `sight.outcomes`."""
