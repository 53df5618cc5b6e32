"""The vocabulary of benchmarks: goals, short numbers, the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from gomorra.testing.speed import (
    Measurement,
    ResultsError,
    per_second,
    read_results,
    results_text,
    seconds,
    short,
)


@pytest.mark.parametrize(
    ("number", "shown"),
    [(0, "0"), (4.5678, "4.57"), (0.01234, "0.0123"), (99.94, "99.9"), (1234567, "1,230,000"), (100, "100")],
)
def test_numbers_are_shown_with_three_digits(number: float, shown: str) -> None:
    assert short(number) == shown


def test_a_goal_is_reached_or_missed() -> None:
    assert Measurement("games", 15, "games/s", at_least=15).reached
    assert not Measurement("games", 14.9, "games/s", at_least=15).reached
    assert Measurement("fork", 150, "µs", at_most=150).reached
    assert not Measurement("fork", 151, "µs", at_most=150).reached
    assert Measurement("memory", 1, "kB").reached


def test_the_record_can_be_read_back(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    done = [Measurement("hands", 1234567, "hands/s", at_least=1e6), Measurement("fork", 0.0452, "ms")]
    page.write_text(results_text("a machine", done), encoding="utf-8")
    assert read_results(page) == {"hands": 1_230_000, "fork": 0.0452}


def test_no_record_is_no_error_but_a_bad_one_is(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    assert read_results(page) == {}
    page.write_text("| measurement | value |\n| hands | many |\n", encoding="utf-8")
    with pytest.raises(ResultsError, match="line 2: expected"):
        read_results(page)


def test_work_is_really_done_while_it_is_measured() -> None:
    calls: list[int] = []
    assert seconds(lambda: calls.append(1), rounds=3) >= 0
    assert len(calls) == 4
    assert per_second(lambda: calls.append(1), items=10, at_least_seconds=0.001) > 0
    assert len(calls) > 10
