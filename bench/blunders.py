"""How often bots do what a person would shake his head at: blunders a game and player, with their ceilings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from gomorra.lab.blunders import CEILINGS, rates, watched_game
from gomorra.lab.training import lesson_decks
from gomorra.testing.speed import Measurement

LEVELS = (("easy", 20), ("fair", 20))
"""Who is watched, and in how many games against itself."""


def measure() -> Iterator[Measurement]:
    """A rate for each kind and level."""
    for name, games in LEVELS:
        found: Counter[str] = Counter()
        for number in range(games):
            found += watched_game((name, name), lesson_decks(f"bench {number}", 2), f"bench {number}")[0]
        for kind, rate in rates(found, games, 2).items():
            yield Measurement(f"{name} bot: {kind}", rate.value, "a game", at_most=CEILINGS[kind])


if __name__ == "__main__":
    for found in measure():
        print(f"{found.name}: {found.value:,.4g} {found.unit} {found.goal}")
