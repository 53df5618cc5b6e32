"""The `@rule` marker, and the pytest plugin that records which rules the tests prove and which cards they show.

A test cites the statements of docs/rules/checklist.tsv that it proves:

    @rule("RB-7.4-a", "RB-7.4-b")
    def test_five_cards_make_a_hand() -> None: ...

An unknown id fails the run. A run of the whole suite replaces the report; any other run only
updates the tests it ran.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from gomorra.testing import played
from gomorra.testing.checklist import ChecklistError, checklist
from gomorra.testing.coverage import REPORT_NAME, CitingTest, Report, ReportError, read_report, write_report

PROPERTY = "rules"
CARDS = "cards"
PROBLEM = pytest.StashKey[str]()


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules a test proves; raises at once when an id is not in the checklist."""
    _check(ids)
    return pytest.mark.rule(*ids)


def shows(*cards: str) -> pytest.MarkDecorator:
    """Say at which cards the rule book shows what a test says of all of them."""
    return pytest.mark.shows(*cards)


either_leads = pytest.mark.either_leads
"""Say that a test holds whoever of the two leads in its shootouts: it runs with the roles exchanged, too."""


def _check(ids: tuple[object, ...]) -> None:
    if not ids:
        raise ChecklistError("a rule marker must name at least one rule id")
    for rule_id in ids:
        if not isinstance(rule_id, str):
            raise ChecklistError(f"a rule marker takes rule ids, not {rule_id!r}")
        if rule_id not in checklist():
            raise ChecklistError(checklist().unknown(rule_id))


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marker and start recording."""
    config.addinivalue_line("markers", "rule(*ids): the statements of the checklist that this test proves")
    config.addinivalue_line("markers", "shows(*cards): the cards at which the rule book shows it")
    config.addinivalue_line("markers", "seated: it looks at the game from one seat, and runs from there only")
    config.addinivalue_line("markers", "either_leads: it holds whoever of the two leads in a shootout")
    config.pluginmanager.register(RuleRecorder(config), "gomorra-rule-recorder")
    played.watch()


def _words(noted: object) -> tuple[str, ...]:
    return tuple(str(word) for word in noted) if isinstance(noted, (list, tuple)) else ()


class RuleRecorder:
    """Collects the outcome of every test that cites rules; with xdist the controller writes."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._is_worker = hasattr(config, "workerinput")
        self._rules: dict[str, tuple[str, ...]] = {}
        self._cards: dict[str, tuple[str, ...]] = {}
        self._good: dict[str, bool] = {}
        self._called: set[str] = set()
        self._deselected = False
        self._collect_failed = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Hang the cited rules on each test in a form that travels from an xdist worker."""
        for item in items:
            cited: dict[str, None] = {}
            for marker in item.iter_markers("rule"):
                try:
                    _check(marker.args)
                except ChecklistError as error:
                    item.stash[PROBLEM] = str(error)
                else:
                    cited |= dict.fromkeys(marker.args)
            if cited:
                item.user_properties.append((PROPERTY, list(cited)))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Fail a test that cites what does not exist through a marker made by hand."""
        played.clear()
        if PROBLEM in item.stash:
            pytest.fail(item.stash[PROBLEM], pytrace=False)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        """Hang on the test which cards it has shown at work."""
        try:
            return (yield)
        finally:
            if notes := played.notes():
                item.user_properties.append((CARDS, notes))

    def pytest_deselected(self) -> None:
        """Remember that this is not the whole suite."""
        self._deselected = True

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Remember that some tests could not even be read."""
        self._collect_failed |= report.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note set-up, call and clean-up of a test: all must pass for it to prove its rules."""
        noted = dict(report.user_properties)
        if not noted.keys() & {PROPERTY, CARDS}:
            return
        name = report.nodeid
        self._rules[name] = _words(noted.get(PROPERTY))
        self._cards[name] = _words(noted.get(CARDS))
        fine = report.passed and not hasattr(report, "wasxfail")
        self._good[name] = self._good.get(name, True) and fine
        if report.when == "call":
            self._called.add(name)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Hear from an xdist worker whether it saw the whole suite."""
        if getattr(node, "workeroutput", {}).get("gomorra_partial", True):
            self._deselected = True

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Write the report, or tell the controller what it cannot see."""
        if self._is_worker:
            self._config.workeroutput["gomorra_partial"] = self._deselected or self._collect_failed  # type: ignore[attr-defined]  # pytest-xdist adds it
            return
        if self._config.option.collectonly:
            return
        report = Report(
            {
                name: CitingTest(rules, self._good[name] and name in self._called, self._cards[name])
                for name, rules in self._rules.items()
            }
        )
        path = self._config.rootpath / REPORT_NAME
        if not self._was_whole(session, exitstatus):
            if not report.tests:
                return
            # None yet, or a damaged one: then this run is all that is known.
            with suppress(ReportError):
                report = read_report(path).merged(report, self._still_exists)
        write_report(path, report)

    def _still_exists(self, name: str) -> bool:
        return (self._config.rootpath / name.partition("::")[0]).is_file()

    def _was_whole(self, session: pytest.Session, exitstatus: int) -> bool:
        """Did every test of the suite get its turn?"""
        option = self._config.option
        narrowed = option.ignore or option.ignore_glob or getattr(option, "lf", False)
        stopped = session.shouldstop or session.shouldfail
        if narrowed or stopped or self._deselected or self._collect_failed:
            return False
        if exitstatus not in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED}:
            return False
        root = self._config.rootpath
        invoked_in = self._config.invocation_params.dir
        given = {(invoked_in / Path(argument)).resolve() for argument in self._config.args}
        suite = {(root / place).resolve() for place in self._config.getini("testpaths")} or {root}
        return root in given or suite <= given
