"""`gomorra deck`: check, show and convert decks, list the starter decks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from gomorra.catalog.formats import FORMATS, format_named
from gomorra.catalog.printing import SUIT_SIGNS, VALUE_SIGNS
from gomorra.decks import FORMAT_TITLES, Deck, Reading, check, read_deck_file, starters, write_deck
from gomorra.decks.report import Finding, Report

app = typer.Typer(no_args_is_help=True, help="Check, show and convert decks.")

DeckFile = Annotated[str, typer.Argument(metavar="DECK", help="A deck file, or the name of a starter deck.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
FromFormat = Annotated[
    str | None, typer.Option("--from", help="How the file is written, where that is not found out.")
]


@app.command("check")
def check_deck(
    file: DeckFile,
    format_name: Annotated[
        str | None,
        typer.Option("--format", help=f"{', '.join(FORMATS)}; found out from the outfit where not given."),
    ] = None,
    written_in: FromFormat = None,
    as_json: AsJson = False,
) -> None:
    """Check whether a deck is legal; the exit status is 1 when it is not."""
    reading = read_deck_file(file, written_in=written_in)
    report = check(reading.deck, format_named(format_name) if format_name else natural_format(reading.deck))
    if as_json:
        typer.echo(json.dumps(report.as_json() | {"notices": list(reading.notices)}, ensure_ascii=False))
    else:
        _print_report(report, reading)
    raise typer.Exit(0 if report.legal else 1)


@app.command("show")
def show_deck(file: DeckFile, written_in: FromFormat = None, as_json: AsJson = False) -> None:
    """Show a deck with its starting gang and its values."""
    reading = read_deck_file(file, written_in=written_in)
    if as_json:
        typer.echo(write_deck(reading.deck, "json"), nl=False)
    else:
        _print_notices(reading)
        _print_deck(reading.deck)


@app.command("convert")
def convert_deck(
    file: DeckFile,
    to: Annotated[str, typer.Option("--to", help=", ".join(FORMAT_TITLES))],
    written_in: FromFormat = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write to this file.")] = None,
) -> None:
    """Write a deck in another format."""
    reading = read_deck_file(file, written_in=written_in)
    text = write_deck(reading.deck, to)
    _print_notices(reading)
    if output is None:
        typer.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")


@app.command("starters")
def list_starters(as_json: AsJson = False) -> None:
    """List the decks that come with the game."""
    decks = starters()
    if as_json:
        listed = [
            {"name": name, "title": deck.name, "outfit": deck.outfit.title if deck.outfit else None,
             "format": natural_format(deck), "notes": deck.notes}
            for name, deck in decks.items()
        ]  # fmt: skip
        typer.echo(json.dumps(listed, ensure_ascii=False))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("name", "deck", "format"):
        table.add_column(column, no_wrap=column == "name")
    for name, deck in decks.items():
        table.add_row(name, deck.name, natural_format(deck))
    Console(highlight=False).print(table)


def natural_format(deck: Deck) -> str:
    """The format a deck was surely built for: that of its outfit's edition."""
    return str(deck.outfit.edition) if deck.outfit is not None else "original"


def _print_notices(reading: Reading) -> None:
    for notice in reading.notices:
        typer.echo(f"note: {notice}", err=True)


def _print_report(report: Report, reading: Reading) -> None:
    from rich.console import Console
    from rich.markup import escape

    console = Console(highlight=False, soft_wrap=True)

    def tell(colour: str, word: str, findings: tuple[Finding, ...]) -> None:
        for finding in findings:
            console.print(f"[{colour}]{word}[/]  [cyan]{finding.rule}[/]  {escape(finding.sentence)}")

    _print_notices(reading)
    tell("red", "error", report.errors)
    tell("yellow", "warning", report.warnings)
    verdict = "[green]legal[/]" if report.legal else "[red]not legal[/]"
    console.print(f"[bold]{escape(report.deck.name)}[/] is {verdict} in the format {report.format.name}.")
    left = report.deck.stash - report.starting_cost
    console.print(
        f"The starting gang costs {report.starting_cost} of {report.deck.stash} ghost rock; {left} left."
    )


def _print_deck(deck: Deck) -> None:
    from rich.console import Console
    from rich.markup import escape

    console = Console(highlight=False, soft_wrap=True)
    console.print(f"[bold]{escape(deck.name)}[/]")
    for card_type, entries in deck.by_type():
        total = sum(entry.count for entry in entries)
        console.print(f"\n[bold]{card_type.capitalize()}[/] ({total})")
        for entry in sorted(entries, key=lambda entry: entry.printing.value or 0):
            printing = entry.printing
            stars = f" [yellow]{'*' * entry.starting}[/]" if entry.starting else ""
            card = f"{entry.count}x {printing.face:>3}  {escape(printing.name)}{stars}"
            console.print(f"  {card}  [dim]{printing.code}[/]")
    console.print("\n[bold]Values[/]")
    for value, label in enumerate(VALUE_SIGNS[1:], 1):
        signs = [
            sign * sum(e.count for e in deck.valued if (e.printing.value, e.printing.suit) == (value, suit))
            for suit, sign in SUIT_SIGNS.items()
        ]
        if any(signs):
            console.print(f"  {label:>2} {len(''.join(signs)):>3}  {' '.join(filter(None, signs))}")
    if deck.notes:
        console.print(f"\n{escape(deck.notes)}")
