"""Trying a play out: what follows from it by habit until the table is quiet or chance would decide.

A fight is not played out: when hands are about to be drawn the trial stops, and the odds tell what the fight is worth.
So two plays are compared by what they change, never by the luck of one imagined draw.
"""

from __future__ import annotations

import math
from random import Random

from gomorra.bots.clash import Knowledge, callout_gain, gathering_gain, gathering_side, open_fight
from gomorra.bots.habits import WAYS_OUT, caller_of, habit, leaving, way_out
from gomorra.bots.network import Judge
from gomorra.bots.worth import BOOTING, winning_tonight
from gomorra.engine import Decision, Game, Option
from gomorra.engine.events import Dealt, Event, PhaseEnded
from gomorra.engine.fights.fight import LEADER

NESTED = ("choose", "confirm", "amount", "player", "combo", "trade")
"""Choices that belong to a play: each is tried."""
LONGEST = 60
DECIDED = 60.0
"""What it counts that somebody wins this evening."""


class Frozen(Exception):  # a signal, not an error
    """Chance would decide now."""


class Evening(Frozen):
    """High Noon is over: victory is checked, and tomorrow's cards are not dealt yet."""


def freeze(event: Event) -> None:
    """Stop a trial where draw hands are dealt or the day ends."""
    if isinstance(event, Dealt):
        raise Frozen
    if isinstance(event, PhaseEnded) and event.phase == "noon":
        raise Evening


class Foresight:
    """Tries options of one seat's decision in an imagined world."""

    def __init__(
        self,
        seat: int,
        know: Knowledge,
        judge: Judge,
        random: Random,
        *,
        width: int = 6,
        most: int = 10_000,
    ) -> None:
        self.seat = seat
        self.know = know
        self.judge = judge
        self.random = random
        self.width = width
        self.most = most
        """After so many answers that were tried, choices within a play are made by habit: a decision must not take
        too long."""
        self.steps = 0

    def after(self, world: Game, option: Option, depth: int = 2) -> float:
        """What a world is worth to the seat after an option and what follows from it."""
        fork = world.fork()
        return self.settled(fork, option, depth)

    def settled(self, fork: Game, option: Option, depth: int) -> float:
        """As `after`, in a world that may be used up; it is left where the trial ended."""
        fork.watcher = freeze
        self.steps += 1
        try:
            fork.give(option.payload)
            for _ in range(LONGEST):
                if fork.over or at_rest(fork):
                    break
                decision = fork.decision
                if decision.kind == "callout":
                    return self.answered(fork, depth)
                if decision.kind == "join" and fork.job is not None and decision.seat != self.seat:
                    return self.opposed(fork, depth)
                mine = decision.seat == self.seat
                if mine and self.tries_all(decision, depth):
                    return max(self.after(fork, choice, depth - 1) for choice in decision.options)
                self.steps += 1
                fork.give(self.reply(fork, mine=mine).payload)
        except Evening:
            fork.watcher = None
            return self.judge(fork, self.seat) + self.verdict(fork)
        except Frozen:
            pass
        fork.watcher = None
        return self.value(fork)

    def tries_all(self, decision: Decision, depth: int) -> bool:
        """Whether every answer to a choice within a play is tried."""
        few = 1 < len(decision.options) <= self.width
        return few and depth > 0 and decision.kind in NESTED and self.steps < self.most

    def verdict(self, world: Game) -> float:
        """What the check of victory adds in the evening."""
        won = winning_tonight(world)
        if not won:
            return 0.0
        return DECIDED if won == [self.seat] else -DECIDED if self.seat not in won else 0.0

    def reply(self, world: Game, *, mine: bool) -> Option:
        """What is answered on the way: by habit, and by others nothing that they need not."""
        if not mine and world.decision.kind in ("react", "confirm", "play"):
            return way_out(world.decision.options) or habit(world, self.random)
        return habit(world, self.random, self.know if mine else None)

    def value(self, world: Game) -> float:
        """What a world is worth: the table, and the fight that goes on."""
        points = self.judge(world, self.seat)
        if world.over:
            return points
        if world.shootout is not None:
            outlook = open_fight(world, self.know)
            return points + (outlook.gain if outlook is not None else 0.0)
        if world.gathering is not None and any(world.gathering):
            return points + gathering_gain(world, self.know)
        return points

    def answered(self, world: Game, depth: int) -> float:
        """A callout that may be refused: whoever is called out does what is better for him."""
        target, caller = world.card(world.decision.source), caller_of(world)
        if caller is None:
            return self.value(world)
        fight = self.judge(world, self.seat) + callout_gain(world, caller, target, self.know)
        refusal = next((option for option in world.decision.options if option.payload[0] == "refuse"), None)
        if refusal is None or self.seat not in (caller.controller, target.controller):
            return fight
        if depth <= 0:
            runs = self.judge(world, self.seat) + leaving(world, target)
        else:
            runs = self.after(world, refusal, 0)
        return min(fight, runs) if caller.controller == self.seat else max(fight, runs)

    def opposed(self, world: Game, depth: int) -> float:
        """A job that others may oppose: unopposed it succeeds; opposed the odds decide."""
        done = next((option for option in world.decision.options if option.payload[0] in WAYS_OUT), None)
        if done is None or gathering_side(world, self.seat) != LEADER or depth <= 0:
            return self.value(world)
        alone = self.unopposed(world.fork(), done)
        gathering = world.gathering
        assert gathering is not None
        rival = world.decision.seat
        defenders = [dude for dude in world.dudes(rival) if may_defend(world, dude.id)]
        if not defenders:
            return alone
        failed = self.judge(world, self.seat) - BOOTING * len(gathering[LEADER])
        fight = gathering_gain(world, self.know)
        chance = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, fight))))
        return min(alone, chance * alone + (1 - chance) * failed + fight)

    def unopposed(self, world: Game, done: Option) -> float:
        """The job with nobody in its way."""
        world.watcher = freeze
        try:
            world.give(done.payload)
            for _ in range(LONGEST):
                if world.over or at_rest(world):
                    break
                mine = world.decision.seat == self.seat
                if world.decision.kind == "join" and not mine:
                    world.give((way_out(world.decision.options) or world.decision.options[0]).payload)
                else:
                    world.give(self.reply(world, mine=mine).payload)
        except Frozen:
            pass
        world.watcher = None
        return self.value(world)


def may_defend(world: Game, dude: int) -> bool:
    """Whether a dude is among those who are asked to join."""
    return any(option.payload[:2] == ("join", dude) for option in world.decision.options)


def at_rest(game: Game) -> bool:
    """Whether a play has done what it does: the next one is to be made, or a fight goes its way."""
    return game.decision.kind in ("play", "flee", "redraw", "keep five", "casualty")
