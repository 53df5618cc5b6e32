"""The same games on many machines, by Ray (the extra `cluster`)."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from gomorra.lab.plan import Plan, PlanError
from gomorra.lab.simulate import GameRecord, play_game

T = TypeVar("T")
BATCH = 400
"""How many games are under way at most."""


def play_on_cluster(plan: Plan, numbers: Iterable[int], address: str) -> Iterator[GameRecord]:
    """Play games on the Ray cluster at this address (`local` starts one here), given back as they end."""
    ray = reach(address)
    try:
        remote = ray.remote(play_game)
        waiting: list[object] = []
        for number in numbers:
            waiting.append(remote.remote(plan, number))
            if len(waiting) >= BATCH:
                done, waiting = ray.wait(waiting, num_returns=1)
                yield from ray.get(done)
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def spread(work: Callable[..., T], tasks: Sequence[tuple[Any, ...]], address: str) -> list[T]:
    """Do a piece of work for each set of arguments on the cluster; the connection stays open for the next ones."""
    ray = reach(address)
    remote = ray.remote(work)
    found: list[T] = ray.get([remote.remote(*task) for task in tasks])
    return found


def reach(address: str) -> Any:
    """Ray, connected to the cluster."""
    try:
        ray = importlib.import_module("ray")
    except ModuleNotFoundError:
        raise PlanError(
            "playing on a cluster needs Ray: install the extra `cluster` (pip install 'gomorra[cluster]')"
        ) from None
    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False)
    return ray
