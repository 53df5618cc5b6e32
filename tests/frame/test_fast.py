"""`make fast`: the compiled engine plays the very same games, and bots think the same with it."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.fast import __main__ as fast
from scripts.fast.spelling import spelled_out

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "fast"

REPLAY = """
import gomorra.engine.game as module
from tests.golden.record import RECIPES, record

assert not module.__file__.endswith(".py"), module.__file__
for recipe in RECIPES:
    same = record(recipe) == recipe.path.read_text(encoding="utf-8")
    print(recipe.path.name, "same" if same else "differs")
"""

THINK = """
import gomorra.bots.haste as module
import gomorra.cards
from gomorra.bots.search import SearchBot
from gomorra.bots.sensible import SensibleBot
from gomorra.decks import read_deck
from gomorra.engine import Game, Seat

print(module.__file__.endswith(".py"))
deck = read_deck("law-dogs-learn")
game = Game.new([Seat("Ada", deck), Seat("Bert", deck)], seed="thinking")
bots = [SearchBot("ada", rollouts=6, duels=3), SensibleBot("bert")]
while not game.over and len(game.answers) < 60:
    seat = game.decision.seat
    key = bots[seat].choose(game, seat)
    print(key, *getattr(bots[seat], "thoughts", ()))
    game.answer(key)
"""

VERBS = """from __future__ import annotations
from gomorra.engine.words import Why

def boot(use: Use, card: Card, *others: Card, why: str = Why.NOTHING, **amounts: int) -> bool:
    return True
"""

CLASS = """from __future__ import annotations
from gomorra.engine.verbs import dudes

class Use:
    limit = 3
    boot = dudes.boot
    copied = dudes.missing
"""


def test_methods_taken_over_are_spelled_out_with_all_their_arguments() -> None:
    text = spelled_out(CLASS, {"gomorra.engine.verbs.dudes": VERBS})
    assert "limit = 3" in text and "copied = dudes.missing" in text
    [use] = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    [boot] = [node for node in use.body if isinstance(node, ast.FunctionDef)]
    assert ast.unparse(boot) == (
        "def boot(self, card: _dudes.Card, *others: _dudes.Card, why: str=_dudes.Why.NOTHING, "
        "**amounts: int) -> bool:\n"
        "    return _dudes.boot(self, card, *others, why=why, **amounts)"
    )


def test_nothing_that_game_and_use_take_over_is_left_as_it_is() -> None:
    files = sorted(fast.ENGINE.rglob("*.py"))
    sources = {fast.module_name(file): file.read_text(encoding="utf-8") for file in files}
    for module, name in (("gomorra.engine.game", "Game"), ("gomorra.engine.verbs.use", "Use")):
        tree = ast.parse(spelled_out(sources[module], sources))
        [cls] = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
        assert [
            ast.unparse(item)
            for item in cls.body
            if isinstance(item, ast.Assign) and isinstance(item.value, ast.Attribute | ast.Name)
        ] == []


@pytest.mark.slow
def test_the_compiled_engine_plays_the_recorded_games_and_bots_think_the_same() -> None:
    """A machine without a C compiler is told so, and what to do."""
    setup = [sys.executable, str(ROOT / "scripts" / "setup.py"), "fast"]
    done = subprocess.run(setup, capture_output=True, text=True, check=False)
    if fast.missing():
        assert done.returncode == 1 and fast.missing() in done.stderr
        return
    assert done.returncode == 0, done.stderr
    lines = said_by(REPLAY, FOLDER)
    assert len(lines) == len(list((ROOT / "tests" / "golden" / "games").iterdir()))
    assert [line for line in lines if not line.endswith(" same")] == []
    [compiled, *thoughts], [plain, *expected] = said_by(THINK, FOLDER), said_by(THINK)
    assert (compiled, plain) == ("False", "True")
    assert len(thoughts) == 60 and thoughts == expected


def said_by(script: str, *first: Path) -> list[str]:
    """What a script prints, with some folders before the sources on the path."""
    path = os.pathsep.join(map(str, (*first, ROOT)))
    played = subprocess.run(
        [sys.executable, "-P", "-c", script],
        env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    return played.stdout.split("\n")[:-1]
