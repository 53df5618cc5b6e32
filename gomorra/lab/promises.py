"""Teaching what looks promising: at every Noon play of practice games, what a look ahead says of each option is what
the glance at it should have said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

import gomorra.cards  # noqa: F401 - every card is declared by this
from gomorra.bots import Bot
from gomorra.bots.clash import Knowledge
from gomorra.bots.habits import quiet
from gomorra.bots.network import Network, learned
from gomorra.bots.promise import NAMES, glimpse
from gomorra.bots.sensible import SensibleBot
from gomorra.engine import Game, Option
from gomorra.lab.fitting import Adam, Floats, gradients, new_layers
from gomorra.lab.simulate import side_by_side
from gomorra.lab.training import play_lesson, seating

HIDDEN: Final = (48,)
WARMTH: Final = 0.8
"""So many points make one option so much more promising than another."""
BATCH: Final = 64


class Choice(NamedTuple):
    """One decision: its options in numbers, and the share of each among what should be chosen."""

    rows: Floats
    shares: Floats


class NotingBot(SensibleBot):
    """Looks at nearly all options, and notes what it saw of them and what it thinks of them."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, judge=learned, noise=0.15, tries=40, finalists=4, replies=4)
        self.choices: list[Choice] = []

    def scores(self, world: Game, know: Knowledge) -> list[tuple[Option, float]]:
        rows = glimpse(world, world.decision.options, know) if quiet(world) else None
        at = {option.key: place for place, option in enumerate(world.decision.options)}
        found = super().scores(world, know)
        if rows is not None and len(found) > 1:
            points = np.array([score for _, score in found])
            shares = np.exp((points - points.max()) / WARMTH)
            places = [at[option.key] for option, _ in found]
            self.choices.append(Choice(rows[places], (shares / shares.sum()).astype(np.float32)))
        return found


def play_choices(seed: str, names: tuple[str, ...]) -> list[Choice]:
    """A game of practice, and what was thought of every Noon play in it."""
    bots: list[NotingBot] = []

    def make(name: str, seed: str) -> Bot:
        bots.append(NotingBot(seed))
        return bots[-1]

    play_lesson(seed, names, make)
    return [choice for bot in bots for choice in bot.choices]


def practise_choices(
    games: int,
    seed: int,
    *,
    start: int = 0,
    workers: int | None = None,
    advance: Callable[[int], object] = lambda number: None,
) -> list[list[Choice]]:
    """Games of practice side by side, from a number on; the same seed gives the same choices."""
    tasks = [(number, f"promise {seed}/{number}", seating(number, "notes")) for number in range(start, games)]
    found: dict[int, list[Choice]] = {}
    for number, choices in side_by_side(_numbered, tasks, workers=workers):
        found[number] = choices
        advance(1)
    return [found[number] for number in sorted(found)]


def _numbered(number: int, seed: str, names: tuple[str, ...]) -> tuple[int, list[Choice]]:
    return number, play_choices(seed, names)


def write_choices(file: Path, games: Sequence[Sequence[Choice]]) -> None:
    """Keep what was thought in some games on disk, small."""
    choices = [choice for game in games for choice in game]
    np.savez_compressed(
        file,
        rows=np.concatenate([choice.rows for choice in choices]).astype(np.float16),
        shares=np.concatenate([choice.shares for choice in choices]).astype(np.float16),
        options=np.array([len(choice.shares) for choice in choices]),
        decisions=np.array([len(game) for game in games]),
    )


def read_choices(file: Path) -> list[list[Choice]]:
    """Games that were kept."""
    with np.load(file, allow_pickle=False) as data:
        ends = np.cumsum(data["options"])[:-1]
        rows = np.split(data["rows"].astype(np.float32), ends)
        shares = np.split(data["shares"].astype(np.float32), ends)
        choices = iter([Choice(*pair) for pair in zip(rows, shares, strict=True)])
        return [[next(choices) for _ in range(int(count))] for count in data["decisions"]]


def fit_promises(
    games: Sequence[Sequence[Choice]],
    *,
    hidden: tuple[int, ...] = HIDDEN,
    seed: int = 0,
    epochs: int = 8,
    rate: float = 2e-3,
    about: dict[str, Any] | None = None,
    tell: Callable[[str], object] = lambda words: None,
) -> Network:
    """Fit a network that likes the options that should be chosen; every tenth game is for checking."""
    rng = np.random.default_rng(seed)
    learnt = [choice for place, game in enumerate(games) if place % 10 != 9 for choice in game]
    held = [choice for place, game in enumerate(games) if place % 10 == 9 for choice in game] or learnt
    rows = np.concatenate([choice.rows for choice in learnt])
    mean = rows.mean(axis=0)
    scale = (1 / np.maximum(rows.std(axis=0), 0.05)).astype(np.float32)
    layers = new_layers((len(NAMES), *hidden, 1), rng)
    adam = Adam(layers, 1e-5)
    best, chosen = np.inf, layers
    total = max(1, epochs * (len(learnt) // BATCH))
    for epoch in range(epochs):
        order = rng.permutation(len(learnt))
        for step, start in enumerate(range(0, len(learnt) - BATCH + 1, BATCH)):
            batch = [learnt[place] for place in order[start : start + BATCH]]
            done = (epoch * (len(learnt) // BATCH) + step) / total
            x = (np.concatenate([choice.rows for choice in batch]) - mean) * scale
            adam.step(gradients(layers, np.clip(x, -4, 4), _error(batch)), rate * (1.02 - done))
        network = Network([(w.copy(), b.copy()) for w, b in layers], mean, scale, NAMES)
        loss = surprise(network, held)
        tell(f"epoch {epoch + 1}: checked {loss:.4f}")
        if loss < best:
            best, chosen = loss, network.layers
    found = Network(chosen, mean, scale, NAMES)
    story = {
        **(about or {}),
        "games": len(games),
        "decisions": len(learnt) + len(held),
        "checked loss": round(best, 4),
        "first is best": round(agreement(found, held), 3),
    }
    return Network(chosen, mean, scale, NAMES, story)


def _error(batch: Sequence[Choice]) -> Callable[[Floats], Floats]:
    starts = np.cumsum([0, *(len(choice.shares) for choice in batch[:-1])])
    lengths = [len(choice.shares) for choice in batch]
    wanted = np.concatenate([choice.shares for choice in batch])

    def error(logits: Floats) -> Floats:
        powers = np.exp(logits - np.repeat(np.maximum.reduceat(logits, starts), lengths))
        shares = powers / np.repeat(np.add.reduceat(powers, starts), lengths)
        return np.asarray((shares - wanted) / len(batch), dtype=np.float32)

    return error


def surprise(network: Network, choices: Sequence[Choice]) -> float:
    """How far the shares that the network gives are from those that they should be, above what is unavoidable."""
    lost = 0.0
    for choice in choices:
        logits = network.logits(choice.rows)
        logs = logits - logits.max() - np.log(np.exp(logits - logits.max()).sum())
        lost += float((choice.shares * (np.log(np.maximum(choice.shares, 1e-9)) - logs)).sum())
    return lost / len(choices)


def agreement(network: Network, choices: Sequence[Choice]) -> float:
    """How often the most promising option is the one that was thought best."""
    return float(np.mean([network.logits(one.rows).argmax() == one.shares.argmax() for one in choices]))
