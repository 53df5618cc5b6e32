"""`gomorra odds`: what the draw hands of a deck are worth."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gomorra.cli import CommandLineError

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from gomorra.decks import Deck
    from gomorra.poker.odds import Chances, Estimate, Matchup, Odds, Sample

BAR = 32
PATIENCE = 1.0
"""Seconds after which a progress bar appears."""
PLAYING = {"highest": "both playing for rank", "legal": "both playing for legal rank"}
PLAIN_JOKERS = ("Joker", "Joker (red)", "Joker (black)")


def command(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="A deck file, or the name of a starter deck.")],
    *,
    stud: Annotated[
        list[int] | None,
        typer.Option(
            "--stud", help="The stud bonus of the posse; given twice, the second is the opponent's."
        ),
    ] = None,
    draw: Annotated[
        list[int] | None,
        typer.Option(
            "--draw", help="The draw bonus of the posse; given twice, the second is the opponent's."
        ),
    ] = None,
    against: Annotated[
        str | None, typer.Option("--against", metavar="DECK", help="The deck of an opponent.")
    ] = None,
    hands: Annotated[int, typer.Option("--hands", help="How many hands to draw.")] = 100_000,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed draws the same hands.")] = 1,
    whole_deck: Annotated[
        bool, typer.Option("--whole-deck", help="Leave the starting gang in the deck.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Draw a picture.")] = None,
) -> None:
    """Chances of the ranks of a deck's draw hands, when its player discards as is best.

    The starting gang is not in the deck. Margins are 95 percent. Discards for a draw bonus above one are
    found by trial, which costs about two hundredths of a rank against perfect play.
    """
    studs, draws = _both("--stud", stud, against), _both("--draw", draw, against)
    decks = [_read(name, whole_deck=whole_deck) for name in (deck, against) if name is not None]
    with _progress(hands * len(decks)) as advance:
        samples = [
            _draw(cards, studs[side], draws[side], hands, [seed, side], advance)
            for side, (_, cards) in enumerate(decks)
        ]
    names = [found.name for found, _ in decks]
    results = [sample.odds() for sample in samples]
    matchups = _matchups(samples)
    if as_json:
        typer.echo(json.dumps(_as_json(names, results, matchups, seed), ensure_ascii=False))
    else:
        _show(names, results, matchups)
    if svg is not None:
        from gomorra.poker.chart import odds_svg

        rounds = [(PLAYING[aim], found) for aim, found in matchups.items()]
        svg.write_text(odds_svg(results[0], names[0], names[-1], rounds), encoding="utf-8")


def _both(option: str, given: list[int] | None, against: str | None) -> tuple[int, int]:
    """The bonuses of both sides: the opponent's are like ours where they are not given."""
    values = given or [0]
    if len(values) > 2 or (len(values) == 2 and against is None):
        raise CommandLineError(
            f"{option} is given once, or twice with --against, the second for the opponent"
        )
    return values[0], values[-1]


def _read(name: str, *, whole_deck: bool) -> tuple[Deck, list[int]]:
    """A deck, and its cards as gomorra.poker counts them."""
    from gomorra.decks import read_deck_file

    reading = read_deck_file(name)
    for notice in reading.notices:
        typer.echo(f"note: {notice}", err=True)
    found = reading.deck
    cards: list[int] = []
    for entry in found.cards:
        printing = entry.printing
        if printing.type == "joker" and printing.title not in PLAIN_JOKERS:
            typer.echo(f"note: {printing.name} is counted as a joker without its other effects", err=True)
        if printing.playing_card is not None:
            copies = entry.count if whole_deck else max(entry.count - entry.starting, 0)
            cards += [printing.playing_card] * copies
    return found, cards


def _draw(cards: list[int], stud: int, draw: int, hands: int, seed: list[int], advance: Any) -> Sample:
    from gomorra.poker.odds import draw_sample

    return draw_sample(cards, stud=stud, draw=draw, hands=hands, seed=seed, progress=advance)


