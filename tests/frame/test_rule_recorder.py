"""The `@rule` marker and the recorder, tried on small suites."""

from __future__ import annotations

import textwrap

import pytest

from gomorra.testing.checklist import ChecklistError
from gomorra.testing.coverage import REPORT_NAME, read_report
from gomorra.testing.rules import rule


class Suite:
    """A suite in an empty folder, run as a user would run it."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        pytester.makeini(
            "[pytest]\ntestpaths = tests\naddopts = -p xdist -p gomorra.testing.rules --strict-markers\n"
        )
        pytester.mkdir("tests")

    def write(self, name: str, code: str) -> None:
        head = "import pytest\nfrom gomorra.testing.rules import rule\n"
        (self.pytester.path / "tests" / name).write_text(head + textwrap.dedent(code), encoding="utf-8")

    def run(self, *arguments: str) -> pytest.RunResult:
        if "-n" in arguments:
            return self.pytester.runpytest_subprocess(*arguments)
        return self.pytester.runpytest_inprocess(*arguments)

    def passed(self) -> dict[str, bool]:
        """By the name of the test function: did it pass?"""
        report = read_report(self.pytester.path / REPORT_NAME)
        return {name.rpartition("::")[2]: test.passed for name, test in report.tests.items()}


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Suite:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    return Suite(pytester)


OUTCOMES = """
    @rule("RB-1-a", "RB-1-b")
    def test_good(): pass

    @rule("RB-1-c")
    def test_bad(): assert False

    @rule("RB-1-d")
    @pytest.mark.skip
    def test_skipped(): pass

    @rule("RB-1-e")
    @pytest.mark.xfail
    def test_expected_to_fail(): assert False

    @rule("RB-1-f")
    @pytest.mark.xfail
    def test_unexpectedly_good(): pass

    @pytest.fixture
    def breaks_at_the_end():
        yield
        assert False

    @rule("RB-1-g")
    def test_unclean(breaks_at_the_end): pass

    def test_cites_nothing(): pass

    @pytest.mark.parametrize("n", [pytest.param(1, marks=rule("RB-4-a")), 2])
    def test_one_case(n): pass
"""
EXPECTED = {
    "test_good": True,
    "test_bad": False,
    "test_skipped": False,
    "test_expected_to_fail": False,
    "test_unexpectedly_good": False,
    "test_unclean": False,
    "test_one_case[1]": True,
}


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["one process", "xdist"])
def test_only_what_ran_and_passed_counts(suite: Suite, workers: list[str]) -> None:
    suite.write("test_outcomes.py", OUTCOMES)
    suite.run(*workers)
    assert suite.passed() == EXPECTED
    report = read_report(suite.pytester.path / REPORT_NAME)
    assert report.tests["tests/test_outcomes.py::test_good"].rules == ("RB-1-a", "RB-1-b")


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["one process", "xdist"])
@pytest.mark.parametrize(
    "marker",
    ['rule("RB-99-z")', 'pytest.mark.rule("RB-99-z")', 'pytest.mark.skip\n@pytest.mark.rule("RB-99-z")'],
)
def test_an_unknown_id_fails_the_run(suite: Suite, workers: list[str], marker: str) -> None:
    suite.write("test_typo.py", f"@{marker}\ndef test_it(): pass\n")
    suite.write("test_fine.py", "def test_fine(): pass\n")
    result = suite.run(*workers)
    assert result.ret != 0
    assert "unknown rule id 'RB-99-z'" in result.stdout.str() + result.stderr.str()


def test_a_marker_needs_an_id() -> None:
    with pytest.raises(ChecklistError, match="at least one rule id"):
        rule()
    with pytest.raises(ChecklistError, match="takes rule ids, not 7"):
        rule(7)  # type: ignore[arg-type]  # what is wrong here is the point


TWO = {
    "test_a.py": "@rule('RB-1-a')\ndef test_a(): pass\n",
    "test_b.py": "@rule('RB-1-b')\ndef test_b(): pass\n",
}


@pytest.mark.parametrize(
    "partial",
    [
        ["tests/test_b.py"],
        ["-k", "test_b"],
        ["-n", "1", "-k", "test_b"],
        ["--deselect", "tests/test_a.py::test_a"],
        ["--ignore", "tests/test_a.py"],
    ],
    ids=" ".join,
)
def test_a_partial_run_updates_only_the_tests_it_ran(suite: Suite, partial: list[str]) -> None:
    for name, code in TWO.items():
        suite.write(name, code)
    suite.run()
    suite.write("test_b.py", "@rule('RB-1-b')\ndef test_b(): assert False\n")
    suite.run(*partial)
    assert suite.passed() == {"test_a": True, "test_b": False}


@pytest.mark.parametrize(
    "whole", [[], ["tests"], ["."], ["-n", "2"]], ids=["testpaths", "tests", "root", "xdist"]
)
def test_a_whole_run_replaces_the_report(suite: Suite, whole: list[str]) -> None:
    for name, code in TWO.items():
        suite.write(name, code)
    suite.run()
    suite.write("test_a.py", "@rule('RB-1-a')\ndef test_renamed(): pass\n")
    suite.run(*whole)
    assert suite.passed() == {"test_renamed": True, "test_b": True}


def test_a_run_that_stops_early_is_partial(suite: Suite) -> None:
    for name, code in TWO.items():
        suite.write(name, code)
    suite.run()
    suite.write("test_a.py", "@rule('RB-1-a')\ndef test_a(): assert False\n")
    suite.run("-x")
    assert suite.passed() == {"test_a": False, "test_b": True}


def test_a_module_that_cannot_be_read_makes_the_run_partial(suite: Suite) -> None:
    for name, code in TWO.items():
        suite.write(name, code)
    suite.run()
    suite.write("test_a.py", "this is not Python\n")
    suite.run("--continue-on-collection-errors")
    assert suite.passed() == {"test_a": True, "test_b": True}


def test_listing_tests_leaves_the_report_alone(suite: Suite) -> None:
    suite.write("test_a.py", TWO["test_a.py"])
    suite.run("--collect-only")
    assert not (suite.pytester.path / REPORT_NAME).exists()
