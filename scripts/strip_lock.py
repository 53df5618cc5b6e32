"""Take all addresses out of web/package-lock.json: a lock names versions and hashes only."""

from __future__ import annotations

import json
import sys
from pathlib import Path


def main(path: Path) -> None:
    """Rewrite the lock without them."""
    lock = json.loads(path.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        package.pop("funding", None)
        package.pop("resolved", None)
    path.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
