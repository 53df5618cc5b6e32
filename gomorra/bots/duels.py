"""Decisions of a fight, tried: to accept or refuse, whom to bring, to run or stay, whom to lose.

Odds count what falls; what that means depends on the table. Who leads does not stake a game on an even fight, and who
is lost has nothing to spare. So the answers that make sense are fought out many times, in the same worlds with the
same luck, the day is played to its end, and the table of the next morning is judged: in the middle of a day whoever
has booted dudes looks weaker than he is.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from gomorra.bots.clash import Knowledge
from gomorra.bots.habits import named, quiet, shot
from gomorra.bots.haste import hasty
from gomorra.bots.network import Judge, chance
from gomorra.bots.player import Sight
from gomorra.bots.worth import value_of
from gomorra.engine import Game, Option

TRIED: Final = frozenset({"callout", "join", "flee", "casualty"})
"""Decisions that are fought out."""
LONGEST: Final = 220
"""A trial stops after so many answers, wherever it is."""
MOST_PLANS: Final = 4
ENOUGH: Final = 4000
"""After so many answers in all trials of a decision no further ones are begun, so that it does not take too long."""
SAME: Final = 0.002
"""Chances closer than this are the same, however often they were tried."""
SURE: Final = 1.0
"""By how many standard errors another answer must be better than the usual one."""


class Trial(NamedTuple):
    """What came of an answer that was fought out: the chance to win, and how many answers it took."""

    chance: float
    answers: int


class Verdict(NamedTuple):
    """How an answer did: the chance to win on average, and by how many standard errors it beats the usual one."""

    option: Option
    value: float
    sure: float
    tries: int = 1


def plans(world: Game, usual: Option) -> list[Option]:
    """The answers worth a trial, the usual one first."""
    decision = world.decision
    others = [option for option in decision.options if option.key != usual.key]
    done = named(others, "done")
    if decision.kind == "flee":
        runners = sorted(
            (option for option in others if option is not done),
            key=lambda option: -value_of(world.card(int(option.payload[1]))),
        )
        others = [done] if done is not None else runners[:1]
    elif decision.kind == "join":
        joiners = sorted(
            (option for option in others if option.payload[0] == "join"),
            key=lambda option: -shot(world.card(int(option.payload[1]))),
        )
        others = [*([done] if done is not None else ()), *joiners[:1]]
    return [usual, *others[: MOST_PLANS - 1]]


def weighed(sight: Sight, options: list[Option], judge: Judge, tries: int, seed: str) -> list[Verdict]:
    """Fight out every answer so often; the first one is the usual one."""
    values: list[list[float]] = [[] for _ in options]
    spent = 0
    for number in range(tries):
        for option, found in zip(options, values, strict=True):
            trial = fought(sight, option, f"{seed}/{number}", judge)
            found.append(trial.chance)
            spent += trial.answers
        if spent >= ENOUGH and number > 0:
            break
    usual = values[0]
    verdicts = []
    for option, found in zip(options, values, strict=True):
        gaps = [mine - base for mine, base in zip(found, usual, strict=True)]
        error = max(SAME, stdev(gaps) / sqrt(len(gaps)))
        verdicts.append(Verdict(option, fmean(found), fmean(gaps) / error, len(found)))
    return verdicts


def chosen(verdicts: list[Verdict]) -> Option:
    """The usual answer, unless another one did clearly better."""
    best = max(verdicts, key=lambda one: one.value)
    return best.option if best.sure > SURE else verdicts[0].option


def fought(sight: Sight, option: Option, seed: str, judge: Judge) -> Trial:
    """The chance to win on the morning after an answer, the fight that follows and the rest of the day. Who begins to
    run runs with everybody."""
    world = sight.imagine(seed)
    day = world.state.day
    random = Random(seed)
    knows = [Knowledge(world, seat) for seat in range(world.seats)]
    running = world.decision.kind == "flee" and option.payload[0] == "card"
    world.give(option.payload)
    answers = 1
    while answers < LONGEST:
        if world.over or (quiet(world) and world.state.day > day):
            break
        answers += 1
        decision = world.decision
        if running and decision.seat == sight.seat and decision.kind == "flee":
            world.give(decision.options[0].payload)
            continue
        running = running and decision.kind == "flee"
        world.give(hasty(world, random, knows).payload)
    return Trial(chance(judge(world, sight.seat)), answers)
