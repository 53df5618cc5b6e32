"""Records whole games as text, one line a decision: `make golden` writes them anew, a diff shows what changed.

Every line has the number of the answer, the seat that decides, the kind of decision, how many options there
are, the answer, and a fingerprint of the state before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import gomorra.cards  # noqa: F401  # makes the cards playable
from gomorra.decks.starter_decks import starter
from gomorra.engine import Game, Seat
from gomorra.engine.kernel.chance import below, seeded
from gomorra.engine.kernel.decision import Payload
from gomorra.engine.kernel.ruleset import CURRENT

FOLDER = Path(__file__).parent / "games"
DECKS = ("law-dogs-base", "sloane-gang-base", "fourth-ring-base", "morgan-cattle-base")
RULES = replace(CURRENT, day_limit=3)


class Recipe(NamedTuple):
    """A game to record: how many sit down, and the seed of the cards and of all answers."""

    seats: int
    seed: int

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.seats}-players-{self.seed:02}.txt"

    @property
    def decks(self) -> list[str]:
        return [DECKS[(self.seed + seat) % len(DECKS)] for seat in range(self.seats)]


RECIPES = [Recipe(2 + number % 5, number) for number in range(12)]


def choose(game: Game, chance: int) -> tuple[int, Payload]:
    """The next state of chance, and an answer; passing is taken half as often as it would be."""
    options = game.decision.options
    chance, index = below(chance, len(options))
    if options[index].payload[0] in ("pass", "done"):
        chance, index = below(chance, len(options))
    return chance, options[index].payload


def lines(recipe: Recipe) -> Iterator[str]:
    """The record of a game."""
    seats = [Seat(f"P{seat}", starter(name)) for seat, name in enumerate(recipe.decks)]
    game = Game.new(seats, RULES, recipe.seed)
    yield f"# {recipe.seats} players, seed {recipe.seed}: {', '.join(recipe.decks)}"
    chance = seeded("golden", recipe.seed)
    while not game.over:
        decision = game.decision
        number, before = len(game.answers) + 1, game.hash[:8]
        chance, answer = choose(game, chance)
        kind = decision.kind.replace(" ", "-")
        words = " ".join(map(str, answer))
        yield f"{number} P{decision.seat} {kind} {len(decision.options)} {before} {words}"
        game.answer(answer)
    assert game.outcome is not None
    yield f"# {game.hash} {game.name(game.outcome.winner)}: {game.outcome.reason}"


def record(recipe: Recipe) -> str:
    return "\n".join(lines(recipe)) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = {recipe.path for recipe in RECIPES}
    for old in set(FOLDER.glob("*.txt")) - wanted:
        old.unlink()
    for recipe in RECIPES:
        recipe.path.write_text(record(recipe), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
