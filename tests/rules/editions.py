"""Tables under the rules of 2015 and under those of today, side by side."""

from __future__ import annotations

from gomorra.engine import RULESETS
from gomorra.testing import Table

BOTH = [("2015", True), ("current", False)]
"""By the older rules it was so, by the current ones it is not."""


def table(name: str, *args: object, **facts: object) -> Table:
    """A table by the rules of this name."""
    return Table(*args, ruleset=RULESETS[name], **facts)
