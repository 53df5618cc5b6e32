"""What the server tells a browser at a table. docs/protocol.md explains it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from gomorra.engine.sight.shapes import LineView, View
from gomorra.server.protocol.asked import TableOptions
from gomorra.server.protocol.card_facts import CardFacts
from gomorra.server.telling.reasons import Refusal
from gomorra.server.telling.words import Words


class SeatView(Struct, frozen=True):
    """Who sits where."""

    seat: int
    name: str
    who: Literal["person", "bot", "open"]
    strength: str
    deck: str
    outfit: str
    """The code of the outfit, once the game runs."""
    present: bool
    clock: float | None
    """Seconds left when this message was made."""


class UndoView(Struct, frozen=True):
    """An undo that waits for consent."""

    seat: int
    waiting: tuple[int, ...]
    reveals: bool
    """Whether something hidden was revealed since."""
    what: str = ""
    """What is to be taken back, in words; nothing where it was secret."""


class YouView(Struct, frozen=True):
    """What concerns only the one who reads it."""

    name: str
    seats: tuple[int, ...]
    looking: int
    """The seat whose view this is; -1 for a spectator."""
    host: bool
    links: dict[int, str]
    """Secrets of one's own seats, for other devices."""
    invitations: dict[int, str]
    """Secrets of open seats, for the host to share."""
    auto: Literal["off", "concerned", "sundown"]
    undo: Literal["no", "free", "ask"]
    """Whether one's last decision can be taken back now."""


class WindowView(Struct, frozen=True):
    """Where bluffing is agreed on: the time after a play in which all may react."""

    number: int
    what: str
    """The play, in words."""
    seconds: float
    """How long it lasts at most."""
    ready: bool
    """Whether this person has said that it may end."""
    held: bool
    """Whether what follows is still hidden from this person."""


class TableView(Struct, frozen=True):
    """The table around the game."""

    id: str
    status: Literal["waiting", "playing", "over", "broken"]
    seats: tuple[SeatView, ...]
    options: TableOptions
    watchers: int
    undo: UndoView | None
    rematch: str
    """The id of the next table, once somebody asked for a rematch."""
    running: int
    """The seat whose clock runs; -1 for none."""
    pace: float
    you: YouView
    window: WindowView | None = None


class TableState(Struct, frozen=True):
    """Everything a browser shows of a table; changes of it are sent as patches."""

    table: TableView
    view: View | None
    words: Words | None = None


class RevealedHand(Struct, frozen=True):
    """A draw hand as it was revealed."""

    seat: int
    codes: tuple[str, ...]
    faces: tuple[str, ...]
    """As they counted, such as K♠; a joker carries what it was named."""
    rank: int
    name: str
    legal: bool
    modifiers: tuple[int, ...]
    """What had changed the rank by then."""
    natural: int = 0
    """The rank that the cards have by themselves."""


class SceneView(Struct, frozen=True, omit_defaults=True):
    """Something that deserves the stage: a card that is played, the hands of a lowball, the result of a round."""

    event: int
    kind: Literal["lowball", "round", "play"]
    title: str
    text: str
    hands: tuple[RevealedHand, ...]
    winner: int
    seat: int = -1
    """Who plays the card ..."""
    card: int = 0
    code: str = ""
    targets: tuple[int, ...] = ()
    changes: tuple[str, ...] = ()
    """... and what it changed, or who fell in the round."""
    by_itself: bool = False
    """Nobody played it: whom it befalls sees it, too."""
    whose: tuple[int, ...] = ()
    """Whose the targets are at that moment, in their order."""


class ChatLine(Struct, frozen=True):
    """Something somebody said."""

    number: int
    name: str
    seat: int
    text: str


class Full(Struct, frozen=True, tag="full"):
    """The whole state: at the beginning, after a reconnection, an undo or a wrong answer."""

    state: TableState
    lines: tuple[LineView, ...]
    lines_from: int
    """The event with which these lines begin; older ones can be asked for."""
    chat: tuple[ChatLine, ...]
    scenes: tuple[SceneView, ...] = ()
    made_up: dict[str, CardFacts] = {}
    """Cards that only this table has: it began as an example of the rule book."""


class Update(Struct, frozen=True, tag="update"):
    """What changed: pairs of a path and a value, or a path alone for what is gone."""

    patch: tuple[tuple[Any, ...], ...]
    lines: tuple[LineView, ...] = ()
    scenes: tuple[SceneView, ...] = ()


class Lines(Struct, frozen=True, tag="lines"):
    """Older lines of the log."""

    lines: tuple[LineView, ...]
    lines_from: int


class Said(Struct, frozen=True, tag="said"):
    """A new line of chat."""

    line: ChatLine


class Reasons(Struct, frozen=True, tag="reasons"):
    """Why a card cannot be used."""

    card: int
    refusals: tuple[Refusal, ...]


class Chance(Struct, frozen=True):
    """The chance of a rank."""

    rank: int
    name: str
    chance: float


class OddsView(Struct, frozen=True, tag="odds"):
    """The chances of a draw hand from what the player knows."""

    seat: int
    about: str
    chances: tuple[Chance, ...]
    advice: tuple[int, ...]
    """Cards of the draw hand whose discard gives the best expected rank."""
    win: float = -1.0
    """The chances to win, to tie and to lose the round by rank; negative where there is no round."""
    tie: float = 0.0
    lose: float = 0.0
    losses: float = 0.0
    """How many casualties to expect, one's own ..."""
    kills: float = 0.0
    """... and the rival's."""
    rival: str = ""
    """What is known of the rival's hand."""
    keeps: tuple[float, ...] = ()
    """The chance to win with each of the fives that the question offers to keep, in their order."""
    comers: int = 0
    """How many more of the rival's dudes could still come, who are not counted."""
    best: float = -1.0
    """The chance to win with the advised discard, where all else tells of keeping every card; negative elsewhere."""
    decision: int = -1
    """The question about which it was asked: at another one it says nothing any more."""
    chosen: tuple[int, ...] = ()
    """What was marked when it was asked."""


class HintOption(Struct, frozen=True):
    """An answer that the hard bot would think of, with what it expects and fears."""

    key: str
    text: str
    value: float
    """The chance to win that it leaves, by the bot's judgement."""
    reason: str
    keys: tuple[str, ...] = ()
    """All answers of the series that begins with it."""


class HintView(Struct, frozen=True, tag="hint"):
    """What the hard bot would do, the best first."""

    seat: int
    decision: int
    options: tuple[HintOption, ...]


class Trouble(Struct, frozen=True, tag="trouble"):
    """Something was wrong with a message."""

    code: Literal[
        "bad message", "stale", "illegal", "not yours", "not now", "too fast", "too large", "unknown"
    ]
    sentence: str


class Moved(Struct, frozen=True, tag="moved"):
    """The players go on to another table."""

    table: str


class Pong(Struct, frozen=True, tag="pong"):
    """Yes."""


ServerMessage = (
    Full | Update | Lines | Said | Reasons | OddsView | HintView | Trouble | Moved | Pong
)  # fmt: skip
