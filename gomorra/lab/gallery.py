"""The gallery: how the starter decks do against each other, and their cards, measured and kept in the package.

`gomorra gallery` plays games and writes the file after each round of them. The file holds counts, so that another
run goes on where the last one stopped, and every pair has always played equally often.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from copy import deepcopy
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
from gomorra.lab.study import Finding, Presence, Tally, Watching, presence_of

FILE: Final = "gallery.json"
ROUND: Final = 2
"""Games of each pair in a round: one in either seat."""
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

    bot: str
    seed: int
    each: int
    """Games that every pair has played."""
    lists: str
    """A digest of the deck lists: games of other lists are not counted with these."""
    decks: tuple[str, ...]
    """By short name."""
    games: tuple[tuple[int, ...], ...]
    """How many games of the deck of the row and that of the column had a winner or were drawn."""
    wins: tuple[tuple[int, ...], ...]
    tallies: tuple[Tally, ...]
    """By deck: its cards in hand."""

    @property
    def command(self) -> str:
        """The command that measures the same."""
        return f"gomorra gallery --games {self.each} --bot {self.bot} --seed {self.seed}"

    def share(self, row: int, column: int) -> Share:
        return share(self.wins[row][column], self.games[row][column])

    def overall(self, row: int) -> Share:
        return share(sum(self.wins[row]), sum(self.games[row]))

    def cards(self) -> dict[str, Measured]:
        """What is known of each card, by title."""
        return together([tally.findings() for tally in self.tallies])


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


def blank(bot: str, seed: int) -> Gallery:
    """The gallery before the first game."""
    names = tuple(sorted(starters()))
    nothing = tuple((0,) * len(names) for _ in names)
    lists = msgspec.json.encode([DeckList.of(starters()[name]) for name in names])
    digest = hashlib.blake2b(lists, digest_size=8).hexdigest()
    return Gallery(bot, seed, 0, digest, names, nothing, nothing, tuple(Tally() for _ in names))


def may_go_on(kept: Gallery, bot: str, seed: int) -> bool:
    """Whether further games of this bot and seed belong to those that were counted."""
    return (kept.bot, kept.seed, kept.lists) == (bot, seed, blank(bot, seed).lists)


def measure(
    begun: Gallery,
    games: int,
    *,
    workers: int | None = None,
    advance: Callable[[int], object] = lambda number: None,
) -> Iterator[Gallery]:
    """Go on until every pair has played so many games; what is known is given back after each round."""
    decks = [DeckList.of(starters()[name]) for name in begun.decks]
    table = RoundRobin(decks, begun.bot, begun.seed)
    table.games, table.wins = [list(row) for row in begun.games], [list(row) for row in begun.wins]
    tallies = deepcopy(begun.tallies)
    pairs = list(combinations(range(len(decks)), 2))
    for first in range(begun.each, games, ROUND):
        numbers = range(first, min(first + ROUND, games))
        tasks = [(table.plans[pair], pair, number) for number in numbers for pair in pairs]
        for pair, record, presences in side_by_side(play, tasks, workers=workers):
            table.count(pair, record)
            for deck, presence in zip(pair, presences, strict=True):
                tallies[deck].add(presence, "hand")
            advance(1)
        games_now, wins_now = tuple(map(tuple, table.games)), tuple(map(tuple, table.wins))
        yield msgspec.structs.replace(
            begun, each=numbers.stop, games=games_now, wins=wins_now, tallies=tallies
        )


def together(by_deck: list[list[Finding]]) -> dict[str, Measured]:
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


def write(found: Gallery) -> bytes:
    """As it is kept, always in the same order."""
    return msgspec.json.encode(msgspec.to_builtins(found, str_keys=True), order="sorted")


def read(data: bytes) -> Gallery:
    return msgspec.json.decode(data, type=Gallery)


@cache
def gallery() -> Gallery | None:
    """The gallery as it was measured last; None where it was not yet."""
    file = files("gomorra.lab") / "data" / FILE
    return read(file.read_bytes()) if file.is_file() else None


@cache
def measured_cards() -> dict[str, Measured]:
    """How the cards of the starter decks did, by title."""
    known = gallery()
    return known.cards() if known else {}
