"""Events that change cards, piles and ghost rock: what a card text does to the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gomorra.engine.events import table
from gomorra.engine.events.base import CardEvent, Event
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD, HAND, LIMBO, NOBODY, PLAY
from gomorra.engine.words import Memory, MemoryName, Why, WhyName

if TYPE_CHECKING:
    from gomorra.engine.game import Game


@dataclass(slots=True)
class Booted(CardEvent):
    """A card boots."""

    why: WhyName = Why.NOTHING
    """"join" for a dude that boots to join a posse."""

    def apply(self, game: Game) -> None:
        game.state.own(self.card).booted = True


class Unbooted(CardEvent):
    """A card unboots."""

    __slots__ = ()

    def apply(self, game: Game) -> None:
        game.state.own(self.card).booted = False


@dataclass(slots=True)
class Moved(CardEvent):
    """A dude goes to another location (or flees at home, which counts as moving)."""

    origin: int
    destination: int
    how: WhyName = Why.MOVE
    booting: bool = False
    """Whether the dude booted in order to go there, or was sent home booted."""

    def apply(self, game: Game) -> None:
        game.state.own(self.card).location = self.destination
        game.index.crowds = None
        game.end_stay(self.card)
        game.reward_move(self.card)


@dataclass(slots=True)
class Joined(CardEvent):
    """A dude joins a posse."""

    side: int
    forming: bool = True
    moving: bool = False
    """Whether the effect that brings the dude in moved it there."""
    pledged: bool = False
    """Whether the dude was declared before and joins with all others (the older way)."""

    def apply(self, game: Game) -> None:
        assert game.gathering is not None
        game.gathering[self.side].append(self.card)


@dataclass(slots=True)
class Pledged(CardEvent):
    """A dude is declared for a posse that has not set out yet (the older way of forming posses)."""

    side: int

    def apply(self, game: Game) -> None:
        game.pledged.append((self.card, self.side))


@dataclass(slots=True)
class Left(CardEvent):
    """A dude leaves its posse."""

    side: int

    def apply(self, game: Game) -> None:
        assert game.gathering is not None
        if self.card in game.gathering[self.side]:
            game.gathering[self.side].remove(self.card)


@dataclass(slots=True)
class SentHome(CardEvent):
    """A dude is sent home booted: announced as a whole before it boots, moves and leaves."""

    why: WhyName = Why.NOTHING
    """"refusal", "flee", "job", or nothing."""


def _mourn(game: Game, event: Discarded | Aced, memory: MemoryName) -> None:
    """Remember whose dude left play as a casualty or by an opponent's card."""
    if event.origin == PLAY and game.state.face(event.card).type == "dude":
        whose = game.card(event.card).controller
        fight = game.shootout
        beside = fight is not None and event.side >= 0 and fight.players_side(event.seat) == event.side
        if event.why == Why.CASUALTY or (event.source and event.seat != whose and not beside):
            game.state.remember(memory, whose)


@dataclass(slots=True)
class Discarded(CardEvent):
    """A card goes to its owner's discard pile."""

    origin: int
    why: WhyName = Why.NOTHING
    """"casualty", "upkeep", or nothing."""
    side: int = -1
    """The posse in which it was."""
    whose: int = NOBODY
    """Who controlled it."""

    def apply(self, game: Game) -> None:
        _mourn(game, self, Memory.FALLEN)
        table.put(game, self.card, DISCARD)


@dataclass(slots=True)
class Aced(CardEvent):
    """A card goes to its owner's Boot Hill."""

    origin: int
    why: WhyName = Why.NOTHING
    side: int = -1
    """The posse in which it was."""
    whose: int = NOBODY
    """Who controlled it."""

    def apply(self, game: Game) -> None:
        if self.origin == PLAY and game.state.face(self.card).type == "dude":
            game.state.remember(Memory.ACED, self.card)
            _mourn(game, self, Memory.SLAIN)
        table.put(game, self.card, BOOT_HILL)


class Removed(CardEvent):
    """A card, usually a token, leaves the game."""

    __slots__ = ()

    def apply(self, game: Game) -> None:
        table.remove(game, self.card)


@dataclass(slots=True)
class Returned(CardEvent):
    """A card goes to a hidden place: its owner's hand, or the top or bottom of the deck."""

    zone: int
    bottom: bool = False

    def apply(self, game: Game) -> None:
        table.put(game, self.card, self.zone, bottom=self.bottom)