def _matchups(samples: list[Sample]) -> dict[str, Matchup]:
    from gomorra.poker.odds import matchup

    if len(samples) < 2:
        return {}
    one, other = samples
    return {"highest": matchup(one, other), "legal": matchup(one, other, legal=True)}


@contextmanager
def _progress(total: int) -> Iterator[Any]:
    """A function to call with the number of hands drawn; it shows a bar when that takes long."""
    started = time.monotonic()
    done = 0
    bar: Progress | None = None

    def advance(number: int) -> None:
        nonlocal done, bar
        done += number
        if bar is None and time.monotonic() - started > PATIENCE:
            from rich.console import Console
            from rich.progress import Progress

            console = Console(stderr=True)
            bar = Progress(console=console, transient=True, disable=not console.is_terminal)
            bar.add_task("drawing hands", total=total)
            bar.start()
        if bar is not None and bar.tasks:
            bar.update(bar.tasks[0].id, completed=done)

    try:
        yield advance
    finally:
        if bar is not None:
            bar.stop()


def _as_json(
    names: list[str], results: list[Odds], matchups: dict[str, Matchup], seed: int
) -> dict[str, Any]:
    from msgspec import to_builtins

    told: dict[str, Any] = {"deck": names[0], "seed": seed, **results[0].as_json()}
    if matchups:
        told["against"] = {"deck": names[1], **results[1].as_json(), "rounds": to_builtins(matchups)}
    return told


def _show(names: list[str], results: list[Odds], matchups: dict[str, Matchup]) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    for name, odds in zip(names, results, strict=True):
        drawn = f"stud {odds.stud}, draw {odds.draw}: {odds.hands:,} hands from {odds.cards} cards"
        console.print(f"[bold]{_safe(name)}[/], {drawn}")
        _show_chances(console, "playing for the highest rank", odds.highest)
        _show_chances(console, "playing for the highest legal rank", odds.legal)
        _show_chances(console, "lowball, five cards", odds.lowball)
    for aim, found in matchups.items():
        _show_matchup(console, f"{_safe(names[0])} against {_safe(names[1])}, {PLAYING[aim]}", found)


def _safe(text: str) -> str:
    from rich.markup import escape

    return escape(text)


def _show_chances(console: Console, heading: str, chances: Chances) -> None:
    from rich.table import Table

    from gomorra.poker import RANK_NAMES

    console.print(
        f"\n{heading}: rank {chances.mean:.2f} ±{chances.mean_margin:.2f} on average, "
        f"Cheatin' {chances.cheatin_chance:.1%}"
    )
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1))
    for name in ("", "rank", "chance", "±", "or more"):
        table.add_column(name, justify="left" if name == "rank" else "right", no_wrap=True)
    table.add_column("[green]█[/] legal [red]▒[/] Cheatin'", no_wrap=True)
    scale = BAR / max(map(chances.chance, range(12)))
    for rank in range(11, 0, -1):
        legal = round(chances.legal[rank] / chances.hands * scale)
        whole = round(chances.chance(rank) * scale)
        table.add_row(
            str(rank),
            RANK_NAMES[rank],
            f"{chances.chance(rank):.2%}",
            f"[dim]{chances.margin(rank):.2%}[/]",
            f"{chances.at_least(rank):.1%}",
            f"[green]{'█' * legal}[/][red]{'▒' * (whole - legal)}[/]",
        )
    console.print(table)


def _show_matchup(console: Console, heading: str, found: Matchup) -> None:
    def share(estimate: Estimate) -> str:
        return f"{estimate.value:.1%} [dim]±{estimate.margin:.1%}[/]"

    def number(estimate: Estimate) -> str:
        return f"{estimate.value:.2f} [dim]±{estimate.margin:.2f}[/]"

    console.print(f"\n[bold]{heading}[/]")
    console.print(f"win {share(found.win)}, tie {share(found.tie)}, lose {share(found.lose)}")
    console.print(f"casualties dealt {number(found.dealt)}, taken {number(found.taken)}")
