"""What a bot is: it looks at a game from its seat and answers the open decision."""

from __future__ import annotations

from random import Random
from typing import Protocol

from gomorra.engine import Decision, Game
from gomorra.engine.sight.shapes import View


class Sight:
    """All that a bot gets: the view of its seat, the open decision, and worlds that agree with both."""

    __slots__ = ("_game", "_view", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._view: View | None = None
        self.seat = seat

    @property
    def decision(self) -> Decision:
        """The open decision, if it is this seat's."""
        if self._game.decision.seat != self.seat:
            raise ValueError(
                f"seat {self.seat} has nothing to decide: it is seat {self._game.decision.seat}'s turn"
            )
        return self._game.decision

    @property
    def view(self) -> View:
        """What the seat sees."""
        if self._view is None:
            self._view = self._game.view(self.seat)
        return self._view

    @property
    def moment(self) -> int:
        """How many answers were given so far."""
        return len(self._game.answers)

    def imagine(self, seed: int | str) -> Game:
        """A world in which all that the seat cannot know is dealt anew."""
        return self._game.imagine(self.seat, seed)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, game: Game, seat: int) -> str:
        """The key of the option to answer the open decision with."""
        ...


class RandomBot:
    """Takes any legal option."""

    def __init__(self, seed: int | str = 0) -> None:
        self.random = Random(str(seed))

    def choose(self, game: Game, seat: int) -> str:
        """Any option."""
        return self.random.choice(Sight(game, seat).decision.options).key
