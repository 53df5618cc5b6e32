"""Tests that cite rules run once more from other chairs, tried on a small suite."""

from __future__ import annotations

import pytest

SUITE = """
from gomorra.testing import Table, rule

seen = {}

def look(name):
    t = Table(seats=3, winner=2)
    card = t.dude(seat=1)
    seen.setdefault(name, []).append((t.seat(0), card.owner, t.whose(card), t.winner))

@rule("RB-1-a")
def test_cites():
    look("cites")

def test_cites_nothing():
    look("nothing")

@rule("RB-1-a")
def test_holds_of_one_seat_only():
    assert Table().seat(0) == 0

def test_chairs():
    assert seen == {"cites": [(0, 1, 1, 2), (1, 2, 1, 2)], "nothing": [(0, 1, 1, 2)]}
"""


def test_a_test_that_cites_rules_is_run_from_other_chairs(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makepyfile(SUITE)
    result = pytester.runpytest_inprocess("-p", "gomorra.testing.rules", "-p", "gomorra.testing.moved")
    result.assert_outcomes(passed=3, failed=1)
    result.stdout.fnmatch_lines(["*everybody one chair further on*"])
