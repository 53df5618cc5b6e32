"""The end of a game in numbers: control and influence, fights, and what ghost rock came from and went to."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile

from gomorra.engine import Game
from gomorra.engine.board import players
from gomorra.engine.events import (
    Aced,
    Discarded,
    EnteredPlay,
    Gained,
    Paid,
    PhaseStarted,
    RoundDecided,
)
from gomorra.engine.kernel.state import PLAY
from gomorra.engine.resuming import UNTOLD
from gomorra.engine.words import Stat, Why

EARNED: dict[str, str] = {
    Why.PRODUCTION: "production",
    Why.POT: "lowball",
    Why.FROM_THE_POT: "lowball",
    Why.BOUNTY: "bounty",
    Why.ON_TOP_OF_THE_BOUNTY: "bounty",
}
SPENT: dict[str, str] = {Why.ANTE: "antes", Why.UPKEEP: "upkeep", Why.DEBT: "debts"}
OTHERWISE = "cards"
"""What cards cost and what they bring."""


def ending(game: Game, viewer: int | None) -> tuple[str, ...]:
    """The numbers at the end, player by player: what wins, the fights, the money.

    Of a game whose beginning this process does not know, only what adds up is told.
    """
    rounds = [event for event in game.events if isinstance(event, RoundDecided) and event.shown]
    fallen = [event for event in game.events if isinstance(event, (Aced, Discarded)) and _falls(event)]
    found = []
    for seat in range(game.seats):
        name = "You" if seat == viewer else game.name(seat)
        won = sum(event.winner >= 0 and event.shown[event.winner].seat == seat for event in rounds)
        lost = sum(event.whose == seat for event in fallen)
        dudes = "1 dude" if lost == 1 else f"{lost} dudes"
        told = rounds and UNTOLD not in game.events
        fought = f"; won {won} of {len(rounds)} rounds of fighting, lost {dudes}" if told else ""
        found.append(
            f"{name}: {players.control_of(game, seat)} control, {players.influence_of(game, seat)} influence{fought}. "
            f"{money(game, seat)}"
        )
    return tuple(found)


def _falls(event: Aced | Discarded) -> bool:
    """Whether it is a dude in play, lost as a casualty or by a card; who is let go at Upkeep does not fall."""
    is_dude: bool = event.faces[event.card].type == "dude"
    return is_dude and event.origin == PLAY and event.why != Why.UPKEEP


def money(game: Game, seat: int) -> str:
    """What a player began with, earned and spent, by what, and what is left: the sum comes out."""
    earned: Counter[str] = Counter()
    spent: Counter[str] = Counter()
    for event in game.events:
        match event:
            case Gained() if event.seat == seat:
                earned[EARNED.get(event.why, OTHERWISE)] += event.amount
            case Paid() if event.seat == seat:
                spent[SPENT.get(event.why, OTHERWISE)] += event.amount
            case Paid() if event.to == seat:
                earned[OTHERWISE] += event.amount
    left = game.state.players[seat].stash
    first = left - earned.total() + spent.total()
    gang, stash = gang_cost(game, seat), game.decks[seat].stash
    if UNTOLD in game.events:
        began = f"Had {first} on day {_first_known(game)}"
    elif gang and first == stash - gang:
        began = f"Began with {stash}, {gang} of it for the gang"
    else:
        began = f"Began with {first}"
    return f"{began}; earned {_sum(earned)}, spent {_sum(spent)}; {left} ghost rock left."


def _first_known(game: Game) -> int:
    """The day on which the log begins that this process knows."""
    return next((event.day for event in game.events if event is not UNTOLD), game.state.day)


def gang_cost(game: Game, seat: int) -> int:
    """What the cards cost with which a player started."""
    before = takewhile(lambda event: not isinstance(event, PhaseStarted), game.events)
    started = (event for event in before if isinstance(event, EnteredPlay) and event.seat == seat)
    return sum(event.faces[event.card].stats[Stat.COST] for event in started)


def _sum(parts: Counter[str]) -> str:
    """A sum with its largest parts first: "12 (production 9, lowball 3)"."""
    known = [f"{name} {amount}" for name, amount in parts.most_common() if amount]
    return f"{parts.total()} ({', '.join(known)})" if known else "nothing"
