"""The rooms of the house: imports go only upward, and pure rooms stay pure."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "gomorra"

ORDER = ("poker", "catalog", "decks", "engine", "cards", "bots", "lab", "server")
ALLOWED = {room: set(ORDER[: place + 1]) for place, room in enumerate(ORDER)}
ALLOWED["testing"] = {*ORDER[: ORDER.index("cards") + 1], "testing"}
ALLOWED["cli"] = {*ORDER, "testing", "cli"}

PURE = ORDER[: ORDER.index("cards") + 1]
# The clock, chance from outside, other processes and the network.
IMPURE = {
    "asyncio", "http", "multiprocessing", "os", "requests", "secrets", "shutil", "socket",
    "subprocess", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip

MODULES = sorted(file for file in PACKAGE.rglob("*.py") if file.parent != PACKAGE)


def room_of(file: Path) -> str:
    return file.relative_to(PACKAGE).parts[0]


def imports(tree: ast.AST, package: str) -> Iterator[tuple[int, str]]:
    """Every import anywhere in the code, with its line; `package` resolves relative ones."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                outer = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*outer, *([base] if base else [])])
            if base == "gomorra":
                for alias in node.names:
                    yield node.lineno, f"gomorra.{alias.name}"
            else:
                yield node.lineno, base


def breaches(source: str, room: str, package: str) -> list[str]:
    """The imports that go down or sideways."""
    found = []
    for line, name in imports(ast.parse(source), package):
        parts = name.split(".")
        if parts[0] == "gomorra" and len(parts) > 1 and parts[1] not in ALLOWED[room]:
            found.append(f"line {line}: {room} imports {name}")
    return found


def impurities(source: str) -> list[str]:
    """What a pure room must not do: ask the clock, roll the shared dice, open files."""
    tree = ast.parse(source)
    found = [
        f"line {line}: imports {name}"
        for line, name in imports(tree, "gomorra.x")
        if name.split(".")[0] in IMPURE
    ]
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="open")):
                found.append(f"line {node.lineno}: opens a file")
            case ast.Attribute(value=ast.Name(id="random"), attr=attribute) if attribute != "Random":
                found.append(f"line {node.lineno}: uses the shared generator random.{attribute}")
            case ast.Attribute(value=ast.Name(id="date" | "datetime"), attr="now" | "today" | "utcnow"):
                found.append(f"line {node.lineno}: asks the clock")
            case ast.ImportFrom(module="random", names=names) if {n.name for n in names} != {"Random"}:
                found.append(f"line {node.lineno}: uses the shared generator of random")
            case _:
                pass
    return found


FLOORS = ("words", "kernel", "events", "board", "card", "plays", "fights", "day", "verbs", "sight", "game")
"""The floors of the engine, from the ground up: each imports only those before it."""

NAMES_FROM_ABOVE = {"Game", "Use", "Card", "Ability", "Static", "Predicate"}
"""What a procedure is handed by the floors above, and so may name for the type checker, never at run time."""


def floor_of(file: Path) -> str:
    return file.relative_to(PACKAGE / "engine").parts[0].removesuffix(".py")


def for_types_only(tree: ast.AST) -> set[ast.AST]:
    """Everything under `if TYPE_CHECKING`."""
    return {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }


def climbs(source: str, floor: str) -> list[str]:
    """Imports in the engine that look up, or are hidden in a function."""
    tree = ast.parse(source)
    types = for_types_only(tree)
    found = [
        f"line {inner.lineno}: an import inside {node.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for inner in ast.walk(node)
        if isinstance(inner, (ast.Import, ast.ImportFrom))
    ]
    below = FLOORS[: FLOORS.index(floor) + 1]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("gomorra.engine"):
            path = f"{node.module}.".split(".")[2:]
            names = {alias.name for alias in node.names}
            if path[0] in below or (not path[0] and names <= set(below)):
                continue
            if node not in types or not names <= NAMES_FROM_ABOVE:
                found.append(f"line {node.lineno}: {floor} imports {', '.join(sorted(names))} from above")
    return found


def name_of(file: Path) -> str:
    return str(file.relative_to(ROOT))


ENGINE = [file for file in MODULES if room_of(file) == "engine" and file.parent != PACKAGE / "engine"]


