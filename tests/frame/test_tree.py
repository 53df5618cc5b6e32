"""The tree itself: locks without addresses, examples that run, set-up that knows what it has done."""

from __future__ import annotations

import doctest
import importlib.util
import json
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = [
    *(ROOT / f"requirements{part}.lock" for part in ("", "-node", "-lab", "-mutants")),
    ROOT / "web" / "package-lock.json",
]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PAGES_WITH_EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


def load(script: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(script, ROOT / "scripts" / f"{script}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"--(extra-)?index-url|--find-links|--trusted-host", text)


@pytest.mark.parametrize("lock", LOCKS[:-1], ids=lambda lock: lock.name)
def test_every_pin_of_python_is_hashed(lock: Path) -> None:
    pins = re.split(r"^(?=[A-Za-z0-9])", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    assert pins
    for pin in pins:
        assert re.match(r"[\w.-]+==\S+", pin), pin.splitlines()[0]
        assert "--hash=sha256:" in pin, pin.splitlines()[0]


def test_every_pin_of_the_web_is_hashed_and_exact() -> None:
    packages = json.loads(LOCKS[-1].read_text(encoding="utf-8"))["packages"]
    assert all(package["integrity"].startswith("sha512-") for name, package in packages.items() if name)
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
    assert {name: packages[f"node_modules/{name}"]["version"] for name in wanted} == wanted


def test_the_lock_holds_what_the_project_asks_for_and_nothing_huge() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = set(re.findall(r"^([\w.-]+)==", LOCKS[0].read_text(encoding="utf-8"), re.MULTILINE))
    extras = project["optional-dependencies"]
    wanted = [
        *project["dependencies"],
        *(extras[name] for name in ("postgres", "redis", "fast", "learn", "dev")),
    ]
    flat = [item for entry in wanted for item in ([entry] if isinstance(entry, str) else entry)]
    names = {re.split(r"[\[<>=!; ]", item)[0].lower().replace("_", "-") for item in flat}
    assert names <= pinned, f"run `make lock`: {names - pinned}"
    assert not {"ray", "torch"} & pinned


def tracked_files() -> list[Path]:
    """What belongs to the project: everything that git does not ignore."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


@pytest.mark.skipif(not ((ROOT / ".git").exists() and shutil.which("git")), reason="no git checkout")
def test_no_file_knows_a_machine() -> None:
    traces = re.compile(rb"(?<![\w.])/(?:home|Users|root|work)/\w")
    guilty = [file for file in tracked_files() if traces.search(file.read_bytes())]
    assert guilty == []


@pytest.mark.parametrize("page", PAGES_WITH_EXAMPLES, ids=lambda page: page.name)
def test_examples_in_the_docs_run(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


def test_there_are_examples_in_the_docs() -> None:
    assert PAGES_WITH_EXAMPLES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_within_the_docs_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_ci_script_runs_the_tests() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text(encoding="utf-8")


def test_every_make_target_is_documented() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^\.PHONY: (.+)$", text, re.MULTILINE))
    assert {"play", "test", "lint", "format", "bench", "clean"} <= targets
    shown = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert {line.split()[1] for line in shown.splitlines()} == targets


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ((18, 20), False),
        ((20, 18), False),
        ((20, 19), True),
        ((21, 9), False),
        ((22, 13), True),
        ((24, 0), True),
    ],
)
def test_which_node_is_new_enough(version: tuple[int, int], fits: bool) -> None:
    assert load("setup").fits_web_tools(version) is fits


def test_setup_redoes_a_step_only_when_an_input_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = load("setup")
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    source, stamp = tmp_path / "lock", tmp_path / ".stamps" / "python"
    source.write_text("one")
    assert not setup.is_done(stamp, setup.fingerprint([source]))
    setup.mark_done(stamp, setup.fingerprint([source]))
    assert setup.is_done(stamp, setup.fingerprint([source]))
    os.utime(source, (0, 0))
    assert setup.is_done(stamp, setup.fingerprint([source])), "a new date is no new content"
    assert not setup.is_done(stamp, setup.fingerprint([source], "Python 3.13"))
    source.write_text("two")
    assert not setup.is_done(stamp, setup.fingerprint([source]))


def test_setup_says_plainly_what_is_missing(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    setup = load("setup")
    monkeypatch.setattr(setup, "BIN", tmp_path / "bin")
    monkeypatch.setattr(setup, "OLDEST_PYTHON", (99, 0))
    assert setup.main(["python"]) == 1
    assert "Python 3.11 or newer is needed" in capfd.readouterr().err
    monkeypatch.setattr(setup, "OLDEST_PYTHON", (3, 11))
    monkeypatch.setattr(setup.importlib.util, "find_spec", lambda name: None)
    assert setup.main(["python"]) == 1
    assert "lacks the module venv" in capfd.readouterr().err
    assert setup.main(["horse"]) == 2


def test_setup_reports_a_program_that_fails(tmp_path: Path) -> None:
    setup = load("setup")
    with pytest.raises(setup.SetupError, match="the program no-such-program is missing; install it"):
        setup.run(["no-such-program"], cwd=tmp_path, advice="install it")
    with pytest.raises(setup.SetupError, match="failed with status 1; look above"):
        setup.run(["false"], cwd=tmp_path, advice="look above")


def test_stripping_a_lock_leaves_versions_and_hashes(tmp_path: Path) -> None:
    lock = tmp_path / "package-lock.json"
    package = {"version": "1.0.0", "integrity": "sha512-x"}
    addresses = {"resolved": "https://registry.example/a.tgz", "funding": {"url": "https://example.org"}}
    lock.write_text(json.dumps({"lockfileVersion": 3, "packages": {"node_modules/a": package | addresses}}))
    load("strip_lock").main(lock)
    assert json.loads(lock.read_text()) == {"lockfileVersion": 3, "packages": {"node_modules/a": package}}
