"""What discarding brings, for thousands of hands at a time.

Arrays have one column for each hand; the first row holds the first cards, and so on. A hand may be weighed
several times at once, with other discards in each column.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gomorra.poker.batch import without_repeats
from gomorra.poker.card import JOKER
from gomorra.poker.hand import DEAD_MANS_HAND, FLUSH, STRAIGHT, STRAIGHT_FLUSH
from gomorra.poker.words import (
    JOKERS,
    PLACE_WORDS,
    SUIT_WORDS,
    VALUE_WORDS,
    Bytes,
    Flags,
    Words,
    card_counts,
    dead_mans_hands,
    flushes,
    kind_ranks,
    raise_to,
    runs,
    split,
    straight_flush_tops,
    word,
)

Means = NDArray[np.float64]
Columns = NDArray[np.intp]
Cards = list[tuple[Bytes, Flags]]

MOST_REDRAWN: Final = 12
_BLOCK: Final = 15_000
_RUNNERS: Final = np.uint8(2)
_RULER: Final = (0, 1, 4, 9, 15, 22, 32, 34, 44, 55, 72, 85)
"""Where the cards of a redraw lie, from its first one on: as in a Golomb ruler all distances differ at first,
so that two redraws have little in common."""
_EACH_VALUE: Final = VALUE_WORDS[[*range(0, JOKER, 4), JOKER]][:, None]
_PLACES: Final = np.array([13 * (card & 3) + (card >> 2) for card in range(JOKER)], dtype=np.uint64)[:, None]


class Left:
    """What is left of the decks, each in a random order, and what redraws from it add to the words of hands.

    A redraw begins with each card in turn, so that all of them come equally often.
    """

    def __init__(self, cards: Bytes, bonus: int) -> None:
        self.rounds, self.hands = cards.shape
        self.bonus = bonus
        self._cards = np.concatenate([cards, cards])
        self._steps = _steps(self.rounds, bonus)
        self.counts = self._count(cards) if bonus == 1 else cards
        """How often each card is left, for each hand; needed for a bonus of one only."""

    def _count(self, cards: Bytes) -> Bytes:
        places = cards.astype(np.intp) * self.hands + np.arange(self.hands)
        counts = np.bincount(places.ravel(), minlength=(JOKER + 1) * self.hands)
        return counts.reshape(JOKER + 1, self.hands).astype(np.uint8)

    def step(self, step: int, rows: range, at: Columns) -> Bytes:
        """One card of each redraw."""
        first: int = (rows.start + self._steps[step]) % self.rounds
        return self._cards[first : first + len(rows)][:, at]


def _steps(rounds: int, bonus: int) -> list[int]:
    """The steps for so many cards, going round, and never the same card twice."""
    steps: list[int] = []
    for place in _RULER[:bonus]:
        step = place % rounds
        while step in steps:
            step = (step + 1) % rounds
        steps.append(step)
    return steps


class Kept:
    """Hands without their discards: how many of these there are, and the column of the hand among all."""

    __slots__ = ("at", "places", "sizes", "suits", "values")

    def __init__(self, at: Columns, sizes: Bytes, values: Words, suits: Words, places: Words) -> None:
        self.at = at
        self.sizes = sizes
        self.values = values
        self.suits = suits
        self.places = places

    def only(self, some: Columns) -> Kept:
        at, sizes = self.at[some], self.sizes[some]
        return Kept(at, sizes, self.values[some], self.suits[some], self.places[some])

    def helped(self) -> Words:
        """Jokers and cards to come: what these cannot complete need not be asked.

        Of the cards to come no more than two are counted. That three of them complete a straight or a flush
        is rare, and hardly ever a reason to choose other discards.
        """
        helped: Words = np.minimum((self.values >> JOKERS) + np.minimum(self.sizes, _RUNNERS), word(5))
        return helped

    def suits_matter(self) -> Flags:
        helped = self.helped()
        return flushes(self.suits, helped) | dead_mans_hands(self.suits, helped)


class Redraws:
    """Hands, and what is left of their decks, with which discards are weighed.

    With ``legal`` only legal hands count; a hand that cannot be legal has rank 0.
    """

    def __init__(self, hands: Bytes, left: Left, *, legal: bool) -> None:
        self.hands = without_repeats(hands) if legal else hands
        self.left = left
        self.legal = legal
        self._values = VALUE_WORDS.take(self.hands)
        self._suits = SUIT_WORDS.take(self.hands)
        self._places = PLACE_WORDS.take(self.hands)

    def weigh(self, discarded: Flags, sizes: Bytes, at: Columns, rounds: slice = slice(None)) -> Means:
        """The mean of the ranks that hands at these columns reach in redraws of so many cards; 0 without any."""
        rows = range(self.left.rounds)[rounds]
        means = np.zeros(len(at), dtype=np.float64)
        if not rows:
            return means
        for block in _blocks(len(at), len(rows)):
            ranks = self._ranks(self._kept(discarded[:, block], sizes[block], at[block]), rows)
            means[block] = ranks.sum(axis=0, dtype=np.uint32) / len(rows)
        return means

    def weigh_single(self, discarded: Flags, at: Columns) -> Means:
        """The mean of the ranks that hands at these columns reach with each card that may come.

        Where suits cannot matter there are only fourteen cards to draw: each value, and a joker.
        """
        means = np.zeros(len(at), dtype=np.float64)
        ones = np.ones(len(at), dtype=np.uint8)
        suits_matter = np.zeros(len(at), dtype=np.bool_)
        for block in _blocks(len(at), 14):
            kept = self._kept(discarded[:, block], ones[block], at[block])
            suits_matter[block] = kept.suits_matter()
            some = np.flatnonzero(~suits_matter[block])
            means[block.start + some] = self._weigh_values(kept.only(some))
        some = np.flatnonzero(suits_matter)
        means[some] = self.weigh(discarded[:, some], ones[some], at[some])
        return means

    def _weigh_values(self, kept: Kept) -> Means:
        values = kept.values + _EACH_VALUE
        ranks = self._value_ranks(kept, values)
        counts = self.left.counts[:, kept.at]
        if self.legal:
            ranks *= card_counts(values) >= 5
            counts[:JOKER] *= (kept.places >> _PLACES & word(1)) == 0
        by_value = _by_value(counts)
        total = (ranks * by_value).sum(axis=0)
        if self.legal:
            repeated = self.left.rounds - by_value.sum(axis=0)
            as_it_is = self._value_ranks(kept, kept.values[None])[0] * (card_counts(kept.values) >= 5)
            total = total + repeated * as_it_is
        means: Means = total / self.left.rounds
        return means

    def _kept(self, discarded: Flags, sizes: Bytes, at: Columns) -> Kept:
        staying = ~discarded
        return Kept(
            at,
            sizes,
            (self._values[:, at] * staying).sum(axis=0),
            (self._suits[:, at] * staying).sum(axis=0),
            np.bitwise_or.reduce(self._places[:, at] * staying, axis=0),
        )

    def _ranks(self, kept: Kept, rows: range) -> Bytes:
        """The ranks reached, one row for each redraw."""
        drawn = self._drawn(kept, rows)
        values = _with(kept.values, VALUE_WORDS, drawn, len(rows))
        ranks = self._value_ranks(kept, values)
        some = np.flatnonzero(kept.suits_matter())
        if len(some):
            drawn = [(cards[:, some], counts[..., some]) for cards, counts in drawn]
            suits = _with(kept.suits[some], SUIT_WORDS, drawn, len(rows))
            ranks[:, some] = _with_suits(
                ranks[:, some], suits, values[:, some] >> JOKERS, kept.only(some), drawn
            )
        if self.legal:
            some = np.flatnonzero(card_counts(kept.values) < 5)
            ranks[:, some] *= card_counts(values[:, some]) >= 5
        return ranks

    def _value_ranks(self, kept: Kept, values: Words) -> Bytes:
        """The ranks that values alone make: kinds and straights."""
        cards = len(self.hands) + 1
        counts, jokers = split(values, cards)
        ranks = kind_ranks(counts, jokers)
        some = np.flatnonzero(runs(split(kept.values, cards)[0], kept.helped()))
        if len(some):
            found = ranks[:, some]
            raise_to(STRAIGHT, runs(counts[:, some], jokers[:, some]) != 0, found)
            ranks[:, some] = found
        return ranks

    def _drawn(self, kept: Kept, rows: range) -> Cards:
        """The cards of each redraw, one after the other, and whether they count."""
        drawn = []
        seen = kept.places
        for step in range(kept.sizes.max(initial=0)):
            cards = self.left.step(step, rows, kept.at)
            counts = kept.sizes > step
            if self.legal:  # a card that is there already adds nothing
                places = PLACE_WORDS.take(cards)
                counts = counts & ((places & seen) == 0)
                seen = seen | places
            drawn.append((cards, counts))
        return drawn


def _with(kept: Words, table: Words, drawn: Cards, rows: int) -> Words:
    """The words of the hands kept and the cards drawn."""
    words = np.repeat(kept[None], rows, axis=0)
    for cards, counts in drawn:
        words += table.take(cards) * counts
    return words


def _with_suits(ranks: Bytes, suits: Words, jokers: Words, kept: Kept, drawn: Cards) -> Bytes:
    """The ranks, raised where suits make more of them."""
    suited = flushes(suits, jokers)
    raise_to(FLUSH, suited, ranks)
    reachable = straight_flush_tops(kept.places, kept.helped()) > 0
    redraw, hand = np.nonzero(suited & (ranks < STRAIGHT_FLUSH) & reachable)
    held = kept.places[hand]
    for step, (cards, _) in enumerate(drawn):
        held |= PLACE_WORDS.take(cards[redraw, hand]) * (kept.sizes[hand] > step)
    straight = straight_flush_tops(held, jokers[redraw, hand]) > 0
    ranks[redraw[straight], hand[straight]] = STRAIGHT_FLUSH
    raise_to(DEAD_MANS_HAND, dead_mans_hands(suits, jokers), ranks)
    return ranks


def _blocks(columns: int, rows: int) -> Iterator[slice]:
    """Columns in blocks whose words fit into memory that need not be asked for anew each time."""
    width = max(_BLOCK // max(rows, 1), 1)
    for start in range(0, columns, width):
        yield slice(start, min(start + width, columns))


def _by_value(counts: Bytes) -> NDArray[np.uint16]:
    """The counts of cards added up for each value, and those of jokers."""
    found = np.empty((14, counts.shape[1]), dtype=np.uint16)
    np.add(counts[0:JOKER:4], counts[1:JOKER:4], out=found[:13], dtype=np.uint16)
    found[:13] += counts[2:JOKER:4]
    found[:13] += counts[3:JOKER:4]
    found[13] = counts[JOKER]
    return found
