"""The wheel: installed into an empty environment, every subcommand works without the checkout."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from gomorra.cli import SUBCOMMANDS

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `gomorra` of an environment that holds the wheel; what it depends on is lent by this one."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, str(ROOT / "scripts" / "wheel.py"), str(folder / "dist")], check=True)
    venv.create(folder / "env", with_pip=False)
    scripts = "Scripts" if sys.platform == "win32" else "bin"
    python = folder / "env" / scripts / "python"
    site = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True, text=True, check=True,
    ).stdout.strip()  # fmt: skip
    (Path(site) / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    wheel = next((folder / "dist").glob("*.whl"))
    command = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
    ]
    subprocess.run([*command, str(wheel)], check=True)
    return folder / "env" / scripts / "gomorra"


def call(gomorra: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [gomorra, *arguments], cwd=folder, capture_output=True, text=True, timeout=120, check=False
    )


@pytest.mark.slow
def test_it_is_the_wheel_that_runs(installed: Path, tmp_path: Path) -> None:
    python = installed.with_name("python")
    where = subprocess.run(
        [python, "-c", "import gomorra; print(gomorra.__file__)"],
        cwd=tmp_path, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert str(ROOT) not in where


@pytest.mark.slow
@pytest.mark.parametrize("name", SUBCOMMANDS)
def test_every_subcommand_explains_itself(installed: Path, tmp_path: Path, name: str) -> None:
    done = call(installed, tmp_path, name, "--help")
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ("cards", "Sheriff Dave Montreal"),
        ("deck", "check", "law-dogs-base"),
        ("odds", "law-dogs-base"),
        ("sim", "--games", "2"),
        ("doctor", "--data", "data"),
        ("rules", "RB-1-a"),
    ],
)
def test_subcommands_work_without_a_checkout(
    installed: Path, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    done = call(installed, tmp_path, *arguments)
    assert done.returncode == 0, done.stderr + done.stdout


@pytest.mark.slow
def test_bench_says_that_it_needs_the_sources(installed: Path, tmp_path: Path) -> None:
    done = call(installed, tmp_path, "bench")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "checkout" in done.stderr


@pytest.mark.slow
def test_the_pages_come_with_it(installed: Path, tmp_path: Path) -> None:
    code = "from gomorra.server.http.files import DIST, read_build; print(len(read_build(DIST)))"
    python = installed.with_name("python")
    done = subprocess.run([python, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert int(done.stdout) > 2
