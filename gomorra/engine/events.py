"""Events: everything that happens at the table, each one plain data that knows how to take place."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gomorra.engine import table
from gomorra.engine.state import BOOT_HILL, DISCARD, DRAW, HAND, LIMBO, NOBODY, PLAY

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


@dataclass(slots=True)
class Booted(CardEvent):
    """A card boots."""

    why: str = ""
    """"join" for a dude that boots to join a posse."""

    def apply(self, game: Game) -> None:
        game.state.bodies[self.card].booted = True


class Unbooted(CardEvent):
    """A card unboots."""

    __slots__ = ()

    def apply(self, game: Game) -> None:
        game.state.bodies[self.card].booted = False


@dataclass(slots=True)
class Moved(CardEvent):
    """A dude goes to another location (or flees at home, which counts as moving)."""

    origin: int
    destination: int
    how: str = "move"
    booting: bool = False
    """Whether the dude booted in order to go there."""

    def apply(self, game: Game) -> None:
        game.state.bodies[self.card].location = self.destination
        game.end_stay(self.card)
        game.reward_move(self.card)


@dataclass(slots=True)
class Joined(CardEvent):
    """A dude joins a posse."""

    side: int
    forming: bool = True

    def apply(self, game: Game) -> None:
        assert game.gathering is not None
        game.gathering[self.side].append(self.card)


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

    why: str = ""
    """"refusal", "flee", "job", or nothing."""


def _mourn(game: Game, event: Discarded | Aced, memory: str) -> None:
    """Remember whose dude left play as a casualty or by another player's card."""
    if event.origin == PLAY and game.state.face(event.card).type == "dude":
        whose = game.card(event.card).controller
        if event.why == "casualty" or (event.source and event.seat != whose):
            game.state.remember(memory, whose)


@dataclass(slots=True)
class Discarded(CardEvent):
    """A card goes to its owner's discard pile."""

    origin: int
    why: str = ""
    """"casualty", "upkeep", or nothing."""

    def apply(self, game: Game) -> None:
        _mourn(game, self, "today fallen")
        table.put(game, self.card, DISCARD)


@dataclass(slots=True)
class Aced(CardEvent):
    """A card goes to its owner's Boot Hill."""

    origin: int
    why: str = ""

    def apply(self, game: Game) -> None:
        if self.origin == PLAY and game.state.face(self.card).type == "dude":
            game.state.remember("today aced", self.card)
            _mourn(game, self, "today slain")
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

    def apply(self, game: Game) -> None:
        for card in self.cards:
            table.put(game, card, DRAW)


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
        game.state.bodies[self.card].booted = game.state.face(self.card).behaviour.enters_booted
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
    why: str = ""

    def apply(self, game: Game) -> None:
        game.state.players[self.seat].stash += self.amount


@dataclass(slots=True)
class Paid(Event):
    """A player pays ghost rock to the bank or to another player."""

    amount: int
    to: int = NOBODY
    why: str = ""

    def apply(self, game: Game) -> None:
        game.state.players[self.seat].stash -= self.amount
        if self.to >= 0:
            game.state.players[self.to].stash += self.amount


@dataclass(slots=True)
class RockPlaced(CardEvent):
    """Ghost rock is put on a card, or taken off it."""

    amount: int

    def apply(self, game: Game) -> None:
        game.state.bodies[self.card].rock += self.amount


@dataclass(slots=True)
class BountyChanged(CardEvent):
    """A dude's bounty goes up or down."""

    amount: int
    why: str = ""

    def apply(self, game: Game) -> None:
        body = game.state.bodies[self.card]
        body.bounty = max(0, body.bounty + self.amount)


class BecameWanted(CardEvent):
    """A dude without bounty has one now."""

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
        body = game.state.bodies[self.card]
        body.control = max(0, body.control + self.amount)


@dataclass(slots=True)
class ControlTaken(CardEvent):
    """A player takes control of a card."""

    def apply(self, game: Game) -> None:
        game.state.bodies[self.card].controller = self.seat


@dataclass(slots=True)
class Replaced(CardEvent):
    """A dude is replaced by another version of the same person (CG-Experienced)."""

    newcomer: int

    def apply(self, game: Game) -> None:
        table.swap(game, self.card, self.newcomer)


@dataclass(slots=True)
class CalledOut(CardEvent):
    """A dude calls another one out."""

    target: int


@dataclass(slots=True)
class Accepted(CardEvent):
    """A callout is accepted (or could not be refused); posses are not formed yet."""

    caller: int


@dataclass(slots=True)
class Refused(CardEvent):
    """A dude refuses a callout."""

    caller: int


@dataclass(slots=True)
class PossesFormed(Event):
    """Both posses stand; the shootout begins."""

    location: int


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


@dataclass(frozen=True, slots=True)
class ShownHand:
    """What a draw hand was worth at the moment when it was revealed."""

    seat: int
    cards: tuple[int, ...]
    played: tuple[int, ...]
    """The same cards as gomorra.poker counts them, jokers as they were named."""
    rank: int
    name: str
    legal: bool
    modifiers: tuple[int, ...]
    """What had changed the rank by then."""


@dataclass(slots=True)
class Revealed(Event):
    """All draw hands are revealed."""

    hands: tuple[tuple[int, tuple[int, ...]], ...]
    lowball: bool = False
    shown: tuple[ShownHand, ...] = ()

    def apply(self, game: Game) -> None:
        caught = [hand.seat for hand in self.shown if not hand.legal]
        if caught:
            game.state.remember("today caught", *caught)


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


@dataclass(slots=True)
class TakingCasualties(Event):
    """A side is about to take casualties; who answers this may change their number."""

    side: int
    amount: int


@dataclass(slots=True)
class CasualtyNamed(CardEvent):
    """A card was named as a casualty; it is still where it was."""


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
    """A shootout is over: the winning side, or none."""

    winner: int


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


@dataclass(slots=True)
class Chosen(Event):
    """An ability's targets were chosen."""

    cards: tuple[int, ...]


@dataclass(slots=True)
class Testing(Event):
    """A dude is about to pull for a skill test; `harder` adds to its difficulty."""

    dude: int
    skill: str
    test: str = "spell"
    harder: int = 0


@dataclass(slots=True)
class Cast(Event):
    """A skill test was made for a spell, technique or invention."""

    dude: int
    success: bool
    test: str = "spell"


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

    phase: str


@dataclass(slots=True)
class PhaseEnded(Event):
    """A phase of the day ends."""

    phase: str


@dataclass(slots=True)
class Anted(Event):
    """Everybody has put the ante into the pot."""


@dataclass(slots=True)
class LowballWon(Event):
    """The day's Winner is known."""

    amount: int


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
