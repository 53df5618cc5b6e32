"""`gomorra study`: which cards of a deck win."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gomorra.cli import CommandLineError
from gomorra.cli.sim import BASE_DECKS

if TYPE_CHECKING:
    from gomorra.lab.study import Finding

HEADINGS = {
    "opening": "in the opening hand",
    "hand": "in hand at any time",
    "play": "played",
}


def command(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="A deck file or the name of a starter deck.")],
    *,
    against: Annotated[
        str, typer.Option("--against", metavar="DECK,DECK...", help="The decks it plays against.")
    ] = BASE_DECKS,
    games: Annotated[int, typer.Option("--games", min=10, help="How many games.")] = 400,
    bot: Annotated[str, typer.Option("--bot", help="The bot behind every deck.")] = "fair",
    by: Annotated[str, typer.Option("--by", help="For the picture: opening, hand or play.")] = "play",
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed plays the same games.")] = 1,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Games at the same time; all cores by default.")
    ] = None,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Draw a picture.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Which cards of a deck win, by presence in the opening hand, in hand or in play.

    Each game is compared with games of the same length, because long games see more cards. The opening hand is
    chance, so its numbers show what a card does; a card that is played may be a cause of winning or a sign of it.
    """
    from gomorra.cli.sim import progress, read_decks, split
    from gomorra.lab.pictures import card_bars
    from gomorra.lab.study import WAYS, findings, study_games

    if by not in WAYS:
        raise CommandLineError(f"--by is one of {', '.join(WAYS)}, not {by!r}")
    studied = read_decks([deck])[0]
    field = [other for other in read_decks(split(against)) if other.name != studied.name]
    seen = []
    with progress("playing", games) as advance:
        for presence in study_games(studied, field, bot, seed, games, workers=workers):
            seen.append(presence)
            advance(1)
    found = {way: findings(seen, way) for way in WAYS}
    problems = [presence.problem for presence in seen if presence.problem]
    if svg is not None:
        svg.write_text(card_bars(f"{studied.name}: cards {HEADINGS[by]}", found[by]), encoding="utf-8")
    if as_json:
        told = {
            way: [
                {**finding._asdict(), "wins": finding.wins._asdict(), "clear": finding.clear}
                for finding in cards
            ]
            for way, cards in found.items()
        }
        typer.echo(json.dumps({"deck": studied.name, "games": games, **told, "problems": problems}))
    else:
        wins = sum(presence.won for presence in seen)
        typer.echo(f"{studied.name}: {wins} of {len(seen)} games won")
        for way in WAYS:
            show(HEADINGS[way], found[way])
    if problems:
        raise CommandLineError(f"{len(problems)} of {games} games broke off: {problems[0]}")


def show(heading: str, findings: list[Finding]) -> None:
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 1))
    table.add_column(heading, min_width=32)
    for name in ("games", "wins", "expected", "difference", "±"):
        table.add_column(name, justify="right")
    for found in findings:
        colour = ("green" if found.lift > 0 else "red") if found.clear else "default"
        table.add_row(
            escape(found.card),
            f"{found.games:,}",
            f"{found.wins.value:.0%}",
            f"[dim]{found.expected:.0%}[/]",
            f"[{colour}]{found.lift:+.1%}[/]",
            f"[dim]{found.margin:.1%}[/]",
        )
    Console(highlight=False).print(table)
