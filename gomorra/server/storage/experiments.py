"""The experiments of the laboratory, stored: what is to be found out, and the games played for it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Any, Literal, NamedTuple, cast

import msgspec
from sqlalchemy import delete, func, insert, select, update

from gomorra.lab.experiment import Experiment, Played
from gomorra.lab.simulate import GameRecord
from gomorra.lab.study import Presence
from gomorra.server.storage.database import Step
from gomorra.server.storage.experiment_schema import experiment_games, experiments
from gomorra.server.storage.tables import Conflict, Storage

Status = Literal["waiting", "running", "stopped", "done", "failed"]
UNDER_WAY = ("waiting", "running")
MOST_KEPT = 60
"""Experiments that one person may keep."""
LEASE = 30.0
"""Seconds after which an experiment of which nothing was heard may be taken up by another process."""

_c = experiments.c
_COLUMNS = (_c.id, _c.owner, _c.name, _c.created, _c.status, _c.problem, _c.rules, _c.plan)


class TooManyExperiments(ValueError):
    """A person has as many experiments as the server keeps for one."""


class StoredExperiment(NamedTuple):
    """An experiment as it lies in the database."""

    id: str
    owner: str
    name: str
    created: float
    status: Status
    problem: str
    rules: str
    plan: Experiment


class Kept(msgspec.Struct, frozen=True):
    """What is kept of a game besides its answers."""

    record: GameRecord
    presence: Presence | None = None


class ExperimentShelf:
    """The experiments in a database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, owner: str) -> list[StoredExperiment]:
        """The experiments of a person, the latest first."""
        query = select(*_COLUMNS).where(_c.owner == owner).order_by(_c.created.desc())
        return [_stored(row) for row in await self._storage.read(query)]

    async def get(self, experiment: str) -> StoredExperiment | None:
        rows = await self._storage.read(select(*_COLUMNS).where(_c.id == experiment))
        return _stored(rows[0]) if rows else None

    async def under_way(self) -> list[StoredExperiment]:
        """All that are not done and not stopped, the oldest first."""
        query = select(*_COLUMNS).where(_c.status.in_(UNDER_WAY)).order_by(_c.created)
        return [_stored(row) for row in await self._storage.read(query)]

    async def add(self, owner: str, name: str, plan: Experiment, rules: str) -> StoredExperiment:
        kept = await self._storage.read(
            select(func.count()).select_from(experiments).where(_c.owner == owner)
        )
        if kept[0][0] >= MOST_KEPT:
            raise TooManyExperiments(
                f"you have {MOST_KEPT} experiments, which is all this server keeps: forget one first"
            )
        made = StoredExperiment(token_urlsafe(9), owner, name, time.time(), "waiting", "", rules, plan)
        values = {
            **made._asdict(),
            "plan": msgspec.json.encode(plan).decode(),
            "holder": "",
            "held_until": 0.0,
        }
        await self._storage.write([Step(insert(experiments).values(values))])
        return made

    async def mark(self, experiment: str, status: Status, problem: str = "") -> None:
        """Say how it stands; whoever worked on it does so no longer."""
        values = {"status": status, "problem": problem, "holder": "", "held_until": 0.0}
        await self._storage.write([Step(update(experiments).where(_c.id == experiment).values(values))])

    async def hold(self, experiment: str, holder: str) -> bool:
        """Work on it from now on, unless another process does."""
        now = time.time()
        free = (_c.holder == holder) | (_c.held_until < now)
        taken = update(experiments).where(_c.id == experiment, free, _c.status.in_(UNDER_WAY))
        values = {"holder": holder, "held_until": now + LEASE, "status": "running"}
        try:
            await self._storage.write([Step(taken.values(values), must_match=True)])
        except Conflict:
            return False
        return True

    async def release(self, holder: str) -> None:
        """Leave everything that a process has worked on to others."""
        left = update(experiments).where(_c.holder == holder, _c.status.in_(UNDER_WAY))
        await self._storage.write([Step(left.values(holder="", held_until=0.0, status="waiting"))])

    async def keep(self, experiment: str, games: Sequence[Played], holder: str) -> bool:
        """Store games, if the experiment is still held; one that was stored already stays as it is."""
        known = set(await self.numbers(experiment))
        rows = [
            {
                "experiment_id": experiment,
                "number": game.number,
                "record": msgspec.json.encode(Kept(game.record, game.presence)).decode(),
                "answers": game.answers,
            }
            for game in games
            if game.number not in known
        ]
        held = update(experiments).where(_c.id == experiment, _c.holder == holder)
        steps = [Step(held.values(held_until=time.time() + LEASE), must_match=True)]
        if rows:
            steps.append(Step(insert(experiment_games), rows))
        try:
            await self._storage.write(steps)
        except Conflict:
            return False
        return True

    async def numbers(self, experiment: str) -> list[int]:
        """The games that were played."""
        columns = experiment_games.c
        query = select(columns.number).where(columns.experiment_id == experiment).order_by(columns.number)
        return [row[0] for row in await self._storage.read(query)]

    async def counts(self, wanted: Sequence[str]) -> dict[str, int]:
        """How many games were played for each of these."""
        columns = experiment_games.c
        query = select(columns.experiment_id, func.count()).where(columns.experiment_id.in_(wanted))
        rows = await self._storage.read(query.group_by(columns.experiment_id))
        return {row[0]: row[1] for row in rows}

    async def games(self, experiment: str, first: int = 0, count: int = 1_000_000) -> list[tuple[int, Kept]]:
        """The games with their numbers, in their order."""
        columns = experiment_games.c
        query = select(columns.number, columns.record).where(columns.experiment_id == experiment)
        query = query.where(columns.number >= first).order_by(columns.number).limit(count)
        return [(row[0], msgspec.json.decode(row[1], type=Kept)) for row in await self._storage.read(query)]

    async def answers(self, experiment: str, number: int) -> bytes | None:
        """The packed answers of one game."""
        columns = experiment_games.c
        query = select(columns.answers).where(columns.experiment_id == experiment, columns.number == number)
        rows = await self._storage.read(query)
        return bytes(rows[0][0]) if rows else None

    async def forget(self, experiment: str) -> None:
        """Remove an experiment with its games."""
        games = delete(experiment_games).where(experiment_games.c.experiment_id == experiment)
        await self._storage.write([Step(games), Step(delete(experiments).where(_c.id == experiment))])


def _stored(row: Any) -> StoredExperiment:
    plan = msgspec.json.decode(row[7], type=Experiment)
    return StoredExperiment(row[0], row[1], row[2], row[3], cast("Status", row[4]), row[5], row[6], plan)
