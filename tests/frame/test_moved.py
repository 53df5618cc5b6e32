"""Tests that cite rules run once more from other chairs, tried on a small suite."""

from __future__ import annotations

import pytest

SUITE = """
from gomorra.testing import Table, either_leads, rule

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

leaders = []

@rule("RB-1-a")
@either_leads
def test_holds_whoever_leads():
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.run("resolution")
    assert (t.rank(0), t.rank(1)) == (2, 1)
    leaders.append((t.shift, t.game.shootout.posses == [[ann.id], [bob.id]]))

def test_leaders():
    assert leaders == [(0, True), (1, True), (0, False)]

def test_chairs():
    assert seen == {"cites": [(0, 1, 1, 2), (1, 2, 1, 2)], "nothing": [(0, 1, 1, 2)]}
"""


def test_a_test_that_cites_rules_is_run_from_other_chairs(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makepyfile(SUITE)
    result = pytester.runpytest_inprocess("-p", "gomorra.testing.rules", "-p", "gomorra.testing.moved")
    result.assert_outcomes(passed=5, failed=1)
    result.stdout.fnmatch_lines(["*everybody one chair further on*"])
