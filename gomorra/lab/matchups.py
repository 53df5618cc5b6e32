"""Decks against each other, all against all, with the same bot behind each of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from gomorra.lab.chances import Rating, Share, elo, share
from gomorra.lab.plan import DeckList, Plan, PlanError, make_plan
from gomorra.lab.simulate import GameRecord, play_game, side_by_side


class RoundRobin:
    """The table of a round robin: who won how often against whom."""

    def __init__(self, decks: Sequence[DeckList], bot: str, seed: int, *, days: int = 40) -> None:
        if len(decks) < 2:
            raise PlanError("a round robin needs at least two decks")
        self.decks = tuple(decks)
        self.plans: dict[tuple[int, int], Plan] = {
            (a, b): make_plan((bot, bot), (decks[a], decks[b]), seed, days=days, mixed=False)
            for a, b in combinations(range(len(decks)), 2)
        }
        count = len(decks)
        self.wins = [[0] * count for _ in range(count)]
        self.games = [[0] * count for _ in range(count)]
        self.problems: list[str] = []

    def play(self, games: int, *, workers: int | None = None) -> Iterator[GameRecord]:
        """Play so many games for each pair, each deck as often in either seat."""
        tasks = [(pair, plan, number) for pair, plan in self.plans.items() for number in range(games)]
        for pair, record in side_by_side(_play, tasks, workers=workers):
            self.count(pair, record)
            yield record

    def count(self, pair: tuple[int, int], record: GameRecord) -> None:
        """Count a game of a pair of decks."""
        if record.ending == "error":
            names = " against ".join(self.decks[deck].name for deck in pair)
            self.problems.append(f"{names}, game {record.number}: {record.reason}")
            return
        a, b = pair
        self.games[a][b] += 1
        self.games[b][a] += 1
        if record.victor >= 0:
            winner = pair[record.victor]
            self.wins[winner][b if winner == a else a] += 1

    def share(self, a: int, b: int) -> Share:
        """How often one deck beats another."""
        return share(self.wins[a][b], self.games[a][b])

    def overall(self, deck: int) -> Share:
        """How often a deck has won, against all others."""
        return share(sum(self.wins[deck]), sum(self.games[deck]))

    def ratings(self) -> list[Rating]:
        """Elo of the decks; a draw is half a point for each."""
        count = range(len(self.decks))
        drawn = [[self.games[a][b] - self.wins[a][b] - self.wins[b][a] for b in count] for a in count]
        return elo([[self.wins[a][b] + drawn[a][b] / 2 for b in count] for a in count])


def disagreements(tables: dict[str, RoundRobin]) -> list[str]:
    """A sentence for each pair of decks of which two levels clearly say different things."""
    if len(tables) < 2:
        return []
    (one, first), (two, second) = list(tables.items())[:2]
    found = []
    for a, b in first.plans:
        here, there = first.share(a, b), second.share(a, b)
        if here.low > there.high or there.low > here.high:
            names = f"{first.decks[a].name} against {first.decks[b].name}"
            found.append(
                f"{names}: {here.value:.0%} with {one} bots, {there.value:.0%} with {two} bots; "
                "what is measured is the bot, not the deck"
            )
    return found


def _play(pair: tuple[int, int], plan: Plan, number: int) -> tuple[tuple[int, int], GameRecord]:
    return pair, play_game(plan, number)
