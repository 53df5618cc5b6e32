"""What a bot is: it looks at a game from its seat and answers the open decision."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Protocol

from gomorra.engine import Decision, Game
from gomorra.engine.kernel.face import Face
from gomorra.engine.sight.imagine import Hidden, dealt, unknown
from gomorra.engine.sight.shapes import View
from gomorra.engine.words import Phase

HELD_BACK = 0.15
"""How often somebody passes with a deed or dude in hand that he could buy, against how often without."""
REDEALT = 40
"""So many deals are looked at before the one is taken that makes a pass least odd."""


class Sight:
    """All that a bot gets: the view of its seat, the open decision, and worlds that agree with both."""

    __slots__ = ("_game", "_hidden", "_view", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._hidden: Hidden | None = None
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
        """A world in which all that the seat cannot know is dealt anew. Who has just passed seldom holds what he
        could buy."""
        return self._game.imagine(self.seat, self._likely(seed))

    def _likely(self, seed: int | str) -> int | str:
        """The seed, or another one where it deals to somebody what he would not have passed with."""
        game = self._game
        if game.state.phase != Phase.NOON or not game.state.passes or game.decision.seat != self.seat:
            return seed
        if self._hidden is None:
            self._hidden = unknown(game, self.seat)
        rivals = passed(game)
        best, least = seed, MANY
        for again in range(REDEALT):
            tried = f"{seed}/{again}" if again else seed
            faces = dealt(self._hidden, self.seat, tried)
            odd = sum(for_sale(game, rival, faces) for rival in rivals)
            if not odd or Random(f"{tried} held").random() < HELD_BACK**odd:
                return tried
            if odd < least:
                best, least = tried, odd
        return best


MANY = 1000


def passed(game: Game) -> list[int]:
    """Who has passed since the last Noon play."""
    return [(game.decision.seat - back) % game.seats for back in range(1, game.state.passes + 1)]


def for_sale(game: Game, seat: int, faces: Mapping[int, Face]) -> int:
    """How many deeds, and dudes who can be kept, a player would hold that he has the ghost rock for."""
    player = game.state.players[seat]
    found = 0
    for card in player.hand:
        face = faces.get(card)
        if face is not None and face.type in ("dude", "deed"):
            found += face.stats["cost"] + face.stats["upkeep"] <= player.stash
    return found


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
