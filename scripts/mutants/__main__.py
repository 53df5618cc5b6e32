"""Plant faults in a copy of the sources, one at a time, and print which of them no test notices."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from random import Random
from typing import Annotated

import typer

from scripts.mutants.fault import Fault, difference
from scripts.mutants.holes import HOLES
from scripts.mutants.named import FAULTS, as_fault
from scripts.mutants.noticing import Concerned, noticed, record
from scripts.mutants.planting import sample

ROOT = Path(__file__).resolve().parents[2]
PAGES = "web/src/lib/recorded/"


def main(
    named: Annotated[bool, typer.Option(help="Break the rules of the list.")] = True,
    holes: Annotated[bool, typer.Option(help="Open the holes of the server.")] = True,
    number: Annotated[int, typer.Option("--sample", help="So many faults by cosmic-ray.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed plants the same ones.")] = 1,
    workers: Annotated[int, typer.Option(help="Copies that are tested at the same time.")] = 2,
    map_file: Annotated[
        Path | None, typer.Option("--map", help="Keep which test runs which line there, or read it.")
    ] = None,
) -> None:
    """Plant faults, run the tests concerned, and print what survives."""
    with tempfile.TemporaryDirectory() as scratch:
        trees = [copy_of(ROOT, Path(scratch) / f"tree {place}") for place in range(workers)]
        for what, wanted, listed in (("broken by name", named, FAULTS), ("opened", holes, HOLES)):
            if wanted:
                faults = [as_fault(ROOT, fault) for fault in listed]
                tell(what, len(faults), run(faults, trees, None))
        if number:
            file = (map_file or Path(scratch) / "lines").resolve()
            if not file.exists():
                record(trees[0], file)
            drawn = list(sample(ROOT, "gomorra/engine", number, Random(seed)))
            survivors = run(drawn, trees, Concerned(file))
            tell("planted by cosmic-ray", len(drawn), survivors)


def copy_of(root: Path, target: Path) -> Path:
    """The files that git knows, somewhere else; of the pages only what tests of the engine compare with."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, check=True).stdout
    for name in listed.decode().split("\0"):
        if name and (not name.startswith("web/") or name.startswith(PAGES)) and (root / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / name, target / name)
    return target


def run(faults: list[Fault], trees: list[Path], concerned: Concerned | None) -> list[Fault]:
    """Plant every fault in a free copy; gives those that nobody noticed."""
    free: Queue[Path] = Queue()
    for tree in trees:
        free.put(tree)

    def plant(fault: Fault) -> Fault | None:
        tests = list(fault.tests) or (concerned.by(fault.file, fault.line) if concerned else [])
        tree = free.get()
        try:
            by = noticed(tree, fault.file, fault.code, tests) if tests else ""
        finally:
            free.put(tree)
        typer.echo(f"{'noticed ' if by else 'SURVIVED'} {fault.file}: {fault.name} ({len(tests)} tests) {by}")
        if not by:
            typer.echo(difference(ROOT, fault))
        return None if by else fault

    with ThreadPoolExecutor(len(trees)) as pool:
        return [fault for fault in pool.map(plant, faults) if fault is not None]


def tell(what: str, number: int, survivors: list[Fault]) -> None:
    caught = number - len(survivors)
    typer.echo(f"{what}: {caught} of {number} noticed ({caught / max(1, number):.1%})")


if __name__ == "__main__":
    typer.run(main)
