"""The searching bot: information-set Monte Carlo tree search over imagined worlds.

Every iteration deals what the seat cannot know anew, walks down the tree by upper confidence bounds among the
options that are legal in that world, adds one node, plays the day to its end by habit and values the position.
At the root the worse half of the options is given up again and again, and the options still in the race are tried
in the same worlds, so that they are compared by what they do and not by the luck of the deal.
"""

from __future__ import annotations

import math
from random import Random
from time import monotonic
from typing import NamedTuple

from gomorra.bots.first.greedy import BY_HABIT, GreedyBot, settle
from gomorra.bots.first.instinct import instinct
from gomorra.bots.first.noon import purposeful
from gomorra.bots.first.worth import Weights, worth
from gomorra.bots.player import Sight
from gomorra.engine import Game, Option

Answer = tuple[int, tuple[str | int, ...]]
"""Who answers what."""

LONGEST = 160
"""A playout stops after so many decisions even if the day has not ended."""


MOST_TRIES = 16
"""How often at most each of the options still in the race is tried in one round: with two options less is needed."""


class Thought(NamedTuple):
    """An option that was considered: how often it was tried, and how well it did (0 to 1)."""

    key: str
    visits: int
    value: float


class Node:
    """A point in the tree, reached by a sequence of answers. Who decides there may depend on the world."""

    __slots__ = ("children", "offered", "totals", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.children: dict[Answer, Node] = {}
        self.totals: dict[Answer, tuple[int, float]] = {}
        """For each answer that was tried: visits, and the sum of values for the one who gave it."""
        self.offered: dict[Answer, int] = {}
        """How often each of them was legal in the world at hand."""


class SearchBot:
    """Thinks for so many iterations (reproducible), or for so many seconds."""

    def __init__(
        self,
        seed: int | str = 0,
        *,
        iterations: int = 90,
        seconds: float | None = None,
        candidates: int = 6,
        exploration: float = 0.2,
        scale: float = 8.0,
        depth: int = 12,
        trust: int = 8,
        foresight: float = 0.5,
        most_steps: int = 5000,
    ) -> None:
        self.random = Random(str(seed))
        self.iterations = iterations
        self.seconds = seconds
        self.candidates = candidates
        self.exploration = exploration
        self.scale = scale
        """How many points of worth make a clear advantage."""
        self.depth = depth
        self.trust = trust
        """For how many tries the first look at an option counts."""
        self.foresight = foresight
        """How much the end of the day counts against what lies on the table when the tree was left."""
        self.weights = Weights()
        self.thoughts: list[Thought] = []
        """What it thought of the options at its last decision, best first."""
        self.most_steps = most_steps
        """A round of thinking ends when so many decisions were played out, so that no decision takes too long."""
        self._steps = 0
        self._quick = GreedyBot(f"{seed} quick")

    def choose(self, game: Game, seat: int) -> str:
        sight = Sight(game, seat)
        options = sight.decision.options
        self.thoughts = []
        if len(options) == 1 or sight.decision.kind in BY_HABIT:
            return self._quick.choose(game, seat)
        root = Node()
        able = self._first_look(sight, root)
        if len(able) == 1:
            return able[0].key
        rounds = max(1, math.ceil(math.log2(len(able))))
        until = monotonic() + self.seconds if self.seconds is not None else None
        dealt = self.random.random().hex()
        number = 0
        self._steps = 0
        for left in range(rounds, 0, -1):
            tries = min(MOST_TRIES, max(1, round(self.iterations / rounds / len(able))))
            stop = None if until is None else monotonic() + max(0.0, until - monotonic()) / left
            while tries > 0 if stop is None else monotonic() < stop:
                if self._steps > (rounds - left + 1) * self.most_steps // rounds:
                    break
                for option in able:
                    world = sight.imagine(f"{dealt}/{number}")
                    self._iterate(world, root, (seat, option.payload), Random(f"{dealt}/{number}"))
                number += 1
                tries -= 1
            able.sort(key=lambda option: mean(root, (seat, option.payload)), reverse=True)
            able = able[: (len(able) + 1) // 2]
        texts = {option.payload: option.key for option in options}
        ranked = sorted(root.totals.items(), key=lambda item: (item[1][0], item[1][1]), reverse=True)
        self.thoughts = [
            Thought(texts[payload], visits, total / visits) for (_, payload), (visits, total) in ranked
        ]
        return able[0].key

    def _first_look(self, sight: Sight, root: Node) -> list[Option]:
        """The most promising options, by one look ahead; the search goes on with these."""
        options = sight.decision.options
        if sight.decision.kind == "play":
            options = purposeful(sight.imagine(self.random.random().hex()), options)
        options = self._quick.shortlist(sight, options)
        scores = self._quick.scores(sight, options)
        order = sorted(range(len(options)), key=scores.__getitem__, reverse=True)
        kept: list[Option] = []
        alike: set[tuple[tuple[str | int, ...], float]] = set()
        for place in order:
            # Left end or right, this bearer or that: where it looks the same, one will do.
            mark = (options[place].payload[:2], round(scores[place], 6))
            if mark not in alike and len(kept) < self.candidates:
                alike.add(mark)
                kept.append(options[place])
        kept += [option for option in options if option.payload[0] in ("pass", "done") and option not in kept]
        for option in kept:
            chance = self._chance(scores[options.index(option)])
            root.totals[sight.seat, option.payload] = (self.trust, self.trust * chance)
        return kept

    def _chance(self, points: float) -> float:
        """Worth as a chance between 0 and 1."""
        return 1.0 / (1.0 + math.exp(-max(-60.0, min(60.0, points / self.scale))))

    def _iterate(self, world: Game, root: Node, first: Answer, random: Random) -> None:
        """Try an option: one walk down the tree, a new node, a playout, and the way back."""
        day = world.state.day
        world.answer(first[1])
        path = [(root, first)]
        node = root.children.setdefault(first, Node())
        fresh = False
        while not fresh and len(path) < self.depth and not evening(world, day):
            if world.decision.kind in BY_HABIT or len(world.decision.options) == 1:
                world.answer(instinct(world, random).payload)
                continue
            answer, fresh = self._select(node, world, random)
            self._steps += 1
            path.append((node, answer))
            world.answer(answer[1])
            node = node.children.setdefault(answer, Node())
        settle(world, random)
        near = self._values(world)
        for _ in range(LONGEST):
            if evening(world, day):
                break
            world.answer(instinct(world, random).payload)
            self._steps += 1
        far = self._values(world)
        values = [v + self.foresight * (w - v) for v, w in zip(near, far, strict=True)]
        for visited, answer in path:
            visits, total = visited.totals.get(answer, (0, 0.0))
            visited.totals[answer] = (visits + 1, total + values[answer[0]])
            visited.visits += 1

    def _values(self, world: Game) -> list[float]:
        """What the position is worth to each seat."""
        return [self._chance(worth(world, seat, self.weights)) for seat in range(world.seats)]

    def _select(self, node: Node, world: Game, random: Random) -> tuple[Answer, bool]:
        """The best upper bound among what was tried, or now and then what habit would do; says if it is new."""
        seat = world.decision.seat
        legal = {(seat, option.payload) for option in world.decision.options}
        tried = [answer for answer in node.totals if answer in legal]
        if len(tried) < 1 + math.isqrt(node.visits):
            liked = (seat, instinct(world, random).payload)
            if liked not in node.totals:
                node.offered[liked] = 1
                return liked, True

        def bound(answer: Answer) -> float:
            wide = math.sqrt(math.log(node.offered[answer] + 1) / node.totals[answer][0])
            return mean(node, answer) + self.exploration * wide

        for answer in tried:
            node.offered[answer] += 1
        return max(tried, key=bound), False


def mean(node: Node, answer: Answer) -> float:
    """How well an answer did so far."""
    visits, total = node.totals[answer]
    return total / visits


def evening(world: Game, day: int) -> bool:
    """Whether the day is over, or the game: victory was checked, and nothing is at stake until tomorrow."""
    return world.over or world.state.day != day or world.state.phase == "sundown"
