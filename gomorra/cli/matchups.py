"""`gomorra matchups`: decks against each other, all against all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gomorra.cli import CommandLineError

if TYPE_CHECKING:
    from gomorra.lab.matchups import RoundRobin


def command(
    decks: Annotated[list[str], typer.Argument(metavar="DECK...", help="Deck files or starter decks.")],
    *,
    games: Annotated[
        int, typer.Option("--games", min=2, help="Games for each pair of decks and level.")
    ] = 100,
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT,BOT", help="The bots behind the decks, one table for each.")
    ] = "steady,fair",
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed plays the same games.")] = 1,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Games at the same time; all cores by default.")
    ] = None,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Draw a heat map.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play decks against each other, all against all, and rate them. Intervals are 95 percent.

    The result is about the decks in the hands of these bots: people may do better with some of them. Where two levels
    of bots disagree about a pair, nothing is known about the decks.
    """
    from gomorra.cli.sim import progress, read_decks, split
    from gomorra.lab.matchups import RoundRobin, disagreements
    from gomorra.lab.pictures import heat_map

    tables: dict[str, RoundRobin] = {}
    for name in split(bot):
        table = tables[name] = RoundRobin(read_decks(decks), name, seed)
        with progress(f"playing ({name})", games * len(table.plans)) as advance:
            for _ in table.play(games, workers=workers):
                advance(1)
    if not tables:
        raise CommandLineError("--bot names no bot; write one or two, as in steady,fair")
    if svg is not None:
        svg.write_text(heat_map(table), encoding="utf-8")
    if as_json:
        told = {name: as_dict(found) for name, found in tables.items()}
        typer.echo(json.dumps(told if len(told) > 1 else as_dict(table), ensure_ascii=False))
    else:
        for name, found in tables.items():
            typer.echo(f"in the hands of {name} bots")
            show(found)
        for line in disagreements(tables):
            typer.echo(line)
    problems = [problem for found in tables.values() for problem in found.problems]
    if problems:
        raise CommandLineError(f"{len(problems)} games broke off: {problems[0]}")


def as_dict(table: RoundRobin) -> dict[str, Any]:
    ratings = table.ratings()
    decks = [
        {"deck": deck.name, "elo": rating.value, "margin": rating.margin, **table.overall(place)._asdict()}
        for place, (deck, rating) in enumerate(zip(table.decks, ratings, strict=True))
    ]
    pairs = [
        {"deck": table.decks[a].name, "against": table.decks[b].name, **table.share(a, b)._asdict()}
        for a in range(len(table.decks))
        for b in range(len(table.decks))
        if a != b
    ]
    return {"decks": decks, "pairs": pairs, "problems": table.problems}


def show(table: RoundRobin) -> None:
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    console = Console(highlight=False)
    ratings = table.ratings()
    order = sorted(range(len(table.decks)), key=lambda deck: ratings[deck].value, reverse=True)
    shown = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 1))
    shown.add_column("")
    shown.add_column("deck")
    for heading in ("Elo", "±", "wins", *(str(place) for place in range(1, len(order) + 1))):
        shown.add_column(heading, justify="right")
    for place, deck in enumerate(order, 1):
        cells = []
        for other in order:
            found = table.share(deck, other)
            colour = "green" if found.value >= 0.5 else "red"
            cells.append("" if other == deck else f"[{colour}]{found.value:.0%}[/]")
        shown.add_row(
            str(place),
            escape(table.decks[deck].name),
            f"{ratings[deck].value:.0f}",
            f"[dim]{ratings[deck].margin:.0f}[/]",
            f"{table.overall(deck).value:.0%}",
            *cells,
        )
    console.print(shown)
