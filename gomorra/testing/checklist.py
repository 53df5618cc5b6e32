"""The checklist of rules: every testable statement of the rule documents, by id."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

DOCUMENTS: Mapping[str, str] = {
    "RB": "Rulebook",
    "CG": "Compendium glossary",
    "CR": "Card rulings",
    "CE": "Card errata",
    "CB": "Banned cards",
    "FQ": "Older FAQ",
    "AE": "Older rulebook",
}

COLUMNS = ("id", "section", "statement", "test idea")

# In a checkout the file lives with the documentation, in an installed package inside it.
_SHIPPED = Path(__file__).resolve().parents[1] / "server" / "shipped" / "checklist.tsv"
_WRITTEN = Path(__file__).resolve().parents[2] / "docs" / "rules" / "checklist.tsv"
CHECKLIST_FILE = _SHIPPED if _SHIPPED.is_file() else _WRITTEN


class ChecklistError(Exception):
    """The checklist cannot be read, or does not hold the rule that was asked for."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One testable statement."""

    id: str
    section: str
    statement: str
    test_idea: str

    @property
    def document(self) -> str:
        """The two letters of the document it comes from."""
        return self.id.partition("-")[0]


class Checklist:
    """All rules in the order of the documents."""

    def __init__(self, rules: Mapping[str, Rule]) -> None:
        self._rules = dict(rules)

    def __len__(self) -> int:
        return len(self._rules)

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self._rules[rule_id]
        except KeyError:
            raise ChecklistError(self.unknown(rule_id)) from None

    def under(self, prefix: str) -> list[Rule]:
        """The rules of a document (`RB`), a chapter (`RB-6.1`) or a topic (`CG-Traits`)."""
        return [
            rule for rule in self if rule.id == prefix or rule.id.startswith((f"{prefix}-", f"{prefix}."))
        ]

    def unknown(self, rule_id: str) -> str:
        """The sentence about an id that is not in the checklist, with the nearest ones that are."""
        near = difflib.get_close_matches(rule_id, self._rules, n=3, cutoff=0.6)
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        return f"unknown rule id {rule_id!r}{hint}"


def parse(text: str, origin: str) -> Checklist:
    """Read the tab-separated text of a checklist."""
    lines = text.splitlines()
    if not lines or tuple(lines[0].split("\t")) != COLUMNS:
        raise ChecklistError(f"{origin}, line 1: must name the tab-separated columns {', '.join(COLUMNS)}")
    rules: dict[str, Rule] = {}
    for number, line in enumerate(lines[1:], start=2):
        fields = line.split("\t")
        if len(fields) != len(COLUMNS):
            raise ChecklistError(f"{origin}, line {number}: {len(fields)} columns instead of {len(COLUMNS)}")
        rule = Rule(*fields)
        if rule.document not in DOCUMENTS:
            raise ChecklistError(
                f"{origin}, line {number}: {rule.id!r} is of none of the documents {', '.join(DOCUMENTS)}"
            )
        if rule.id in rules:
            raise ChecklistError(f"{origin}, line {number}: {rule.id} is there twice")
        rules[rule.id] = rule
    return Checklist(rules)


@cache
def checklist() -> Checklist:
    """The project's checklist."""
    try:
        text = CHECKLIST_FILE.read_text(encoding="utf-8")
    except OSError as error:
        raise ChecklistError(
            f"the rule checklist docs/rules/checklist.tsv is not next to the package ({error.strerror}); "
            "run from a checkout of the repository"
        ) from error
    return parse(text, CHECKLIST_FILE.name)
