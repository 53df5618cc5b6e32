"""The list of faults that `make mutants` plants fits the sources, and each has tests that should notice it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from gomorra.testing.checklist import checklist
from scripts.mutants.fault import difference
from scripts.mutants.holes import HOLES
from scripts.mutants.named import FAULTS, Named, as_fault

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("named", [*FAULTS, *HOLES], ids=lambda named: f"{named.rule} {named.what}")
def test_a_named_fault_can_be_planted(named: Named) -> None:
    fault = as_fault(ROOT, named)
    before = (ROOT / fault.file).read_text(encoding="utf-8")
    assert ast.dump(ast.parse(fault.code)) != ast.dump(ast.parse(before))
    assert fault.tests
    assert all((ROOT / test.partition("::")[0]).is_file() for test in fault.tests)


def test_a_survivor_is_shown_with_what_it_changes() -> None:
    fault = as_fault(ROOT, next(named for named in FAULTS if named.what == "the ante is 2"))
    said = difference(ROOT, fault).splitlines()
    assert [line.split() for line in said] == [
        ["-", "player.stash", "-=", "1"],
        ["+", "player.stash", "-=", "2"],
    ]


def test_the_list_breaks_rules_that_there_are() -> None:
    known = {statement.id for statement in checklist()}
    assert {named.rule for named in FAULTS} - {""} <= known
