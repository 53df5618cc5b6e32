"""Many games between bots, side by side on all cores or on a cluster; each game is reproducible by itself."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from gomorra.bots import make_bot
from gomorra.engine import Game
from gomorra.lab.plan import Plan, setting, start

T = TypeVar("T")
Ending = Literal["won", "drawn", "given up", "error"]


class GameRecord(msgspec.Struct, frozen=True):
    """What is kept of a game. All tuples go by seat."""

    number: int
    contestants: tuple[int, ...]
    bots: tuple[str, ...]
    decks: tuple[str, ...]
    winner: int
    """The seat that won, -1 without a winner."""
    ending: Ending
    reason: str
    days: int
    decisions: int
    control: tuple[int, ...]
    influence: tuple[int, ...]

    @property
    def victor(self) -> int:
        """The place in the plan's list of the bot that won, -1 without a winner."""
        return self.contestants[self.winner] if self.winner >= 0 else -1


Watcher = Callable[[Game], None]


def play_game(plan: Plan, number: int, keep: Path | None = None, watch: Watcher | None = None) -> GameRecord:
    """Play one game to its end. A watcher sees the game before each decision and at the end."""
    game = start(plan, number)
    here = setting(plan, number)
    bots = [
        make_bot(bot, f"{here.seed}/{contestant}")
        for bot, contestant in zip(here.bots, here.contestants, strict=True)
    ]
    ending: Ending | None = None
    reason = ""
    try:
        while not game.over:
            if len(game.answers) >= plan.decisions:
                ending, reason = "given up", f"not over after {plan.decisions} decisions"
                break
            if watch is not None:
                watch(game)
            seat = game.decision.seat
            game.answer(bots[seat].choose(game, seat))
        if watch is not None:
            watch(game)
    except Exception as error:  # noqa: BLE001  # one broken game must not end a long series: it is counted
        ending, reason = "error", f"{type(error).__name__}: {error}"
    outcome = game.outcome
    winner = outcome.winner if outcome is not None and ending is None else -1
    if ending is None:
        ending = "won" if winner >= 0 else "drawn"
        reason = outcome.reason if outcome is not None else ""
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        (keep / f"game-{number:06d}.json").write_text(game.save(), encoding="utf-8")
    return GameRecord(
        number=number,
        contestants=here.contestants,
        bots=here.bots,
        decks=tuple(plan.decks[deck].name for deck in here.decks),
        winner=winner,
        ending=ending,
        reason=reason,
        days=game.state.day,
        decisions=len(game.answers),
        control=tuple(game.control_points(seat) for seat in range(game.seats)),
        influence=tuple(game.influence(seat) for seat in range(game.seats)),
    )


def play_games(
    plan: Plan, numbers: Iterable[int], *, workers: int | None = None, keep: Path | None = None
) -> Iterator[GameRecord]:
    """Play games with these numbers on so many cores (all by default), given back as they end."""
    yield from side_by_side(play_game, [(plan, number, keep) for number in numbers], workers=workers)


def side_by_side(
    work: Callable[..., T], tasks: Sequence[tuple[Any, ...]], *, workers: int | None = None
) -> Iterator[T]:
    """Do a piece of work for each set of arguments on so many cores, given back as they are done."""
    cores = min(workers or os.cpu_count() or 1, len(tasks))
    if cores <= 1:
        for task in tasks:
            yield work(*task)
        return
    # Fresh processes: a fork of a process with threads (the progress bar's) may hang.
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[T]] = set()
        left = list(reversed(tasks))
        try:
            while left or waiting:
                while left and len(waiting) < 3 * cores:
                    waiting.add(pool.submit(work, *left.pop()))
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
