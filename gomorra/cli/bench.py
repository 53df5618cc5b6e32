"""`gomorra bench`: run the benchmarks of bench/ and compare with the last recorded results."""

from __future__ import annotations

import importlib
import json
import os
import platform
import statistics
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from gomorra.cli import CommandLineError
from gomorra.cli.against import compare
from gomorra.testing.speed import Measurement, read_results, results_text, short

FOLDER = Path(__file__).resolve().parents[2] / "bench"
RESULTS = FOLDER / "results.md"


def command(
    topics: Annotated[
        list[str] | None,
        typer.Argument(metavar="[TOPIC]...", help="Modules of bench/; all when none is named."),
    ] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    save: Annotated[bool, typer.Option("--save", help="Record the results in bench/results.md.")] = False,
    revision: Annotated[
        str, typer.Option("--against", metavar="REV", help="Measure this revision too, turn and turn about.")
    ] = "",
    rounds: Annotated[int, typer.Option(min=1, help="How often, with --against.")] = 3,
    compiled: Annotated[
        bool, typer.Option("--compiled", help="With --against: this tree as `make fast` has compiled it.")
    ] = False,
) -> None:
    """Measure speed and compare with the results recorded in bench/results.md.

    The exit status is 0 even when a goal is missed: machines differ.
    """
    names = choose(topics or [])
    if save and topics:
        raise CommandLineError("--save records all topics; name none")
    if compiled and not revision:
        raise CommandLineError("--compiled goes with --against; else set PYTHONPATH to build/fast")
    if revision:
        show_against(revision, names, rounds, compiled=compiled, as_json=as_json)
        return
    last = read_results(RESULTS)
    done: list[Measurement] = []
    console = Console(stderr=True)
    for name in names:
        with console.status(f"measuring {name}"):
            done.extend(_measure(name))
    if as_json:
        rows = [asdict(m) | {"reached": m.reached, "last": last.get(m.name)} for m in done]
        typer.echo(json.dumps({"machine": machine(), "measurements": rows}, ensure_ascii=False))
    else:
        _show(done, last)
    if save:
        RESULTS.write_text(results_text(machine(), done), encoding="utf-8")


def show_against(revision: str, names: list[str], rounds: int, *, compiled: bool, as_json: bool) -> None:
    """Both revisions' medians, and how they compare."""
    with Console(stderr=True).status(f"measuring {revision} and this tree, {rounds} times each"):
        then, now = compare(revision, names, rounds, compiled=compiled)
    rows = [
        (name, statistics.median(then[name]), statistics.median(now[name])) for name in now if name in then
    ]
    if as_json:
        shown = [{"name": name, "then": old, "now": new} for name, old, new in rows]
        typer.echo(json.dumps({"machine": machine(), "against": revision, "measurements": shown}))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("measurement", revision, "now", "times"):
        table.add_column(heading, justify="left" if heading == "measurement" else "right")
    for name, old, new in rows:
        table.add_row(escape(name), short(old), short(new), f"{new / old:.2f}" if old else "")
    Console(highlight=False).print(machine(), table, sep="\n")


def choose(topics: list[str]) -> list[str]:
    """The benchmark modules to run."""
    if not FOLDER.is_dir():
        raise CommandLineError(
            "there is no folder bench/ next to the package; run from a checkout of the repository"
        )
    known = sorted(file.stem for file in FOLDER.glob("*.py") if not file.stem.startswith("_"))
    for topic in topics:
        if topic not in known:
            raise CommandLineError(f"no benchmark {topic!r} in bench/; there are: {', '.join(known)}")
    return topics or known


def _measure(name: str) -> Iterator[Measurement]:
    root = str(FOLDER.parent)
    if root not in sys.path:
        sys.path.insert(0, root)
    module = importlib.import_module(f"bench.{name}")
    yield from module.measure()


def machine() -> str:
    """The machine in a few words, without anything that names its owner."""
    model = platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    except OSError:
        pass  # not Linux: the architecture has to do
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, {python}"


def _show(done: list[Measurement], last: dict[str, float]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("measurement", "value", "unit", "goal", "last"):
        table.add_column(heading, justify="right" if heading in {"value", "last"} else "left")
    for m in done:
        colour = "green" if m.reached else "red"
        before = last.get(m.name)
        table.add_row(
            escape(m.name),
            f"[{colour}]{short(m.value)}[/]",
            m.unit,
            m.goal,
            "" if before is None else f"{short(before)} ({m.value / before - 1:+.0%})" if before else "0",
        )
    console = Console(highlight=False)
    console.print(machine())
    console.print(table)
    missed = sum(not m.reached for m in done)
    if missed:
        console.print(f"[red]{missed} of {len(done)} miss their goal.[/]")
