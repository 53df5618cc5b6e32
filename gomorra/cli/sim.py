"""`gomorra sim`: let bots play many games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gomorra.cli import CommandLineError

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.table import Table

    from gomorra.lab.chances import Share
    from gomorra.lab.plan import DeckList, Plan
    from gomorra.lab.summary import Summary

BASE_DECKS = "law-dogs-base,sloane-gang-base,fourth-ring-base,morgan-cattle-base"


def command(
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seats: Annotated[
        str, typer.Option("--seats", metavar="BOT,BOT...", help="A bot for each seat.")
    ] = "fair,steady",
    decks: Annotated[
        str,
        typer.Option(
            "--decks", metavar="DECK,DECK...", help="Deck files or starter decks; all bots play all."
        ),
    ] = BASE_DECKS,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed plays the same games.")] = 1,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Games at the same time; all cores by default.")
    ] = None,
    days: Annotated[int, typer.Option("--days", min=1, help="A longer game is a draw.")] = 40,
    fixed: Annotated[
        bool, typer.Option("--fixed", help="The first deck stays with the first bot, and so on.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="Write each game to a .jsonl or .parquet file, or continue it."
        ),
    ] = None,
    keep: Annotated[
        Path | None, typer.Option("--keep", metavar="FOLDER", help="Save whole games, to replay them.")
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option("--cluster", metavar="ADDRESS", help="Play on a Ray cluster (`local`: here)."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play many games, each bot in every seat and with every deck in turn.

    Intervals are 95 percent. Any game can be played again by itself: it follows from the seed and its number.
    """
    from gomorra.lab.cluster import play_on_cluster
    from gomorra.lab.plan import make_plan
    from gomorra.lab.records import Book
    from gomorra.lab.simulate import play_games
    from gomorra.lab.summary import summarise

    if cluster is not None and keep is not None:
        raise CommandLineError("--keep writes to this machine's disk and does not go with --cluster")
    plan = make_plan(split(seats), read_decks(split(decks)), seed, days=days, mixed=not fixed)
    book = Book(plan, out)
    missing = [number for number in range(games) if number not in book.games]
    if len(missing) < games:
        typer.echo(f"{out}: continuing after {games - len(missing)} games", err=True)
    with book.writing(), progress("playing", games, games - len(missing)) as advance:
        running = (
            play_games(plan, missing, workers=workers, keep=keep)
            if cluster is None
            else play_on_cluster(plan, missing, cluster)
        )
        for record in running:
            book.add(record)
            advance(1)
    summary = summarise(plan, (record for record in book.in_order() if record.number < games))
    if as_json:
        typer.echo(json.dumps(as_dict(plan, summary), ensure_ascii=False))
    else:
        show(summary)
    if summary.problems:
        raise CommandLineError(
            f"{len(summary.problems)} of {summary.games} games broke off: {summary.problems[0]}"
        )


def split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def read_decks(names: list[str]) -> list[DeckList]:
    """The decks of these names; two of the same name are told apart."""
    from gomorra.decks import read_deck
    from gomorra.lab.plan import DeckList

    found: list[DeckList] = []
    for name in names:
        called = Path(name).stem
        again = sum(deck.name.partition(" (")[0] == called for deck in found)
        found.append(DeckList.of(read_deck(name), f"{called} ({again + 1})" if again else called))
    return found


@contextmanager
def progress(what: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A function to call with the number of games played; a terminal shows a bar."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total, completed=done)
        yield lambda number: bar.advance(task, number)


def as_dict(plan: Plan, summary: Summary) -> dict[str, Any]:
    def told(shares: dict[str, Share]) -> dict[str, Any]:
        return {name: {**found._asdict(), "share": round(found.value, 6)} for name, found in shares.items()}

    return {
        "seed": plan.seed,
        "games": summary.games,
        "bots": told(summary.bots),
        "decks": told(summary.decks),
        "seats": told(summary.seats),
        "endings": told(summary.endings),
        "days": summary.days._asdict(),
        "decisions": summary.decisions._asdict(),
        "problems": summary.problems,
    }


def show(summary: Summary) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    console.print(f"{summary.games:,} games")
    for heading, shares in (
        ("wins by bot", summary.bots),
        ("wins by deck", summary.decks),
        ("wins by seat", summary.seats),
        ("how games ended", summary.endings),
    ):
        console.print(shares_table(heading, shares))
    for heading, found in (("days", summary.days), ("decisions", summary.decisions)):
        console.print(
            f"{heading}: {found.mean:.1f} on average, most between {found.low:.0f} and {found.high:.0f}"
        )


def shares_table(heading: str, shares: dict[str, Share]) -> Table:
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 1))
    table.add_column(heading, min_width=28)
    for column in ("of", "share", "95 % interval"):
        table.add_column(column, justify="right")
    for name, found in shares.items():
        table.add_row(
            escape(name),
            f"{found.hits:,} / {found.trials:,}",
            f"{found.value:.1%}",
            f"[dim]{found.low:.1%} – {found.high:.1%}[/]",
        )
    return table
