"""`gomorra train`: make the files that the bots have learned from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from gomorra.cli import CommandLineError

if TYPE_CHECKING:
    from gomorra.bots.network import Network
    from gomorra.lab.fitting import Lesson
    from gomorra.lab.promises import Choice

    Advance = Callable[[int], object]

app = typer.Typer(
    help="Make the files that the bots have learned from.", no_args_is_help=True, add_completion=False
)

BOTS = Path(__file__).resolve().parents[1] / "bots"
SMALL_STEPS = 1e-4
"""How far a step of learning goes for a network that knows something already."""
CHUNK = 400
"""After so many games those that were played are kept, so that one can go on from there."""
Played = TypeVar("Played")


@app.command()
def network(
    games: Annotated[
        int, typer.Option("--games", min=20, help="How many games to learn from at first.")
    ] = 2600,
    by: Annotated[str, typer.Option("--by", metavar="BOT", help="Who plays them.")] = "steady",
    rounds: Annotated[
        int, typer.Option("--rounds", min=0, help="How often it then learns from games of its own.")
    ] = 2,
    own: Annotated[int, typer.Option("--own", min=20, help="How many of those in each round.")] = 420,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed plays the same games.")] = 1,
    checks: Annotated[int, typer.Option("--checks", min=10, help="Games to set the confidence with.")] = 160,
    checked_by: Annotated[str, typer.Option("--checked-by", metavar="BOT", help="Who plays those.")] = "fair",
    epochs: Annotated[int, typer.Option("--epochs", min=1, help="How often all positions are seen.")] = 3,
    hidden: Annotated[
        str, typer.Option("--hidden", metavar="N,...", help="The widths of its hidden layers.")
    ] = "128",
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="Cores; all by default.")] = None,
    keep: Annotated[
        Path | None,
        typer.Option(
            "--keep", metavar="FOLDER", help="Keep the lessons there, and continue with what is there."
        ),
    ] = None,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the network goes.")] = BOTS
    / "network.npz",
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Draw what is judged against what was won.")
    ] = None,
) -> None:
    """Let a bot play against itself, fit the network to how the games went, let it play games of its own and learn
    from them in rounds, set its confidence, and write it.
    """
    from gomorra.bots import BOTS as KNOWN
    from gomorra.lab.fitting import Recipe, fit
    from gomorra.lab.training import BY_HABIT, BY_ITSELF, foreseen
    from gomorra.server.replays.edition import edition

    for name in (by, checked_by):
        if name not in KNOWN:
            raise CommandLineError(f"no bot is called {name!r}; there are {', '.join(KNOWN)}")
    recipe = Recipe(hidden=_widths(hidden), epochs=epochs, seed=seed)
    lessons = _lessons(games, by, seed, workers, keep)
    asked = f"--games {games} --by {by} --rounds {rounds} --own {own} --epochs {epochs} --hidden {hidden}"
    asked += f" --checks {checks} --checked-by {checked_by} --seed {seed}"
    about = {"command": f"gomorra train network {asked}", "rules": edition()}
    found = fit(lessons, recipe, about=about, tell=typer.echo)
    learner = (keep or out.parent) / "learner.npz"
    played: list[Lesson] = []
    for number in range(rounds):
        learner.parent.mkdir(parents=True, exist_ok=True)
        learner.write_bytes(found.as_bytes())
        played += _lessons(own, f"round {number + 1}", seed + 100 + number, workers, keep, learner)
        taught = [foreseen(lesson, found, weight=BY_HABIT) for lesson in lessons]
        taught += [foreseen(lesson, found, weight=BY_ITSELF) for lesson in played]
        found = fit(taught, recipe, about=about, tell=typer.echo)
        learner.unlink()
    _write(_confident(found, _lessons(checks, checked_by, seed + 1, workers, keep), svg), out)


@app.command()
def further(
    own: Annotated[
        int, typer.Option("--own", min=20, help="How many games of its own to learn from.")
    ] = 5600,
    games: Annotated[
        int,
        typer.Option("--games", min=0, help="How many games by habit beside them, lest it forgets those."),
    ] = 7500,
    by: Annotated[str, typer.Option("--by", metavar="BOT", help="Who plays them.")] = "steady",
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed plays the same games.")] = 9,
    epochs: Annotated[int, typer.Option("--epochs", min=1, help="How often all positions are seen.")] = 4,
    checks: Annotated[int, typer.Option("--checks", min=10, help="Games to set the confidence with.")] = 160,
    checked_by: Annotated[str, typer.Option("--checked-by", metavar="BOT", help="Who plays those.")] = "fair",
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="Cores; all by default.")] = None,
    keep: Annotated[
        Path | None,
        typer.Option(
            "--keep", metavar="FOLDER", help="Keep the lessons there, and continue with what is there."
        ),
    ] = None,
    begin: Annotated[Path, typer.Option("--from", metavar="FILE", help="The network to go on with.")] = BOTS
    / "network.npz",
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the network goes.")] = BOTS
    / "network.npz",
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Draw what is judged against what was won.")
    ] = None,
) -> None:
    """Let a trained network play more games of its own, and learn from them in small steps from where it is."""
    from gomorra.bots.network import Network
    from gomorra.lab.fitting import Recipe, fit
    from gomorra.lab.training import BY_HABIT, BY_ITSELF, foreseen, untempered
    from gomorra.server.replays.edition import edition

    known = Network.read(begin.read_bytes()).aligned()
    taught = [
        foreseen(lesson, known, weight=BY_ITSELF)
        for lesson in _lessons(own, "further", seed, workers, keep, begin)
    ]
    if games:
        habit = _lessons(games, by, seed + 1, workers, keep)
        taught += [foreseen(lesson, known, weight=BY_HABIT) for lesson in habit]
    asked = f"--own {own} --games {games} --by {by} --epochs {epochs}"
    asked += f" --checks {checks} --checked-by {checked_by} --seed {seed}"
    about = {
        "command": f"gomorra train further {asked}",
        "rules": edition(),
        "before": known.about.get("command", ""),
    }
    found = fit(
        taught,
        Recipe(epochs=epochs, rate=SMALL_STEPS, seed=seed),
        about=about,
        start=untempered(known),
        tell=typer.echo,
    )
    _write(_confident(found, _lessons(checks, checked_by, seed + 1, workers, keep), svg), out)


def _confident(found: Network, held: list[Lesson], svg: Path | None) -> Network:
    """The network with its confidence set by half of these games, and told how it does on the others."""
    from gomorra.lab.pictures import calibration_curve
    from gomorra.lab.training import calibration, log_loss_of, tempered

    network = tempered(found, held[::2])
    typer.echo(f"checked on {len(held[1::2])} other games: {log_loss_of(network, held[1::2]):.4f}")
    steps = calibration(network, held[1::2])
    if svg is not None:
        svg.write_text(calibration_curve("Judged against won", steps), encoding="utf-8")
    for step in steps:
        typer.echo(f"  judged {step.judged:.0%}, won {step.won:.0%} of {step.positions:,} positions")
    return network


@app.command()
def promise(
    games: Annotated[int, typer.Option("--games", min=10, help="How many games to learn from.")] = 300,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed plays the same games.")] = 1,
    hidden: Annotated[
        str, typer.Option("--hidden", metavar="WIDTHS", help="Widths of hidden layers.")
    ] = "48",
    epochs: Annotated[int, typer.Option("--epochs", min=1, help="How often all decisions are seen.")] = 6,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="Cores; all by default.")] = None,
    keep: Annotated[
        Path | None,
        typer.Option(
            "--keep", metavar="FOLDER", help="Keep what was thought there, and continue with what is there."
        ),
    ] = None,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the network goes.")] = BOTS
    / "promise.npz",
) -> None:
    """Let a bot that looks ahead play against itself, fit what a glance at each option says to what the look ahead
    said of it, and write it.
    """
    from gomorra.lab.promises import fit_promises, practise_choices, read_choices, write_choices
    from gomorra.server.replays.edition import edition

    widths = _widths(hidden)

    def practise(start: int, stop: int, advance: Advance) -> list[list[Choice]]:
        return practise_choices(stop, seed, start=start, workers=workers, advance=advance)

    kept = keep / f"promise-{seed}" if keep is not None else None
    choices = _in_pieces("practising", games, practise, kept, read_choices, write_choices)
    asked = f"--games {games} --seed {seed} --hidden {hidden} --epochs {epochs}"
    about = {"command": f"gomorra train promise {asked}", "rules": edition()}
    found = fit_promises(choices, hidden=widths, seed=seed, epochs=epochs, about=about, tell=typer.echo)
    _write(found, out)


@app.command()
def draws(
    hands: Annotated[int, typer.Option("--hands", min=100, help="Hands for each entry.")] = 900,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the table goes.")] = BOTS
    / "draws.npz",
) -> None:
    """Draw the table of what draw hands a posse can expect."""
    from gomorra.bots.draws import make_table

    out.write_bytes(make_table(hands))
    typer.echo(f"{out}: {out.stat().st_size:,} bytes")


def _lessons(
    games: int,
    bot: str,
    seed: int,
    workers: int | None,
    keep: Path | None,
    learner: Path | None = None,
) -> list[Lesson]:
    from gomorra.lab.training import practise, read_lessons, write_lessons

    def play(start: int, stop: int, advance: Advance) -> list[Lesson]:
        return practise(stop, bot, seed, start=start, workers=workers, learner=learner, advance=advance)

    kept = keep / f"{bot.replace(' ', '-')}-{seed}" if keep is not None else None
    return _in_pieces(f"{bot} practises", games, play, kept, read_lessons, write_lessons)


def _in_pieces(
    title: str,
    games: int,
    play: Callable[[int, int, Advance], list[Played]],
    kept: Path | None,
    read: Callable[[Path], list[Played]],
    write: Callable[[Path, list[Played]], None],
) -> list[Played]:
    """Play games piece by piece, each kept in a file whose name begins so; what is there is read."""
    from gomorra.cli.sim import progress

    found: list[Played] = []
    with progress(title, games) as advance:
        while (start := len(found)) < games:
            file = kept.with_name(f"{kept.name}-{start}.npz") if kept is not None else None
            if file is not None and file.exists():
                found += read(file)
                advance(len(found) - start)
                continue
            found += play(start, min(games, start + CHUNK), advance)
            if file is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
                write(file, found[start:])
    return found[:games]


def _widths(text: str) -> tuple[int, ...]:
    """The widths of hidden layers."""
    try:
        found = tuple(int(word) for word in text.split(","))
    except ValueError:
        found = ()
    if not found or min(found) < 1:
        raise CommandLineError(
            f"{text!r} are no widths of layers; write numbers with commas, as in 128 or 256,64"
        )
    return found


def _write(network: Network, out: Path) -> None:
    out.write_bytes(network.as_bytes())
    typer.echo(f"{out}: {out.stat().st_size:,} bytes, {network.about}")
