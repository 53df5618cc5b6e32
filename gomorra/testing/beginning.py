"""Games from their very start, for what happens in setup: starting gangs and Grifters."""

from __future__ import annotations

from collections.abc import Iterable

from gomorra.catalog import Printing
from gomorra.decks.deck import Deck, Entry
from gomorra.engine import Game, Seat
from gomorra.testing import played
from gomorra.testing.plain import plain
from gomorra.testing.saying import What, printing_of


def deck_of(outfit: What, gang: Iterable[What] = (), rest: Iterable[What] = (), *, value: int = 4) -> Deck:
    """A deck that starts with a gang; all but the named cards are actions of one value."""
    entries = [Entry(printing_of(outfit), 1)]
    entries += [Entry(printing_of(what), 1, 1) for what in gang]
    entries += [Entry(printing_of(what), 1) for what in rest]
    for entry in entries:
        played.lay_out(entry.printing.code)
    return Deck.of("test", [*entries, Entry(plain("action", "Filler", value=value), 30)])


def plain_decks(
    homes: list[Printing], legends: Iterable[What | None], fillers: Iterable[int], count: int
) -> list[Deck]:
    """Decks of harmless cards, one a home; cards of different values never tie at lowball."""
    values = [*fillers, *([2] * len(homes))][: len(homes)]
    chosen = [*legends, *([None] * len(homes))][: len(homes)]
    filler = {value: plain("action", "Filler", value=value) for value in values}
    return [
        Deck.of(
            "test",
            [
                Entry(home, 1),
                Entry(filler[value], count),
                *([Entry(printing_of(legend), 1)] if legend is not None else []),
            ],
        )
        for home, value, legend in zip(homes, values, chosen, strict=True)
    ]


def begin(deck: Deck, against: Deck | None = None, *, seed: int | str = 0) -> Game:
    """A game of this deck against another (a plain one if none is given), both with the gangs they list."""
    other = against or Deck.of("other", [Entry(plain("outfit"), 1), Entry(plain("action", value=3), 30)])
    game = Game.new([Seat("P0", deck), Seat("P1", other)], seed=seed)
    while game.decision.kind == "gang":
        game.answer(game.decision.options[0].payload)
    return game
