"""How fast games are played, forked, looked at and saved. Base Set starter decks, one core.

Random play keeps the starting gangs of the deck lists: with gangs drawn at random half of the games would be
over on the first day.
"""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

import gomorra.cards  # noqa: F401 - every card is declared by this
from gomorra.decks import read_deck
from gomorra.engine import Game, Seat
from gomorra.engine.day import noon
from gomorra.testing.speed import Measurement, seconds

DECKS = [
    read_deck(name)
    for name in ("law-dogs-base", "sloane-gang-base", "fourth-ring-base", "morgan-cattle-base")
]
ROUNDS = 40
T = TypeVar("T")


def measure() -> Iterator[Measurement]:
    """Whole games, then what a game can do in the middle."""
    for seats in (2, 3, 4):
        games, decisions = random_play(seats, 60 // seats)
        aims = (60, 20_000) if seats == 2 else (None, None)
        yield Measurement(f"random games, {seats} seats", games, "games/s", at_least=aims[0])
        yield Measurement(f"random decisions, {seats} seats", decisions, "decisions/s", at_least=aims[1])
    noons, fights = positions()
    yield Measurement("fork before a Noon play", average(noons, Game.fork), "µs", at_most=150)
    yield Measurement("fork in a shootout", average(fights, Game.fork) / 1000, "ms", at_most=3)
    yield Measurement("imagine before a Noon play", average(noons, imagined), "µs")
    yield Measurement("options of a Noon play", average(noons, listed), "µs")
    yield Measurement("bullets of a dude, read first", average(noons, bullets), "µs")
    yield Measurement("bullets of a dude, read again", average(noons, bullets_again) / 100, "µs")
    yield Measurement("view of a seat", average(noons, lambda game: game.view(0)), "µs")
    yield Measurement("save", average(noons, Game.save), "µs")
    texts = [game.save() for game in noons[:8]]
    yield Measurement("load", average(texts, Game.load) / 1000, "ms")
    yield Measurement("memory of a game", memory() / 1000, "kB", at_most=250)
    first, tenth = growth()
    yield Measurement("a decision on day 10 against day 1", tenth / first, "times", at_most=2)


def new_game(seed: int, seats: int) -> Game:
    game = Game.new([Seat(f"P{n}", DECKS[(n + seed) % 4]) for n in range(seats)], seed=seed)
    while not game.over and game.decision.kind == "gang":
        game.answer(game.decision.options[0].payload)
    return game


def step(game: Game, chance: Random) -> None:
    game.answer(chance.choice(game.decision.options).payload)


def random_play(seats: int, count: int) -> tuple[float, float]:
    """Games and decisions per second: the best of three stretches."""

    def stretch() -> int:
        given = 0
        for seed in range(count):
            chance = Random(seed)
            game = new_game(seed, seats)
            while not game.over:
                step(game, chance)
            given += len(game.answers)
        return given

    given = stretch()
    taken = min(timed(stretch) for _ in range(3))
    return count / taken, given / taken


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def positions() -> tuple[list[Game], list[Game]]:
    """Positions before a Noon play, and in the middle of shootouts, all from random games of two."""
    noons: list[Game] = []
    fights: list[Game] = []
    seed = 0
    while len(noons) < ROUNDS or len(fights) < ROUNDS:
        chance = Random(seed)
        game = new_game(seed, 2)
        seed += 1
        while not game.over:
            step(game, chance)
            if game.over:
                break
            if game.shootout is not None and len(fights) < ROUNDS and chance.random() < 0.2:
                fights.append(game.fork())
            elif game.decision.kind == "play" and game.shootout is None and game.state.phase == "noon":
                if len(noons) < ROUNDS and game.state.day >= 2 and chance.random() < 0.1:
                    noons.append(game.fork())
    return noons, fights


def average(things: list[T], work: Callable[[T], object]) -> float:
    """Microseconds for one piece of work, averaged over all of them."""
    return seconds(lambda: [work(thing) for thing in things]) / len(things) * 1e6


def imagined(game: Game) -> None:
    game.imagine(game.decision.seat, "bench")


def listed(game: Game) -> None:
    game.state.version += 1  # nothing is remembered
    noon.options(game, game.decision.seat)


def bullets(game: Game) -> None:
    game.state.version += 1
    assert game.dudes()[0].bullets >= 0


def bullets_again(game: Game) -> None:
    dude = game.dudes()[0]
    for _ in range(100):
        dude.bullets  # noqa: B018 - reading it is what is measured


def memory() -> float:
    """Bytes that a game in its middle takes, log included."""
    keep = []
    new_game(0, 2)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for seed in range(10):
        chance = Random(seed)
        game = new_game(seed, 2)
        while not game.over and len(game.answers) < 80:
            step(game, chance)
        keep.append(game)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(keep)


def growth() -> tuple[float, float]:
    """Seconds per decision on the first day and on the tenth, in the same games.

    Players pass often, so that games last.
    """
    spent: dict[int, list[float]] = {1: [0, 0], 10: [0, 0]}
    seed = 0
    while spent[10][1] < 400:
        chance = Random(seed)
        game = new_game(seed, 2)
        seed += 1
        while not game.over and game.state.day <= 10:
            day = game.state.day
            start = time.perf_counter()
            options = game.decision.options
            if game.decision.kind == "play" and chance.random() < 0.4:
                answer = options[-1]
            else:
                answer = chance.choice(options)
            game.answer(answer.payload)
            if day in spent:
                spent[day][0] += time.perf_counter() - start
                spent[day][1] += 1
    return spent[1][0] / spent[1][1], spent[10][0] / spent[10][1]


if __name__ == "__main__":
    for found in measure():
        print(f"{found.name}: {found.value:,.4g} {found.unit} {found.goal}")
