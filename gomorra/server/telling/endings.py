"""The end of a game in numbers: control and influence, fights, and what ghost rock came from and went to."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile

from msgspec import Struct, structs

from gomorra.engine import Game
from gomorra.engine.board import players
from gomorra.engine.events import (
    Aced,
    Discarded,
    EnteredPlay,
    Gained,
    GameEnded,
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


class Account(Struct, frozen=True):
    """The numbers of one player at the end: what wins, the fights, the money."""

    name: str
    control: int
    influence: int
    began: int
    """Ghost rock before the gang was paid, or on the first day that this process knows."""
    gang: int
    """What of it the gang cost."""
    earned: dict[str, int]
    spent: dict[str, int]
    """By what it came from and went to, the most first."""
    left: int
    since: int = 0
    """The day with which the log begins, where it does not begin with the game."""
    rounds: int = 0
    """Rounds of fighting at the whole table; none where nothing is known of them."""
    won: int = 0
    fallen: int = 0


def ending(game: Game, viewer: int | None) -> tuple[Account, ...]:
    """The numbers at the end, player by player.

    Of a game whose beginning this process does not know, only what adds up is told.
    """
    rounds = [event for event in game.events if isinstance(event, RoundDecided) and event.shown]
    fallen = [event for event in game.events if isinstance(event, (Aced, Discarded)) and _falls(event)]
    told = UNTOLD not in game.events
    return tuple(
        structs.replace(
            money(game, seat),
            name="You" if seat == viewer else game.name(seat),
            rounds=len(rounds) if told else 0,
            won=sum(event.winner >= 0 and event.shown[event.winner].seat == seat for event in rounds),
            fallen=sum(event.whose == seat for event in fallen),
        )
        for seat in range(game.seats)
    )


def decisive(game: Game) -> str:
    """What has won the game, with its numbers; nothing where it is not known."""
    ended = next((event for event in reversed(game.events) if isinstance(event, GameEnded)), None)
    return ended.why if ended is not None else ""


def _falls(event: Aced | Discarded) -> bool:
    """Whether it is a dude in play, lost as a casualty or by a card; who is let go at Upkeep does not fall."""
    is_dude: bool = event.faces[event.card].type == "dude"
    return is_dude and event.origin == PLAY and event.why != Why.UPKEEP


def money(game: Game, seat: int) -> Account:
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
    known = UNTOLD not in game.events
    gang = gang_cost(game, seat)
    paid = gang if known and first == game.decks[seat].stash - gang else 0
    return Account(
        name=game.name(seat),
        control=players.control_of(game, seat),
        influence=players.influence_of(game, seat),
        began=first + paid,
        gang=paid,
        earned=_parts(earned),
        spent=_parts(spent),
        left=left,
        since=0 if known else _first_known(game),
    )


def _first_known(game: Game) -> int:
    """The day on which the log begins that this process knows."""
    return next((event.day for event in game.events if event is not UNTOLD), game.state.day)


def gang_cost(game: Game, seat: int) -> int:
    """What the cards cost with which a player started."""
    before = takewhile(lambda event: not isinstance(event, PhaseStarted), game.events)
    started = (event for event in before if isinstance(event, EnteredPlay) and event.seat == seat)
    return sum(event.faces[event.card].stats[Stat.COST] for event in started)


def _parts(sums: Counter[str]) -> dict[str, int]:
    return {name: amount for name, amount in sums.most_common() if amount}
