"""The same games on many machines, by Ray (the extra `cluster`)."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator

from gomorra.lab.plan import Plan, PlanError
from gomorra.lab.simulate import GameRecord, play_game

BATCH = 400
"""How many games are under way at most."""


def play_on_cluster(plan: Plan, numbers: Iterable[int], address: str) -> Iterator[GameRecord]:
    """Play games on the Ray cluster at this address (`local` starts one here), given back as they end."""
    try:
        ray = importlib.import_module("ray")
    except ModuleNotFoundError:
        raise PlanError(
            "playing on a cluster needs Ray: install the extra `cluster` (pip install 'gomorra[cluster]')"
        ) from None
    ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
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
