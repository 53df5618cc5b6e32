"""`gomorra explain`: a card's play walked through the code, with functions, events and rules."""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Annotated, Any

import typer

from gomorra.cards import SHELF
from gomorra.catalog import catalog
from gomorra.cli import CommandLineError
from gomorra.engine import events
from gomorra.engine.card.ability import Ability, Static, declarations
from gomorra.engine.fights import jobs
from gomorra.engine.kernel.refusal import Refusal
from gomorra.engine.plays import legal, perform, turns, windows
from gomorra.engine.verbs.use import Use
from gomorra.engine.words.declaring import ACTS, OWN_STATS, STATS

ROOT = Path(__file__).resolve().parents[2]
RULE = re.compile(r"\b(?:RB|CG|CE|CR|AE)-[A-Za-z0-9][\w.]*(?:-[a-z]+)*")


@dataclass(frozen=True, slots=True)
class Stop:
    """A function on the way, with the events that it makes happen and the rules that it cites."""

    function: str
    place: str
    says: str
    events: tuple[str, ...]
    rules: tuple[str, ...]


def command(
    card: Annotated[str, typer.Argument(help="The title of a card.")],
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Walk through the code what a card does: where it is offered, paid for and carried out."""
    printing = catalog().find(card).first
    behaviour = SHELF.behaviour(printing.code)
    if behaviour is None:
        raise CommandLineError(f"{printing.name} has no text: nothing is written for it")
    walks = {name: (item.text, list(walk(item))) for name, item in declarations(behaviour).items()}
    if as_json:
        shown = [
            {"ability": name, "text": text, "stops": [asdict(stop) for stop in stops]}
            for name, (text, stops) in walks.items()
        ]
        typer.echo(json.dumps({"card": printing.name, "walks": shown}, ensure_ascii=False))
        return
    typer.echo(f"{printing.name}: {place_of(behaviour)}")
    for name, (text, stops) in walks.items():
        typer.echo(f"\n{name}: {text}")
        for number, stop in enumerate(stops, 1):
            typer.echo(f"{number:3}. {stop.function}  ({stop.place})")
            typer.echo(textwrap.indent(stop.says, "     "))
            for word, found in (("events", stop.events), ("rules", stop.rules)):
                if found:
                    typer.echo(f"     {word}: {', '.join(found)}")


def walk(item: Ability | Static) -> Iterator[Stop]:
    """The functions on the way of an ability, trait or React, in the order in which they run."""
    if isinstance(item, Static):
        says = "; ".join(f"{stat}: {meaning_of(stat)}" for stat in item.stats)
        yield stop_at(item.func, says=f"Asked continuously. {says}")
        return
    if item.event:
        listening = windows.trigger_traits if item.is_trait else windows.react_window
        yield stop_at(listening, heard=tuple(kind.__name__ for kind in item.event))
    else:
        yield stop_at(turns.offers)
    if not item.is_trait:
        yield stop_at(legal.refusal)
        yield stop_at(perform.perform)
        if item.boot or item.pay or item.technique:
            yield stop_at(perform.pay_costs)
        if item.job:
            yield stop_at(jobs.run_job)
        if item.choices:
            yield stop_at(perform.satisfy)
        if item.difficulty is not None:
            yield stop_at(perform.test_spell)
    yield stop_at(perform.resolve)
    yield stop_at(item.func, says="The text of the card.")
    yield from (stop_at(verb) for verb in verbs_in(item.func))


def verbs_in(func: Callable[..., Any]) -> list[FunctionType]:
    """The verbs that a text uses, in the order in which it names them."""
    named = [node for node in ast.walk(tree_of(func)) if isinstance(node, ast.Attribute)]
    named.sort(key=lambda node: (node.lineno, node.col_offset))
    verbs = {node.attr: vars(Use).get(node.attr) for node in named}
    return [verb for verb in verbs.values() if isinstance(verb, FunctionType)]


def stop_at(func: Callable[..., Any], *, says: str = "", heard: tuple[str, ...] = ()) -> Stop:
    words = says or " ".join((inspect.getdoc(func) or "").split("\n\n")[0].split())
    name = f"{func.__module__.removeprefix('gomorra.')}.{func.__qualname__}"
    parts = with_helpers(func)
    made = {name for part in parts for name in events_of(part)}
    cited = {rule for part in parts for rule in rules_of(part)}
    return Stop(name, place_of(func), words, heard or tuple(sorted(made)), tuple(sorted(cited)))


def events_of(func: Callable[..., Any]) -> Iterator[str]:
    """The events that a function makes."""
    for node in ast.walk(tree_of(func)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in events.__all__:
            yield node.func.id


def rules_of(func: Callable[..., Any]) -> Iterator[str]:
    """The rules that a function cites, and those of the refusals that it gives."""
    yield from (rule.rstrip(".-") for rule in RULE.findall(inspect.getsource(func)))
    module = inspect.getmodule(func)
    for node in ast.walk(tree_of(func)):
        refusal = getattr(module, node.id, None) if isinstance(node, ast.Name) else None
        if isinstance(refusal, Refusal):
            yield refusal.rule


def with_helpers(func: Callable[..., Any]) -> list[Callable[..., Any]]:
    """A function, and those of its own module that it calls and that begin with an underscore."""
    module: ModuleType | None = inspect.getmodule(func)
    names = {node.id for node in ast.walk(tree_of(func)) if isinstance(node, ast.Name)}
    helpers = [getattr(module, name, None) for name in sorted(names) if name.startswith("_")]
    return [func, *(helper for helper in helpers if isinstance(helper, FunctionType))]


def tree_of(func: Callable[..., Any]) -> ast.AST:
    return ast.parse(textwrap.dedent(inspect.getsource(func)))


def place_of(thing: Any) -> str:
    """File and line, as an editor opens them."""
    path = Path(inspect.getfile(thing)).relative_to(ROOT)
    return f"{path}:{inspect.getsourcelines(thing)[1]}"


def meaning_of(stat: str) -> str:
    act = stat.removeprefix("player ").removeprefix("cannot ")
    return STATS.get(stat) or OWN_STATS.get(stat) or ACTS.get(act) or "a number that is asked about"
