"""What to discard for a draw bonus: one hand, every choice weighed.

>>> from gomorra.poker.card import JOKER, parse, show
>>> hand = parse("K♣ K♦ 7♠ 4♥ 9♣")
>>> left = [card for card in [*range(52), JOKER, JOKER] if card not in hand]
>>> advice = discards(hand, 2, left)
>>> show(advice.cards), round(advice.expected, 3), advice.exact
('7♠ 4♥', 2.538, True)
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb, sqrt
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from gomorra.poker.batch import as_batch, ranks
from gomorra.poker.card import Card, Cards, PokerError
from gomorra.poker.choice import Aim, choose
from gomorra.poker.hand import RANK_SHIFT
from gomorra.poker.words import MOST_CARDS, Bytes

EFFORT: Final = 600_000
"""So many final hands are looked at, at most; where there are more, chance picks them."""
_SLOWER: Final = 200
"""So many hands does a batch rank while one hand is chosen for lowball."""
_FINALISTS: Final = 8
_FEWEST_DRAWS: Final = 64

Worths = NDArray[np.float64]


class Advice(msgspec.Struct, frozen=True):
    """The discards with the best outcome on average."""

    cards: Cards
    """What to discard: nothing if the hand is best as it is."""
    expected: float
    """The average worth of the final hand: its rank, unless other worths were given."""
    error: float
    """The standard error of that average: 0 if every draw was looked at."""
    exact: bool
    """Whether every discard was weighed with every draw."""
    chances: tuple[float, ...]
    """The chance of each rank from 0 to 11. Rank 0 are cards that make no legal hand when one is wanted."""


def discards(
    hand: Sequence[Card],
    bonus: int,
    left: Sequence[Card],
    aim: Aim = Aim.HIGHEST,
    *,
    worth: Sequence[float] | None = None,
    seed: int | np.random.Generator = 0,
    effort: int = EFFORT,
) -> Advice:
    """Which cards of a hand to discard, at most ``bonus``, if as many come from what is ``left``.

    ``left`` is every card that may come, in any order. ``worth`` gives a value to each rank from 0 to 11;
    without it the average rank counts, and for ``LOWEST`` also how low a hand is within its rank. Where all
    possible hands are more than ``effort``, draws are sampled with the seed.
    """
    size = len(hand)
    if not 5 <= size <= MOST_CARDS:
        raise PokerError(f"a draw hand to discard from has 5 to {MOST_CARDS} cards, not {size}")
    if bonus < 0:
        raise PokerError(f"a draw bonus is 0 or more, not {bonus}")
    if worth is not None and len(worth) != 12:
        raise PokerError(f"worth has 12 numbers, one for each rank from 0 to 11, not {len(worth)}")
    weigher = _Weigher(as_batch([hand])[0], _cards_left(left), aim, worth)
    most = min(bonus, size, len(left))
    options = [option for count in range(most + 1) for option in _options(hand, count)]
    affordable = max(effort // (_SLOWER if aim is Aim.LOWEST else 1), 1)
    if sum(comb(len(left), len(option)) for option in options) <= affordable:
        return weigher.best(options, [weigher.all_draws(count) for count in range(most + 1)], exact=True)
    rng = np.random.default_rng(seed)
    tried = weigher.some_draws(most, max(affordable // 2 // len(options), _FEWEST_DRAWS), rng)
    options = weigher.leading(options, tried)
    return weigher.best(options, weigher.some_draws(most, affordable // 2 // _FINALISTS, rng), exact=False)


def drawn_to(
    kept: Sequence[Card], left: Sequence[Card], count: int, *, hands: int, seed: int | np.random.Generator = 0
) -> tuple[float, ...]:
    """The chance of each rank from 0 to 11 if so many cards that are ``left`` come to those that are kept."""
    weigher = _Weigher(np.array(kept, dtype=np.uint8), _cards_left(left), Aim.HIGHEST, None)
    draws = (
        weigher.all_draws(count)
        if comb(len(left), count) <= hands
        else weigher.some_draws(count, hands, np.random.default_rng(seed))[count]
    )
    _, reached = weigher.outcomes((), draws)
    return tuple((np.bincount(reached, minlength=12) / len(reached)).tolist())


def _cards_left(left: Sequence[Card]) -> Bytes:
    cards = np.array(list(left), dtype=np.int64)
    wrong = cards[(cards < 0) | (cards > 52)]
    if len(wrong):
        raise PokerError(f"{wrong[0]} is no card that can be left in a deck: 0 to 51, or 52 for a joker")
    return cards.astype(np.uint8)


def _options(hand: Sequence[Card], count: int) -> list[tuple[int, ...]]:
    """The places of cards to discard; of sets with the same cards only one."""
    different: dict[Cards, tuple[int, ...]] = {}
    for places in combinations(range(len(hand)), count):
        different.setdefault(tuple(sorted(hand[place] for place in places)), places)
    return list(different.values())


class _Weigher:
    def __init__(self, hand: Bytes, left: Bytes, aim: Aim, worth: Sequence[float] | None) -> None:
        self.hand = hand
        self.left = left
        self.aim = aim
        self.worth = None if worth is None else np.array(worth, dtype=np.float64)

    def all_draws(self, count: int) -> Bytes:
        draws = list(combinations(self.left.tolist(), count))
        return np.array(draws, dtype=np.uint8).reshape(len(draws), count)

    def some_draws(self, most: int, number: int, rng: np.random.Generator) -> list[Bytes]:
        """Draws of each size. They share their first cards, so that chance favours no size."""
        drawn = np.empty((number, most), dtype=np.uint8)
        for start in range(0, number, 4096):
            shuffled = rng.permuted(np.tile(self.left, (min(4096, number - start), 1)), axis=1)
            drawn[start : start + 4096] = shuffled[:, :most]
        return [drawn[:1, :0], *(drawn[:, :count] for count in range(1, most + 1))]

    def outcomes(self, option: Sequence[int], draws: Bytes) -> tuple[Worths, Bytes]:
        """Worth, the more the better, and rank of the final hand for each of the draws."""
        kept = np.delete(self.hand, option)
        hands = np.concatenate([np.broadcast_to(kept, (len(draws), len(kept))), draws], axis=1)
        if self.aim is Aim.LOWEST:
            strengths = np.array([choose(cards, self.aim).strength for cards in hands.tolist()])
            reached = (strengths >> RANK_SHIFT).astype(np.uint8)
            worths = strengths / -(1 << RANK_SHIFT)
        else:
            reached = ranks(hands, legal=self.aim is Aim.HIGHEST_LEGAL)
            worths = reached.astype(np.float64)
        return (worths if self.worth is None else self.worth[reached]), reached

    def leading(self, options: Sequence[tuple[int, ...]], draws: Sequence[Bytes]) -> list[tuple[int, ...]]:
        means = [self.outcomes(option, draws[len(option)])[0].mean() for option in options]
        order = np.argsort(-np.array(means), kind="stable")[:_FINALISTS]
        return [options[place] for place in sorted(order)]

    def best(self, options: Sequence[tuple[int, ...]], draws: Sequence[Bytes], *, exact: bool) -> Advice:
        """The best option; of equal ones the first, which discards fewest cards."""
        best: tuple[float, tuple[int, ...], Worths, Bytes] | None = None
        for option in options:
            worths, reached = self.outcomes(option, draws[len(option)])
            mean = float(worths.mean())
            if best is None or mean > best[0] + 1e-9:
                best = mean, option, worths, reached
        assert best is not None
        mean, option, worths, reached = best
        chances = np.bincount(reached, minlength=12) / len(reached)
        return Advice(
            cards=tuple(int(self.hand[place]) for place in option),
            expected=-mean if self.aim is Aim.LOWEST and self.worth is None else mean,
            error=0.0 if exact or not option else float(worths.std(ddof=1)) / sqrt(len(worths)),
            exact=exact,
            chances=tuple(chances.tolist()),
        )
