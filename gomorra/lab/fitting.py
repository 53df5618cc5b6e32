"""Fitting a network to lessons: logistic loss and Adam, in NumPy, or with PyTorch where a GPU is at hand."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from itertools import pairwise
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from gomorra.bots.features import NAMES
from gomorra.bots.network import FAR, Network

Floats = NDArray[np.float32]
Layer = tuple[Floats, Floats]

HIDDEN: Final = (128,)
DROPPED: Final = 0.1
"""The share of hidden units that is left out in a step of learning."""
BATCH: Final = 512
GPU_BATCH: Final = 4096


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


class Rows(NamedTuple):
    """Positions to learn from: what is seen, what it should be judged, and how much it counts."""

    x: Floats
    y: Floats
    counts: Floats


class Recipe(NamedTuple):
    """How a network is fitted."""

    hidden: tuple[int, ...] = HIDDEN
    epochs: int = 12
    rate: float = 1e-3
    decay: float = 1e-3
    dropped: float = DROPPED
    batch: int = BATCH
    seed: int = 0


USUAL: Final = Recipe()


class Fitting(Protocol):
    """One way to go through all rows as often as the recipe says: it changes these layers and gives them each time."""

    def __call__(
        self, rows: Rows, recipe: Recipe, mean: Floats, scale: Floats, layers: list[Layer]
    ) -> Iterable[list[Layer]]: ...


def has_gpu() -> bool:
    """Whether PyTorch is there and sees a GPU."""
    if find_spec("torch") is None:
        return False
    import torch

    return bool(torch.cuda.is_available())


def fit(
    lessons: Iterable[Lesson],
    recipe: Recipe = USUAL,
    *,
    about: dict[str, Any] | None = None,
    by: Fitting | None = None,
    start: Network | None = None,
    tell: Callable[[str], object] = lambda words: None,
) -> Network:
    """Fit a network to lessons: the weights of the epoch that checks best on games held back, every tenth.

    It begins with weights by chance, or where another network has got to.
    """
    games = list(lessons)
    held = [game for place, game in enumerate(games) if place % 10 == 9]
    learnt = [game for place, game in enumerate(games) if place % 10 != 9]
    rows, check = rows_of(learnt), rows_of(held or learnt)
    if start is None:
        mean = rows.x.mean(axis=0)
        scale = (1 / np.maximum(rows.x.std(axis=0), 0.05)).astype(np.float32)
        first = new_layers((rows.x.shape[1], *recipe.hidden, 1), np.random.default_rng(recipe.seed))
    else:
        start = start.aligned()
        mean, scale = start.mean, start.scale
        first = [(weights.copy(), bias.copy()) for weights, bias in start.layers]
    best, chosen = math.inf, first
    by = by or (on_gpu if has_gpu() else on_cpu)
    for epoch, layers in enumerate(by(rows, recipe, mean, scale, first)):
        network = Network(layers, mean, scale)
        loss = log_loss(network.logits(check.x), check.y, check.counts)
        seen = log_loss(network.logits(rows.x[:20000]), rows.y[:20000])
        tell(f"epoch {epoch + 1}: {seen:.4f}, checked {loss:.4f}")
        if loss < best:
            best, chosen = loss, network.layers
    story = {
        **(about or {}),
        "games": len(games),
        "positions": len(rows.x) + len(check.x),
        "checked loss": round(best, 4),
    }
    return Network(chosen, mean, scale, NAMES, story)


def on_cpu(
    rows: Rows, recipe: Recipe, mean: Floats, scale: Floats, layers: list[Layer]
) -> Iterable[list[Layer]]:
    """In NumPy, on one core."""
    x, y, counts = rows
    size = recipe.batch
    rng = np.random.default_rng(recipe.seed)
    adam = Adam(layers, recipe.decay)
    steps, total = 0, max(1, recipe.epochs * (len(x) // size))
    for _ in range(recipe.epochs):
        order = rng.permutation(len(x))
        for start in range(0, len(x) - size + 1, size):
            batch = order[start : start + size]
            steps += 1
            kept = (rng.random((size, len(layers[-1][0]))) > recipe.dropped) / (1 - recipe.dropped)
            error = logistic_error(y[batch], counts[batch])
            near = np.clip((x[batch] - mean) * scale, -FAR, FAR)
            found = gradients(layers, near, error, kept.astype(np.float32))
            adam.step(found, pace(recipe, steps / total))
        yield [(weights.copy(), bias.copy()) for weights, bias in layers]


def on_gpu(
    rows: Rows, recipe: Recipe, mean: Floats, scale: Floats, layers: list[Layer]
) -> Iterable[list[Layer]]:
    """With PyTorch, all positions in the memory of the GPU (or on a machine without one, of the machine)."""
    import torch
    from torch import nn

    torch.manual_seed(recipe.seed)
    where = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    x, y, counts = (torch.from_numpy(np.ascontiguousarray(part)).to(where) for part in rows)
    x = ((x - torch.from_numpy(mean).to(where)) * torch.from_numpy(scale).to(where)).clamp(
        -float(FAR), float(FAR)
    )
    linear = [nn.Linear(*weights.shape) for weights, _ in layers]
    for layer, (weights, bias) in zip(linear, layers, strict=True):
        layer.weight.data = torch.from_numpy(np.ascontiguousarray(weights.T))
        layer.bias.data = torch.from_numpy(bias)
    parts: list[Any] = []
    for layer in linear[:-1]:
        parts += [layer, nn.ReLU()]
    model = nn.Sequential(*parts, nn.Dropout(recipe.dropped), linear[-1]).to(where)
    adam = torch.optim.Adam(model.parameters(), lr=recipe.rate, weight_decay=recipe.decay)
    size = recipe.batch if len(x) < 64 * GPU_BATCH else GPU_BATCH
    steps, total = 0, max(1, recipe.epochs * (len(x) // size))
    for _ in range(recipe.epochs):
        model.train()
        order = torch.randperm(len(x), device=where)
        for start in range(0, len(x) - size + 1, size):
            batch = order[start : start + size]
            steps += 1
            for group in adam.param_groups:
                group["lr"] = pace(recipe, steps / total)
            loss = nn.functional.binary_cross_entropy_with_logits(
                model(x[batch])[:, 0], y[batch], counts[batch] / counts[batch].mean()
            )
            adam.zero_grad()
            loss.backward()
            adam.step()
        yield [
            (
                np.ascontiguousarray(layer.weight.detach().cpu().numpy().T).astype(np.float32),
                layer.bias.detach().cpu().numpy().astype(np.float32).copy(),
            )
            for layer in linear
        ]


def pace(recipe: Recipe, done: float) -> float:
    """How large a step is after so much of the way."""
    return recipe.rate * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * done)))


def rows_of(games: Sequence[Lesson]) -> Rows:
    """The positions of many games, one after the other."""
    return Rows(
        np.concatenate([game.positions for game in games]),
        np.concatenate([game.won for game in games]),
        np.concatenate([np.full(len(game.won), game.weight, dtype=np.float32) for game in games]),
    )


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
