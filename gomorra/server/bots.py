"""Bots at the table: asked away from the event loop, so that nobody waits for a thinker."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from gomorra.bots import BOTS, make_bot
from gomorra.server.pages import BotChoice

if TYPE_CHECKING:
    from gomorra.engine import Game

OFFERED = ("easy", "fair", "hard")
TITLES = {
    "easy": "Easy: knows the rules",
    "fair": "Fair: plays sensibly",
    "hard": "Hard: thinks ahead",
    "random": "Random: takes any legal play",
}


def strengths() -> tuple[BotChoice, ...]:
    """The bots one can play against, the weakest first."""
    names = [name for name in OFFERED if name in BOTS] or ["random"]
    return tuple(BotChoice(name, TITLES[name]) for name in names)


def known(strength: str) -> str:
    """This strength if there is such a bot, else the ordinary one."""
    names = [choice.strength for choice in strengths()]
    if strength in BOTS:
        return strength
    return names[min(1, len(names) - 1)]


class BotDesk:
    """Answers for bots, in threads."""

    def __init__(self, workers: int = 2) -> None:
        self._pool = ThreadPoolExecutor(max_workers=max(1, workers), thread_name_prefix="bot")

    async def choose(self, game: Game, seat: int, strength: str, seed: str) -> str:
        """The key a bot answers with. It gets a fork of its own, because thinking must not touch the table."""
        fork = game.fork()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _choose, fork, seat, strength, seed)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(game: Game, seat: int, strength: str, seed: str) -> str:
    return make_bot(strength, f"{seed} {len(game.answers)}").choose(game, seat)
