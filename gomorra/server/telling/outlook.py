"""What a browser is shown: the state of a table as one person at one seat sees it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from gomorra.engine import Game
from gomorra.engine.sight.shapes import CardView, View
from gomorra.engine.sight.view import view as view_of
from gomorra.server.protocol.told import SeatView, TableView, UndoView, WindowView, YouView
from gomorra.server.tables.records import TableRecord


@dataclass(slots=True)
class Surroundings:
    """What the table shows besides its record and its game."""

    present: set[int] = field(default_factory=set)
    watchers: int = 0
    undo: UndoView | None = None
    clocks: dict[int, float] = field(default_factory=dict)
    running: int = -1


def table_view(
    record: TableRecord,
    around: Surroundings,
    person: str,
    name: str,
    looking: int | None,
    undo: Literal["no", "free", "ask"],
) -> TableView:
    """The table around the game, for one person."""
    mine = record.seats_of(person)
    host = person == record.host
    you = YouView(
        name=record.seats[looking].name if looking is not None else name,
        seats=tuple(mine),
        looking=-1 if looking is None else looking,
        host=host,
        links={number: record.seats[number].token for number in mine},
        invitations={
            n: seat.invitation for n, seat in enumerate(record.seats) if host and seat.who == "open"
        },
        auto=record.seats[looking].auto if looking is not None else "off",
        undo=undo,
    )
    return TableView(
        id=record.id,
        status=record.status,
        seats=tuple(_seat_view(record, number, around) for number in range(len(record.seats))),
        options=record.options,
        watchers=around.watchers,
        undo=around.undo,
        rematch=record.rematch,
        running=around.running,
        pace=record.pace,
        you=you,
    )


def with_window(view: TableView, window: WindowView | None) -> TableView:
    return view if window is None else msgspec.structs.replace(view, window=window)


def _seat_view(record: TableRecord, number: int, around: Surroundings) -> SeatView:
    seat = record.seats[number]
    outfit = ""
    if record.status != "waiting":
        # The outfit is the first entry of a stored deck; it lies open from the start.
        outfit = seat.cards[0][0] if seat.cards else ""
    left = around.clocks.get(number)
    return SeatView(
        seat=number,
        name=seat.name or "Open seat",
        who=seat.who,
        strength="lesson" if record.options.lesson and seat.who == "bot" else seat.strength,
        deck=seat.deck_name if record.status == "over" else "",
        outfit=outfit,
        present=seat.who == "bot" or number in around.present,
        clock=None if left is None else round(left, 1),
    )


def game_view(record: TableRecord, game: Game, looking: int | None, number: int) -> View:
    """The game as this seat, or a spectator, may see it; decisions have the number this seat knows them by."""
    shown = looking is None and (record.options.open_hands or record.status == "over")
    view = open_view(game) if shown else game.view(looking)
    if view.decision is None or view.decision.number == number:
        return view
    decision = msgspec.structs.replace(view.decision, number=number)
    return msgspec.structs.replace(view, decision=decision)


def open_view(game: Game, *, between: bool = False) -> View:
    """The game with the hands of all players; decks stay unknown."""
    watched = view_of(game, None, between=between)
    return opened(watched, [view_of(game, seat, between=True) for seat in range(game.seats)])


def opened(view: View, seats: list[View]) -> View:
    """A spectator's view with what every seat sees of its own hands laid open."""
    cards: dict[int, CardView] = dict(view.cards)
    players = []
    for seat, player in enumerate(view.players):
        own = seats[seat]
        seen = own.players[seat]
        for card in (*seen.hand, *seen.draw_hand):
            cards[card] = own.cards[card]
        players.append(msgspec.structs.replace(player, hand=seen.hand, draw_hand=seen.draw_hand))
    return msgspec.structs.replace(view, players=tuple(players), cards=cards)


def plain(value: Any) -> Any:
    """A record as JSON has it, for comparison."""
    return msgspec.to_builtins(value, str_keys=True)
