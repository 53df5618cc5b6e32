"""Reels: what was seen of a stretch of a game, from every seat, packed."""

from __future__ import annotations

import lzma
from functools import lru_cache
from typing import Any

import msgspec

from gomorra.engine import Game
from gomorra.engine.sight.shapes import CardView, LineView, View
from gomorra.engine.sight.story import log_lines
from gomorra.server.protocol import patches
from gomorra.server.protocol.told import SceneView
from gomorra.server.telling import fortunes, outlook

FORMAT = 1
OPEN, WATCH = "open", "watch"
"""All hands open, and what spectators see; the other points of view are seats."""
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 1 << 20}]

Mark = tuple[int, str, int, int]
"""Day, phase, the seat that decides (-1: nobody), how many events had happened."""


class Reel(msgspec.Struct):
    """A stretch of a game: one moment more than it has answers."""

    format: int
    marks: list[Mark]
    first: dict[str, Any]
    """The view at its beginning, by point of view."""
    changes: dict[str, list[patches.Patch]]
    """What every answer changed, by point of view."""
    lines: dict[str, list[tuple[LineView, ...]]]
    scenes: dict[str, list[tuple[SceneView, ...]]]

    def view(self, eye: str, place: int) -> Any:
        """What was seen after so many answers of this stretch."""
        seen = self.first[eye]
        for change in self.changes[eye][:place]:
            seen = patches.apply(seen, change)
        return seen


def pack(reel: Reel) -> bytes:
    return lzma.compress(msgspec.msgpack.encode(reel), lzma.FORMAT_RAW, filters=FILTERS)


@lru_cache(maxsize=16)
def unpack(data: bytes) -> Reel:
    return msgspec.msgpack.decode(lzma.decompress(data, lzma.FORMAT_RAW, filters=FILTERS), type=Reel)


def eye_of(looking: int | None, *, opened: bool) -> str:
    """The point of view of somebody who looks from a seat, or from none."""
    return OPEN if opened else WATCH if looking is None else str(looking)


def mark(game: Game) -> Mark:
    return game.state.day, game.state.phase, -1 if game.over else game.decision.seat, game.told


class Filming:
    """Watches a game as it goes on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.eyes: list[str] = [WATCH, OPEN, *map(str, range(game.seats))]
        self._held = fortunes.holders(game)
        self._begin()

    def _begin(self) -> None:
        self._told = self.game.told
        self._seen = _views(self.game)
        eyes = self.eyes
        self._reel = Reel(
            FORMAT,
            [mark(self.game)],
            dict(self._seen),
            changes={eye: [] for eye in eyes},
            lines={eye: [] for eye in eyes},
            scenes={eye: [] for eye in eyes},
        )

    def take(self) -> None:
        """An answer was given: note what it changed."""
        game, reel = self.game, self._reel
        seen = _views(game)
        for eye in self.eyes:
            reel.changes[eye].append(patches.difference(self._seen[eye], seen[eye]))
            if eye != OPEN:
                looking = None if eye == WATCH else int(eye)
                reel.lines[eye].append(tuple(log_lines(game, looking, self._told)))
                acts = fortunes.staged(game, self._told, self._seen[eye], self._held, looking)
                reel.scenes[eye].append(tuple(acts))
        reel.marks.append(mark(game))
        self._seen, self._told = seen, game.told
        if fortunes.calm(game):
            self._held = fortunes.holders(game)

    def reel(self) -> bytes:
        """What was seen since the last reel; a new one begins."""
        done = pack(self._reel)
        self._begin()
        return done


def _views(game: Game) -> dict[str, Any]:
    cards: dict[int, CardView] = {}
    watched = game.view(None, known=cards)
    seats = [game.view(seat, known=cards) for seat in range(game.seats)]
    views: dict[str, View] = {WATCH: watched, OPEN: outlook.opened(watched, seats)}
    views |= {str(seat): view for seat, view in enumerate(seats)}
    return {eye: outlook.plain(view) for eye, view in views.items()}