@pytest.mark.parametrize("file", [*ENGINE, PACKAGE / "engine" / "game.py"], ids=name_of)
def test_a_floor_of_the_engine_stands_on_those_below(file: Path) -> None:
    assert climbs(file.read_text(encoding="utf-8"), floor_of(file)) == []


def test_every_floor_says_what_is_in_it_and_what_is_not() -> None:
    floors = {file.parent.name for file in ENGINE}
    assert floors == set(FLOORS) - {"game"}
    for floor in floors:
        text = ast.get_docstring(ast.parse((PACKAGE / "engine" / floor / "__init__.py").read_text("utf-8")))
        assert text is not None and len(text.split("\n\n")) == 2, floor


@pytest.mark.parametrize(
    ("source", "floor"),
    [
        ("from gomorra.engine.plays import legal", "board"),
        ("from gomorra.engine import Game", "day"),
        ("def late():\n    from gomorra.engine.kernel import chance", "board"),
        ("if TYPE_CHECKING:\n    from gomorra.engine.fights.fight import Shootout", "board"),
    ],
)
def test_a_look_up_is_found(source: str, floor: str) -> None:
    assert len(climbs(source, floor)) == 1


@pytest.mark.parametrize(
    ("source", "floor"),
    [
        ("from gomorra.engine.kernel.state import State", "board"),
        ("from gomorra.engine.board import stats", "board"),
        ("if TYPE_CHECKING:\n    from gomorra.engine.game import Game", "kernel"),
    ],
)
def test_a_look_down_is_fine(source: str, floor: str) -> None:
    assert climbs(source, floor) == []


def test_every_room_has_its_place() -> None:
    rooms = {room_of(file) for file in MODULES}
    assert rooms <= set(ALLOWED), f"rooms without a place in the order: {rooms - set(ALLOWED)}"


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_imports_go_only_upward(file: Path) -> None:
    package = ".".join(file.relative_to(ROOT).parent.parts)
    assert breaches(file.read_text(encoding="utf-8"), room_of(file), package) == []


@pytest.mark.parametrize("file", [file for file in MODULES if room_of(file) in PURE], ids=name_of)
def test_pure_rooms_have_no_clock_no_shared_dice_and_no_files(file: Path) -> None:
    assert impurities(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "room"),
    [
        ("from gomorra.decks import Deck", "poker"),
        ("import gomorra.cards.base", "engine"),
        ("from gomorra import server", "bots"),
        ("def late():\n    from gomorra.lab import sim", "bots"),
        ("from ..catalog import load", "poker"),
        ("from gomorra.cli import main", "server"),
        ("from gomorra.bots import habits", "testing"),
    ],
)
def test_a_downward_import_is_found(source: str, room: str) -> None:
    assert len(breaches(source, room, f"gomorra.{room}")) == 1


@pytest.mark.parametrize(
    ("source", "room"),
    [
        ("from gomorra.poker import rank", "catalog"),
        ("from gomorra.cards.base import Dude\nimport os", "bots"),
        ("from .rank import rank\nfrom ..poker import hands", "poker"),
        ("import gomorra", "poker"),
    ],
)
def test_an_upward_import_is_fine(source: str, room: str) -> None:
    assert breaches(source, room, f"gomorra.{room}") == []


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "from os import path",
        "import random\nrandom.shuffle(x)",
        "from random import choice",
        "from datetime import date\ndate.today()",
        "open('x')",
    ],
)
def test_an_impurity_is_found(source: str) -> None:
    assert impurities(source)


def test_a_seeded_generator_is_pure() -> None:
    assert impurities("import random\ndice = random.Random(7)") == []
    assert impurities("from random import Random\nfrom importlib.resources import files") == []
    assert impurities("from datetime import date\nfirst = date(2014, 8, 14)") == []


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_modules_are_small_and_have_telling_names(file: Path) -> None:
    assert not {"utils", "helpers", "misc", "manager", "common"} & {file.stem, file.parent.name}
    # A set of cards may be longer: it is a list, not a thought.
    if room_of(file) != "cards":
        most = 400 if room_of(file) in ("engine", "server", "testing") else 600
        assert len(file.read_text(encoding="utf-8").splitlines()) <= most
