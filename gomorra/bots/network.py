"""The network that judges a position: a few layers of NumPy, read from a small file in the package.

The file names its features, so that a list that has grown or shrunk still fits: what is missing counts as zero.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gomorra.bots.features import NAMES, position
from gomorra.bots.worth import worth
from gomorra.engine import Game

Array = NDArray[np.float32]
Judge = Callable[[Game, int], float]
"""What a quiet table is worth to a seat, in points."""
FILE: Final = "network.npz"
FAR: Final = np.float32(4)
"""What is further than this from the usual, in standard deviations, was hardly ever seen: more of it says no more."""
POINTS: Final = 8.0
"""So many points of worth are one step of the logarithm of the odds."""


class Network:
    """Layers of weights with rectifiers between; the result is the logarithm of the odds to win."""

    __slots__ = ("about", "layers", "mean", "names", "scale")

    def __init__(
        self,
        layers: Sequence[tuple[Array, Array]],
        mean: Array,
        scale: Array,
        names: Sequence[str] = NAMES,
        about: dict[str, Any] | None = None,
    ) -> None:
        self.layers = list(layers)
        self.mean = mean
        self.scale = scale
        self.names = tuple(names)
        self.about = about or {}

    def logits(self, positions: Array) -> Array:
        """The judgement of positions, one in each row."""
        values = np.clip((positions - self.mean) * self.scale, -FAR, FAR)
        for weights, bias in self.layers[:-1]:
            values = np.maximum(values @ weights + bias, 0)
        weights, bias = self.layers[-1]
        return np.asarray((values @ weights + bias)[:, 0], dtype=np.float32)

    def chance(self, game: Game, seat: int) -> float:
        """The chance of a seat to win."""
        return float(1 / (1 + np.exp(-self.logits(position(game, seat)[None])[0])))

    def aligned(self, names: Sequence[str] = NAMES) -> Network:
        """The same network for a list of features as it is now: new ones count nothing, old ones are left out."""
        if tuple(names) == self.names:
            return self
        at = {name: place for place, name in enumerate(self.names)}
        weights, bias = self.layers[0]
        first = np.zeros((len(names), weights.shape[1]), dtype=np.float32)
        mean, scale = np.zeros(len(names), dtype=np.float32), np.ones(len(names), dtype=np.float32)
        for place, name in enumerate(names):
            if name in at:
                first[place] = weights[at[name]]
                mean[place], scale[place] = self.mean[at[name]], self.scale[at[name]]
        return Network([(first, bias), *self.layers[1:]], mean, scale, names, self.about)

    def as_bytes(self) -> bytes:
        """The file that is shipped: numbers, names of features, and how it came about."""
        numbers: dict[str, Any] = {"mean": self.mean, "scale": self.scale}
        for place, (weights, bias) in enumerate(self.layers):
            numbers[f"weights{place}"], numbers[f"bias{place}"] = weights, bias
        said = json.dumps({"names": self.names, "about": self.about}, ensure_ascii=False)
        numbers["said"] = np.frombuffer(said.encode(), dtype=np.uint8)
        out = BytesIO()
        np.savez_compressed(out, **numbers)
        return out.getvalue()

    @classmethod
    def read(cls, data: bytes) -> Network:
        with np.load(BytesIO(data), allow_pickle=False) as numbers:
            said = json.loads(numbers["said"].tobytes().decode())
            layers: list[tuple[Array, Array]] = []
            while f"weights{len(layers)}" in numbers:
                layers.append((numbers[f"weights{len(layers)}"], numbers[f"bias{len(layers)}"]))
            return cls(layers, numbers["mean"], numbers["scale"], said["names"], said["about"])


@cache
def shipped() -> Network | None:
    """The network of the package, if there is one."""
    found = files("gomorra.bots").joinpath(FILE)
    return Network.read(found.read_bytes()).aligned() if found.is_file() else None


def chance(points: float) -> float:
    """Points as a chance between 0 and 1."""
    return 1.0 / (1.0 + math.exp(-max(-60.0, min(60.0, points / POINTS))))


def judge_by(network: Network) -> Judge:
    """The judgement of a network, in points; of a game that is over, how it ended."""

    def judge(game: Game, seat: int) -> float:
        if game.outcome is not None:
            return worth(game, seat)
        return POINTS * float(network.logits(position(game, seat)[None])[0])

    return judge


def learned(game: Game, seat: int) -> float:
    """What a position is worth to a seat in points, by the network of the package."""
    network = shipped()
    if network is None or game.outcome is not None:
        return worth(game, seat)
    return POINTS * float(network.logits(position(game, seat)[None])[0])
