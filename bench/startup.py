"""How fast the command line starts."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import partial

from gomorra.testing.speed import Measurement, seconds


def measure() -> Iterator[Measurement]:
    """Whole processes, from the shell's point of view."""
    yield Measurement("gomorra --help", _milliseconds("--help"), "ms", at_most=300)
    yield Measurement("gomorra rules RB-1-a", _milliseconds("rules", "RB-1-a"), "ms")


def _milliseconds(*arguments: str) -> float:
    command = [sys.executable, "-m", "gomorra", *arguments]
    return seconds(partial(subprocess.run, command, check=True, stdout=subprocess.DEVNULL)) * 1000
