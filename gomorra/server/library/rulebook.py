"""The rules as a book: the statements of the checklist by chapter, and the tests that cite each."""

from __future__ import annotations

import ast
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from gomorra.catalog import catalog
from gomorra.server.examples.exhibits import exhibited, exhibits, ordered
from gomorra.server.examples.shelf import by_rule
from gomorra.server.examples.titles import in_words
from gomorra.server.protocol.library_pages import Chapter, Proof, Proofs, ProvedRule, RuleBook
from gomorra.server.telling.rulings import rows, rulings_of, statement

ROOT = Path(__file__).resolve().parents[3]
DOCUMENTS = {
    "RB": "Rulebook", "CG": "Glossary", "CR": "Card rulings", "CE": "Card errata", "CB": "Banned cards",
    "FQ": "Older questions", "AE": "Older rulebook",
}  # fmt: skip


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
        text = file.read_text(encoding="utf-8")
        if "@rule(" not in text:
            continue
        lines = text.splitlines()
        for test in ast.parse(text).body:
            if isinstance(test, ast.FunctionDef) and (rules := _cited(test)):
                source = "\n".join(lines[test.decorator_list[0].lineno - 1 : test.end_lineno])
                one = Cited(test.name.removeprefix("test_"), file.relative_to(ROOT).as_posix(), source)
                for rule in rules:
                    found.setdefault(rule, []).append(one)
    return {rule: tuple(tests) for rule, tests in found.items()}


def _cited(test: ast.FunctionDef) -> list[str]:
    """The rules that a test names in its decorators."""
    marks = [mark for mark in test.decorator_list if isinstance(mark, ast.Call)]
    named = [mark for mark in marks if isinstance(mark.func, ast.Name) and mark.func.id == "rule"]
    return [str(arg.value) for mark in named for arg in mark.args if isinstance(arg, ast.Constant)]


def book() -> RuleBook:
    """Every chapter of every document, in the order of the checklist."""
    tests, shown = citing(), {**exhibited(), **by_rule()}
    about = {rule: card.first.code for card in catalog().cards for rule, _ in rulings_of(card)}
    chapters = []
    for (document, title), lines in groupby(rows(), key=lambda row: (row[0].partition("-")[0], row[1])):
        found = tuple(
            ProvedRule(
                rule, text, len(tests.get(rule, shown.get(rule, ()))), rule in shown, about.get(rule, "")
            )
            for rule, _, text in (row[:3] for row in lines)
        )
        # Where the number that a chapter should have is not the printed one, that is for whoever looks it up.
        heading = title.partition(" (printed as ")[0]
        chapters.append(Chapter(DOCUMENTS.get(document, document), heading, found))
    return RuleBook(tuple(chapters))


def proofs(rule: str) -> Proofs:
    """A rule with its tests, those first that can be shown on the table, then those with something to look at."""
    found = {one.test: one for one in by_rule().get(rule, ())}
    sources = {f"{test.file}::test_{test.name}": test for test in citing().get(rule, ())}
    shown = []
    for name in dict.fromkeys((*found, *exhibited().get(rule, ()), *sources)):
        file, _, test = name.partition("::")
        example, source = found.get(name), sources.get(name)
        shown.append(
            Proof(
                in_words(test),
                file,
                source.source if source is not None else "",
                example.id if example is not None else "",
                example is not None and example.playable,
                example is not None and example.by_hand,
                ordered(exhibits().get(name)),
            )
        )
    return Proofs(rule, statement(rule), tuple(shown))
