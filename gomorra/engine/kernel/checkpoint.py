"""A game between two plays as plain data that later versions can read.

A step of the day (a Noon turn, the gambling phase, ...) begins with nothing going on: then the state is the whole
truth. Written down by field names, with cards by their codes, it is read again under whatever rules are in force
then: fields that are new since take their defaults, fields that are gone are passed over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec

from gomorra.engine.kernel.outcome import Outcome
from gomorra.engine.kernel.state import NOBODY, Amount, Body, Delayed, Modifier, Player, State

if TYPE_CHECKING:
    from gomorra.engine.kernel.face import Face

T = TypeVar("T", Body, Player)
FORMAT = 1


class UnreadableCheckpoint(ValueError):
    """Written by a later version, or not by this program."""


class SavedModifier(NamedTuple):
    """A change to a card or player; its words are whatever the version that wrote it knew."""

    serial: int
    stat: str
    amount: Amount
    source: int
    seat: int
    kind: str
    until: str
    since: int = 0
    place: int = -2
    title: str = ""


class SavedDelayed(NamedTuple):
    """Something a card will do later."""

    serial: int
    moment: str
    source: int
    code: str
    method: str
    seat: int
    args: tuple[Amount, ...]
    until: str
    kind: str = ""


class SavedBody(msgspec.Struct):
    """A card in play."""

    controller: int
    location: int
    entered: int
    host: int = -1
    attachments: tuple[int, ...] = ()
    booted: bool = False
    bounty: int = 0
    control: int = 0
    rock: int = 0
    used: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()
    counters: dict[str, Amount] = {}


class SavedPlayer(msgspec.Struct):
    """A player's ghost rock, piles and street."""

    stash: int = 0
    debt: int = 0
    home: int = 0
    legend: int = 0
    conceded: bool = False
    deck: list[int] = []
    hand: list[int] = []
    discard: list[int] = []
    boot_hill: list[int] = []
    draw_hand: list[int] = []
    aside: list[int] = []
    street: tuple[int, ...] = ()
    out_of_town: tuple[int, ...] = ()


class SavedState(msgspec.Struct):
    """Everything there is between two plays."""

    randomness: int
    faces: list[str]
    """Codes by card number; the town square has none."""
    owners: list[int]
    zones: list[int]
    known: list[int]
    players: list[SavedPlayer]
    bodies: dict[int, SavedBody] = {}
    modifiers: dict[int, tuple[SavedModifier, ...]] = {}
    delayed: tuple[SavedDelayed, ...] = ()
    named: dict[int, tuple[int, int]] = {}
    memory: dict[str, tuple[Amount, ...]] = {}
    day: int = 0
    phase: str = "setup"
    step: str = "setup"
    turn: int = 0
    turns: int = 0
    passes: int = 0
    winner: int = NOBODY
    priority: int = NOBODY
    pot: int = 0
    serial: int = 0
    version: int = 0
    layout: int = 0
    outcome: tuple[int, str] | None = None

    def fill(self, state: State, face: Callable[[str], Face]) -> State:
        """Make a state what was written down."""
        for name in self.__struct_fields__:
            setattr(state, name, getattr(self, name))
        state.faces = [face(code) if code else None for code in self.faces]
        state.players = [_filled(Player(), player) for player in self.players]
        state.bodies = {card: _filled(Body(0, 0, 0), body) for card, body in self.bodies.items()}
        state.modifiers = {
            card: tuple(Modifier._make(saved) for saved in mods) for card, mods in self.modifiers.items()
        }
        state.delayed = tuple(Delayed._make(saved) for saved in self.delayed)
        state.outcome = Outcome(*self.outcome) if self.outcome is not None else None
        return state


class Checkpoint(msgspec.Struct):
    """A game at the beginning of a step."""

    format: int
    answers: int
    """How many answers had been given."""
    told: int
    """How many events had happened."""
    state: SavedState


def write(state: State, answers: int, told: int) -> bytes:
    """A state at the beginning of a step, after so many answers and events."""
    fields = {name: getattr(state, name) for name in SavedState.__struct_fields__}
    fields["faces"] = [face.code if face is not None else "" for face in state.faces]
    fields["players"] = [_plain(player, SavedPlayer) for player in state.players]
    fields["bodies"] = {card: _plain(body, SavedBody) for card, body in state.bodies.items()}
    saved = msgspec.convert(fields, SavedState)
    return msgspec.msgpack.encode(Checkpoint(FORMAT, answers, told, saved))


def read(data: bytes) -> Checkpoint:
    """The checkpoint that was written."""
    try:
        checkpoint = msgspec.msgpack.decode(data, type=Checkpoint)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UnreadableCheckpoint(f"this is no checkpoint: {error}") from None
    if checkpoint.format > FORMAT:
        raise UnreadableCheckpoint(
            f"this checkpoint has format {checkpoint.format}; this version reads up to {FORMAT}"
        )
    return checkpoint


def _plain(thing: Body | Player, kind: type[msgspec.Struct]) -> dict[str, object]:
    return {name: getattr(thing, name) for name in kind.__struct_fields__}


def _filled(thing: T, saved: msgspec.Struct) -> T:
    for name in saved.__struct_fields__:
        setattr(thing, name, getattr(saved, name))
    return thing
