"""The gallery: how the starter decks do against each other, and their cards, measured once and kept in the package.

`gomorra gallery` plays the games anew and writes the file.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import Final

import msgspec

from gomorra.decks import starters
from gomorra.engine import Game
from gomorra.lab.chances import Share, share
from gomorra.lab.matchups import RoundRobin
from gomorra.lab.plan import DeckList, Plan, setting
from gomorra.lab.simulate import GameRecord, play_game, side_by_side
from gomorra.lab.study import Finding, Presence, Watching, findings, presence_of

FILE: Final = "gallery.json"
FEWEST: Final = 20
"""Games below which nothing is said about a card."""


class Measured(msgspec.Struct, frozen=True):
    """What presence in hand meant for winning, by title: games, wins, and what would have been usual."""

    games: int
    wins: int
    expected: float
    margin: float

    @property
    def lift(self) -> float:
        return self.wins / self.games - self.expected


class Gallery(msgspec.Struct, frozen=True):
    """The measured starter decks."""

    command: str
    """The command that made it."""
    bot: str
    decks: tuple[str, ...]
    """By short name."""
    games: tuple[tuple[int, ...], ...]
    """How many games of the deck of the row and that of the column had a winner or were drawn."""
    wins: tuple[tuple[int, ...], ...]
    cards: dict[str, Measured]

    def share(self, row: int, column: int) -> Share:
        return share(self.wins[row][column], self.games[row][column])

    def overall(self, row: int) -> Share:
        return share(sum(self.wins[row]), sum(self.games[row]))


def play(
    plan: Plan, pair: tuple[int, int], number: int
) -> tuple[tuple[int, int], GameRecord, list[Presence]]:
    """A game, with where the cards of both decks were."""
    contestants = setting(plan, number).contestants
    watchers = [Watching(contestants.index(deck)) for deck in (0, 1)]
    last: list[Game] = []

    def watch(game: Game) -> None:
        for watching in watchers:
            watching(game)
        last[:] = [game]

    record = play_game(plan, number, watch=watch)
    seen = []
    for deck, watching in enumerate(watchers):
        found = presence_of(record, watching, last[0] if last else None)
        seen.append(msgspec.structs.replace(found, won=record.victor == deck))
    return pair, record, seen


def measure(
    games: int,
    bot: str,
    seed: int,
    *,
    workers: int | None = None,
    command: str = "",
    advance: Callable[[int], object] = lambda number: None,
) -> Gallery:
    """Let every starter deck play so many games against each other one."""
    names = tuple(sorted(starters()))
    decks = [DeckList.of(starters()[name]) for name in names]
    table = RoundRobin(decks, bot, seed)
    tasks = [
        (table.plans[pair], pair, number)
        for number in range(games)
        for pair in combinations(range(len(decks)), 2)
    ]
    seen: list[list[Presence]] = [[] for _ in decks]
    for pair, record, presences in side_by_side(play, tasks, workers=workers):
        table.count(pair, record)
        for deck, presence in zip(pair, presences, strict=True):
            seen[deck].append(presence)
        advance(1)
    return Gallery(
        command,
        bot,
        names,
        tuple(map(tuple, table.games)),
        tuple(map(tuple, table.wins)),
        _cards([findings(one, "hand") for one in seen]),
    )


def _cards(by_deck: list[list[Finding]]) -> dict[str, Measured]:
    """What is known of each card over all decks; each deck is compared with itself."""
    parts: dict[str, list[Finding]] = {}
    for found in by_deck:
        for one in found:
            parts.setdefault(one.card, []).append(one)
    cards = {}
    for title, several in sorted(parts.items()):
        games = sum(one.games for one in several)
        if games >= FEWEST:
            wins = sum(one.wins.hits for one in several)
            expected = sum(one.expected * one.games for one in several) / games
            margin = sum((one.margin * one.games) ** 2 for one in several) ** 0.5 / games
            cards[title] = Measured(games, wins, round(expected, 4), round(margin, 4))
    return cards


def write(gallery: Gallery) -> bytes:
    return msgspec.json.format(msgspec.json.encode(gallery), indent=0)


@cache
def gallery() -> Gallery | None:
    """The gallery as it was measured last; None where it was not yet."""
    file = files("gomorra.lab") / "data" / FILE
    return msgspec.json.decode(file.read_bytes(), type=Gallery) if file.is_file() else None
