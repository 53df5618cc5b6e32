"""Build the pages of the public names from their docstrings: `python scripts/api_pages.py FOLDER`."""

from __future__ import annotations

import re
import sys
import warnings
from pathlib import Path

import pdoc
import pdoc.render

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = (
    "gomorra",
    "gomorra.poker",
    "gomorra.poker.batch",
    "gomorra.poker.discard",
    "gomorra.poker.odds",
    "gomorra.catalog",
    "gomorra.decks",
    "gomorra.engine",
    "gomorra.engine.game",
    "gomorra.engine.kernel.decision",
    "gomorra.engine.kernel.ruleset",
    "gomorra.engine.kernel.seating",
    "gomorra.engine.sight.shapes",
    "gomorra.engine.words",
    "gomorra.bots",
    "gomorra.bots.levels",
    "gomorra.bots.player",
    "gomorra.lab",
    "gomorra.lab.plan",
    "gomorra.lab.simulate",
    "gomorra.lab.matchups",
    "gomorra.lab.study",
    "gomorra.lab.experiment",
    "gomorra.lab.environment",
    "gomorra.testing",
)
"""What other programs may rely on; everything else may change from day to day."""


def build(folder: Path) -> None:
    """Write a page for each public module, with an index."""
    pdoc.render.configure(docformat="google", footer_text="Gomorra", search=True)
    with warnings.catch_warnings():
        # Types that are only imported for the type checker are shown by their names.
        warnings.filterwarnings("ignore", message="Error parsing type annotation")
        # Some packages bring their parts along, others list only names.
        warnings.filterwarnings("ignore", message=".*has already been added")
        pdoc.pdoc(*PUBLIC, *(f"!{re.escape(name)}$" for name in hidden()), output_directory=folder)


def hidden() -> list[str]:
    """Modules that are neither public nor on the way to one that is."""
    shown = {
        ".".join(parts[:length]) for parts in (name.split(".") for name in PUBLIC) for length in range(1, 9)
    }
    return [name for name in modules() if name not in shown]


def modules() -> list[str]:
    """Every module of the package."""
    places = (
        path.relative_to(ROOT).with_suffix("").parts for path in sorted((ROOT / "gomorra").rglob("*.py"))
    )
    return [".".join(parts[:-1] if parts[-1] == "__init__" else parts) for parts in places]


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "api"
    build(target)
    print(f"{target / 'index.html'}")
