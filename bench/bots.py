"""How long bots think, on one core, over the decisions of whole games between fair bots."""

from __future__ import annotations

import time
from collections.abc import Iterator

import gomorra.cards  # noqa: F401 - every card is declared by this
from gomorra.bots import make_bot
from gomorra.bots.first.greedy import GreedyBot
from gomorra.decks import read_deck
from gomorra.engine import Game, Seat
from gomorra.testing.speed import Measurement

DECKS = ("law-dogs-base", "sloane-gang-base", "fourth-ring-base", "morgan-cattle-base")


def measure() -> Iterator[Measurement]:
    """The mean and the longest decision of each strength offered at the table."""
    asked = positions(4)
    for name, every, limit in (
        ("easy", 1, 0.1),
        ("steady", 1, 0.1),
        ("fair", 1, 0.1),
        ("sharp", 8, 0.5),
        ("hard", 16, 1.5),
    ):
        taken = [seconds(name, game) for game in asked[::every]]
        yield Measurement(f"{name} bot, a decision on average", sum(taken) / len(taken) * 1000, "ms")
        yield Measurement(f"{name} bot, longest decision", max(taken), "s", at_most=limit)


def positions(games: int) -> list[Game]:
    """Every decision of some games, but those with a single option."""
    found = []
    for seed in range(games):
        game = Game.new([Seat(f"P{n}", read_deck(DECKS[(n + seed) % 4])) for n in range(2)], seed=seed)
        bots = [GreedyBot(seat) for seat in range(2)]
        while not game.over:
            seat = game.decision.seat
            if len(game.decision.options) > 1:
                found.append(game.fork())
            game.answer(bots[seat].choose(game, seat))
    return found


def seconds(name: str, game: Game) -> float:
    bot = make_bot(name, 1)
    start = time.process_time()  # other work on the machine does not count
    bot.choose(game, game.decision.seat)
    return time.process_time() - start


if __name__ == "__main__":
    for found in measure():
        print(f"{found.name}: {found.value:,.4g} {found.unit} {found.goal}")
