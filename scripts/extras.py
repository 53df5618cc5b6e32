"""Print the requirements of extras of pyproject.toml, a line each, for `make lock`."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main(names: list[str]) -> None:
    """Print what the named extras need."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for name in names:
        print(*project["optional-dependencies"][name], sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
