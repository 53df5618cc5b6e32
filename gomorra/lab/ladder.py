"""The ladder: levels against each other, on decks that nobody has learned from, in both seats.

Both play the same deck, so that the better player wins and not the better deck: with two decks made by chance the deck
decides so many games that nobody could win nine of ten.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import gomorra.cards  # noqa: F401 - every card is declared by this
from gomorra.bots import LEVELS, make_bot
from gomorra.decks import Deck, read_deck, starters
from gomorra.engine import Game, Seat
from gomorra.lab.chances import Rating, Share, elo, share
from gomorra.lab.simulate import side_by_side
from gomorra.lab.training import STARTERS as LEARNED_FROM

MOST_DAYS: Final = 30
HELD_BACK: Final = tuple(name for name in starters() if name not in LEARNED_FROM)
"""Starter decks that no network has learned from."""


@dataclass(frozen=True, slots=True)
class Bout:
    """One game of two bots: points of the first, and how long both thought for a decision."""

    points: float
    days: int
    mean: float
    longest: float


def bout_deck(number: int) -> Deck:
    """The deck of a pair of games, which both players have."""
    return read_deck(HELD_BACK[number // 2 % len(HELD_BACK)])


def play_bout(first: str, second: str, number: int) -> Bout:
    """A game by its number: two in a row have the same deck and luck, and the bots swapped."""
    swapped = number % 2
    names = (second, first) if swapped else (first, second)
    deck = bout_deck(number)
    game = Game.new([Seat(f"P{seat}", deck) for seat in range(2)], seed=f"bout {number // 2}")
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
