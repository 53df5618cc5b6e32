"""What a bot is: it looks at a game from its seat and answers the open decision."""

from __future__ import annotations

from random import Random
from typing import Protocol

from gomorra.engine import Game


class Bot(Protocol):
    """A player. It may look at `game.view(seat)`, at the open decision and at `game.imagine(seat, seed)` only."""

    def choose(self, game: Game, seat: int) -> str:
        """The key of the option to answer the open decision with."""
        ...


class RandomBot:
    """Takes any legal option."""

    def __init__(self, seed: int | str) -> None:
        self.random = Random(str(seed))

    def choose(self, game: Game, seat: int) -> str:
        return self.random.choice(game.decision.options).key


BOTS: dict[str, type[RandomBot]] = {"random": RandomBot}
"""Bots by name; `easy`, `fair` and `hard` are the strengths offered at the table."""


def make_bot(name: str, seed: int | str) -> Bot:
    """A bot by its name, with its own source of chance."""
    return BOTS[name](seed)
