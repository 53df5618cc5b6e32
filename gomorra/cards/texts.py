"""The text of every card, in our own words: the docstrings of its abilities and traits."""

from __future__ import annotations

from gomorra.cards.shelf import shelf
from gomorra.catalog import Printing


def text_of(printing: Printing) -> str:
    """What players read on this card, one line an ability or trait."""
    return "\n".join(shelf().text(printing))
