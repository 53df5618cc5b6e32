"""Two revisions measured against each other: turn and turn about, on the same machine in the same minutes."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from gomorra.cli import CommandLineError

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "fast"
RUN = "from gomorra.cli import main; main()"
Figures = dict[str, list[float]]


@contextmanager
def checkout(revision: str) -> Iterator[Path]:
    """The tree of a revision, unpacked for a while."""
    packed = subprocess.run(  # noqa: S603 - a fixed command; git checks the revision
        ["git", "archive", "--format=zip", revision],  # noqa: S607 - whichever git there is
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if packed.returncode:
        raise CommandLineError(f"no revision {revision!r} here: {packed.stderr.decode().strip()}")
    with TemporaryDirectory(prefix="gomorra-against-") as folder:
        with zipfile.ZipFile(io.BytesIO(packed.stdout)) as tree:
            tree.extractall(folder)
        yield Path(folder)


def measured(tree: Path, topics: list[str]) -> dict[str, float]:
    """What the benchmarks of a tree say about its own code."""
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-P", "-c", RUN, "bench", *topics, "--json"],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CommandLineError(f"the benchmarks of {tree.name} failed: {done.stderr.strip()[-500:]}")
    return {row["name"]: float(row["value"]) for row in json.loads(done.stdout)["measurements"]}


def compare(
    revision: str, topics: list[str], rounds: int, *, compiled: bool = False
) -> tuple[Figures, Figures]:
    """The figures of the revision and of this tree, one list a measurement."""
    this = COMPILED if compiled else ROOT
    if not this.is_dir():
        raise CommandLineError("the engine is not compiled; run `make fast` first")
    then: Figures = {}
    now: Figures = {}
    with checkout(revision) as old:
        for _ in range(rounds):
            for tree, figures in ((old, then), (this, now)):
                for name, value in measured(tree, topics).items():
                    figures.setdefault(name, []).append(value)
    return then, now
