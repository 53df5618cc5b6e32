"""What browsers send, as strict records: wishes for a table, and the messages at it. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

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


class NewLink(Strict, frozen=True):
    """A link to come back with on another device."""


class ComeBack(Strict, frozen=True):
    """The code of such a link, as it was copied or typed."""

    code: Annotated[str, Meta(min_length=1, max_length=80)]


class DeckQuestion(Strict, frozen=True):
    """Is this deck legal, and can it be played?"""

    deck: DeckChoice
    format: Literal["original", "weird-west", "open"] = "open"


class Answer(Strict, frozen=True, tag="answer"):
    """Answers to the open decision, and perhaps to those of the same kind that directly follow it, or to what a card
    asks that is used by the first."""

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
    chosen: Annotated[tuple[int, ...], Meta(max_length=40)] = ()
    """Cards that are marked for the open question."""


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
