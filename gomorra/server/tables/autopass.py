"""Passing by itself: for players who want to be asked only when something concerns them."""

from __future__ import annotations

from gomorra.bots.sensible import losing
from gomorra.engine import Game
from gomorra.engine.board import places
from gomorra.engine.events import CalledOut, CardEvent, Event, JobStarted, Moved, PhaseStarted
from gomorra.server.tables.records import TableRecord

KINDS = ("play", "react")


def passes(record: TableRecord, game: Game) -> bool:
    """Whether the open decision is passed without asking."""
    decision = game.decision
    seat = record.seats[decision.seat]
    if seat.who != "person" or seat.auto == "off" or decision.kind not in KINDS:
        return False
    if game.shootout is not None and decision.seat in game.shootout.seats:
        return False
    return decision.find(("pass",)) is not None


def wake(record: TableRecord, game: Game, start: int) -> bool:
    """Switch automatic passing off for those whom the events from `start` on concern, or who lose this evening."""
    woken = False
    for number, seat in enumerate(record.seats):
        if seat.auto != "off" and (
            any(_wakes(game, number, seat.auto, event) for event in game.events[start:])
            or (seat.auto == "concerned" and losing(game, number))
        ):
            seat.auto = "off"
            woken = True
    return woken


def _wakes(game: Game, seat: int, auto: str, event: Event) -> bool:
    if isinstance(event, PhaseStarted):
        return event.phase == "sundown" or (auto == "concerned" and event.phase == "noon")
    if isinstance(event, CalledOut):
        return _controlled(game, seat, event.target)
    if isinstance(event, JobStarted):
        return _controlled(game, seat, event.mark)
    if auto == "sundown" or event.seat == seat:
        return False
    if isinstance(event, Moved):
        rival = not _controlled(game, seat, event.card)
        return rival and (
            _mine_is_there(game, seat, event.destination)
            or _threatens(game, seat, event.card, event.destination)
            or _in_reach(game, seat, event.destination)
        )
    return isinstance(event, CardEvent) and bool(event.source) and _controlled(game, seat, event.card)


def _controlled(game: Game, seat: int, card: int) -> bool:
    return card in game.state.bodies and game.card(card).controller == seat


def _mine_is_there(game: Game, seat: int, place: int) -> bool:
    # A place that was just taken from its owner is still his concern.
    if place > 0 and (_controlled(game, seat, place) or game.state.owners[place] == seat):
        return True
    return any(dude.place == place for dude in game.dudes(seat))


def _threatens(game: Game, seat: int, card: int, place: int) -> bool:
    """Whether a rival who came to a place can still go on to a deed of this player next to it."""
    if card not in game.state.bodies or game.card(card).booted:
        return False
    return any(near > 0 and game.state.owners[near] == seat for near in places.neighbours(game, place))


def _in_reach(game: Game, seat: int, place: int) -> bool:
    """Whether a dude of this player can go to a place from next door, to call out who has come there."""
    near = places.neighbours(game, place)
    return any(dude.place in near and not dude.booted for dude in game.dudes(seat))
