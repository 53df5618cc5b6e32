"""The searching bot: information-set Monte Carlo tree search over imagined worlds.

Every iteration deals what the seat cannot know anew, walks down the tree by upper confidence bounds among the
options that are legal in that world, adds one node, plays on by habit for a while and values the position.
"""

from __future__ import annotations

import math
from random import Random
from time import monotonic
from typing import NamedTuple

from gomorra.bots.greedy import BY_HABIT, GreedyBot, settle
from gomorra.bots.instinct import instinct
from gomorra.bots.player import Sight
from gomorra.bots.worth import Weights, worth
from gomorra.engine import Game

SCALE = 14.0
"""How many points of worth make a clear advantage."""


class Thought(NamedTuple):
    """An option that was considered: how often it was tried, and how well it did (0 to 1)."""

    key: str
    visits: int
    value: float


class Node:
    """A decision in the tree, reached by a sequence of answers."""

    __slots__ = ("children", "seat", "totals", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.children: dict[tuple[str | int, ...], Node] = {}
        self.totals: dict[tuple[str | int, ...], tuple[int, float, int]] = {}
        """For each option: visits, sum of values for the one who decides, times it was available."""


class SearchBot:
    """Thinks for so many iterations (reproducible), or for so many seconds."""

    def __init__(
        self,
        seed: int | str = 0,
        *,
        iterations: int = 90,
        seconds: float | None = None,
        depth: int = 24,
        exploration: float = 0.45,
    ) -> None:
        self.random = Random(str(seed))
        self.iterations = iterations
        self.seconds = seconds
        self.depth = depth
        self.exploration = exploration
        self.weights = Weights()
        self.thoughts: list[Thought] = []
        self._quick = GreedyBot(f"{seed} quick")

    def choose(self, game: Game, seat: int) -> str:
        sight = Sight(game, seat)
        options = sight.decision.options
        if len(options) == 1 or sight.decision.kind in BY_HABIT:
            return self._quick.choose(game, seat)
        root = Node(seat)
        self._seed_with_first_look(sight, root)
        until = monotonic() + self.seconds if self.seconds is not None else None
        count = 0
        while count < self.iterations if until is None else monotonic() < until:
            self._iterate(sight.imagine(self.random.random().hex()), root)
            count += 1
        ranked = sorted(root.totals.items(), key=lambda item: (item[1][0], item[1][1]), reverse=True)
        texts = {option.payload: option.key for option in options}
        self.thoughts = [
            Thought(texts[payload], visits, total / visits)
            for payload, (visits, total, _) in ranked
            if visits
        ]
        return self.thoughts[0].key

    def _seed_with_first_look(self, sight: Sight, root: Node) -> None:
        """One look ahead at every option, so that the tree grows where it is promising."""
        world = sight.imagine(self.random.random().hex())
        for option in sight.decision.options:
            value = squash(self._quick.outcome(world, option, sight.seat) + self._quick.habit(option))
            root.totals[option.payload] = (1, value, 1)
            root.visits += 1

    def _iterate(self, world: Game, root: Node) -> None:
        """One walk down the tree, a new node, a playout, and the way back."""
        path: list[tuple[Node, tuple[str | int, ...]]] = []
        node = root
        steps = 0
        while not world.over and steps < self.depth:
            steps += 1
            if world.decision.kind in BY_HABIT or len(world.decision.options) == 1:
                world.answer(instinct(world, self.random).payload)
                continue
            if world.decision.seat != node.seat:
                node.seat = world.decision.seat
            payload, fresh = self._select(node, world)
            path.append((node, payload))
            world.answer(payload)
            node = node.children.setdefault(payload, Node(-1))
            if node.seat < 0 and not world.over:
                node.seat = world.decision.seat
            if fresh:
                break
        settle(world, self.random)
        values = [squash(worth(world, seat, self.weights)) for seat in range(world.seats)]
        for visited, payload in path:
            visits, total, offered = visited.totals[payload]
            visited.totals[payload] = (visits + 1, total + values[visited.seat], offered)
            visited.visits += 1

    def _select(self, node: Node, world: Game) -> tuple[tuple[str | int, ...], bool]:
        """An untried option if there is one that habit would like, else the best upper bound."""
        options = [option.payload for option in world.decision.options]
        for payload in options:
            visits, total, offered = node.totals.get(payload, (0, 0.0, 0))
            node.totals[payload] = (visits, total, offered + 1)
        untried = [payload for payload in options if not node.totals[payload][0]]
        if untried and (len(untried) == len(options) or self.random.random() < 0.5):
            liked = instinct(world, self.random).payload
            return (liked if liked in untried else self.random.choice(untried)), True
        tried = [payload for payload in options if node.totals[payload][0]]

        def bound(payload: tuple[str | int, ...]) -> float:
            visits, total, offered = node.totals[payload]
            return total / visits + self.exploration * math.sqrt(math.log(max(2, offered)) / visits)

        return max(tried, key=bound), False


def squash(points: float) -> float:
    """Worth as a chance between 0 and 1."""
    return 1.0 / (1.0 + math.exp(-max(-60.0, min(60.0, points)) / SCALE))
