"""`gomorra backup`: a copy of all tables and games, taken while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gomorra.cli.serve import Data


def command(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="The copy; it must not exist yet.")],
    *,
    data: Data = None,
) -> None:
    """Copy all tables and games into a file; the server may go on running.

    With PostgreSQL use pg_dump.
    """
    from gomorra.cli.serve import settings_for
    from gomorra.server.storage.copies import back_up

    count = back_up(settings_for(data), target)
    typer.echo(f"{count} tables are in {target}")
