"""The searching bot: the sensible look in several worlds, then the best plays tried to the evening of the next day.

Every try deals what the seat cannot know anew; all plays still in the race are tried in the same worlds with the same
luck, so that they are compared by what they do. After each round the worse half waits, but a play that waits comes
back when the others fall below it. What is asked in a fight is fought out (`duels`).
"""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from gomorra.bots.clash import Knowledge
from gomorra.bots.duels import TRIED, chosen, plans, weighed
from gomorra.bots.foresight import Foresight
from gomorra.bots.habits import WAYS_OUT, habit, quiet
from gomorra.bots.haste import hasty
from gomorra.bots.network import Judge, chance, learned
from gomorra.bots.player import Sight
from gomorra.bots.promise import most_promising
from gomorra.bots.sensible import BY_HABIT, Glance, SensibleBot, losing
from gomorra.bots.tonight import sealing, within_reach
from gomorra.engine import Game, Option

LONGEST = 220
"""A try stops after so many answers, wherever it is."""
CLEARLY = 0.05
"""A play that wins this evening as it stands is made unless something else is better by more than this."""


class Thought(NamedTuple):
    """An option that was considered: how often it was tried, and how well it did (0 to 1)."""

    key: str
    visits: int
    value: float


def least_gain(value: float) -> float:
    """How much better than waiting a play must be: the same share of the odds wherever one stands, so that a won
    game is brought home and a lost one fought on."""
    return 0.024 * value * (1.0 - value)


class Candidate:
    """An option in the race."""

    __slots__ = ("first", "option", "total", "visits")

    def __init__(self, option: Option, first: float) -> None:
        self.option = option
        self.first = first
        """What the first look says, as a chance."""
        self.visits = 0
        self.total = 0.0

    def value(self, trust: float) -> float:
        return (self.first * trust + self.total) / (trust + self.visits)


class SearchBot(SensibleBot):
    """Thinks for so many tries (reproducible), or for so many seconds."""

    def __init__(
        self,
        seed: int | str = 0,
        *,
        judge: Judge = learned,
        worlds: int = 2,
        tries: int = 22,
        candidates: int = 5,
        rollouts: int = 120,
        most_steps: int = 200,
        most_played: int = 2500,
        seconds: float | None = None,
        trust: float = 15.0,
        caution: float = 0.6,
        days: int = 1,
        duels: int = 32,
        glance: Glance = most_promising,
    ) -> None:
        super().__init__(
            seed,
            judge=judge,
            tries=tries,
            finalists=6,
            replies=5,
            caution=caution,
            most_steps=most_steps,
            glance=glance,
        )
        self.worlds = worlds
        self.candidates = candidates
        self.rollouts = rollouts
        self.most_played = most_played
        """Thinking ends when so many answers were played out, so that no decision takes too long."""
        self._played = 0
        self.seconds = seconds
        self.trust = trust
        """For how many tries the first look counts."""
        self.days = days
        """How many evenings a try goes on for."""
        self.duels = duels
        """How often every answer is tried that a fight asks for."""
        self.thoughts: list[Thought] = []
        """What it thought of the options at its last decision, best first."""

    def choose(self, game: Game, seat: int) -> str:
        self.thoughts = []
        sight = Sight(game, seat)
        options = sight.decision.options
        if self.duels and len(options) > 1 and sight.decision.kind in TRIED:
            return self.fight(sight)
        if len(options) == 1 or sight.decision.kind in BY_HABIT:
            return super().choose(game, seat)
        dealt = self.random.random().hex()
        race = self.first_look(sight, dealt)
        if len(race) > 1 and quiet(game):
            self.run(sight, race, dealt)
        race.sort(key=lambda one: one.value(self.trust), reverse=True)
        self.thoughts = [Thought(one.option.key, one.visits + 1, one.value(self.trust)) for one in race]
        wins_tonight = self.winning(sight, race, dealt)
        if wins_tonight is not None:
            return wins_tonight.option.key
        best = race[0]
        needed = best.value(self.trust)
        needed -= 0.0 if losing(game, seat) else least_gain(needed)
        for one in race:
            if one.option.payload[0] in WAYS_OUT and one.value(self.trust) >= needed:
                return one.option.key
        return best.option.key

    def winning(self, sight: Sight, race: list[Candidate], dealt: str) -> Candidate | None:
        """The best play by which one wins this evening as it stands, where waiting would not do; none where tries say
        that it is clearly worse, or that it is taken back for sure."""
        world = sight.imagine(f"{dealt}/tonight")
        if not quiet(world) or not within_reach(world, sight.seat):
            return None
        foresight = Foresight(sight.seat, Knowledge(world, sight.seat), self.judge, type(self.random)(dealt))
        for one in race:
            if one.value(self.trust) < race[0].value(self.trust) - CLEARLY:
                break
            if one.option.payload[0] not in WAYS_OUT and sealing(world, one.option, foresight):
                return one
        return None

    def fight(self, sight: Sight) -> str:
        """What is asked in a fight: the usual answer, unless another one did clearly better when fought out."""
        world = sight.imagine(self.random.random().hex())
        usual = habit(world, self.random, Knowledge(world, sight.seat))
        tried = weighed(sight, plans(world, usual), self.judge, self.duels, self.random.random().hex())
        self.thoughts = [Thought(one.option.key, one.tries, one.value) for one in tried]
        self.thoughts.sort(key=lambda one: one.value, reverse=True)
        return chosen(tried).key

    def first_look(self, sight: Sight, dealt: str) -> list[Candidate]:
        """The options by the sensible look, averaged over a few worlds."""
        sums: dict[str, list[float]] = {}
        known: dict[str, Option] = {}
        for number in range(self.worlds):
            world = sight.imagine(f"{dealt}/look {number}")
            for option, points in self.scores(world, Knowledge(world, sight.seat)):
                known[option.key] = option
                sums.setdefault(option.key, []).append(chance(points))
        found = [Candidate(known[key], sum(values) / len(values)) for key, values in sums.items()]
        found.sort(key=lambda one: one.first, reverse=True)
        kept = found[: self.candidates]
        return kept + [one for one in found if one.option.payload[0] in WAYS_OUT and one not in kept]

    def run(self, sight: Sight, race: list[Candidate], dealt: str) -> None:
        """Try the candidates out, the better ones more often."""
        until = monotonic() + self.seconds if self.seconds is not None else None
        spent = number = 0
        self._played = 0
        while (
            (spent < self.rollouts and self._played < self.most_played)
            if until is None
            else monotonic() < until
        ):
            ranked = sorted(race, key=lambda one: one.value(self.trust), reverse=True)
            width = len(race) if number < 3 else max(2, len(race) // 2) if number < 6 else 2
            for one in ranked[:width]:
                one.total += self.rollout(sight, one.option, f"{dealt}/{number}")
                one.visits += 1
                spent += 1
            number += 1

    def rollout(self, sight: Sight, option: Option, seed: str) -> float:
        """Play an option, and on by habit until an evening; the chance to win that is left."""
        world = sight.imagine(seed)
        day = world.state.day
        random = type(self.random)(seed)
        knows = [Knowledge(world, seat) for seat in range(world.seats)]
        world.give(option.payload)
        for _ in range(LONGEST):
            if world.over or (world.state.day > day + self.days - 1 and quiet(world)):
                break
            world.give(hasty(world, random, knows).payload)
            self._played += 1
        return chance(self.judge(world, sight.seat))
