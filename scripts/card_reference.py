"""Write the reference part of docs/cards.md from the code: `python scripts/card_reference.py [--check]`."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

from gomorra import engine
from gomorra.cards import vocabulary
from gomorra.engine import events
from gomorra.engine.board.stats import Base, Fixed
from gomorra.engine.card import ability
from gomorra.engine.card.choice import Predicate
from gomorra.engine.card.handle import Card
from gomorra.engine.verbs.use import Use

PAGE = Path(__file__).resolve().parents[1] / "docs" / "cards.md"
MARK = "<!-- What follows is written by scripts/card_reference.py: change the code, not this page. -->"
DECORATORS = (
    "noon", "shootout", "resolution", "cheatin", "noon_or_shootout", "job", "react", "trait", "always", "grifter",
    "feat",
)  # fmt: skip
HIDDEN_VERBS = {"by", "do", "role", "pool", "pool_choosable", "choosable", "gather", "invent", "satisfying"}
ABOUT_EVENTS = """\
Triggers of `react` and `trait`, as `happens.Name`. Every event also knows its `source` (a card's number, 0 for the
rules), `seat`, `kind` of ability, `use`, and whether it was `replaced`."""
ABOUT_STATS = """\
The first arguments of `always`, with the place in the engine that asks. `cannot ...` answers with True or False and
gets the card, the use (None for the rules) and whatever else is involved."""


def reference() -> str:
    """The whole reference part."""
    parts = [
        MARK,
        "## Reference",
        "### Decorators",
        table("decorator", "what the method under it is", decorators()),
        "### Declarations",
        table("argument", "meaning", ((f"`{name}`", text) for name, text in ability.DECLARED.items())),
        "### Reaches of `always`",
        table(
            "`on=`", "of which cards the trait speaks", ((f"`{n}`", t) for n, t in ability.REACHES.items())
        ),
        "The method gets a card in reach and gives a number to add, a word (`keyword`, `shooter`), or:",
        table("answer", "meaning", ((f"`{k.__name__}(n)`", first_line(k)) for k in (Base, Fixed))),
        "### Predicates and choices",
        table("name", "which cards", predicates()),
        *verbs(),
        "### What a card can be asked",
        table("`card.`", "", questions()),
        "### Events",
        ABOUT_EVENTS,
        table("event", "what happens", event_rows()),
        "### What continuous traits may speak of",
        ABOUT_STATS,
        table("stat", "asked by", stats()),
        "### Moments and durations",
        f"`use.later(moment, method)` knows the moments {listed(moments())}.",
        f"Effects last as their ability's kind says, or `until=` {listed(durations())}, `permanent`.",
    ]
    return "\n\n".join(parts) + "\n"


def first_line(item: object) -> str:
    return " ".join((inspect.getdoc(item) or "").split("\n\n")[0].split())


def table(left: str, right: str, rows: Any) -> str:
    lines = [f"| {left} | {right} |", "| --- | --- |"]
    return "\n".join(lines + [f"| {a} | {b} |" for a, b in rows])


def listed(words: list[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def call(name: str, func: Any, *, skip: int = 0) -> str:
    """A call as one writes it: without types, defaults shown."""
    shown = []
    marked = False
    for item in list(inspect.signature(func).parameters.values())[skip:]:
        if item.kind is item.KEYWORD_ONLY and not marked:
            marked = True
        if item.kind is item.VAR_KEYWORD:
            shown.append("...")
        elif item.kind is item.VAR_POSITIONAL:
            shown.append(f"*{item.name}")
            marked = True
        elif item.default is item.empty:
            shown.append(f"{item.name}=" if item.kind is item.KEYWORD_ONLY else item.name)
        else:
            shown.append(f"{item.name}={item.default!r}")
    return f"`{name}({', '.join(shown)})`"


def decorators() -> Iterator[tuple[str, str]]:
    for name in DECORATORS:
        func = getattr(vocabulary, name)
        yield call(name, func), first_line(func)


def predicates() -> Iterator[tuple[str, str]]:
    for name in vocabulary.__all__:
        item = getattr(vocabulary, name)
        if isinstance(item, Predicate):
            yield f"`{name}`", item.words
        elif isinstance(item, FunctionType) and name not in DECORATORS:
            yield call(name, item), first_line(item)


def verbs() -> Iterator[str]:
    """What a use knows and does, by the module it is written in."""
    groups: dict[str, list[tuple[str, str]]] = {}
    for name, item in vars(Use).items():
        func = item.fget if isinstance(item, property) else item
        if name.startswith("_") or name in HIDDEN_VERBS or not isinstance(func, FunctionType):
            continue
        if inspect.getdoc(func):
            shown = f"`use.{name}`" if isinstance(item, property) else call(f"use.{name}", func, skip=1)
            groups.setdefault(func.__module__, []).append((shown, first_line(func)))
    for module, rows in groups.items():
        yield f"### {first_line(sys.modules[module]).rstrip('.')}"
        yield table("verb", "", rows)


def questions() -> Iterator[tuple[str, str]]:
    for name, item in vars(Card).items():
        if name.startswith("_") or not inspect.getdoc(item):
            continue
        if isinstance(item, property):
            yield f"`{name}`", first_line(item)
        elif isinstance(item, FunctionType):
            yield call(name, item, skip=1), first_line(item)


def event_rows() -> Iterator[tuple[str, str]]:
    for name, item in vars(events).items():
        if inspect.isclass(item) and issubclass(item, events.Event) and item is not events.Event:
            own = [field.name for field in dataclasses.fields(item) if not field.kw_only]
            yield f"`{name}`" + (f" ({', '.join(own)})" if own else ""), first_line(item)


def stats() -> list[tuple[str, str]]:
    """What the engine asks traits about, and in which function."""
    found: dict[str, str] = {}
    forms = {
        "statics": "{}",
        "replies": "{}",
        "contributions": "{}",
        "stopped": "cannot {}",
        "stops": "cannot {}",
        "stopped_player": "player cannot {}",
    }
    for function, node in engine_calls():
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in forms:
            for word in words_of(node):
                found.setdefault(forms[name].format(word), first_sentence(function))
    for stat in ("bullets", "influence", "value", "control", "cost", "upkeep", "production"):
        found[stat] = "A number of the card."
    for act in ("ace", "discard"):
        found[f"cannot {act}"] = "Cards in play that are put away."
    return [(f"`{stat}`", text) for stat, text in sorted(found.items())]


def words_of(node: ast.Call) -> list[str]:
    """The stat that a call names, what varies in it in curly brackets."""
    for arg in node.args:
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
            return [arg.value]
        if isinstance(arg, ast.JoinedStr):
            return [ast.unparse(arg)[2:-1]]
    return []


def first_sentence(function: ast.FunctionDef) -> str:
    return " ".join((ast.get_docstring(function) or function.name.replace("_", " ")).split("\n\n")[0].split())


@cache
def engine_calls() -> list[tuple[ast.FunctionDef, ast.Call]]:
    """Every call in the engine, with the function it stands in."""
    return list(_engine_calls())


def _engine_calls() -> Iterator[tuple[ast.FunctionDef, ast.Call]]:
    for path in sorted(Path(engine.__file__).parent.rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call):
                        yield function, node


def moments() -> list[str]:
    """What `game.due` is called with; the parts that vary in curly brackets."""
    found = set()
    for _, node in engine_calls():
        if isinstance(node.func, ast.Attribute) and node.func.attr == "due" and node.args:
            found.add(ast.unparse(node.args[0]).strip("f'\""))
    return sorted(found - {"moment"})


def durations() -> list[str]:
    """What `game.expire` is called with."""
    found = set()
    for _, node in engine_calls():
        if isinstance(node.func, ast.Attribute) and node.func.attr == "expire":
            found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return sorted(map(str, found))


def page(text: str) -> str:
    """The page with its reference part written anew."""
    return text.partition(MARK)[0] + reference()


def main() -> int:
    """Write the page, or only say whether it is up to date."""
    old = PAGE.read_text(encoding="utf-8")
    new = page(old)
    if "--check" in sys.argv:
        return int(old != new)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
