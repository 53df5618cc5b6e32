"""`gomorra gallery`: measure the starter decks against each other."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from gomorra.cli import CommandLineError

DATA = Path(__file__).resolve().parents[1] / "lab" / "data"


def command(
    games: Annotated[int, typer.Option("--games", min=2, help="Games of each pair of decks.")] = 40,
    bot: Annotated[str, typer.Option("--bot", help="The bot behind every deck.")] = "steady",
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed plays the same games.")] = 1,
    minutes: Annotated[
        float | None, typer.Option("--minutes", min=0, help="Begin no further round after so long.")
    ] = None,
    afresh: Annotated[bool, typer.Option("--afresh", help="Do not go on: forget what was counted.")] = False,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="Cores; all by default.")] = None,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the results go.")] = DATA
    / "gallery.json",
) -> None:
    """Let all starter decks play against each other, and keep what comes out for the pages of decks and cards.

    Every round of two games a pair is kept at once; a run that was stopped is gone on with by the same command.
    """
    from gomorra.bots import BOTS
    from gomorra.cli.sim import progress
    from gomorra.lab.gallery import blank, may_go_on, measure, read, write

    if bot not in BOTS:
        raise CommandLineError(f"no bot is called {bot!r}; there are {', '.join(BOTS)}")
    found = begun = blank(bot, seed)
    if out.exists() and not afresh:
        found = begun = read(out.read_bytes())
        if not may_go_on(begun, bot, seed):
            raise CommandLineError(
                f"{out} holds games of the {begun.bot} bot with seed {begun.seed}, or of other deck lists: "
                "--afresh begins anew, --out names another file"
            )
    out.parent.mkdir(parents=True, exist_ok=True)
    count = len(begun.decks)
    pairs = count * (count - 1) // 2
    began = time.monotonic()
    with progress("playing", games * pairs, done=min(begun.each, games) * pairs) as advance:
        for found in measure(begun, games, workers=workers, advance=advance):
            out.write_bytes(write(found))
            if minutes is not None and time.monotonic() - began > minutes * 60:
                break
    for place in sorted(range(count), key=lambda deck: found.overall(deck).value, reverse=True):
        share = found.overall(place)
        typer.echo(f"{share.value:4.0%} {share.low:4.0%}–{share.high:.0%}  {found.decks[place]}")
    typer.echo(f"{out}: {found.each} games of each pair, {len(found.cards())} cards")
