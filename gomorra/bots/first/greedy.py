"""The greedy bot: it tries each option in imagined worlds and takes the one that leaves it best off."""

from __future__ import annotations

from random import Random

from gomorra.bots.first.instinct import instinct
from gomorra.bots.first.noon import promising
from gomorra.bots.first.worth import Weights, worth
from gomorra.bots.player import Sight
from gomorra.engine import Game, Option

BY_HABIT = frozenset({"gang", "joker", "keep five", "redraw", "upkeep", "sundown discard", "street", "order"})
"""Decisions where habit knows as much as looking ahead."""

RISKY = frozenset({"callout", "accept", "refuse", "use", "react", "join"})
"""Options that may lead into a fight: chance decides, so they are tried more than once."""


class GreedyBot:
    """Looks one play ahead. `noise` blurs its judgement, for weaker players."""

    def __init__(
        self, seed: int | str = 0, *, noise: float = 0.0, worlds: int = 3, most_tries: int = 26
    ) -> None:
        self.random = Random(str(seed))
        self.noise = noise
        self.worlds = worlds
        self.most_tries = most_tries
        self.weights = Weights()

    def choose(self, game: Game, seat: int) -> str:
        sight = Sight(game, seat)
        options = sight.decision.options
        if len(options) == 1:
            return options[0].key
        if sight.decision.kind in BY_HABIT:
            return instinct(sight.imagine(self.random.random().hex()), self.random).key
        return self.best(sight, options).key

    def best(self, sight: Sight, options: list[Option]) -> Option:
        """The option with the best average outcome over a few worlds."""
        able = self.shortlist(sight, options)
        scores = [score + self.random.gauss(0, self.noise) for score in self.scores(sight, able)]
        return able[scores.index(max(scores))]

    def shortlist(self, sight: Sight, options: list[Option]) -> list[Option]:
        """As many options as there is time to try, chosen at a glance."""
        if len(options) <= self.most_tries:
            return options
        return promising(sight.imagine(self.random.random().hex()), options, self.most_tries)

    def scores(self, sight: Sight, options: list[Option]) -> list[float]:
        """What each option leads to, on average over a few worlds where chance decides."""
        risky = sum(option.payload[0] in RISKY for option in options)
        count = min(self.worlds, max(1, (self.most_tries - len(options)) // max(1, risky) + 1))
        if sight.decision.kind != "play":
            count = min(count, 2)  # in the middle of a fight each try is dear
        worlds = [sight.imagine(self.random.random().hex()) for _ in range(count)]
        found = []
        for option in options:
            tries = worlds if option.payload[0] in RISKY else worlds[:1]
            total = sum(self.outcome(world, option, sight.seat) for world in tries) / len(tries)
            found.append(total + self.habit(option))
        return found

    @staticmethod
    def habit(option: Option) -> float:
        """A small push: do something rather than nothing, but do not run about for no gain."""
        word = option.payload[0]
        return {"pass": -0.02, "move": -0.12, "give": -0.3}.get(str(word), 0.0)

    def outcome(self, world: Game, option: Option, seat: int) -> float:
        """What a world is worth after this option and what follows from it by habit."""
        fork = world.fork()
        fork.answer(option.payload)
        settle(fork, self.random)
        return worth(fork, seat, self.weights)


def settle(game: Game, random: Random, limit: int = 80) -> None:
    """Play by habit until the next Noon turn: the effects of a play are then on the table."""
    for _ in range(limit):
        if game.over or quiet(game):
            return
        game.answer(instinct(game, random).payload)


def quiet(game: Game) -> bool:
    """Whether a player is about to make a Noon play, with nothing else going on."""
    return game.decision.kind == "play" and game.shootout is None and not game.lowball
