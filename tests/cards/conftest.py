"""What a card does can also be told and seen: whoever played it reads the log, whoever looks on sees the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gomorra.engine.sight import narrate, story
from gomorra.testing import Table


@pytest.fixture(autouse=True)
def every_table_is_told() -> Iterator[None]:
    Table.current = None
    yield
    table = Table.current
    if table is None:
        return
    game = table.game
    for seat in (None, 0, game.seats - 1):
        assert all(isinstance(line, str) for line in narrate.story(game, seat))
        story.log_lines(game, seat)
        game.view(seat)
