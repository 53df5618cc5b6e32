"""Every message between server and browser, as strict records. docs/protocol.md explains their use."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from gomorra.engine.sight.shapes import LineView, View
from gomorra.server.words import Words

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]*$")]
Key = Annotated[str, Meta(min_length=1, max_length=120)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Strength = Annotated[str, Meta(max_length=20, pattern="^[a-z]*$")]
DeckText = Annotated[str, Meta(max_length=200_000)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """What browsers send: unknown fields are an error."""


class DeckChoice(Strict, frozen=True):
    """A deck: one of the starter decks by its short name, or a list in any format the importer reads."""

    starter: Annotated[str, Meta(max_length=60)] = ""
    text: DeckText = ""


class SeatPlan(Strict, frozen=True):
    """Who is to sit on a seat of a new table."""

    who: Literal["me", "screen", "open", "bot"]
    strength: Strength = ""
    name: Annotated[str, Meta(max_length=30)] = ""
    deck: DeckChoice | None = None


class ClockPlan(Strict, frozen=True):
    """A clock for every player; it runs only while the player has a decision."""

    minutes: Annotated[int, Meta(ge=1, le=240)]
    increment: Annotated[int, Meta(ge=0, le=300)] = 0
    """Seconds that are added for every decision."""
    at_zero: Literal["pass", "lose"] = "pass"


class TableOptions(Strict, frozen=True):
    """What the players agree on before the game."""

    public: bool = False
    """Listed in the lobby; everybody may take an open seat."""
    spectators: bool = True
    open_hands: bool = False
    """Spectators see the hands."""
    format: Literal["original", "weird-west", "open"] = "open"
    day_limit: Annotated[int, Meta(ge=0, le=50)] = 0
    short_victory: bool = False
    """More control points than one rival's influence is enough."""
    house: Annotated[tuple[Key, ...], Meta(max_length=40)] = ()
    """Names of rules that are switched from how they are usually played; the lobby lists them."""
    lesson: Annotated[str, Meta(max_length=20, pattern="^[a-z]*$")] = ""
    """The lesson that this table is."""
    thoughts: bool = False
    """Against bots alone: what they think may be read during the game, which shows their hands."""
    odds: bool = True
    """Players may open the panel with odds."""
    undo: Literal["ask", "free", "never"] = "ask"
    """Among people: after everybody's consent, free unless something hidden was revealed, or never."""
    bluff: bool = False
    """After a play there is time to react that lasts equally long whether somebody can react or not."""
    clock: ClockPlan | None = None
    pace: Annotated[float, Meta(ge=0, le=5)] = 0.9
    """Seconds a bot takes for an answer."""


class NewTable(Strict, frozen=True):
    """A table to be made."""

    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=6)]
    options: TableOptions = TableOptions()


class Import(Strict, frozen=True):
    """A game from a file, to be replayed or played on."""

    save: Annotated[str, Meta(max_length=1_000_000)]


class PlayOn(Strict, frozen=True):
    """Continue a stored game from an answer on: one seat is mine, bots take the others."""

    at: Number
    seat: SeatNumber
    strength: Strength = ""


class Rename(Strict, frozen=True):
    """A guest's name."""

    name: Name


class DeckQuestion(Strict, frozen=True):
    """Is this deck legal, and can it be played?"""

    deck: DeckChoice
    format: Literal["original", "weird-west", "open"] = "open"


class Answer(Strict, frozen=True, tag="answer"):
    """Answers to the open decision, and perhaps to those of the same kind that directly follow it."""

    seat: SeatNumber
    decision: Number
    keys: Annotated[list[Key], Meta(min_length=1, max_length=40)]


class Sit(Strict, frozen=True, tag="sit"):
    """Take an open seat: by an invitation, or any open seat of a public table."""

    seat: SeatNumber
    deck: DeckChoice
    name: Name
    token: Token | None = None


class Claim(Strict, frozen=True, tag="claim"):
    """Come back to one's seat from another device."""

    token: Token


class Look(Strict, frozen=True, tag="look"):
    """See the table from another seat of this screen; null is the spectator's view."""

    seat: SeatNumber | None


class Chat(Strict, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ask(Strict, frozen=True, tag="ask"):
    """Why can I not use this card?"""

    seat: SeatNumber
    card: Number


class Odds(Strict, frozen=True, tag="odds"):
    """What are the chances of my draw hand?"""

    seat: SeatNumber


class Hint(Strict, frozen=True, tag="hint"):
    """What would you do?"""

    seat: SeatNumber


class Undo(Strict, frozen=True, tag="undo"):
    """Take back the seat's last decision."""

    seat: SeatNumber


class Consent(Strict, frozen=True, tag="consent"):
    """Agree or not to the undo that another player asks for."""

    yes: bool


class Concede(Strict, frozen=True, tag="concede"):
    """Give up."""

    seat: SeatNumber


class Rematch(Strict, frozen=True, tag="rematch"):
    """Play again with the same people, decks and options."""


class Ready(Strict, frozen=True, tag="ready"):
    """Where bluffing is agreed on: I do not want to react any more."""


class Hurry(Strict, frozen=True, tag="hurry"):
    """The bots finish their turn now."""


class Adjust(Strict, frozen=True, tag="adjust"):
    """Settings of a seat, and the pace of the bots."""

    seat: SeatNumber
    auto: Literal["off", "concerned", "sundown"] = "off"
    """Pass automatically: never, until something concerns this player, or to the end of the day's Noon."""
    pace: Annotated[float, Meta(ge=0, le=5)] | None = None


class Earlier(Strict, frozen=True, tag="earlier"):
    """Older lines of the log."""

    before: Number


class Ping(Strict, frozen=True, tag="ping"):
    """Are you there?"""


ClientMessage = (
    Answer | Sit | Claim | Look | Chat | Ask | Odds | Hint | Undo | Consent | Concede | Rematch | Ready | Hurry | Adjust
    | Earlier | Ping
)  # fmt: skip


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


class Refusal(Struct, frozen=True):
    """A play one might expect, and the rule that forbids it."""

    key: str
    text: str
    rule: str
    reason: str
    statement: str
    """The rule in the words of the checklist."""


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


class HintOption(Struct, frozen=True):
    """An answer that the hard bot would think of, with what it expects and fears."""

    key: str
    text: str
    value: float
    """The chance to win that it leaves, by the bot's judgement."""
    reason: str


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
