"""A fault: one file with something wrong in it."""

from __future__ import annotations

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
