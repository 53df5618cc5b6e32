"""`gomorra cards --status`: how many cards can be played, and how many of those the tests show at work."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import typer

from gomorra.cards import SHELF
from gomorra.catalog import Printing, catalog
from gomorra.engine.card.ability import declarations
from gomorra.engine.card.handle import Card
from gomorra.testing.coverage import REPORT_FILE, ReportError, read_report


@dataclass(frozen=True, slots=True)
class Count:
    """How far the cards of a pack are; tested is None where no test run is recorded."""

    printings: int
    cards: int
    implemented: int
    tested: int | None

    def as_json(self) -> dict[str, int | None]:
        return {
            "printings": self.printings,
            "cards": self.cards,
            "implemented": self.implemented,
            "tested": self.tested,
        }


class Status:
    """The cards seen through the report of the test runs."""

    def __init__(self, at_work: set[str] | None) -> None:
        """`at_work` are the notes of passing tests, None where none is recorded."""
        self.at_work = at_work
        self._seen: dict[type[Card], set[str]] = {}
        for note in at_work or ():
            code, _, ability = note.partition(":")
            behaviour = SHELF.behaviour(code)
            if behaviour is not None:
                self._seen.setdefault(behaviour, set()).add(ability)

    def untested(self, printing: Printing) -> list[str]:
        """The abilities and traits that no passing test shows; a card without any must at least be laid out."""
        behaviour = SHELF.behaviour(printing.code)
        if behaviour is None:
            return []
        seen = self._seen.get(behaviour, set())
        names = [name for name, item in declarations(behaviour).items() if item.text]
        if not names:
            return [] if behaviour in self._seen else ["the card"]
        return [name for name in names if name not in seen]

    def count(self, printings: Iterable[Printing]) -> Count:
        """Count cards: one counts where all its printings among these do."""
        cards: dict[str, list[Printing]] = {}
        for printing in printings:
            cards.setdefault(printing.key, []).append(printing)
        playable = [group for group in cards.values() if all(SHELF.is_implemented(p.code) for p in group)]
        tested = [group for group in playable if not any(self.untested(p) for p in group)]
        return Count(
            sum(map(len, cards.values())),
            len(cards),
            len(playable),
            len(tested) if self.at_work is not None else None,
        )


def show(*, as_json: bool, report: Path = REPORT_FILE) -> None:
    """Print how far every pack is."""
    problem: ReportError | None = None
    try:
        at_work: set[str] | None = read_report(report).at_work()
    except ReportError as error:
        problem, at_work = error, None
    status = Status(at_work)
    book = catalog()
    packs = {
        pack.code: status.count(printing for printing in book.printings if printing.pack == pack.code)
        for pack in book.packs
    }
    total = status.count(book.printings)
    playable = [printing for printing in book.printings if SHELF.is_implemented(printing.code)]
    gaps = {p.code: status.untested(p) for p in playable if at_work is not None and status.untested(p)}
    if as_json:
        told = {
            "packs": {code: count.as_json() for code, count in packs.items()},
            "total": total.as_json(),
            "missing": [p.code for p in book.printings if not SHELF.is_implemented(p.code)],
            "untested": gaps,
        }
        typer.echo(json.dumps(told, ensure_ascii=False))
        return
    _print_table(packs, total)
    for code, names in gaps.items():
        typer.echo(f"untested: {book.printing(code).name} ({code}): {', '.join(names)}")
    if problem is not None:
        typer.echo(f"Nothing is known about tests: {problem}")


def _print_table(packs: dict[str, Count], total: Count) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("pack")
    for name in ("printings", "cards", "implemented", "tested"):
        table.add_column(name, justify="right")
    rows = [(f"{code} {catalog().pack(code).name}", count) for code, count in packs.items()]
    for title, count in [*rows, ("total", total)]:
        tested = "?" if count.tested is None else str(count.tested)
        table.add_row(title, str(count.printings), str(count.cards), str(count.implemented), tested)
    Console(highlight=False).print(table)
