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
from gomorra.engine.card.text import Text
from gomorra.engine.verbs.use import Use
from gomorra.engine.words import (
    Act,
    Memory,
    Moment,
    Phase,
    Stat,
    Until,
    Why,
    becoming,
    cannot,
    declaring,
    fixed,
    ignores,
    least,
    lowering,
    most,
    out_of_play,
    player_cannot,
    raising,
    rating_of,
    using,
)

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
ABOUT_WORDS = """\
Every stat, act, moment, duration, memory and reason is declared once, in gomorra/engine/words. `always` takes stats,
and `use.change` puts them on cards and players; `use.forbid` takes acts, and a trait that forbids is about
`cannot(act)` and answers with True or False; `use.later` takes moments, `until=` durations, `state.recall` memories,
and `event.why` is a reason. A mark that only one card puts and reads is declared next to it, with `own_stat` or
`own_memory`."""


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
        "### Words",
        ABOUT_WORDS,
        "#### Stats",
        table("stat", "meaning, and who asks", words(Stat, declaring.STATS)),
        table(
            "made of others",
            "meaning",
            made_words(cannot, player_cannot, least, most, fixed, ignores, rating_of),
        ),
        "#### Acts",
        table("act", "what is forbidden, and who asks", words(Act, declaring.ACTS)),
        table("made of others", "meaning", made_words(lowering, raising, becoming, using, out_of_play)),
        "#### Moments",
        table("moment", "when", words(Moment, declaring.MOMENTS)),
        table("with a number", "when", made_words(Moment.shooter, Moment.discarding_hand)),
        "#### Durations",
        table("duration", "how long", words(Until, declaring.UNTILS)),
        "#### Phases",
        table("phase", "what it is", words(Phase, declaring.PHASES)),
        "#### Memories",
        table("memory", "what is remembered", words(Memory, declaring.MEMORIES)),
        "#### Reasons",
        table("reason", "why", words(Why, declaring.REASONS)),
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
    for name, item in {**vars(Card), **vars(Text)}.items():
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


def words(namespace: type, lexicon: declaring.Lexicon) -> Iterator[tuple[str, str]]:
    """The words of a namespace: how one writes them, what they mean, and the modules that use them."""
    for name, word in vars(namespace).items():
        if name.isupper() and word in lexicon:
            places = sorted(engine_uses().get(f"{namespace.__name__}.{name}", ()))
            yield f"`{namespace.__name__}.{name}`", f"{lexicon[word]} {listed(places)}".rstrip()


def made_words(*makers: Any) -> Iterator[tuple[str, str]]:
    """Words that are made of others."""
    for maker in makers:
        name = maker.__qualname__ if "." in maker.__qualname__ else maker.__name__
        yield call(name, inspect.unwrap(maker)), first_line(maker)


@cache
def engine_uses() -> dict[str, set[str]]:
    """Where the engine uses a word: `Stat.BULLETS` in `board.stats`, ..."""
    found: dict[str, set[str]] = {}
    root = Path(engine.__file__).parent
    for path in sorted(root.rglob("*.py")):
        place = ".".join(path.relative_to(root).with_suffix("").parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                found.setdefault(f"{node.value.id}.{node.attr}", set()).add(place)
    return found


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
