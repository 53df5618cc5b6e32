"""`gomorra scenarios`: record what the tests of the rules play, for the rule book."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gomorra.cli import CommandLineError

ROOT = Path(__file__).resolve().parents[2]
PLACES = ("tests/rules", "tests/engine", "tests/cards", "tests/decks", "tests/poker", "tests/catalog")
DATA = ROOT / "gomorra" / "server" / "examples" / "data" / "examples.jsonl.xz"


def command(
    tests: Annotated[
        list[str] | None, typer.Argument(help="Tests to record; all that cite rules of the game by default.")
    ] = None,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the examples go.")] = DATA,
    missed: Annotated[
        bool, typer.Option("--missed", help="List the tests without an example, and why.")
    ] = False,
) -> None:
    """Run the tests that cite rules, and keep what the rule book shows of them: games, decks, hands, cards."""
    if not (ROOT / "tests").is_dir():
        raise CommandLineError("the tests are not here: examples are recorded in a checkout")
    import pytest

    from gomorra.cli.recording import Plugin
    from gomorra.server.examples import exhibits
    from gomorra.server.examples.shelf import written

    plugin = Plugin()
    quiet = ["-q", "-m", "rule", "-p", "no:cacheprovider", "-p", "no:xdist"]
    # An example is one game; from another chair it would be the same once more.
    quiet += ["-p", "no:gomorra.testing.moved"]
    # The kit is imported before pytest could look into its assertions; nothing here needs that.
    quiet += ["-W", "ignore::pytest.PytestAssertRewriteWarning", "--rootdir", str(ROOT)]
    status = pytest.main([*quiet, *(tests or (str(ROOT / place) for place in PLACES))], plugins=[plugin])
    if status != pytest.ExitCode.OK:
        raise CommandLineError(f"the tests do not pass (pytest ends with {int(status)}): nothing was written")
    recorder = plugin.recorder
    found = [recorder.found[name] for name in sorted(recorder.found)]
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(written(found))
    shown = [plugin.exhibits[name] for name in sorted(plugin.exhibits)]
    out.with_name(exhibits.FILE).write_bytes(exhibits.written(shown))
    if missed:
        for name, reason in sorted(recorder.missed.items()):
            typer.echo(f"{name}: {reason}")
    played = sum(one.playable for one in found)
    rules = {rule for one in found for rule in one.rules} | {rule for one in shown for rule in one.rules}
    typer.echo(
        f"{out}: {out.stat().st_size:,} bytes, {len(found)} examples and {len(shown)} exhibits "
        f"of {len(rules)} statements, "
        f"{played} to play on from; {len(recorder.missed)} tests make none"
    )
