"""The sensible bot: it judges fights by their odds, tries plays in imagined worlds and looks at the answer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gomorra.bots.clash import Knowledge
from gomorra.bots.foresight import Foresight
from gomorra.bots.glance import Look, promising
from gomorra.bots.habits import WAYS_OUT, habit, quiet
from gomorra.bots.network import Judge
from gomorra.bots.player import Sight
from gomorra.bots.worth import winning_tonight, worth
from gomorra.engine import Game, Option

BY_HABIT = frozenset({
    "gang", "joker", "keep five", "redraw", "upkeep", "sundown discard", "street", "order", "casualty", "flee",
    "join", "callout",
})  # fmt: skip
"""Decisions that odds and sets decide, without trying anything."""

LEAST_GAIN = 0.12
"""A play that brings less than this is not made: ties go to doing nothing."""

EFFORT = {"move": 0.25, "give": 0.3, "use": 0.05}
"""What a play costs beyond what can be seen: a dude who walks is not where he was."""


def losing(game: Game, seat: int) -> bool:
    """Whether a rival wins this evening as it stands: then there is nothing to wait for."""
    return any(winner != seat for winner in winning_tonight(game))


Glance = Callable[[Game, list[Option], int, Knowledge], list[Option]]
"""Picks so many options that are worth a try."""


class SensibleBot:
    """Looks at its own play and at the best answer to it."""

    def __init__(
        self,
        seed: int | str = 0,
        *,
        judge: Judge = worth,
        tries: int = 16,
        finalists: int = 4,
        replies: int = 4,
        caution: float = 0.6,
        feel: float = 0.0,
        least_gain: float = LEAST_GAIN,
        noise: float = 0.0,
        most_steps: int = 80,
        glance: Glance = promising,
    ) -> None:
        self.random = Random(str(seed))
        self.judge = judge
        self.tries = tries
        self.finalists = finalists
        self.replies = replies
        self.caution = caution
        """How much the best answer of a rival counts against what the table shows after the own play."""
        self.feel = feel
        """How much the first glance at a play counts besides what comes of it."""
        self.least_gain = least_gain
        self.noise = noise
        self.most_steps = most_steps
        """After so many answers that were tried, a look ahead goes less deep."""
        self.glance = glance
        """How it sees which options are worth a try."""

    def choose(self, game: Game, seat: int) -> str:
        sight = Sight(game, seat)
        options = sight.decision.options
        if len(options) == 1:
            return options[0].key
        world = sight.imagine(self.random.random().hex())
        know = Knowledge(world, seat)
        if sight.decision.kind in BY_HABIT:
            return habit(world, self.random, know).key
        scores = self.scores(world, know)
        return self.pick(scores, 0.0 if losing(world, seat) else self.least_gain).key

    def pick(self, scores: list[tuple[Option, float]], least_gain: float) -> Option:
        """The best option; doing something has to be worth it."""
        blurred = [
            (option, score + (self.random.gauss(0, self.noise) if self.noise else 0.0))
            for option, score in scores
        ]
        best, score = max(blurred, key=lambda pair: pair[1])
        for option, idle in blurred:
            if option.payload[0] in WAYS_OUT and score <= idle + least_gain:
                return option
        return best

    def scores(self, world: Game, know: Knowledge) -> list[tuple[Option, float]]:
        """What each option that looks good leads to, in points."""
        seat = know.seat
        options = world.decision.options
        foresight = Foresight(seat, know, self.judge, self.random, most=self.most_steps)
        if not quiet(world):
            able = options[: self.tries]
            able += [option for option in options[self.tries :] if option.payload[0] in WAYS_OUT]
            return [(option, foresight.after(world, option)) for option in able]
        able = self.glance(world, options, self.tries, know)
        tried: list[tuple[Option, float, Game]] = []
        for option in able:
            fork = world.fork()
            tried.append((option, foresight.settled(fork, option, 2), fork))
        tried.sort(key=lambda item: -item[1])
        found = []
        look = Look(world, know) if self.feel else None
        for place, (option, now, fork) in enumerate(tried):
            points = (now + self.feel * look.points(option) if look is not None else now) - EFFORT.get(
                str(option.payload[0]), 0.0
            )
            if place < self.finalists or option.payload[0] in WAYS_OUT:
                found.append(
                    (option, points + self.caution * (self.answer(fork, know, now, foresight) - now))
                )
            else:
                found.append((option, points - 1.0))
        return found

    def answer(self, world: Game, know: Knowledge, now: float, before: Foresight) -> float:
        """What is left after the best that the next player can do with what lies on the table."""
        if world.over or not quiet(world) or world.decision.seat == know.seat or not self.replies:
            return now
        rival = Knowledge(world, world.decision.seat)
        visible = [
            option for option in world.decision.options if option.payload[0] in ("move", "callout", "use")
        ]
        visible = [option for option in visible if world.card(int(option.payload[1])).in_play]
        worst = now
        for option in promising(world, visible, self.replies, rival):
            if before.steps > before.most:
                break
            worst = min(worst, before.after(world, option, 0))
        return worst
