"""Abilities of every kind, for rules that hold for all of them."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import cheatin, happens, noon, react, resolution, shootout

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"


def at_the_start(**more):
    """A React to the beginning of a shootout."""
    return react("after", happens.ShootoutStarted, **more)


KINDS = {
    "noon": noon,
    "shootout": shootout,
    "resolution": resolution,
    "cheatin": cheatin,
    "react": at_the_start,
}
EVERY_KIND = pytest.mark.parametrize("kind", KINDS)
