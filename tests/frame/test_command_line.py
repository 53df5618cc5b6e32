"""The `gomorra` command: late imports, clear errors, `rules` and `bench`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from gomorra.cli import SUBCOMMANDS, CommandLineError, Subcommand, against, application, expected, main
from gomorra.cli.groups import group_with_default
from gomorra.testing.checklist import checklist
from gomorra.testing.coverage import CitingTest, Report, write_report
from tests.server.people import wait_for


@dataclass(frozen=True, slots=True)
class Answer:
    """What a call of the command left behind."""

    status: int
    out: str
    err: str


Gomorra = Callable[..., Answer]


@pytest.fixture
def gomorra(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Gomorra:
    monkeypatch.setenv("COLUMNS", "200")

    def call(*arguments: str) -> Answer:
        with pytest.raises(SystemExit) as leaving:
            main(arguments)
        out, err = capsys.readouterr()
        return Answer(int(leaving.value.code or 0), out, err)

    return call


@pytest.fixture
def report(tmp_path: Path) -> Path:
    place = tmp_path / "report.json"
    everything_of_chapter_8 = tuple(rule.id for rule in checklist().under("RB-8"))
    write_report(
        place,
        Report(
            {
                "tests/test_decks.py::test_all": CitingTest(everything_of_chapter_8, passed=True),
                "tests/test_poker.py::test_ranks": CitingTest(("RB-7.4-a", "RB-7.4-c"), passed=True),
                "tests/test_poker.py::test_broken": CitingTest(("RB-7.4-b",), passed=False),
            }
        ),
    )
    return place


def test_help_lists_the_commands_without_importing_them() -> None:
    code = (
        "import sys\n"
        "from gomorra.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "heavy = {'rich', 'numpy', 'matplotlib', 'litestar', 'sqlalchemy', 'pydantic', 'msgspec'}\n"
        "print('imported:', sorted(heavy & set(sys.modules)))\n"
        "print('rooms:', [name for name in sys.modules if name.startswith('gomorra.cli.')])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "rules  " in done.stdout
    assert "imported: []" in done.stdout
    assert "rooms: []" in done.stdout


def test_only_commands_that_exist_are_listed(gomorra: Gomorra) -> None:
    listed = gomorra("--help").out
    for name, subcommand in SUBCOMMANDS.items():
        exists = (Path(__file__).parents[2] / f"{subcommand.module.replace('.', '/')}.py").is_file()
        assert (f"\n  {name} " in listed) == exists, name


def test_a_missing_module_does_not_disturb_the_others() -> None:
    subcommands = {
        "rules": SUBCOMMANDS["rules"],
        "ghost": Subcommand("gomorra.cli.ghost_town", "Not built yet."),
    }
    runner = CliRunner()
    assert runner.invoke(application(["rules"], subcommands), ["rules", "--help"]).exit_code == 0
    answer = runner.invoke(application(["ghost"], subcommands), ["ghost"])
    assert answer.exit_code == 2
    assert "No such command 'ghost'" in answer.output


def test_a_misspelt_command_gets_a_suggestion(gomorra: Gomorra) -> None:
    answer = gomorra("ruls")
    assert answer.status == 2
    assert "Did you mean 'rules'?" in answer.err


def test_without_arguments_it_explains_itself(gomorra: Gomorra) -> None:
    answer = gomorra()
    assert "Usage: gomorra" in answer.out + answer.err


def test_the_version_is_told(gomorra: Gomorra) -> None:
    assert gomorra("--version").out.startswith("gomorra 0.")


def test_expected_errors_become_a_sentence_and_bugs_do_not() -> None:
    assert expected(CommandLineError("no such town")) == "no such town"
    assert (
        expected(FileNotFoundError(2, "No such file or directory", "deck.txt"))
        == "deck.txt: No such file or directory"
    )
    missing = ModuleNotFoundError("No module named 'ray'", name="ray")
    assert "needs the package 'ray'" in (expected(missing) or "")
    assert expected(ModuleNotFoundError("No module named 'gomorra.x'", name="gomorra.x")) is None
    assert expected(ValueError("a bug")) is None


def test_a_group_can_have_a_default_command() -> None:
    app = typer.Typer(cls=group_with_default("search"))

    @app.command()
    def search(query: str = typer.Argument(""), *, status: bool = False) -> None:
        typer.echo(f"searched {query!r} {status}")

    @app.command()
    def show(title: str) -> None:
        typer.echo(f"shown {title!r}")

    runner = CliRunner()
    assert runner.invoke(app, ["t:dude b>2"]).output == "searched 't:dude b>2' False\n"
    assert runner.invoke(app, ["--status"]).output == "searched '' True\n"
    assert runner.invoke(app, []).output == "searched '' False\n"
    assert runner.invoke(app, ["show", "Pistol Whip"]).output == "shown 'Pistol Whip'\n"
    assert "show" in runner.invoke(app, ["--help"]).output


def test_rules_without_a_report_says_so(gomorra: Gomorra, tmp_path: Path) -> None:
    nowhere = ["--report", str(tmp_path / "none.json")]
    for arguments in (["rules"], ["rules", "--json"], ["rules", "--uncovered"], ["rules", "RB-7.4"]):
        answer = gomorra(*arguments, *nowhere)
        assert answer.status == 1
        assert answer.out == ""
        assert "no test run is recorded yet" in answer.err
        assert "run `make test` first" in answer.err


def test_rules_json(gomorra: Gomorra, report: Path) -> None:
    answer = json.loads(gomorra("rules", "--json", "--report", str(report)).out)
    assert list(answer) == ["total", "covered", "by", "uncovered"]
    assert (answer["total"], answer["covered"]) == (1148, 11)
    assert list(answer["by"]) == ["RB", "CG", "CR", "CE", "CB", "FQ", "AE"]
    assert answer["by"]["RB"] == {"total": 655, "covered": 11}
    assert answer["by"]["CG"] == {"total": 188, "covered": 0}
    assert len(answer["uncovered"]) == 1148 - 11
    assert "RB-7.4-b" in answer["uncovered"]
    assert "RB-7.4-a" not in answer["uncovered"]


def test_rules_overview_counts_documents_and_sections(gomorra: Gomorra, report: Path) -> None:
    lines = [line.split() for line in gomorra("rules", "--report", str(report)).out.splitlines()]
    assert ["RB", "Rulebook", "11", "655"] in lines
    assert ["8", "Deckbuilding", "9", "9"] in lines
    assert ["7.4", "Hand", "Ranks", "2", "27", "RB-7.4", "b", "d-aa"] in lines
    assert ["5.1", "Gambling", "0", "32", "all"] in lines


def test_rules_uncovered_leaves_out_what_is_proved(gomorra: Gomorra, report: Path) -> None:
    out = gomorra("rules", "--uncovered", "--report", str(report)).out
    assert "RB-7.4-b " in out
    assert "RB-7.4-c " not in out
    assert out.rstrip().endswith("11 of 1148 covered")


def test_rules_of_a_chapter(gomorra: Gomorra, report: Path) -> None:
    out = gomorra("rules", "RB-7.4", "--report", str(report)).out
    assert "✓ RB-7.4-a " in out
    assert "· RB-7.4-b " in out
    assert "RB-7.3" not in out
    assert out.rstrip().endswith("2 of 27 covered")


def test_one_rule_with_its_tests(gomorra: Gomorra, report: Path) -> None:
    proved = gomorra("rules", "RB-7.4-a", "--report", str(report)).out
    assert checklist()["RB-7.4-a"].statement in proved
    assert "tests/test_poker.py::test_ranks" in proved
    open_rule = gomorra("rules", "RB-7.4-b", "--report", str(report)).out
    assert "No passing test proves it" in open_rule
    assert "test_broken" not in open_rule


def test_one_rule_as_json(gomorra: Gomorra, report: Path) -> None:
    answer = json.loads(gomorra("rules", "RB-7.4-a", "--json", "--report", str(report)).out)
    assert answer["id"] == "RB-7.4-a"
    assert answer["tests"] == ["tests/test_poker.py::test_ranks"]


def test_one_rule_can_be_read_without_a_report(gomorra: Gomorra, tmp_path: Path) -> None:
    answer = gomorra("rules", "RB-7.4-a", "--report", str(tmp_path / "none.json"))
    assert answer.status == 0
    assert checklist()["RB-7.4-a"].statement in answer.out
    assert "no test run is recorded yet" in answer.out


def test_an_unknown_rule_is_an_error_with_the_nearest(gomorra: Gomorra, report: Path) -> None:
    answer = gomorra("rules", "RB-7.4-q9", "--report", str(report))
    assert answer.status == 1
    assert answer.err.startswith("gomorra: unknown rule id 'RB-7.4-q9'; did you mean RB-7.4-")
    assert answer.err.count("\n") == 1


def test_an_unknown_benchmark_is_an_error_with_those_that_exist(gomorra: Gomorra) -> None:
    answer = gomorra("bench", "horse-race")
    assert answer.status == 1
    assert answer.err.startswith("gomorra: no benchmark 'horse-race' in bench/; there are: ")


def test_a_comparison_with_an_unknown_revision_says_so(gomorra: Gomorra) -> None:
    answer = gomorra("bench", "poker", "--against", "no-such-revision")
    assert answer.status == 1
    assert answer.err.startswith("gomorra: no revision 'no-such-revision' here: ")


def test_two_trees_are_measured_turn_and_turn_about(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[Path] = []

    def measured(tree: Path, topics: list[str]) -> dict[str, float]:
        asked.append(tree)
        return {"games": float(len(asked))}

    @contextmanager
    def checkout(revision: str) -> Iterator[Path]:
        yield tmp_path

    monkeypatch.setattr(against, "measured", measured)
    monkeypatch.setattr(against, "checkout", checkout)
    assert against.compare("main", ["engine"], 2) == ({"games": [1.0, 3.0]}, {"games": [2.0, 4.0]})
    assert asked == [tmp_path, against.ROOT] * 2


@pytest.mark.parametrize("asked", ["dude", "t:dude", "--json t:deed"])
def test_whoever_reads_only_the_beginning_is_no_error(asked: str) -> None:
    command = f"{sys.executable} -m gomorra cards {asked} | head -1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_whoever_ends_a_command_ends_its_helpers_too() -> None:
    """All of its processes are one group here; none of that group is left."""
    command = [sys.executable, "-m", "gomorra", "sim", "--games", "100000", "--workers", "2"]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    group = process.pid
    wait_for(lambda: members(group) >= 3)
    process.terminate()
    assert process.wait(60) == 128 + signal.SIGTERM
    wait_for(lambda: members(group) == 0)


def members(group: int) -> int:
    """How many processes a group has; those that have ended and wait to be buried do not count."""
    shown = subprocess.run(["ps", "-eo", "pgid=,stat="], capture_output=True, text=True, check=True).stdout
    found = (line.split() for line in shown.splitlines())
    return sum(int(of) == group and not state.startswith("Z") for of, state in found)


def test_a_terminal_that_knows_only_ascii_gets_question_marks() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "gomorra", "cards", "Sheriff"]
    done = subprocess.run(command, capture_output=True, env=environment, check=False)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
