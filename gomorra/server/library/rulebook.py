"""The rules as a book: the statements of the checklist by chapter, and the tests that cite each."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from gomorra.server.protocol.library_pages import Chapter, Proof, Proofs, ProvedRule, RuleBook
from gomorra.server.telling.rulings import rows, statement

ROOT = Path(__file__).resolve().parents[3]
DOCUMENTS = {
    "RB": "Rulebook", "CG": "Glossary", "CR": "Card rulings", "CE": "Card errata", "CB": "Banned cards",
    "FQ": "Older questions", "AE": "Older rulebook",
}  # fmt: skip
_TEST = re.compile(
    r"^(?P<source>(?:@[^\n]*\n(?:[ )][^\n]*\n)*)*@rule\((?P<rules>[^)]*)\)\n(?:@[^\n]*\n(?:[ )][^\n]*\n)*)*"
    r"def test_(?P<name>\w+)\([^\n]*\n(?:(?:[ )][^\n]*)?\n)*)",
    re.MULTILINE,
)
_ID = re.compile(r'"([^"]+)"')


class Cited(NamedTuple):
    """A test as its file has it."""

    name: str
    file: str
    source: str


@cache
def citing() -> dict[str, tuple[Cited, ...]]:
    """For each rule the tests that cite it; none where the product is installed without its tests."""
    found: dict[str, list[Cited]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for match in _TEST.finditer(file.read_text(encoding="utf-8")):
            test = Cited(match["name"], file.relative_to(ROOT).as_posix(), match["source"].rstrip())
            for rule in _ID.findall(match["rules"]):
                found.setdefault(rule, []).append(test)
    return {rule: tuple(tests) for rule, tests in found.items()}


def book() -> RuleBook:
    """Every chapter of every document, in the order of the checklist."""
    tests = citing()
    chapters = []
    for (document, title), lines in groupby(rows(), key=lambda row: (row[0].partition("-")[0], row[1])):
        found = tuple(ProvedRule(row[0], row[2], len(tests.get(row[0], ()))) for row in lines)
        chapters.append(Chapter(DOCUMENTS.get(document, document), title, found))
    return RuleBook(tuple(chapters))


def proofs(rule: str) -> Proofs:
    """A rule with its tests, each with a title made of its name."""
    shown = tuple(
        Proof(test.name.replace("_", " ").capitalize(), test.file, test.source)
        for test in citing().get(rule, ())
    )
    return Proofs(rule, statement(rule), shown)
