"""Build a wheel that holds the pages and the checklist of rules: `python scripts/wheel.py FOLDER`."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("gomorra", "pyproject.toml", "README.md", "LICENSE")


def stage(place: Path) -> None:
    """A copy of what goes into the wheel; the checkout itself stays clean."""
    for name in PARTS:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, place / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, place / name)
    shipped = place / "gomorra" / "server" / "shipped"
    shutil.copytree(ROOT / "web" / "dist", shipped / "web")
    shutil.copy(ROOT / "docs" / "rules" / "checklist.tsv", shipped / "checklist.tsv")


def main(target: Path) -> int:
    """Build the wheel into a folder."""
    if not (ROOT / "web" / "dist" / "index.html").is_file():
        print("wheel: the pages are not built; run `make wheel`", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        stage(Path(folder))
        command = [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--quiet",
            "--no-deps",
            "--no-build-isolation",
            "--no-index",
        ]
        return subprocess.run(
            [*command, "--wheel-dir", str(target.resolve()), "."], cwd=folder, check=False
        ).returncode


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "dist")))
