"""Measuring speed: what the modules of bench/ are written with, and the record of the last results.

A module of bench/ offers `measure()`, which yields measurements:

    def measure() -> Iterator[Measurement]:
        yield Measurement("rank of five cards", per_second(lambda: rank(hand)), "hands/s", at_least=200_000)
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

HEADER = ("measurement", "value", "unit", "goal")


class ResultsError(Exception):
    """The record of benchmark results cannot be read."""


@dataclass(frozen=True, slots=True)
class Measurement:
    """One number, with the goal it should reach if there is one."""

    name: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    @property
    def goal(self) -> str:
        """The goal in words, or nothing."""
        if self.at_least is not None:
            return f"≥ {short(self.at_least)}"
        return f"≤ {short(self.at_most)}" if self.at_most is not None else ""

    @property
    def reached(self) -> bool:
        """Is the goal met? Without a goal it always is."""
        low = self.at_least is not None and self.value < self.at_least
        high = self.at_most is not None and self.value > self.at_most
        return not (low or high)


def seconds(work: Callable[[], object], *, rounds: int = 5) -> float:
    """How long one call takes: the median of some rounds after a first one that warms up."""
    work()
    taken = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)


def per_second(work: Callable[[], object], *, items: int = 1, at_least_seconds: float = 0.2) -> float:
    """How many items per second, when one call of `work` does that many; the best of five stretches."""
    calls = 1
    while (taken := _stretch(work, calls)) < at_least_seconds / 10:
        calls *= 4
    calls = max(1, round(calls * at_least_seconds / taken))
    return calls * items / min(_stretch(work, calls) for _ in range(5))


def _stretch(work: Callable[[], object], calls: int) -> float:
    start = time.perf_counter()
    for _ in range(calls):
        work()
    return time.perf_counter() - start


def short(number: float) -> str:
    """A number with three digits that matter: 1,230,000 or 4.56."""
    if number == 0:
        return "0"
    if abs(number) >= 100:
        digits = len(str(int(abs(number))))
        return f"{round(number, 3 - digits):,.0f}"
    return f"{number:.3g}"


def read_results(path: Path) -> dict[str, float]:
    """The values of the last record, by name; none when nothing was recorded."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    values: dict[str, float] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|") or cells[0] in {HEADER[0], "---"}:
            continue
        try:
            values[cells[0]] = float(cells[1].replace(",", ""))
        except (IndexError, ValueError):
            raise ResultsError(f"{path}, line {number}: expected | name | number | unit | goal |") from None
    return values


def results_text(machine: str, measurements: Iterable[Measurement]) -> str:
    """The record as a page that people can read and `read_results` too."""
    rows = [f"| {m.name} | {short(m.value)} | {m.unit} | {m.goal} |" for m in measurements]
    head = [f"| {' | '.join(HEADER)} |", "| --- | ---: | --- | --- |"]
    return "\n".join(
        ["# Speed", "", f"Written by `gomorra bench --save` on: {machine}.", "", *head, *rows, ""]
    )
