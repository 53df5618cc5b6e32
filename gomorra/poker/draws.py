"""Draw hands in bulk, played well: what to discard for a draw bonus, and what comes of it.

Best play here means the highest rank on average. For a draw bonus of one, every discard is weighed with
every card that may come: that is exact. For more, promising sets of discards are tried with some redraws,
and the best of them with as many redraws as the deck has cards left: for usual decks that comes within one
or two hundredths of a rank of perfect play, within about five where only legal hands count.

Arrays have one column for each hand; the first row holds the first cards, and so on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from gomorra.poker.promising import DeckCounts, orders, promising_sets
from gomorra.poker.redraws import Columns, Left, Redraws
from gomorra.poker.words import Bytes, Flags

_FIRST_ROUNDS: Final = 16
_FINALISTS: Final = 3
_CLOSE: Final = 0.9
"""Sets of discards whose mean ranks differ by less after the first rounds are tried further."""


def best_discards(redraws: Redraws, deck: DeckCounts) -> Flags:
    """Which cards of each hand to discard for the highest rank on average."""
    if redraws.left.bonus == 0:
        return np.zeros(redraws.hands.shape, dtype=np.bool_)
    return _best_single(redraws, deck) if redraws.left.bonus == 1 else _best_promising(redraws, deck)


def _best_single(redraws: Redraws, deck: DeckCounts) -> Flags:
    cards, hands = redraws.hands.shape
    everywhere = np.arange(hands)
    best = np.zeros(redraws.hands.shape, dtype=np.bool_)
    mean = redraws.weigh(best, np.zeros(hands, dtype=np.uint8), everywhere, slice(1))
    # No discard brings more than drawing a card and discarding none.
    limit = redraws.weigh_single(best, everywhere)
    order = orders(redraws.hands, deck)
    for places in (range(1), range(1, cards)):
        some = np.flatnonzero(mean < limit)
        at = np.tile(some, len(places))
        discarded = order[:, at] == np.repeat(np.array(places), len(some))
        reached = redraws.weigh_single(discarded, at).reshape(len(places), len(some))
        first = reached.argmax(axis=0)
        chosen = reached[first, np.arange(len(some))]
        better = np.flatnonzero(chosen > mean[some])
        mean[some[better]] = chosen[better]
        best[:, some[better]] = discarded[:, first[better] * len(some) + better]
    return best


def _best_promising(redraws: Redraws, deck: DeckCounts) -> Flags:
    hands = redraws.hands.shape[1]
    everywhere = np.arange(hands)
    best = np.zeros(redraws.hands.shape, dtype=np.bool_)
    best_mean = redraws.weigh(best, np.zeros(hands, dtype=np.uint8), everywhere, slice(1))
    sets = list(promising_sets(redraws.hands, redraws.left.bonus, deck, every_size=redraws.legal))
    discarded = np.stack([discards for discards, _ in sets])
    sizes = np.stack([sizes for _, sizes in sets])

    rounds = redraws.left.rounds
    first = min(_FIRST_ROUNDS, rounds)
    which, at = np.nonzero(sizes)
    means = np.zeros(sizes.shape)
    means[which, at] = redraws.weigh(discarded[which, :, at].T, sizes[which, at], at, slice(first))
    finalists = np.argsort(means, axis=0, kind="stable")[: -_FINALISTS - 1 : -1]
    reached = np.take_along_axis(means, finalists, axis=0)
    close = reached > reached[0] - _CLOSE
    undecided = (close.sum(axis=0) > 1) | (abs(reached[0] - best_mean) < _CLOSE)
    place, at = np.nonzero(close & undecided)
    which = finalists[place, at]
    rest = redraws.weigh(discarded[which, :, at].T, sizes[which, at], at, slice(first, None))
    reached[place, at] = (reached[place, at] * first + rest * (rounds - first)) / rounds
    reached[~close] = 0
    leader = reached.argmax(axis=0)
    better = np.flatnonzero(reached[leader, everywhere] > best_mean)
    best[:, better] = discarded[finalists[leader, everywhere][better], :, better].T
    return best


class Drawn(NamedTuple):
    """Hands that were drawn, one in each column."""

    highest: Bytes
    """After redraws for the highest rank: five cards and the stud bonus."""
    legal: Bytes
    """After redraws for the highest legal rank."""
    lowball: Bytes
    """The first five cards, as in lowball."""
    thrown: Bytes
    """How many were thrown for the highest rank, one number a hand."""


def draw_hands(
    deck: Bytes, stud: int, bonus: int, number: int, rng: np.random.Generator, first: int = 0
) -> Drawn:
    """Draw hands from the shuffled deck with a stud and a draw bonus, and redraw as is best.

    So many ``first`` cards of the deck are dealt before the others.
    """
    if first:
        order = np.concatenate([_shuffled(deck[:first], number, rng), _shuffled(deck[first:], number, rng)])
        order[5 + stud :] = rng.permuted(order[5 + stud :], axis=0)
    else:
        order = _shuffled(deck, number, rng)
    hands, rest = order[: 5 + stud], order[5 + stud :]
    if bonus == 0:
        return Drawn(hands, hands, hands[:5], np.zeros(number, dtype=np.uint8))
    # What is drawn in the end is independent of the order in which redraws were tried.
    drawn = np.take_along_axis(rest, _different_places(len(rest), bonus, number, rng), axis=0)
    left = Left(rest, bonus)
    counts = DeckCounts.of(deck)
    discarded = best_discards(Redraws(hands, left, legal=False), counts)
    highest, thrown = _replace(hands, discarded, drawn), discarded.sum(axis=0, dtype=np.uint8)
    if not counts.repeats:
        return Drawn(highest, highest, hands[:5], thrown)
    legal = _replace(hands, best_discards(Redraws(hands, left, legal=True), counts), drawn)
    return Drawn(highest, legal, hands[:5], thrown)


def _shuffled(cards: Bytes, number: int, rng: np.random.Generator) -> Bytes:
    """The cards in so many orders, one in each column."""
    return np.ascontiguousarray(rng.permuted(np.tile(cards, (number, 1)), axis=1).T)


def _different_places(places: int, wanted: int, number: int, rng: np.random.Generator) -> Columns:
    """For each of many hands: so many different places, at random."""
    chosen = np.empty((wanted, number), dtype=np.intp)
    for row in range(wanted):
        place = rng.integers(places - row, size=number)
        for taken in np.sort(chosen[:row], axis=0):
            place += place >= taken
        chosen[row] = place
    return chosen


def _replace(hands: Bytes, discarded: Flags, drawn: Bytes) -> Bytes:
    """The hands with their discards replaced by cards drawn."""
    which = np.maximum(np.cumsum(discarded, axis=0) - 1, 0)
    replaced: Bytes = np.where(discarded, np.take_along_axis(drawn, which, axis=0), hands)
    return replaced
