"""Shares and ratings with their intervals, all at 95 percent."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

Z = 1.959964


class Share(NamedTuple):
    """How often something happened among so many, with Wilson's interval."""

    hits: int
    trials: int
    low: float
    high: float

    @property
    def value(self) -> float:
        return self.hits / self.trials if self.trials else 0.0


def share(hits: int, trials: int) -> Share:
    """A share with Wilson's interval, which holds near 0 and 1 too.

    >>> found = share(95, 100)
    >>> f"{found.value:.2f} between {found.low:.3f} and {found.high:.3f}"
    '0.95 between 0.888 and 0.978'
    """
    if not trials:
        return Share(0, 0, 0.0, 1.0)
    part = hits / trials
    scale = 1 + Z * Z / trials
    middle = (part + Z * Z / (2 * trials)) / scale
    width = Z / scale * math.sqrt(part * (1 - part) / trials + Z * Z / (4 * trials * trials))
    return Share(hits, trials, max(0.0, middle - width), min(1.0, middle + width))


class Rating(NamedTuple):
    """An Elo rating around 1500, and how far off it may be."""

    value: float
    margin: float


def elo(scores: Sequence[Sequence[float]]) -> list[Rating]:
    """Ratings from a table of points: `scores[a][b]` is what `a` won against `b`, a draw being half a point.

    The most likely ratings under the usual logistic curve, with one imagined draw of each against the average
    so that a player who never lost has a finite rating. Margins come from the curvature of the likelihood.
    """
    points = np.array(scores, dtype=float)
    games = points + points.T
    count = len(points)
    step = math.log(10) / 400
    ratings = np.zeros(count)
    for _ in range(100):
        chance = 1 / (1 + np.exp(-step * (ratings[:, None] - ratings[None, :])))
        anchor = 1 / (1 + np.exp(-step * ratings))
        slope = (points - games * chance).sum(axis=1) + (0.5 - anchor)
        weight = games * chance * (1 - chance)
        curve = np.diag(weight.sum(axis=1) + anchor * (1 - anchor)) - weight
        change = np.linalg.solve(curve, slope) / step
        ratings += np.clip(change, -200, 200)
        if np.abs(change).max() < 1e-6:
            break
    centre = np.eye(count) - 1 / count  # only differences between players are known
    spread = np.sqrt(np.diag(centre @ np.linalg.inv(curve) @ centre)) / step
    centred = centre @ ratings
    return [
        Rating(1500 + float(value), Z * float(error)) for value, error in zip(centred, spread, strict=True)
    ]
