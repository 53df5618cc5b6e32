"""A game between two plays as plain data that later versions can read.

A step of the day (a Noon turn, the gambling phase, ...) begins with nothing going on: then the state is the whole
truth. Written down by field names, with cards by their codes, it is read again under whatever rules are in force
then: fields that are new since take their defaults, fields that are gone are passed over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

import msgspec

from gomorra.engine.events import Said
from gomorra.engine.state import NOBODY, Amount, Body, Delayed, Modifier, Outcome, Player, State

if TYPE_CHECKING:
    from gomorra.engine.decision import Payload
    from gomorra.engine.game import Game, Seat
    from gomorra.engine.ruleset import Ruleset

T = TypeVar("T", Body, Player)
FORMAT = 1
UNTOLD = Said("")
"""Stands in the log for events that happened before a checkpoint: their sentences were written down elsewhere."""


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
    modifiers: dict[int, tuple[Modifier, ...]] = {}
    delayed: tuple[Delayed, ...] = ()
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
    outcome: Outcome | None = None


class Checkpoint(msgspec.Struct):
    """A game at the beginning of a step."""

    format: int
    answers: int
    """How many answers had been given."""
    told: int
    """How many events had happened."""
    state: SavedState


class UnreadableCheckpoint(ValueError):
    """Written by a later version, or not by this program."""


def at_rest(game: Game) -> bool:
    """Whether a step has just begun, so that a checkpoint holds everything."""
    return not game.over and not game._since and not game._dreams


def write(game: Game) -> bytes:
    """The game as it is at the beginning of its present step."""
    if not at_rest(game):
        raise ValueError("a checkpoint is made between two steps; this game is in the middle of one")
    state = game._checkpoint if game._checkpoint is not None else game.state
    fields = {name: getattr(state, name) for name in SavedState.__struct_fields__}
    fields["faces"] = [face.code if face is not None else "" for face in state.faces]
    fields["players"] = [_plain(player, SavedPlayer) for player in state.players]
    fields["bodies"] = {card: _plain(body, SavedBody) for card, body in state.bodies.items()}
    saved = msgspec.convert(fields, SavedState)
    return msgspec.msgpack.encode(Checkpoint(FORMAT, len(game.answers), game._told, saved))


def _plain(thing: Body | Player, kind: type[msgspec.Struct]) -> dict[str, object]:
    return {name: getattr(thing, name) for name in kind.__struct_fields__}


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


def resume(
    checkpoint: Checkpoint,
    seats: Sequence[Seat],
    ruleset: Ruleset,
    seed: int | str,
    answers: Sequence[Payload],
) -> Game:
    """The game goes on from a checkpoint; `answers` are those given before it."""
    from gomorra.engine.game import Game

    game = Game(seats, ruleset, seed)
    for seat in seats:
        for printing in (*seat.deck.copies(), *(entry.printing for entry in seat.deck.outfits)):
            game.face(printing)
    game._clear(_state(game, checkpoint.state, ruleset))
    game._watch()
    game.answers = list(answers[: checkpoint.answers])
    game.events = [UNTOLD] * checkpoint.told
    game._advance()
    game._skip_absent()
    return game


def _state(game: Game, saved: SavedState, ruleset: Ruleset) -> State:
    state = State(ruleset, len(saved.players), saved.randomness)
    for name in SavedState.__struct_fields__:
        setattr(state, name, getattr(saved, name))
    state.faces = [game.face_by_code(code) if code else None for code in saved.faces]
    state.players = [_filled(Player.__new__(Player), player) for player in saved.players]
    state.bodies = {card: _filled(Body.__new__(Body), body) for card, body in saved.bodies.items()}
    return state


def _filled(thing: T, saved: msgspec.Struct) -> T:
    for name in saved.__struct_fields__:
        setattr(thing, name, getattr(saved, name))
    return thing
