"""`gomorra doctor`: what a server needs, and what to do where it is missing."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Annotated

import typer

from gomorra.cli.serve import Data

if TYPE_CHECKING:
    from gomorra.server.settings import Settings
    from gomorra.server.storage.inspection import Finding


def command(
    *,
    data: Data = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Look at data folder, disk, database, migrations, Redis and pages, and say what to do. Changes nothing."""
    from gomorra.cli.serve import settings_for

    found = asyncio.run(_all(settings_for(data)))
    if as_json:
        typer.echo(json.dumps([finding._asdict() for finding in found], ensure_ascii=False))
    else:
        for finding in found:
            typer.echo(f"{'well ' if finding.well else 'WRONG'}  {finding.what}: {finding.sentence}")
    if not all(finding.well for finding in found):
        raise typer.Exit(1)


async def _all(settings: Settings) -> list[Finding]:
    from gomorra.server.storage.inspection import examine

    return [finding async for finding in examine(settings)]
