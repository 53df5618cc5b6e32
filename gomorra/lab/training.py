"""Teaching the network: positions of many games with how they ended, and a fit of the weights.

Games are played by the bots themselves: at first by habit, then in rounds by what was learned so far. Each position
before a Noon play is kept as every seat sees it. What it should be judged is between how the game ended and how it was
judged a little later, so that one lucky draw does not teach a whole game; games are split into some to learn from and
some to check with, never positions of one game.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

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
from gomorra.lab.practice_decks import practice_deck
from gomorra.lab.simulate import side_by_side

Floats = NDArray[np.float32]
Layer = tuple[Floats, Floats]

STARTERS: Final = (
    "law-dogs-base", "sloane-gang-base", "fourth-ring-base", "morgan-cattle-base", "weird-west-anarchists",
    "weird-west-entrepreneurs", "weird-west-fearmongers", "weird-west-first-peoples", "weird-west-law-dogs",
    "weird-west-outlaws",
)  # fmt: skip
MOST_DAYS: Final = 25
MOST_ANSWERS: Final = 4000
HIDDEN: Final = (128,)
PATIENCE: Final = 0.985
"""How much of a target is what came later, from one position to the next."""
DROPPED: Final = 0.1
"""The share of hidden units that is left out in a step of learning."""
BY_HABIT, BY_ITSELF = 0.4, 2.0
"""How much games played by habit count, and those by the network."""


class Lesson(NamedTuple):
    """What one game teaches: positions, one in each row, and whether the seat that saw it won.

    The rows of one moment follow each other, seat by seat.
    """

    positions: Floats
    won: Floats
    winner: int
    days: int
    seats: int = 2
    weight: float = 1.0
    """How much it counts."""


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


def fit(
    lessons: Iterable[Lesson],
    *,
    seed: int = 0,
    hidden: tuple[int, ...] = HIDDEN,
    epochs: int = 12,
    rate: float = 1e-3,
    batch: int = 512,
    decay: float = 1e-3,
    dropped: float = DROPPED,
    about: dict[str, Any] | None = None,
    tell: Callable[[str], object] = lambda words: None,
) -> Network:
    """Fit a network to lessons: logistic loss, Adam, the weights of the epoch that checks best."""
    games = list(lessons)
    rng = np.random.default_rng(seed)
    held = [game for place, game in enumerate(games) if place % 10 == 9]
    learnt = [game for place, game in enumerate(games) if place % 10 != 9]
    x, y = _stacked(learnt)
    counts, check_counts = _counts(learnt), _counts(held or learnt)
    check_x, check_y = _stacked(held or learnt)
    mean = x.mean(axis=0)
    scale = (1 / np.maximum(x.std(axis=0), 0.05)).astype(np.float32)
    layers = new_layers((x.shape[1], *hidden, 1), rng)
    adam = Adam(layers, decay)
    best, chosen = math.inf, layers
    steps, total = 0, max(1, epochs * (len(x) // batch))
    for epoch in range(epochs):
        order = rng.permutation(len(x))
        for start in range(0, len(x) - batch + 1, batch):
            rows = order[start : start + batch]
            steps += 1
            pace = rate * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * steps / total)))
            kept = (rng.random((batch, hidden[-1])) > dropped) / (1 - dropped)
            error = logistic_error(y[rows], counts[rows])
            adam.step(gradients(layers, (x[rows] - mean) * scale, error, kept.astype(np.float32)), pace)
        network = Network([(w.copy(), b.copy()) for w, b in layers], mean, scale)
        loss = log_loss(network.logits(check_x), check_y, check_counts)
        tell(f"epoch {epoch + 1}: {log_loss(network.logits(x[:20000]), y[:20000]):.4f}, checked {loss:.4f}")
        if loss < best:
            best, chosen = loss, network.layers
    story = {
        **(about or {}),
        "games": len(games),
        "positions": len(x) + len(check_x),
        "checked loss": round(best, 4),
    }
    return Network(chosen, mean, scale, NAMES, story)


def _stacked(games: list[Lesson]) -> tuple[Floats, Floats]:
    return np.concatenate([game.positions for game in games]), np.concatenate([game.won for game in games])


def _counts(games: list[Lesson]) -> Floats:
    """How much each position counts."""
    return np.concatenate([np.full(len(game.won), game.weight, dtype=np.float32) for game in games])


def new_layers(sizes: Sequence[int], rng: np.random.Generator) -> list[Layer]:
    """Weights by chance, small ones for the result."""
    return [
        (
            (rng.standard_normal((a, b)) * math.sqrt(2 / a) * (0.1 if b == 1 else 1)).astype(np.float32),
            np.zeros(b, dtype=np.float32),
        )
        for a, b in pairwise(sizes)
    ]


def logistic_error(won: Floats, counts: Floats) -> Callable[[Floats], Floats]:
    """How the logistic loss changes with each judgement."""

    def error(logits: Floats) -> Floats:
        return np.asarray((1 / (1 + np.exp(-logits)) - won) * counts / counts.sum(), dtype=np.float32)

    return error


def gradients(
    layers: list[Layer], x: Floats, error_of: Callable[[Floats], Floats], kept: Floats | None = None
) -> list[Layer]:
    """How a loss changes with each weight; of the last hidden layer some units are left out."""
    inputs = [x]
    for weights, bias in layers[:-1]:
        inputs.append(np.maximum(inputs[-1] @ weights + bias, 0))
    if kept is not None:
        inputs[-1] = inputs[-1] * kept
    weights, bias = layers[-1]
    error = error_of((inputs[-1] @ weights + bias)[:, 0])[:, None].astype(np.float32)
    found: list[Layer] = []
    for place in range(len(layers) - 1, -1, -1):
        found.append((inputs[place].T @ error, error.sum(axis=0)))
        if place:
            error = (error @ layers[place][0].T) * (inputs[place] > 0)
            error = error * kept if kept is not None and place == len(layers) - 1 else error
    return found[::-1]


class Adam:
    """The usual step with a memory of earlier ones; weights are changed in place."""

    def __init__(self, layers: list[Layer], decay: float) -> None:
        self.layers = layers
        self.decay = decay
        self.first = [[np.zeros_like(part) for part in layer] for layer in layers]
        self.second = [[np.zeros_like(part) for part in layer] for layer in layers]
        self.steps = 0

    def step(self, found: list[Layer], rate: float) -> None:
        self.steps += 1
        fresh, fresher = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for place, layer in enumerate(self.layers):
            for part in range(2):
                gradient = found[place][part] + self.decay * layer[part]
                first, second = self.first[place][part], self.second[place][part]
                first += 0.1 * (gradient - first)
                second += 0.001 * (gradient * gradient - second)
                layer[part][...] -= rate * (first / fresh) / (np.sqrt(second / fresher) + 1e-8)


def log_loss(logits: Floats, won: Floats, counts: Floats | None = None) -> float:
    return float(np.average(np.logaddexp(0, logits) - won * logits, weights=counts))


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
    x, y = _stacked(list(lessons))
    judged = 1 / (1 + np.exp(-network.logits(x)))
    places = np.minimum((judged * bins).astype(int), bins - 1)
    found = []
    for place in range(bins):
        rows = places == place
        if rows.any():
            found.append(Bin(float(judged[rows].mean()), float(y[rows].mean()), int(rows.sum())))
    return found


def tempered(network: Network, lessons: Iterable[Lesson]) -> Network:
    """The network with its confidence set right: what it calls 70 percent should be won in 70 of 100 of these games."""
    x, y = _stacked(list(lessons))
    logits = network.logits(x)
    scales = np.linspace(0.3, 1.5, 61)
    best = float(min(scales, key=lambda scale: log_loss((logits * scale).astype(np.float32), y)))
    weights, bias = network.layers[-1]
    last = ((weights * best).astype(np.float32), (bias * best).astype(np.float32))
    about = {**network.about, "confidence": round(best, 2)}
    return Network([*network.layers[:-1], last], network.mean, network.scale, network.names, about)


def log_loss_of(network: Network, lessons: Iterable[Lesson]) -> float:
    """How far the network is off on these games, in the logarithm of the chance it gave to what happened."""
    x, y = _stacked(list(lessons))
    return log_loss(network.logits(x), y)


def write_lessons(file: Path, lessons: Sequence[Lesson]) -> None:
    """Keep lessons on disk, small."""
    positions, won = _stacked(list(lessons))
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
