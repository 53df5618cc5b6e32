"""`gomorra ladder`: the levels of bots against each other, on decks that none of them has learned from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from gomorra.cli import CommandLineError


def command(
    pairs: Annotated[
        list[str] | None,
        typer.Argument(metavar="[BOT:BOT]...", help="Who plays whom; without any each level the one below."),
    ] = None,
    *,
    games: Annotated[int, typer.Option("--games", min=2, help="Games of each pair.")] = 100,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="Cores; all by default.")] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write the tables there as Markdown.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play the levels against each other with the same deck on both sides; every second game swaps the seats."""
    from gomorra.bots import BOTS
    from gomorra.cli.sim import progress
    from gomorra.lab.ladder import neighbours, play_series, report

    wanted = [_pair(text) for text in pairs] if pairs else neighbours()
    for name in {name for pair in wanted for name in pair}:
        if name not in BOTS:
            raise CommandLineError(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
    done = []
    for first, second in wanted:
        with progress(f"{first} against {second}", games) as advance:
            done.append(play_series(first, second, games, workers=workers, advance=advance))
        if out is not None:  # after every series, so that nothing is lost when it is ended early
            out.write_text(report(done), encoding="utf-8")
    if as_json:
        rows = [
            {"first": one.first, "second": one.second, "games": one.games, "points": one.points}
            for one in done
        ]
        typer.echo(json.dumps(rows))
    else:
        typer.echo(report(done))


def _pair(text: str) -> tuple[str, str]:
    first, colon, second = text.partition(":")
    if not colon or not first or not second:
        raise CommandLineError(f"{text!r} is no pair of bots; write two names with a colon, as in hard:fair")
    return first, second
