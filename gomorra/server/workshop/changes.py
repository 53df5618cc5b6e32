"""What changed from one state of a deck to the next, in words."""

from __future__ import annotations

from collections.abc import Iterator

from gomorra.catalog import catalog
from gomorra.server.protocol.deck_pages import DeckContent


def changes(old: DeckContent, new: DeckContent) -> tuple[str, ...]:
    """Each difference as a short sentence: cards that came first, then those that went."""
    return tuple(_changes(old, new))


def _changes(old: DeckContent, new: DeckContent) -> Iterator[str]:
    before = {code: (count, starting) for code, count, starting in old.cards}
    after = {code: (count, starting) for code, count, starting in new.cards}
    difference = {code: after.get(code, (0, 0))[0] - before.get(code, (0, 0))[0] for code in before | after}
    for code, more in sorted(difference.items(), key=lambda item: -item[1]):
        if more:
            yield f"{'+' if more > 0 else '−'}{abs(more)} {_name(code)}"
    for code in before | after:
        was, now = before.get(code, (0, 0))[1], after.get(code, (0, 0))[1]
        if now > was:
            yield f"{_name(code)} starts"
        elif was > now and code in after:
            yield f"{_name(code)} no longer starts"
    if old.name != new.name:
        yield f"renamed from {old.name}"
    if old.format != new.format:
        yield f"built for {new.format}, not {old.format}"
    if old.notes != new.notes:
        yield "notes changed"


def _name(code: str) -> str:
    printing = catalog().get_printing(code)
    return printing.name if printing is not None else code
