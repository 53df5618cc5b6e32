"""What a series of games came to: wins with intervals, lengths, endings."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gomorra.lab.chances import Share, share
from gomorra.lab.plan import Plan
from gomorra.lab.simulate import GameRecord


class Length(NamedTuple):
    """How long games were."""

    mean: float
    low: float
    """A tenth of the games was shorter."""
    high: float
    """A tenth of the games was longer."""


class Summary(NamedTuple):
    """The results of a series."""

    games: int
    bots: dict[str, Share]
    decks: dict[str, Share]
    seats: dict[str, Share]
    endings: dict[str, Share]
    days: Length
    decisions: Length
    problems: list[str]
    """What went wrong in games that broke off, each with its number."""


def length(numbers: Sequence[int]) -> Length:
    if not numbers:
        return Length(0, 0, 0)
    tenths = statistics.quantiles(numbers, n=10, method="inclusive") if len(numbers) > 1 else [*numbers] * 9
    return Length(statistics.fmean(numbers), tenths[0], tenths[-1])


def names_of(plan: Plan) -> list[str]:
    """The bots by name; with a number where a name comes twice."""
    twice = {name for name, count in Counter(plan.bots).items() if count > 1}
    return [f"{name} {place}" if name in twice else name for place, name in enumerate(plan.bots, 1)]


def summarise(plan: Plan, games: Iterable[GameRecord]) -> Summary:
    """Count a series of games."""
    played = list(games)
    fair = [game for game in played if game.ending != "error"]
    names = names_of(plan)
    bots = {
        name: share(sum(game.victor == place for game in fair), len(fair)) for place, name in enumerate(names)
    }
    seats = {
        f"seat {seat + 1}": share(sum(game.winner == seat for game in fair), len(fair))
        for seat in range(len(plan.bots))
    }
    decks = {}
    for name in dict.fromkeys(deck.name for deck in plan.decks):
        held = sum(game.decks.count(name) for game in fair)
        won = sum(game.winner >= 0 and game.decks[game.winner] == name for game in fair)
        decks[name] = share(won, held)
    counts = Counter(game.ending for game in played)
    return Summary(
        games=len(played),
        bots=bots,
        decks=decks,
        seats=seats,
        endings={ending: share(count, len(played)) for ending, count in counts.most_common()},
        days=length([game.days for game in fair]),
        decisions=length([game.decisions for game in fair]),
        problems=[f"game {game.number}: {game.reason}" for game in played if game.ending == "error"],
    )
