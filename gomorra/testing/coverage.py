"""Which rules are proved: the report that a test run leaves behind, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from gomorra.testing.checklist import DOCUMENTS, Checklist, Rule

REPORT_NAME = ".gomorra/rules-report.json"
REPORT_FILE = Path(__file__).resolve().parents[2] / REPORT_NAME


class ReportError(Exception):
    """The report of a test run is missing or cannot be read."""


class CitingTest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A test that cites rules or shows cards at work, and whether it passed when it last ran."""

    rules: tuple[str, ...]
    passed: bool
    cards: tuple[str, ...] = ()
    """Printings on the test's table, and their abilities at work (`04003:investigate`)."""


class Report(msgspec.Struct, frozen=True):
    """What the test runs so far say, by the name of the test."""

    tests: dict[str, CitingTest]

    def merged(self, newer: Report, still_exists: Callable[[str], bool]) -> Report:
        """This report with the results of a partial run; tests whose file is gone are forgotten."""
        kept = {name: test for name, test in self.tests.items() if still_exists(name)}
        return Report(kept | newer.tests)

    def proofs(self) -> dict[str, list[str]]:
        """For each rule the tests that cite it and passed."""
        found: dict[str, list[str]] = {}
        for name, test in sorted(self.tests.items()):
            if test.passed:
                for rule_id in test.rules:
                    found.setdefault(rule_id, []).append(name)
        return found

    def at_work(self) -> set[str]:
        """The printings and abilities that passing tests have shown at work."""
        return {note for test in self.tests.values() if test.passed for note in test.cards}


@dataclass(frozen=True, slots=True)
class Tally:
    """How many of some rules are covered."""

    total: int
    covered: int


class Coverage:
    """The checklist seen through a report."""

    def __init__(self, rules: Checklist, report: Report) -> None:
        self.rules = rules
        self.proofs: Mapping[str, list[str]] = report.proofs()

    def tally(self, rules: Iterable[Rule] | None = None) -> Tally:
        """Count the given rules, or all."""
        chosen = list(self.rules if rules is None else rules)
        return Tally(len(chosen), sum(rule.id in self.proofs for rule in chosen))

    def sections(self) -> dict[str, dict[str, list[Rule]]]:
        """The rules by document and, within it, by section."""
        tree: dict[str, dict[str, list[Rule]]] = {document: {} for document in DOCUMENTS}
        for rule in self.rules:
            tree[rule.document].setdefault(rule.section, []).append(rule)
        return tree

    def uncovered(self, rules: Iterable[Rule] | None = None) -> list[Rule]:
        """Those of the given rules, or of all, that no passing test cites."""
        return [rule for rule in (self.rules if rules is None else rules) if rule.id not in self.proofs]

    def as_json(self) -> dict[str, object]:
        """The summary that `gomorra rules --json` prints."""
        whole = self.tally()
        by = {
            document: self.tally(rule for rules in sections.values() for rule in rules)
            for document, sections in self.sections().items()
        }
        return {
            "total": whole.total,
            "covered": whole.covered,
            "by": {document: {"total": t.total, "covered": t.covered} for document, t in by.items()},
            "uncovered": [rule.id for rule in self.uncovered()],
        }


def read_report(path: Path) -> Report:
    """The report at this place; `ReportError` when there is none or it is damaged."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Report)
    except FileNotFoundError:
        raise ReportError(f"no test run is recorded yet ({path} is missing); run `make test` first") from None
    except (OSError, msgspec.DecodeError) as error:
        raise ReportError(f"{path} cannot be read ({error}); delete it and run `make test`") from error


def write_report(path: Path, report: Report) -> None:
    """Write it at once or not at all, so that a broken run leaves the last one standing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(report, order="sorted"), indent=1)
    draft = path.with_suffix(".new")
    draft.write_bytes(text + b"\n")
    draft.replace(path)
