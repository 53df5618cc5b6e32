"""What can be wrong with a question to the catalogue; every message says what would be right."""

from __future__ import annotations

from collections.abc import Sequence


class CatalogError(ValueError):
    """The catalogue cannot answer; the message says why."""


class UnknownCard(CatalogError):
    """No card has this title or code."""

    def __init__(self, wanted: str, nearest: Sequence[str] = (), *, reason: str = "") -> None:
        self.wanted = wanted
        self.nearest = tuple(nearest)
        shown = wanted if len(wanted) <= 80 else wanted[:77] + "..."
        super().__init__(f"{reason or f'no card is called {shown!r}'}{nearest_words(self.nearest)}")


class UnknownPack(CatalogError):
    """No pack has this name or code."""

    def __init__(self, wanted: str, nearest: Sequence[str] = ()) -> None:
        self.wanted = wanted
        self.nearest = tuple(nearest)
        super().__init__(f"no pack is called {wanted!r}{nearest_words(self.nearest)}")


def nearest_words(nearest: Sequence[str]) -> str:
    """The tail of a message: the names that come nearest, or nothing."""
    return f"; nearest: {', '.join(nearest)}" if nearest else ""
