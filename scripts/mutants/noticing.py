"""Which tests are concerned by a line, and whether they notice a fault."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from coverage import CoverageData

FIRST, MOST = 30, 300
"""So many tests are run first, the most special ones; if they all pass, so many; then those of the rules."""
RULES = ("tests/rules", "tests/engine", "--ignore=tests/rules/test_invariants.py")
LONGEST = 400
"""Seconds; a fault that makes the tests hang is noticed."""
TESTS = (
    "tests/rules",
    "tests/engine",
    "tests/cards",
    "tests/golden",
    "tests/frame/test_architecture.py",
    "tests/lab/test_engine_shortcuts.py",
    "tests/server/test_telling.py",
    "tests/server/test_words.py",
    "tests/server/test_versions.py",
    "--ignore=tests/rules/test_invariants.py",
)
"""What looks at the engine: its rules, what it tells people, what it keeps, what it saves."""


def record(tree: Path, file: Path) -> None:
    """Run the tests of the rules and note which of them runs which line of the engine (some minutes)."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:xdist",
        "-p",
        "scripts.mutants.contexts",
        *TESTS,
    ]
    subprocess.run(command, cwd=tree, env={**environment(tree), "GOMORRA_LINES": str(file)}, check=True)


class Concerned:
    """The tests of every line, the most special ones first."""

    def __init__(self, file: Path) -> None:
        data = CoverageData(str(file))
        data.read()
        self._sizes: dict[str, int] = {}
        self._lines: dict[str, dict[int, list[str]]] = {}
        for measured in data.measured_files():
            lines = data.contexts_by_lineno(measured)
            self._lines[measured.rpartition("gomorra/engine/")[2]] = lines
            for tests in lines.values():
                for test in tests:
                    self._sizes[test] = self._sizes.get(test, 0) + 1

    def by(self, file: str, line: int) -> list[str]:
        """Names of the tests that run a line, as pytest wants them."""
        lines = self._lines.get(file.rpartition("gomorra/engine/")[2], {})
        tests = {test for near in (line, line - 1, line + 1) for test in lines.get(near, []) if test}
        if not tests:  # what is read once, when the module is: all that runs anything of it
            tests = {test for found in lines.values() for test in found if test}
        return sorted(tests, key=self._size) or list(RULES)  # what has no code but what it says

    def _size(self, test: str) -> tuple[int, str]:
        return self._sizes[test], test


def noticed(tree: Path, file: str, code: str, tests: list[str]) -> str:
    """The test that fails with this code in the file; empty when none does. The file is put back."""
    path = tree / file
    before = path.read_text(encoding="utf-8")
    path.write_text(code, encoding="utf-8")
    try:
        found = failing(tree, tests[:FIRST])
        if not found and len(tests) > FIRST:
            found = failing(tree, tests[FIRST:MOST])
        if not found and len(tests) > MOST:
            found = failing(tree, list(RULES))
        return found
    finally:
        path.write_text(before, encoding="utf-8")


def failing(tree: Path, tests: list[str]) -> str:
    """The first test that fails, or what else went wrong."""
    command = [
        sys.executable,
        "-B",
        "-m",
        "pytest",
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "--reruns",
        "0",
        *tests,
    ]
    try:
        done = subprocess.run(
            command,
            cwd=tree,
            env=environment(tree),
            capture_output=True,
            text=True,
            timeout=LONGEST,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "it hangs"
    if done.returncode == 0:
        return ""
    if done.returncode > 2:
        said = done.stdout + done.stderr
        if "not found:" in said:
            raise RuntimeError(f"the tests could not be run: {said[-2000:]}")
        return "they cannot be loaded"
    lines = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return lines[0].split(" - ")[0] if lines else "they cannot be collected"


def environment(tree: Path) -> dict[str, str]:
    """The sources of the tree, and no bytecode of others."""
    return {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
