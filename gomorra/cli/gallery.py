"""`gomorra gallery`: measure the starter decks against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gomorra.cli import CommandLineError

DATA = Path(__file__).resolve().parents[1] / "lab" / "data"


def command(
    games: Annotated[int, typer.Option("--games", min=2, help="Games of each pair of decks.")] = 4,
    bot: Annotated[str, typer.Option("--bot", help="The bot behind every deck.")] = "steady",
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed plays the same games.")] = 1,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="Cores; all by default.")] = None,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the results go.")] = DATA
    / "gallery.json",
) -> None:
    """Let all starter decks play against each other, and keep what comes out for the pages of decks and cards."""
    from gomorra.bots import BOTS
    from gomorra.cli.sim import progress
    from gomorra.decks import starters
    from gomorra.lab.gallery import measure, write

    if bot not in BOTS:
        raise CommandLineError(f"no bot is called {bot!r}; there are {', '.join(BOTS)}")
    count = len(starters())
    told = f"gomorra gallery --games {games} --bot {bot} --seed {seed}"
    with progress("playing", games * count * (count - 1) // 2) as advance:
        found = measure(games, bot, seed, workers=workers, command=told, advance=advance)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(write(found))
    for place in sorted(range(count), key=lambda deck: found.overall(deck).value, reverse=True):
        share = found.overall(place)
        typer.echo(f"{share.value:4.0%} {share.low:4.0%}–{share.high:.0%}  {found.decks[place]}")
    typer.echo(f"{out}: {out.stat().st_size:,} bytes, {len(found.cards)} cards")
