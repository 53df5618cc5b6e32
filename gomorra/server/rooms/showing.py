"""Showing a table to the browsers around it: everything at first, then what has changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gomorra.engine import Game
from gomorra.engine.sight.shapes import LineView
from gomorra.engine.sight.story import log_lines, retold
from gomorra.server import lessons
from gomorra.server.lessons import LEARNER, LESSONS
from gomorra.server.protocol import patches
from gomorra.server.protocol.told import Full, SceneView, TableState, Update
from gomorra.server.replays import chapters
from gomorra.server.telling import fortunes, outlook, words

if TYPE_CHECKING:
    from gomorra.server.rooms.room import Room
    from gomorra.server.rooms.wire import Wire

LINES = 80
"""Lines of the log that a browser gets at first."""


@dataclass(slots=True)
class Shown:
    """Views that were made already, by the seat and by the moment they show."""

    views: dict[tuple[int | None, bool], Any] = field(default_factory=dict)
    words: dict[tuple[int | None, bool], Any] = field(default_factory=dict)


def show(room: Room, wire: Wire, around: outlook.Surroundings, shown: Shown) -> None:
    """Send one browser what it does not know yet."""
    table = room.table
    mine = table.record.seats_of(wire.person)
    held = room.bluff.holds(mine)
    if len(mine) > 1 or (wire.looking is None and mine):
        stays = wire.looking in mine and (held or not _asked(room, mine))
        wire.looking = wire.looking if stays else room.seat_to_show(mine)
    game = room.bluff.window.past if held and room.bluff.window is not None else table.game
    around_you = outlook.table_view(
        table.record, around, wire.person, wire.name, wire.looking, room.undo_kind(wire.looking)
    )
    around_you = outlook.with_window(around_you, room.bluff.view(mine))
    state = {
        "table": outlook.plain(around_you),
        "view": _view(room, game, wire.looking, held, shown),
        "words": _words(room, game, wire.looking, held, shown),
    }
    whole = wire.state is None or wire.state["table"]["you"]["looking"] != around_you.you.looking
    if whole:
        _tell_all(room, wire, game, state)
    else:
        patch = patches.difference(wire.state, state)
        lines, acts = _news(game, wire)
        if patch or lines or acts:
            wire.tell(Update(tuple(tuple(entry) for entry in patch), lines, acts))
    wire.state = state
    wire.log_at = len(game.events) if game is not None else 0
    if game is not None and (whole or fortunes.calm(game)):
        wire.holders = fortunes.holders(game)


def _view(room: Room, game: Game | None, looking: int | None, held: bool, shown: Shown) -> Any:
    if game is None:
        return None
    key = (looking, held)
    if key not in shown.views:
        window = room.bluff.window
        number = (
            window.past_number(looking) if held and window is not None else room.table.number_for(looking)
        )
        shown.views[key] = outlook.plain(outlook.game_view(room.table.record, game, looking, number))
    return shown.views[key]


def _words(room: Room, game: Game | None, looking: int | None, held: bool, shown: Shown) -> Any:
    if game is None:
        return None
    key = (looking, held)
    if key not in shown.words:
        lesson = LESSONS.get(room.table.record.options.lesson) if looking == LEARNER else None
        given = sum(seat == LEARNER for seat in room.table.deciders)
        step = lessons.view(lesson, game, given) if lesson is not None else None
        if game.over and room.read_whole is not game:  # once: where it cannot be played again, it never can
            room.read_whole = game
            chapters.read_whole(room.table.record, game)
        shown.words[key] = outlook.plain(words.words(game, looking, step))
    return shown.words[key]


def _asked(room: Room, mine: list[int]) -> bool:
    game = room.table.game
    return game is not None and not game.over and game.decision.seat in mine


def _news(game: Game | None, wire: Wire) -> tuple[tuple[LineView, ...], tuple[SceneView, ...]]:
    if game is None or len(game.events) <= wire.log_at:
        return (), ()
    lines = (*retold(game, wire.log_at), *log_lines(game, wire.looking, wire.log_at))
    acts = fortunes.staged(game, wire.log_at, wire.state["view"], wire.holders, wire.looking)
    return lines, tuple(acts)


def _tell_all(room: Room, wire: Wire, game: Game | None, state: dict[str, Any]) -> None:
    start = 0
    lines: tuple[LineView, ...] = ()
    if game is not None:
        start = max(0, len(game.events) - LINES)
        lines = tuple(room.table.lines(game, wire.looking, start))
    record: TableState = state  # type: ignore[assignment] # encoded as it is, already plain
    made_up = {one.code: one.facts() for one in room.table.record.made_up}
    wire.tell(Full(record, lines, start, tuple(room.chat[-50:]), made_up=made_up))
