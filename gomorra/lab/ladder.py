"""The ladder: levels against each other, on decks that nobody has learned from, seats and decks swapped."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

import gomorra.cards  # noqa: F401
from gomorra.bots import LEVELS, make_bot
from gomorra.decks import Deck, read_deck
from gomorra.engine import Game, Seat
from gomorra.lab.chances import Rating, Share, elo, share
from gomorra.lab.practice_decks import practice_deck
from gomorra.lab.simulate import side_by_side

MOST_DAYS: Final = 30
HELD_BACK: Final = ("law-dogs-learn", "sloane-gang-learn")
"""Starter decks that no network has learned from; the others are made by chance."""


@dataclass(frozen=True, slots=True)
class Bout:
    """One game of two bots: points of the first, and how long both thought for a decision."""

    points: float
    days: int
    mean: float
    longest: float


def bout_decks(number: int) -> list[Deck]:
    """The decks of a pair of games; none of them is among the decks that networks learn from."""
    chance = Random(f"held back {number // 2}")
    if number // 2 % 10 == 0:
        return [read_deck(name) for name in HELD_BACK]
    return [practice_deck(chance), practice_deck(chance)]


def play_bout(first: str, second: str, number: int) -> Bout:
    """A game by its number: two in a row have the same decks and the bots swapped."""
    swapped = number % 2
    names = (second, first) if swapped else (first, second)
    game = Game.new(
        [Seat(f"P{seat}", deck) for seat, deck in enumerate(bout_decks(number))], seed=number // 2
    )
    bots = [make_bot(name, f"bout {number}/{name}") for name in names]
    taken: list[float] = []
    while not game.over and game.state.day <= MOST_DAYS:
        seat = game.decision.seat
        start = time.process_time()
        key = bots[seat].choose(game, seat)
        if seat == swapped and len(game.decision.options) > 1:
            taken.append(time.process_time() - start)
        game.answer(key)
    winner = game.outcome.winner if game.outcome is not None else -1
    points = 0.5 if winner < 0 else float(winner == swapped)
    return Bout(points, game.state.day, sum(taken) / max(1, len(taken)), max(taken, default=0.0))


@dataclass(frozen=True, slots=True)
class Series:
    """Many games of two bots."""

    first: str
    second: str
    games: int
    points: float
    mean: float
    longest: float

    @property
    def won(self) -> Share:
        return share(round(self.points), self.games)


def play_series(
    first: str,
    second: str,
    games: int,
    *,
    workers: int | None = None,
    advance: Callable[[int], object] = lambda number: None,
) -> Series:
    """Play so many games, on so many cores."""
    bouts = []
    for bout in side_by_side(
        play_bout, [(first, second, number) for number in range(games)], workers=workers
    ):
        bouts.append(bout)
        advance(1)
    return Series(
        first,
        second,
        games,
        sum(bout.points for bout in bouts),
        sum(bout.mean for bout in bouts) / games,
        max(bout.longest for bout in bouts),
    )


def neighbours(names: Iterable[str] | None = None) -> list[tuple[str, str]]:
    """Each level against the one below."""
    rungs = list(names) if names is not None else [level.name for level in LEVELS]
    return list(zip(rungs[1:], rungs, strict=False))


def ratings(series: Iterable[Series]) -> dict[str, Rating]:
    """Elo ratings from series between some of the bots."""
    played = list(series)
    names = list(dict.fromkeys(name for one in played for name in (one.second, one.first)))
    table = [[0.0] * len(names) for _ in names]
    for one in played:
        a, b = names.index(one.first), names.index(one.second)
        table[a][b] += one.points
        table[b][a] += one.games - one.points
    return dict(zip(names, elo(table), strict=True))


def report(series: Iterable[Series]) -> str:
    """The table for docs/bots.md."""
    played = list(series)
    found = ratings(played)
    lines = [
        "| series | games | won by the first | 95 % interval | a decision on average | longest |",
        "| --- | ---: | ---: | --- | ---: | ---: |",
    ]
    for one in played:
        won = one.won
        lines.append(
            f"| {one.first} against {one.second} | {one.games} | {one.points / one.games:.1%} "
            f"| {won.low:.0%} – {won.high:.0%} | {1000 * one.mean:.0f} ms | {one.longest:.2f} s |"
        )
    lines += ["", "| bot | Elo | margin |", "| --- | ---: | ---: |"]
    for name, rating in sorted(found.items(), key=lambda item: item[1].value):
        lines.append(f"| {name} | {rating.value:.0f} | ± {rating.margin:.0f} |")
    return "\n".join(lines) + "\n"
