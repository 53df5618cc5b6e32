"""A fault: one file with something wrong in it."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path
from typing import NamedTuple


class Fault(NamedTuple):
    """A change of one file."""

    name: str
    file: str
    line: int
    code: str
    """The whole file with the fault in it."""
    tests: tuple[str, ...] = ()
    """What should notice it; empty: whatever covers the line."""


def difference(root: Path, fault: Fault) -> str:
    """The lines that a fault changes, before and after."""
    before = (root / fault.file).read_text(encoding="utf-8").splitlines()
    lines = list(unified_diff(before, fault.code.splitlines(), n=0, lineterm=""))[2:]
    return "\n".join(f"    {line}" for line in lines if not line.startswith("@@"))
