"""The one who runs experiments: takes them up, has their games played one after the other, and stores them.

Experiments take turns, so that a long one keeps nobody waiting. What was played is stored game by game: after a
restart, or when this process dies and another one takes over, an experiment goes on where it was.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from secrets import token_urlsafe

from gomorra.lab.experiment import Played, missing
from gomorra.server.laboratory.player import LabError, Player
from gomorra.server.replays.edition import edition
from gomorra.server.storage.experiments import LEASE, ExperimentShelf, StoredExperiment
from gomorra.server.storage.tables import Storage, StorageError
from gomorra.server.thinking.beside import BesideError

LOOK = 20.0
"""Seconds after which it is looked for experiments that another process has left."""
ON_A_CLUSTER = 64
"""Games that are under way at the same time on a cluster."""
OTHER_RULES = (
    "The rules have changed since this experiment began, so that its games cannot be counted together with new "
    "ones. What was found stays; begin it anew for the new rules."
)

logger = logging.getLogger("gomorra.laboratory")


class Runner:
    """Works on the experiments of a database with so many processes."""

    def __init__(self, storage: Storage, processes: int, cluster: str = "") -> None:
        self.shelf = ExperimentShelf(storage)
        self.id = token_urlsafe(6)
        self.batch = ON_A_CLUSTER if cluster else 1
        self._players = [Player(cluster) for _ in range(processes)]
        self._tasks: list[asyncio.Task[None]] = []
        self._called = asyncio.Event()
        self._turns: dict[str, int] = {}
        """How many times an experiment had its turn, since this process knows it."""
        self._in_play: dict[str, set[int]] = {}
        """The games that are being played."""

    def begin(self) -> None:
        self._tasks = [asyncio.create_task(self._work(player)) for player in self._players]

    async def end(self) -> None:
        """Stop; what is being played is played again when somebody takes it up."""
        for task in self._tasks:
            task.cancel()
        for player in self._players:
            await asyncio.to_thread(player.close)
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        if self._tasks:
            with suppress(StorageError):
                await self.shelf.release(self.id)

    def call(self) -> None:
        """There is something to do."""
        self._called.set()

    async def _work(self, player: Player) -> None:
        while True:
            try:
                busy = await self._turn(player)
            except StorageError as error:
                logger.warning("the laboratory waits: %s", error)
                busy = False
            except BesideError as error:
                logger.warning("the laboratory waits: %s", error)
                await asyncio.sleep(5)
                continue
            if not busy:
                self._called.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._called.wait(), LOOK)

    async def _turn(self, player: Player) -> bool:
        """Play some games of the experiment whose turn it is; false when there is nothing to do."""
        waiting = await self.shelf.under_way()
        self._turns = {one.id: self._turns.get(one.id, 0) for one in waiting}
        for experiment in sorted(waiting, key=lambda one: self._turns[one.id]):
            if experiment.rules != edition():
                await self.shelf.mark(experiment.id, "stopped", OTHER_RULES)
            elif await self.shelf.hold(experiment.id, self.id):
                self._turns[experiment.id] += 1
                if await self._games(player, experiment):
                    return True
        return False

    async def _games(self, player: Player, experiment: StoredExperiment) -> bool:
        in_play = self._in_play.setdefault(experiment.id, set())
        left = missing(experiment.plan, await self.shelf.numbers(experiment.id))
        numbers = [number for number in left if number not in in_play][: self.batch]
        if not numbers:
            if not left:
                await self.shelf.mark(experiment.id, "done")
            return False
        in_play.update(numbers)
        try:
            games = await self._played(player, experiment, numbers)
            await self.shelf.keep(experiment.id, games, self.id)
        except LabError as error:
            await self.shelf.mark(experiment.id, "failed", f"A game could not be played: {error}")
        finally:
            in_play.difference_update(numbers)
        return True

    async def _played(
        self, player: Player, experiment: StoredExperiment, numbers: list[int]
    ) -> tuple[Played, ...]:
        """Have games played; as long as that takes the experiment stays ours."""
        playing = asyncio.create_task(player.play(experiment.plan, numbers))
        try:
            while not (await asyncio.wait({playing}, timeout=LEASE / 3))[0]:
                await self.shelf.hold(experiment.id, self.id)
            return playing.result()
        finally:
            playing.cancel()