@dataclass(slots=True)
class Drawn(Event):
    """A player draws cards into the play hand."""

    cards: tuple[int, ...]

    def apply(self, game: Game) -> None:
        for card in self.cards:
            table.put(game, card, HAND)


@dataclass(slots=True)
class Dealt(Event):
    """A player draws cards into the draw hand."""

    cards: tuple[int, ...]


@dataclass(slots=True)
class HandDrawn(Event):
    """A player has drawn a draw hand; nothing of it is discarded yet."""

    lowball: bool = False


@dataclass(slots=True)
class Shuffled(Event):
    """A deck was shuffled (before: from the discard pile)."""

    reshuffle: bool = False


@dataclass(slots=True)
class Pulled(Event):
    """A player reveals a card for a pull."""

    card: int
    suit: int
    value: int
    dude: int = 0
    skill: str = ""
    """The skill that is tested, if it is a skill test ..."""
    item: int = 0
    """... and the spell or Gadget for which."""

    def apply(self, game: Game) -> None:
        if self.card:
            table.put(game, self.card, LIMBO)


@dataclass(slots=True)
class EnteredPlay(CardEvent):
    """A card comes into play."""

    origin: int
    location: int
    host: int = -1
    inventor: int = 0
    end: str = "right"
    """The end of the street that a deed takes."""

    def apply(self, game: Game) -> None:
        table.enter(game, self.card, self.location, self.host, self.seat)
        game.state.own(self.card).booted = game.state.face(self.card).behaviour.enters_booted
        if game.state.face(self.card).type == "deed":
            table.place_deed(game, self.card, self.seat, self.end)


@dataclass(slots=True)
class Attached(CardEvent):
    """An attachment in play goes to another bearer."""

    host: int

    def apply(self, game: Game) -> None:
        table.attach(game, self.card, self.host)


@dataclass(slots=True)
class Gained(Event):
    """A player gains ghost rock."""

    amount: int
    why: WhyName = Why.NOTHING

    def apply(self, game: Game) -> None:
        game.state.players[self.seat].stash += self.amount


@dataclass(slots=True)
class Paid(Event):
    """A player pays ghost rock to the bank or to another player."""

    amount: int
    to: int = NOBODY
    why: WhyName = Why.NOTHING

    def apply(self, game: Game) -> None:
        game.state.players[self.seat].stash -= self.amount
        if self.to >= 0:
            game.state.players[self.to].stash += self.amount


@dataclass(slots=True)
class RockPlaced(CardEvent):
    """Ghost rock is put on a card, or taken off it."""

    amount: int

    def apply(self, game: Game) -> None:
        game.state.own(self.card).rock += self.amount


@dataclass(slots=True)
class BountyChanged(CardEvent):
    """A dude's bounty goes up or down."""

    amount: int
    why: WhyName = Why.NOTHING

    def apply(self, game: Game) -> None:
        body = game.state.own(self.card)
        body.bounty = max(0, body.bounty + self.amount)


class BecameWanted(CardEvent):
    """A dude without bounty has one now."""

    __slots__ = ()


class BecameStud(CardEvent):
    """An effect has made a draw a stud."""

    __slots__ = ()


@dataclass(slots=True)
class BountyCollected(CardEvent):
    """A player collects the bounty of a dude that is leaving play."""

    amount: int


@dataclass(slots=True)
class ControlGained(CardEvent):
    """A card gets permanent control points."""

    amount: int

    def apply(self, game: Game) -> None:
        body = game.state.own(self.card)
        body.control = max(0, body.control + self.amount)


@dataclass(slots=True)
class ControlTaken(CardEvent):
    """A player takes control of a card."""

    def apply(self, game: Game) -> None:
        game.state.own(self.card).controller = self.seat
        game.index.forget()


@dataclass(slots=True)
class Replaced(CardEvent):
    """A dude is replaced by another version of the same person (CG-Experienced)."""

    newcomer: int

    def apply(self, game: Game) -> None:
        table.swap(game, self.card, self.newcomer)


@dataclass(slots=True)
class Changed(Event):
    """An effect changes a number, a keyword or what is allowed: of a card, or of a player (-1 - seat)."""

    target: int
    stat: str
    amount: int | str
    until: str
