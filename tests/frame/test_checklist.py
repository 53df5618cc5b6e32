"""The checklist of rules and what a report says about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from gomorra.testing.checklist import COLUMNS, DOCUMENTS, ChecklistError, checklist, parse
from gomorra.testing.coverage import CitingTest, Coverage, Report, ReportError, read_report, write_report

HEAD = "\t".join(COLUMNS)


def test_the_checklist_holds_every_statement_of_every_document() -> None:
    counts = {document: len(checklist().under(document)) for document in DOCUMENTS}
    assert counts == {"RB": 655, "CG": 188, "CR": 189, "CE": 27, "CB": 3, "FQ": 50, "AE": 36}
    assert len(checklist()) == 1148


def test_a_chapter_includes_its_parts_but_not_its_neighbours() -> None:
    ids = {rule.id for rule in checklist().under("RB-5.3")}
    assert {"RB-5.3-a", "RB-5.3.1-a"} <= ids
    assert not any(rule_id.startswith("RB-5.4") for rule_id in ids)


def test_an_unknown_id_answers_with_the_nearest() -> None:
    with pytest.raises(ChecklistError, match=r"unknown rule id 'RB-7.4\.a'; did you mean .*RB-7\.4-a"):
        checklist()["RB-7.4.a"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1: must name the tab-separated columns"),
        ("id,section\n", "line 1: must name the tab-separated columns"),
        (f"{HEAD}\nRB-1-a\tone\n", "line 2: 2 columns instead of 4"),
        (f"{HEAD}\nXX-1-a\tone\ta\tb\n", "line 2: 'XX-1-a' is of none of the documents RB"),
        (f"{HEAD}\nRB-1-a\tone\ta\tb\nRB-1-a\tone\ta\tb\n", "line 3: RB-1-a is there twice"),
    ],
)
def test_a_bad_checklist_says_where(text: str, complaint: str) -> None:
    with pytest.raises(ChecklistError, match=complaint):
        parse(text, "list.tsv")


def test_only_tests_that_passed_cover_a_rule() -> None:
    rules = parse(f"{HEAD}\nRB-1-a\tone\ts\tt\nRB-1-b\tone\ts\tt\nCG-Day-a\tDay\ts\tt\n", "list.tsv")
    report = Report(
        {
            "t.py::good": CitingTest(("RB-1-a",), passed=True),
            "t.py::bad": CitingTest(("RB-1-b",), passed=False),
        }
    )
    answer = Coverage(rules, report).as_json()
    assert (answer["total"], answer["covered"]) == (3, 1)
    assert answer["uncovered"] == ["RB-1-b", "CG-Day-a"]
    by = answer["by"]
    assert isinstance(by, dict)
    assert by["RB"] == {"total": 2, "covered": 1}
    assert by["CG"] == {"total": 1, "covered": 0}


def test_a_partial_run_changes_only_what_it_ran_and_forgets_what_is_gone() -> None:
    old = Report(
        {
            "a.py::kept": CitingTest(("RB-1-a",), passed=True),
            "a.py::again": CitingTest(("RB-1-b",), passed=True),
            "gone.py::x": CitingTest(("RB-1-c",), passed=True),
        }
    )
    new = Report({"a.py::again": CitingTest(("RB-1-b",), passed=False)})
    merged = old.merged(new, still_exists=lambda name: name.startswith("a.py"))
    assert {name: test.passed for name, test in merged.tests.items()} == {
        "a.py::kept": True,
        "a.py::again": False,
    }


def test_a_report_survives_writing_and_reading(tmp_path: Path) -> None:
    report = Report({"t.py::x[♠]": CitingTest(("RB-1-a", "RB-1-b"), passed=True)})
    write_report(tmp_path / "new" / "report.json", report)
    assert read_report(tmp_path / "new" / "report.json") == report


def test_a_missing_or_damaged_report_says_what_to_do(tmp_path: Path) -> None:
    place = tmp_path / "report.json"
    with pytest.raises(ReportError, match=r"no test run is recorded yet .* run `make test` first"):
        read_report(place)
    place.write_bytes(b"\xff{")
    with pytest.raises(ReportError, match=r"cannot be read .* run `make test`"):
        read_report(place)
