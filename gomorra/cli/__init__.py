"""The `gomorra` command: finds its subcommands late, so that it starts fast.

A subcommand lives in a module of this package, which offers either `command`, a function that
becomes the subcommand, or `app`, a `typer.Typer` with further subcommands. The module is imported
only when its subcommand is called; a module that does not exist is simply not listed.

Every exception class that the project itself defines is an expected error: it is printed as one
line and the exit status is 1. Anything else is a bug and keeps its traceback.
"""

from __future__ import annotations

import importlib
import importlib.util
import io
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, NamedTuple, NoReturn

import typer


class Subcommand(NamedTuple):
    """Where a subcommand lives and what the overview says about it."""

    module: str
    summary: str


SUBCOMMANDS: Mapping[str, Subcommand] = {
    "serve": Subcommand("gomorra.cli.serve", "Play in the browser: start the table."),
    "doctor": Subcommand("gomorra.cli.doctor", "Is everything there that the table needs?"),
    "backup": Subcommand("gomorra.cli.backup", "Copy all tables and games into a file."),
    "restore": Subcommand("gomorra.cli.restore", "Put such a copy back."),
    "cards": Subcommand("gomorra.cli.cards", "Search the cards, or show one."),
    "deck": Subcommand("gomorra.cli.decks", "Check, show and convert decks."),
    "odds": Subcommand("gomorra.cli.odds", "Chances of the hands a deck draws."),
    "sim": Subcommand("gomorra.cli.sim", "Let bots play many games."),
    "matchups": Subcommand("gomorra.cli.matchups", "Play decks against each other, all against all."),
    "study": Subcommand("gomorra.cli.study", "Which cards of a deck win."),
    "ladder": Subcommand("gomorra.cli.ladder", "How strong the bots are: levels against each other."),
    "gallery": Subcommand("gomorra.cli.gallery", "How the starter decks do against each other."),
    "train": Subcommand("gomorra.cli.train", "Teach the bots: let them play, and fit what they know."),
    "rules": Subcommand("gomorra.cli.rules", "Which rules the tests prove."),
    "scenarios": Subcommand("gomorra.cli.scenarios", "Record the examples of the rule book."),
    "explain": Subcommand("gomorra.cli.explain", "Walk a card's play through the code."),
    "bench": Subcommand("gomorra.cli.bench", "Measure the speed of this machine's Gomorra."),
}


class CommandLineError(Exception):
    """Something the user asked for cannot be done, said in one sentence."""


def main(argv: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and leave the process."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _speak_any_language()
    _take_helpers_along()
    try:
        application(arguments)(args=arguments, prog_name="gomorra")
    except (BrokenPipeError, SystemExit) as error:
        # Whoever read the output has seen enough, as in `gomorra cards | head`; Rich and Typer leave with 1 then.
        if isinstance(error, SystemExit) and not isinstance(error.__context__, BrokenPipeError):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        sys.exit(0)
    except Exception as error:
        message = expected(error)
        if message is None:
            raise
        typer.echo(f"gomorra: {message}", err=True)
        sys.exit(1)
    sys.exit(0)


def _take_helpers_along() -> None:
    """Whoever ends a command ends the processes that work for it too."""

    def leave(number: int, _: object) -> NoReturn:
        for helper in multiprocessing.active_children():
            helper.terminate()
        sys.exit(128 + number)

    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, leave)


def _speak_any_language() -> None:
    """Where the terminal cannot show a suit or a quotation mark, it shows a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def application(arguments: Sequence[str], subcommands: Mapping[str, Subcommand] = SUBCOMMANDS) -> typer.Typer:
    """The Typer application in which only the subcommand that is called has been imported."""
    app = typer.Typer(
        help="Doomtown Reloaded: rules, cards, decks, bots and a table in the browser.",
        epilog="An unofficial fan project; see README.md.",
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,  # importing Rich would double the start-up time
        pretty_exceptions_enable=False,
    )
    app.callback()(_common_options)
    called = next((argument for argument in arguments if not argument.startswith("-")), None)
    for name, subcommand in subcommands.items():
        if importlib.util.find_spec(subcommand.module) is None:
            continue
        if name == called:
            _attach(app, name, importlib.import_module(subcommand.module))
        else:
            app.command(name, help=subcommand.summary)(_not_imported)
    return app


def _attach(app: typer.Typer, name: str, module: Any) -> None:
    command: Callable[..., None] | None = getattr(module, "command", None)
    if command is not None:
        app.command(name)(command)
    else:
        app.add_typer(module.app, name=name)


def _not_imported() -> None:
    raise AssertionError("a subcommand was called that the arguments did not name")


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"gomorra {version('gomorra')}")
        raise typer.Exit


def _common_options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and stop."),
    ] = False,
) -> None:
    del version


def expected(error: Exception) -> str | None:
    """The sentence for the user when this error is not a bug."""
    if isinstance(error, ModuleNotFoundError) and not (error.name or "").startswith("gomorra"):
        return f"this needs the package {error.name!r}: install the extra of pyproject.toml that brings it"
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        return f"{place}{error.strerror or error}"
    if type(error).__module__.partition(".")[0] == "gomorra":
        return str(error)
    return None
