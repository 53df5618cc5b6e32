"""Compile the engine into a folder that comes before the sources on the path: `python -m scripts.fast build/fast`.

The folder holds the package as it is, by links, and the engine as a copy with its modules compiled by mypyc; so are the
modules that a bot thinks with. What is said is the same to the last byte (tests/frame/test_fast.py); only the time
differs.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Collection
from pathlib import Path

from scripts.fast.spelling import spelled_out

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "gomorra"
ENGINE = PACKAGE / "engine"
BOTS = PACKAGE / "bots"

INTERPRETED = (
    "__init__.py", "words", "card/ability.py", "kernel/checkpoint.py", "kernel/outcome.py", "kernel/ruleset.py",
    "kernel/saving.py", "sight/shapes.py",
)  # fmt: skip
"""What stays as it is: declarations, and what is read and written by the types of its fields."""

THINKING = (
    "clash.py", "features.py", "fights.py", "foresight.py", "glance.py", "habits.py", "haste.py", "promise.py",
    "survey.py", "worth.py",
)  # fmt: skip
"""What of the bots is compiled: all that a look ahead and a playout run through."""

BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup

CHECKS = ["--config-file=", "--ignore-missing-imports", "--implicit-reexport"]
modules = mypycify([*CHECKS, *sys.argv.pop().split()], opt_level="1", debug_level="0", multi_file=True)
setup(name="engine", packages=[], ext_modules=modules)
"""


def lay_out(folder: Path) -> list[str]:
    """The package by links, engine and bots as copies; gives the modules to compile, as paths within the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    link_all(PACKAGE, folder, copied=(ENGINE, BOTS))
    link_all(BOTS, folder, copied=tuple(BOTS / name for name in THINKING))
    files = [*sorted(ENGINE.rglob("*.py")), *(BOTS / name for name in THINKING)]
    sources = {module_name(file): file.read_text(encoding="utf-8") for file in files}
    compiled: list[str] = []
    for file in files:
        copy = folder / file.relative_to(ROOT)
        copy.parent.mkdir(exist_ok=True)
        if stays(file):
            shutil.copyfile(file, copy)
        else:
            copy.write_text(spelled_out(sources[module_name(file)], sources), encoding="utf-8")
            compiled.append(str(copy.relative_to(folder)))
    return compiled


def link_all(package: Path, folder: Path, copied: Collection[Path]) -> None:
    """What lies in a package by links, but for what becomes a copy."""
    inside = folder / package.relative_to(ROOT)
    inside.mkdir(parents=True)
    for path in package.iterdir():
        if path not in copied and path.name != "__pycache__":
            (inside / path.name).symlink_to(os.path.relpath(path, inside))


def stays(file: Path) -> bool:
    """Whether a module is not compiled."""
    if file.parent == BOTS:
        return False
    within = file.relative_to(ENGINE)
    return any(str(within) == kept or kept in within.parts for kept in INTERPRETED)


def module_name(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts)


def missing() -> str:
    """What this machine lacks for compiling, if anything."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"a C compiler ({compiler}); on Debian and Ubuntu `apt install gcc` brings one"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python (Python.h); on Debian and Ubuntu `apt install python3-dev` brings them"
    return ""


def compile_engine(folder: Path) -> None:
    """Lay the folder out and compile."""
    files = lay_out(folder)
    done = subprocess.run(
        [sys.executable, "-c", BUILD, "build_ext", "--inplace", f"-j{os.cpu_count() or 1}", " ".join(files)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        errors = [line for line in (done.stdout + done.stderr).splitlines() if "error" in line.lower()]
        raise SystemExit("fast: the engine could not be compiled:\n" + "\n".join(errors[-20:]))
    shutil.rmtree(folder / "build")


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m scripts.fast FOLDER", file=sys.stderr)
        return 2
    lacking = missing()
    if lacking:
        print(
            f"fast: compiling the engine needs {lacking}. Without it Gomorra plays as well, only slower.",
            file=sys.stderr,
        )
        return 1
    compile_engine(Path(arguments[0]).resolve())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
