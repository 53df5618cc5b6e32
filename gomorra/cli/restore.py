"""`gomorra restore`: a copy becomes the database again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gomorra.cli.serve import Data


def command(
    copy: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `gomorra backup` has written.")],
    *,
    data: Data = None,
) -> None:
    """Put a backup back; the server must not run. What was there before is kept beside it.

    With PostgreSQL use pg_restore.
    """
    from gomorra.cli.serve import settings_for
    from gomorra.server.storage.copies import put_back

    aside = put_back(settings_for(data), copy)
    typer.echo(
        "The backup is in place." + (f" What was there before is {aside}" if aside is not None else "")
    )
