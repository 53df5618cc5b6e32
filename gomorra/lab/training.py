"""Teaching the network: positions of many games with how they ended, and a fit of the weights.

Games are played by the bots themselves: at first by habit, then in rounds by what was learned so far. Each position
before a Noon play is kept as every seat sees it. What it should be judged is between how the game ended and how it was
judged a little later, so that one lucky draw does not teach a whole game; games are split into some to learn from and
some to check with, never positions of one game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import gomorra.cards  # noqa: F401 - every card is declared by this
from gomorra.bots import Bot, make_bot
from gomorra.bots.features import NAMES, position
from gomorra.bots.habits import quiet
from gomorra.bots.network import Network, judge_by
from gomorra.bots.sensible import SensibleBot
from gomorra.decks import Deck, read_deck
from gomorra.engine import Game, Seat
from gomorra.lab.fitting import Lesson, log_loss, rows_of
from gomorra.lab.practice_decks import practice_deck
from gomorra.lab.simulate import side_by_side

Floats = NDArray[np.float32]

STARTERS: Final = (
    "law-dogs-base", "sloane-gang-base", "fourth-ring-base", "morgan-cattle-base", "weird-west-anarchists",
    "weird-west-entrepreneurs", "weird-west-fearmongers", "weird-west-first-peoples", "weird-west-law-dogs",
    "weird-west-outlaws",
)  # fmt: skip
MOST_DAYS: Final = 25
MOST_ANSWERS: Final = 4000
PATIENCE: Final = 0.985
"""How much of a target is what came later, from one position to the next."""
BY_HABIT, BY_ITSELF = 0.4, 2.0
"""How much games played by habit count, and those by the network."""


def lesson_decks(seed: str, seats: int) -> list[Deck]:
    """Decks of a game: half of the games with starter decks, half with decks made by chance."""
    chance = Random(f"decks {seed}")
    if chance.random() < 0.5:
        return [read_deck(chance.choice(STARTERS)) for _ in range(seats)]
    return [practice_deck(chance) for _ in range(seats)]


def play_lesson(seed: str, names: tuple[str, ...], make: Callable[[str, str], Bot] = make_bot) -> Lesson:
    """Play a game between bots and keep what every seat saw before each Noon play."""
    seats = [Seat(f"P{place}", deck) for place, deck in enumerate(lesson_decks(seed, len(names)))]
    game = Game.new(seats, seed=seed)
    bots = [make(name, f"{seed}/{place}") for place, name in enumerate(names)]
    rows: list[Floats] = []
    viewers: list[int] = []
    while not game.over and game.state.day <= MOST_DAYS and len(game.answers) < MOST_ANSWERS:
        if quiet(game):
            for seat in range(game.seats):
                rows.append(position(game, seat))
                viewers.append(seat)
        seat = game.decision.seat
        game.answer(bots[seat].choose(game, seat))
    winner = game.outcome.winner if game.outcome is not None else -1
    share = 1 / game.seats
    won = np.array([share if winner < 0 else float(winner == viewer) for viewer in viewers], dtype=np.float32)
    positions = np.array(rows, dtype=np.float32).reshape(-1, len(NAMES))
    return Lesson(positions, won, winner, game.state.day, game.seats)


class Learner:
    """Makes bots that judge by a network in a file, to play the games of the next round."""

    def __init__(self, file: Path) -> None:
        self.judge = judge_by(Network.read(file.read_bytes()).aligned())

    def __call__(self, name: str, seed: str) -> Bot:
        return SensibleBot(seed, judge=self.judge, noise=0.1, tries=12, finalists=3, replies=3)


def foreseen(lesson: Lesson, network: Network, patience: float = PATIENCE, weight: float = 1.0) -> Lesson:
    """A lesson whose targets lie between the end of the game and what the network says of the positions after."""
    judged = 1 / (1 + np.exp(-network.logits(lesson.positions)))
    target = lesson.won.copy()
    for row in range(len(target) - 1 - lesson.seats, -1, -1):
        later = row + lesson.seats
        target[row] = (1 - patience) * judged[later] + patience * target[later]
    return lesson._replace(won=target, weight=weight)


def seating(number: int, bot: str) -> tuple[str, ...]:
    """Who sits at a game of practice: mostly two, every eighth time three or four."""
    return (bot,) * (2 if number % 8 else 3 + number // 8 % 2)


def practise(
    games: int,
    bot: str,
    seed: int,
    *,
    start: int = 0,
    workers: int | None = None,
    learner: Path | None = None,
    advance: Callable[[int], object] = lambda number: None,
) -> list[Lesson]:
    """Let a bot play so many games against itself, on so many cores; the same seed gives the same lessons.

    With the file of a network its own judgement plays, whatever the bot is called.
    """
    tasks = [
        (number, f"train {seed}/{number}", seating(number, bot), learner) for number in range(start, games)
    ]
    found: dict[int, Lesson] = {}
    for number, lesson in side_by_side(_numbered, tasks, workers=workers):
        found[number] = lesson
        advance(1)
    return [found[number] for number in sorted(found)]


def _numbered(number: int, seed: str, names: tuple[str, ...], learner: Path | None) -> tuple[int, Lesson]:
    return number, play_lesson(seed, names, make_bot if learner is None else _learner(learner))


@cache
def _learner(file: Path) -> Learner:
    return Learner(file)


class Bin(NamedTuple):
    """Positions judged about the same: how they were judged on average, and how many of them were won."""

    judged: float
    won: float
    positions: int


def calibration(network: Network, lessons: Iterable[Lesson], bins: int = 10) -> list[Bin]:
    """Of positions that are judged 70 percent won, are 70 percent won?"""
    x, y, _ = rows_of(list(lessons))
    judged = 1 / (1 + np.exp(-network.logits(x)))
    places = np.minimum((judged * bins).astype(int), bins - 1)
    found = []
    for place in range(bins):
        rows = places == place
        if rows.any():
            found.append(Bin(float(judged[rows].mean()), float(y[rows].mean()), int(rows.sum())))
    return found


def untempered(network: Network) -> Network:
    """The network as it was fitted, before its confidence was set."""
    return _with_confidence(network, 1 / float(network.about.get("confidence", 1.0)))


def tempered(network: Network, lessons: Iterable[Lesson]) -> Network:
    """The network with its confidence set right: what it calls 70 percent should be won in 70 of 100 of these games."""
    x, y, _ = rows_of(list(lessons))
    logits = network.logits(x)
    scales = np.linspace(0.3, 1.5, 61)
    best = float(min(scales, key=lambda scale: log_loss((logits * scale).astype(np.float32), y)))
    found = _with_confidence(network, best)
    found.about["confidence"] = round(best, 2)
    return found


def _with_confidence(network: Network, scale: float) -> Network:
    weights, bias = network.layers[-1]
    last = ((weights * scale).astype(np.float32), (bias * scale).astype(np.float32))
    return Network(
        [*network.layers[:-1], last], network.mean, network.scale, network.names, dict(network.about)
    )


def log_loss_of(network: Network, lessons: Iterable[Lesson]) -> float:
    """How far the network is off on these games, in the logarithm of the chance it gave to what happened."""
    x, y, _ = rows_of(list(lessons))
    return log_loss(network.logits(x), y)


def write_lessons(file: Path, lessons: Sequence[Lesson]) -> None:
    """Keep lessons on disk, small."""
    positions, won, _ = rows_of(lessons)
    np.savez_compressed(
        file,
        positions=positions.astype(np.float16),
        won=won.astype(np.float16),
        lengths=np.array([len(lesson.won) for lesson in lessons]),
        ends=np.array([(lesson.winner, lesson.days, lesson.seats) for lesson in lessons]),
    )


def read_lessons(file: Path) -> list[Lesson]:
    """Lessons that were kept."""
    with np.load(file, allow_pickle=False) as data:
        positions, won = data["positions"].astype(np.float32), data["won"].astype(np.float32)
        found, start = [], 0
        for length, (winner, days, seats) in zip(data["lengths"], data["ends"], strict=True):
            stop = start + int(length)
            found.append(Lesson(positions[start:stop], won[start:stop], int(winner), int(days), int(seats)))
            start = stop
        return found
