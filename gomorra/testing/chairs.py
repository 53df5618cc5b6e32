"""The same table with everybody one chair further on: what a test says of one player must hold of every other.

A test counts players as it likes. Its player 0 sits in seat 0, and when it runs once more (gomorra.testing.moved)
in seat 1; the table tells seats as the test counts them.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, TypeVar

from gomorra.engine.events import Event, GameEnded, PhaseEnded, Revealed
from gomorra.engine.kernel.decision import Decision

if TYPE_CHECKING:
    from gomorra.testing.scenario import Table

E = TypeVar("E", bound=Event)
SEATS = ("seat", "whose", "to", "player", "other")
"""The fields of events that hold a seat."""
PLAYERS = ("player", "invite")
"""The answers that name a player."""


def seat(table: Table, player: int) -> int:
    """Where the player sits whom the test counts so; nobody stays nobody."""
    return (player + table.shift) % table._game.seats if player >= 0 else player


def who(table: Table, seat: int) -> int:
    """The player who sits here, as the test counts."""
    return (seat - table.shift) % table._game.seats if seat >= 0 else seat


def winner(table: Table) -> int:
    """The Winner of the day; -1 before there is one."""
    return who(table, table._game.state.winner)


def told(table: Table, event: E) -> E:
    """An event with its seats as the test counts them."""
    if not table.shift:
        return event
    same = copy(event)
    for name in SEATS:
        if isinstance(getattr(event, name, None), int):
            object.__setattr__(same, name, table.who(getattr(event, name)))
    if isinstance(event, GameEnded):
        object.__setattr__(same, "winner", table.who(event.winner))
    if isinstance(event, Revealed):
        hands = sorted((table.who(seat), cards) for seat, cards in event.hands)
        object.__setattr__(same, "hands", tuple(hands))
    if isinstance(event, PhaseEnded) and event.standing:
        moved = [event.standing[table.seat(player)] for player in range(len(event.standing))]
        object.__setattr__(same, "standing", tuple(moved))
    return same


def asked(table: Table, decision: Decision) -> Decision:
    """A decision with its seat as the test counts it."""
    if not table.shift:
        return decision
    same = copy(decision)
    same.seat = table.who(decision.seat)
    return same


def answered(table: Table, item: Any) -> Any:
    """What the test answers, with a player as the game counts."""
    if not table.shift or isinstance(item, bool):
        return item
    if isinstance(item, tuple) and item[0] in PLAYERS:
        return (item[0], table.seat(item[1]))
    players = any(option.payload[0] in PLAYERS for option in table.game.decision.options)
    return table.seat(item) if isinstance(item, int) and players else item


def offered(table: Table, payload: tuple[str | int, ...]) -> tuple[str | int, ...]:
    """What is on offer, with a player as the test counts."""
    return (payload[0], table.who(int(payload[1]))) if payload[0] in PLAYERS else payload
