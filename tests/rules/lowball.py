"""Lowball with hands that are known beforehand."""

from __future__ import annotations

from gomorra.testing import Table


def lowball(t: Table, *hands: str) -> None:
    """Stack the hands, the first on top, and open the day."""
    for seat, cards in enumerate(hands):
        t.stack(cards, seat=seat)
    t.start("gambling")
