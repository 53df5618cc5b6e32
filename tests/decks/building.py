"""Builds decks for tests: the cards a test is about, filled up to 52 with harmless ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from gomorra.catalog import Card, Printing, catalog
from gomorra.decks import Deck, Entry

FILLERS = [
    p for p in catalog().printings if p.pack == "DTR" and p.type in ("action", "goods") and not p.is_unique
]


def card(text: str) -> Printing:
    """A printing by title or code; a title means its first printing."""
    found: Card = catalog().find(text)
    return catalog().get_printing(text) or found.first


def deck(
    outfit: str = "Law Dogs",
    *cards: str,
    starting: Iterable[str] = (),
    legend: str | None = None,
    size: int | None = 52,
) -> Deck:
    """A deck with these cards ("3 Pistol Whip", one copy without a number) and this starting gang.

    What is missing of `size` valued cards is filled up; a starting card is in the deck of itself.
    """
    counts: Counter[Printing] = Counter()
    for text in (outfit, *([legend] if legend else []), *cards):
        number, _, title = text.partition(" ")
        whole = catalog().get(text) is not None or not number.isdigit()
        counts[card(text if whole else title)] += 1 if whole else int(number)
    starts = Counter(card(text) for text in starting)
    for printing, number in starts.items():
        counts[printing] = max(counts[printing], number)
    if size is not None:
        _fill(counts, size)
    return Deck.of(
        "Test", [Entry(printing, count, starts[printing]) for printing, count in counts.items() if count]
    )


def _fill(counts: Counter[Printing], size: int) -> None:
    def total(test) -> int:
        return sum(count for printing, count in counts.items() if test(printing))

    for filler in FILLERS:
        missing = size - total(lambda p: p.value is not None and not p.is_token)
        room = 4 - total(lambda p, face=filler.face: p.face == face)
        copies = 4 - total(lambda p, name=filler.name_key: p.name_key == name)
        if missing <= 0:
            return
        if filler not in counts:
            counts[filler] += max(0, min(missing, room, copies, 3))
    raise AssertionError("there are not enough harmless cards")


def rules(report) -> list[str]:
    """The rules a report finds broken."""
    return [finding.rule for finding in report.errors]
