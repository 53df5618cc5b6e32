"""`gomorra rules`: which statements of the rule documents the tests prove."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from gomorra.cli import CommandLineError
from gomorra.testing.checklist import DOCUMENTS, Rule, checklist
from gomorra.testing.coverage import REPORT_FILE, Coverage, Report, ReportError, read_report

SHOWN_GAPS = 8


def command(
    rule: Annotated[
        str | None,
        typer.Argument(metavar="ID", help="A rule (RB-7.4-a), a chapter (RB-7.4) or a document (RB)."),
    ] = None,
    *,
    uncovered: Annotated[
        bool, typer.Option("--uncovered", help="List the rules that no test proves.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    report: Annotated[
        Path, typer.Option(help="The report of the test run.", show_default=False)
    ] = REPORT_FILE,
) -> None:
    """Show which rules the tests prove.

    Only tests that ran and passed count: `make test` records them.
    """
    if rule is not None and rule in checklist():
        _show_rule(checklist()[rule], report, as_json=as_json)
        return
    chosen = list(checklist()) if rule is None else _under(rule)
    coverage = Coverage(checklist(), read_report(report))
    if as_json:
        _print_json(coverage.as_json() if rule is None else _listing(coverage, chosen))
    elif uncovered or rule is not None:
        _list_rules(coverage, chosen, uncovered_only=uncovered)
    else:
        _show_overview(coverage)


def _under(prefix: str) -> list[Rule]:
    found = checklist().under(prefix)
    if not found:
        raise CommandLineError(f"{checklist().unknown(prefix)} (documents: {', '.join(DOCUMENTS)})")
    return found


def _print_json(value: object) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False))


def _as_dict(rule: Rule, tests: list[str]) -> dict[str, object]:
    return {"id": rule.id, "section": rule.section, "statement": rule.statement, "tests": tests}


def _listing(coverage: Coverage, rules: Iterable[Rule]) -> list[dict[str, object]]:
    return [_as_dict(rule, coverage.proofs.get(rule.id, [])) for rule in rules]


def _show_rule(rule: Rule, report_file: Path, *, as_json: bool) -> None:
    """One rule, readable even when no test run has been recorded."""
    missing: ReportError | None = None
    try:
        report = read_report(report_file)
    except ReportError as error:
        missing, report = error, Report({})
    tests = Coverage(checklist(), report).proofs.get(rule.id, [])
    if as_json:
        if missing:
            raise missing
        _print_json(_as_dict(rule, tests))
        return
    console = Console(highlight=False)
    console.print(f"[bold]{rule.id}[/]  {DOCUMENTS[rule.document]}, {escape(rule.section)}")
    console.print(escape(rule.statement))
    if missing:
        console.print(f"\n[yellow]Tests unknown:[/] {escape(str(missing))}")
    elif tests:
        console.print(f"\nProved by {len(tests)} {'test' if len(tests) == 1 else 'tests'}:")
        for name in tests:
            console.print(f"  {escape(name)}", soft_wrap=True)
    else:
        console.print("\n[red]No passing test proves it.[/]")
        console.print(f"How to test it: {escape(rule.test_idea)}")


def _list_rules(coverage: Coverage, rules: list[Rule], *, uncovered_only: bool) -> None:
    console = Console(highlight=False)
    shown = coverage.uncovered(rules) if uncovered_only else rules
    section = None
    for rule in shown:
        if (rule.document, rule.section) != section:
            section = (rule.document, rule.section)
            console.print(f"\n[bold]{DOCUMENTS[rule.document]}: {escape(rule.section)}[/]")
        mark = "[green]✓[/]" if rule.id in coverage.proofs else "[red]·[/]"
        console.print(f"{mark} [cyan]{rule.id}[/]  {escape(rule.statement)}")
    tally = coverage.tally(rules)
    console.print(f"\n{tally.covered} of {tally.total} covered")


def _show_overview(coverage: Coverage) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("section")
    table.add_column("covered", justify="right")
    table.add_column("of", justify="right")
    table.add_column("uncovered")
    for document, sections in coverage.sections().items():
        whole = coverage.tally(rule for rules in sections.values() for rule in rules)
        table.add_row(
            f"[bold]{document}  {DOCUMENTS[document]}[/]",
            f"[bold]{whole.covered}[/]",
            f"[bold]{whole.total}[/]",
            "",
        )
        for section, rules in sections.items():
            part = coverage.tally(rules)
            colour = "green" if part.covered == part.total else "yellow" if part.covered else "red"
            table.add_row(
                f"    {escape(section)}",
                f"[{colour}]{part.covered}[/]",
                str(part.total),
                gaps(coverage, rules),
            )
    console = Console(highlight=False)
    console.print(table)
    total = coverage.tally()
    console.print(f"\n[bold]{total.covered} of {total.total}[/] rules are proved by tests that passed.")
    if total.covered < total.total:
        console.print("`gomorra rules --uncovered` lists the others, `gomorra rules ID` shows one.")


def gaps(coverage: Coverage, rules: list[Rule]) -> str:
    """The uncovered rules of a section, short: `RB-7.4 a-c e`."""
    open_rules = coverage.uncovered(rules)
    if not open_rules:
        return ""
    if len(open_rules) == len(rules):
        return "all"
    places = {rule.id: place for place, rule in enumerate(rules)}
    runs: list[list[str]] = []
    for rule in open_rules:
        last = runs[-1][-1] if runs else None
        if last and _stem(last) == _stem(rule.id) and places[rule.id] == places[last] + 1:
            runs[-1].append(rule.id)
        else:
            runs.append([rule.id])
    words: list[str] = []
    stem = None
    for run in runs[:SHOWN_GAPS]:
        if _stem(run[0]) != stem:
            stem = _stem(run[0])
            words.append(stem)
        first, last = _letter(run[0]), _letter(run[-1])
        words.append(first if first == last else f"{first}-{last}")
    rest = sum(len(run) for run in runs[SHOWN_GAPS:])
    return " ".join(word for word in words if word) + (f" and {rest} more" if rest else "")


def _stem(rule_id: str) -> str:
    return rule_id.rpartition("-")[0] if rule_id.count("-") > 1 else rule_id


def _letter(rule_id: str) -> str:
    return rule_id.rpartition("-")[2] if rule_id.count("-") > 1 else ""
