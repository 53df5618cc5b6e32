"""The ladder of players that are programs, from a tenderfoot to a master, and the first bots for comparison.

A weaker level is weaker in ways that people are: it looks less closely, less far, or not at the answer. None of them
makes a play that makes no sense.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gomorra.bots.first.greedy import GreedyBot
from gomorra.bots.first.search import SearchBot as FirstSearchBot
from gomorra.bots.habits import HabitBot
from gomorra.bots.network import learned
from gomorra.bots.player import Bot, RandomBot
from gomorra.bots.search import SearchBot
from gomorra.bots.sensible import SensibleBot


class Level(NamedTuple):
    """A strength offered at the table."""

    name: str
    title: str
    manner: str
    """How it thinks, in a sentence."""
    make: Callable[[int | str], Bot]


LEVELS: tuple[Level, ...] = (
    Level(
        "tenderfoot",
        "Tenderfoot",
        "knows the rules and plays what comes to mind",
        lambda seed: HabitBot(seed, blur=6.0, bold=0.1),
    ),
    Level(
        "easy",
        "Easy",
        "sees what a play is good for, but often misjudges it",
        lambda seed: HabitBot(seed, blur=2.2, bold=0.25),
    ),
    Level("steady", "Steady", "plays by sound habits without looking ahead", HabitBot),
    Level("fair", "Fair", "weighs every fight by its odds and looks at your best answer", SensibleBot),
    Level(
        "sharp",
        "Sharp",
        "knows from many games what a table is worth",
        lambda seed: SearchBot(seed, worlds=1, rollouts=0, duels=0),
    ),
    Level(
        "hard",
        "Hard",
        "plays its best ideas through to the evening, and tries out how a fight would end",
        SearchBot,
    ),
    Level(
        "master",
        "Master",
        "thinks for some seconds about every play",
        lambda seed: SearchBot(seed, worlds=4, candidates=7, rollouts=400, most_played=16000),
    ),
)
"""The weakest first."""

BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    **{level.name: level.make for level in LEVELS},
    "sensible": SensibleBot,
    "learned": lambda seed: SensibleBot(seed, judge=learned),
    "search": SearchBot,
    "greedy-1": GreedyBot,
    "search-1": FirstSearchBot,
}
"""Bots by name: the levels of the ladder, their kinds, and the first fair and hard bot."""


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """A bot by its name, with its own source of chance."""
    if name not in BOTS:
        raise ValueError(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
