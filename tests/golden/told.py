"""The log of a recorded game of four, with which the pages are tested: `python -m tests.golden.told` writes it."""

from __future__ import annotations

import json
from pathlib import Path

from gomorra.decks.starter_decks import starter
from gomorra.engine import Game, Seat
from gomorra.engine.kernel.chance import seeded
from gomorra.engine.sight.story import log_lines
from tests.golden.record import RULES, Recipe, choose

PATH = Path(__file__).parents[2] / "web/src/lib/recorded/four-seats.json"
NAMES = ("Stranger", "Mabel", "Ezra", "Clementine")
RECIPE = Recipe(4, 7)


def told() -> str:
    """The lines that the first seat reads, one a row."""
    seats = [Seat(who, starter(deck)) for who, deck in zip(NAMES, RECIPE.decks, strict=True)]
    game = Game.new(seats, RULES, RECIPE.seed)
    chance = seeded("golden", RECIPE.seed)
    while not game.over:
        chance, answer = choose(game, chance)
        game.answer(answer)
    rows = [
        {"event": line.event, "kind": line.kind, "seat": line.seat, "detail": line.detail, "text": line.text}
        for line in log_lines(game, 0)
    ]
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"


if __name__ == "__main__":
    PATH.parent.mkdir(exist_ok=True)
    PATH.write_text(told(), encoding="utf-8", newline="\n")
