"""Experiments: matchups, studies and series as plain data, of which every game can be played by itself.

A game follows from the experiment and its number, so that an experiment can be stopped, taken up by another process
and spread over machines. Pairs and levels take turns: all intervals narrow together.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Literal

import msgspec

from gomorra.engine import Game
from gomorra.engine.kernel.decision import key_of
from gomorra.lab.matchups import RoundRobin
from gomorra.lab.plan import DeckList, Plan, PlanError, make_plan, setting
from gomorra.lab.simulate import GameRecord, play_game
from gomorra.lab.study import Presence, Watching, presence_of

Kind = Literal["matchups", "study", "series"]


class Experiment(msgspec.Struct, frozen=True):
    """What is to be found out.

    Matchups: all decks against all, by each bot of the list. Study: the first deck against the others, by the first
    bot. Series: the bots against each other, with all decks in turn.
    """

    kind: Kind
    decks: tuple[DeckList, ...]
    bots: tuple[str, ...]
    games: int
    """For each pair of decks and bot (matchups), or in all."""
    seed: int = 1


class Played(msgspec.Struct, frozen=True):
    """A game of an experiment."""

    number: int
    record: GameRecord
    answers: bytes
    """The keys of all answers, one a line, packed: with them the game can be seen again."""
    presence: Presence | None = None


def pairs(experiment: Experiment) -> list[tuple[int, int]]:
    """The pairs of decks that meet."""
    return list(combinations(range(len(experiment.decks)), 2))


def total(experiment: Experiment) -> int:
    """How many games it takes."""
    if experiment.kind == "matchups":
        return experiment.games * len(pairs(experiment)) * len(experiment.bots)
    return experiment.games


def checked(experiment: Experiment) -> Experiment:
    """The experiment, if it can be played; else a PlanError says why not."""
    if experiment.kind != "series" and len(experiment.decks) < 2:
        raise PlanError("name at least two decks: one alone has nobody to play against")
    if experiment.kind == "matchups" and not 1 <= len(experiment.bots) <= 2:
        raise PlanError("matchups are played by one or two kinds of bots")
    if experiment.kind == "study" and len(experiment.bots) != 1:
        raise PlanError("a study is played by one kind of bot")
    if experiment.games < 1:
        raise PlanError("an experiment needs at least one game")
    seen = set()
    for number in range(min(total(experiment), 2 * max(1, len(pairs(experiment))))):
        plan, _ = game_of(experiment, number)
        if plan not in seen:
            seen.add(plan)
            make_plan(plan.bots, plan.decks, plan.seed, mixed=plan.mixed)
    return experiment


def game_of(experiment: Experiment, number: int) -> tuple[Plan, int]:
    """The plan that a game belongs to, and its number in it."""
    decks, bots, seed = experiment.decks, experiment.bots, experiment.seed
    if experiment.kind == "series":
        return Plan(bots, decks, seed), number
    if experiment.kind == "study":
        turn, other = divmod(number, len(decks) - 1)
        return Plan((bots[0], bots[0]), (decks[0], decks[1 + other]), seed + other, mixed=False), turn
    level, pair, turn = place(experiment, number)
    a, b = pair
    return Plan((bots[level], bots[level]), (decks[a], decks[b]), seed, mixed=False), turn


def place(experiment: Experiment, number: int) -> tuple[int, tuple[int, int], int]:
    """Of a game among matchups: the bots that play it, the pair of decks, and which of their games it is."""
    meetings = pairs(experiment)
    rest, level = divmod(number, len(experiment.bots))
    turn, pair = divmod(rest, len(meetings))
    return level, meetings[pair], turn


def play(experiment: Experiment, number: int) -> Played:
    """Play one game."""
    plan, turn = game_of(experiment, number)
    last: list[Game] = []
    watching = Watching(setting(plan, turn).contestants.index(0)) if experiment.kind == "study" else None

    def watch(game: Game) -> None:
        if watching is not None:
            watching(game)
        last[:] = [game]

    record = play_game(plan, turn, watch=watch)
    answers = zlib.compress("\n".join(map(key_of, last[0].answers)).encode(), 9) if last else b""
    presence = presence_of(record, watching, last[0]) if watching is not None and last else None
    return Played(number, record, answers, presence)


def answers_of(packed: bytes) -> list[str]:
    """The answers of a game that was kept."""
    return zlib.decompress(packed).decode().split("\n") if packed else []


def round_robins(experiment: Experiment, games: Iterable[tuple[int, GameRecord]]) -> dict[str, RoundRobin]:
    """The tables of matchups so far, one for each bot; games come with their numbers."""
    tables = [RoundRobin(experiment.decks, bot, experiment.seed) for bot in experiment.bots]
    for number, record in games:
        level, pair, _ = place(experiment, number)
        tables[level].count(pair, record)
    return dict(zip(experiment.bots, tables, strict=True))


def missing(experiment: Experiment, done: Sequence[int] | set[int]) -> list[int]:
    """The games that are still to be played, in their order."""
    here = set(done)
    return [number for number in range(total(experiment)) if number not in here]
