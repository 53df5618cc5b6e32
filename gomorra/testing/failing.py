"""The error of a scenario."""

from __future__ import annotations

from gomorra.engine import Game
from gomorra.testing.picture import picture


class ScenarioError(AssertionError):
    """A scenario that asks for something the game does not offer; shows the table."""

    def __init__(self, message: str, game: Game) -> None:
        super().__init__(f"{message}\n{picture(game)}")
