"""`gomorra cards --status`, and the notes about cards at work that it reads."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gomorra.catalog import catalog
from gomorra.cli import card_status
from gomorra.cli.card_status import Status
from gomorra.testing import Table, played
from gomorra.testing.coverage import REPORT_NAME, CitingTest, Report, read_report, write_report

SUITE = """
from gomorra.testing import Table, plain

def test_tom_stays():
    t = Table()
    tom = t.put("Smiling Tom", at="town square")
    t.deed()
    t.turn_of(0)
    assert len(t.offers("move")) == 1

def test_tom_flies():
    t = Table()
    t.put("Gomorra Jail")
    assert False
"""


def test_a_test_run_notes_which_abilities_were_at_work(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makeini("[pytest]\naddopts = -p gomorra.testing.rules\n")
    pytester.makepyfile(test_tom=SUITE)
    pytester.runpytest_inprocess()
    report = read_report(pytester.path / REPORT_NAME)
    assert report.at_work() == {"04002", "04002:clings_to_his_own"}
    assert {name.rpartition("::")[2]: test.passed for name, test in report.tests.items()} == {
        "test_tom_stays": True,
        "test_tom_flies": False,
    }


def test_cards_that_nobody_laid_out_are_not_noted() -> None:
    played.clear()
    t = Table()
    t.dude(at="town square")
    assert played.notes() == []
    t.put("Smiling Tom")
    assert "04002" in played.notes()


def test_a_card_is_tested_when_all_its_abilities_were_at_work() -> None:
    lemat = catalog().printing("13014")
    assert Status(set()).untested(lemat) == ["grapeshot", "second_barrel"]
    assert Status({"13014", "13014:grapeshot"}).untested(lemat) == ["second_barrel"]
    assert Status({"13014:grapeshot", "13014:second_barrel"}).untested(lemat) == []


def test_a_printing_of_the_same_behaviour_is_tested_along() -> None:
    notes = {"03018:fetch"}
    assert Status(notes).untested(catalog().printing("24184")) == []
    assert Status({"13014:grapeshot", "13014:second_barrel"}).untested(catalog().printing("24162"))


def test_a_card_without_text_needs_no_test() -> None:
    assert Status(set()).untested(catalog().find("Blake Ranch").first) == []


def shown(capsys: pytest.CaptureFixture[str], report: Path, *, as_json: bool) -> str:
    card_status.show(as_json=as_json, report=report)
    return capsys.readouterr().out


def test_the_status_counts_by_pack_and_in_total(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.json"
    write_report(report, Report({"t.py::t": CitingTest((), passed=True, cards=("04002:clings_to_his_own",))}))
    told = json.loads(shown(capsys, report, as_json=True))
    assert told["packs"]["DTR"]["printings"] == told["packs"]["DTR"]["implemented"] == 146
    assert told["total"]["printings"] == 1256 and told["total"]["cards"] == 971
    assert "04002" not in told["untested"] and told["untested"]["01049"] == ["new_hand"]
    text = shown(capsys, report, as_json=False)
    assert "DTR Base Set" in text and "total" in text


def test_without_a_report_the_status_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "nothing.json"
    assert json.loads(shown(capsys, missing, as_json=True))["total"]["tested"] is None
    assert "no test run is recorded yet" in shown(capsys, missing, as_json=False)
