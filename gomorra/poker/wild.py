"""The highest hand of any cards: with jokers, and with five or more of a suit.

The ranks are tried from the top. That no higher rank is possible keeps each step short: below five of a
kind, for instance, every joker is needed for the hand, because a spare one would have made five.
Values count from 0 (ace) to 12 (king) in here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from gomorra.poker.card import JOKER, NAMED, Card, Cards, face
from gomorra.poker.hand import (
    DEAD_MANS_CARDS,
    DEAD_MANS_HAND,
    FIVE_OF_A_KIND,
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    RANK_SHIFT,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIR,
    Hand,
    arranged,
    is_legal,
    pack,
)

_KING: Final = 12
_RUNS: Final = tuple((low, 0b11111 << low) for low in range(8, -1, -1))
_DEAD_MANS_VALUES: Final = ((0, 2), (7, 2), (10, 1))


class Held:
    """The cards by value and by suit, the highest first, and the number of jokers."""

    __slots__ = ("by_suit", "by_value", "jokers")

    def __init__(self, cards: Sequence[Card]) -> None:
        natural = sorted([card for card in cards if card < JOKER], reverse=True)
        self.jokers = len(cards) - len(natural)
        self.by_value: dict[int, list[Card]] = {}
        self.by_suit: dict[int, list[Card]] = {}
        for card in natural:
            self.by_value.setdefault(card >> 2, []).append(card)
            self.by_suit.setdefault(card & 3, []).append(card)

    def highest_with(self, count: int, jokers: int, apart_from: int = -1) -> int:
        """The highest value of which there are ``count`` cards with the jokers' help, or -1."""
        for value, held in self.by_value.items():
            if value != apart_from and len(held) + jokers >= count:
                return value
        return -1


def highest(cards: Sequence[Card], *, suited_dead_mans_hand: bool = True) -> Hand:
    """The strongest five of five or more cards; of equal ones a legal one, then one with fewer jokers."""
    held = Held(cards)
    return (
        (_dead_mans_hand(held) if suited_dead_mans_hand else _dead_mans_values(held))
        or _five_of_a_kind(held)
        or _straight_flush(held)
        or _four_of_a_kind(held)
        or _full_house(held)
        or _flush(held)
        or _straight(held)
        or _lesser(held)
    )


def _dead_mans_hand(held: Held) -> Hand | None:
    missing = [card for card in DEAD_MANS_CARDS if card not in held.by_value.get(card >> 2, ())]
    if len(missing) > held.jokers:
        return None
    present = DEAD_MANS_CARDS.difference(missing)
    return arranged(DEAD_MANS_HAND << RANK_SHIFT, (*present, *(card | NAMED for card in missing)))


def _dead_mans_values(held: Held) -> Hand | None:
    """The older Dead Man's Hand, which names no suits."""
    jokers = held.jokers
    for distinct in (True, False):
        found = [_of_value(held, value, count, distinct=distinct) for value, count in _DEAD_MANS_VALUES]
        if sum(card >= JOKER for cards in found for card in cards) <= jokers:
            return arranged(DEAD_MANS_HAND << RANK_SHIFT, tuple(card for cards in found for card in cards))
    return None


def _five_of_a_kind(held: Held) -> Hand | None:
    value = held.highest_with(5, held.jokers)
    if value < 0:
        return None
    legal = _of_value(held, value, 5, distinct=True)
    if sum(map(JOKER.__le__, legal)) <= held.jokers:
        return _hand(FIVE_OF_A_KIND, legal)
    return _hand(FIVE_OF_A_KIND, _of_value(held, value, 5, distinct=False))


def _straight_flush(held: Held) -> Hand | None:
    need = 5 - held.jokers
    suits = []
    for suit, cards in held.by_suit.items():
        if len(cards) >= need:
            suits.append((suit, _mask(card >> 2 for card in cards)))
    for low, run in _RUNS if suits else ():
        count, suit = max([((mask & run).bit_count(), suit) for suit, mask in suits])
        if count >= need:
            present = held.by_suit[suit]
            faces = [value << 2 | suit for value in range(low + 4, low - 1, -1)]
            return _hand(STRAIGHT_FLUSH, [card if card in present else card | NAMED for card in faces])
    return None


def _four_of_a_kind(held: Held) -> Hand | None:
    value = held.highest_with(4, held.jokers)
    if value < 0:
        return None
    return _hand(FOUR_OF_A_KIND, (*_of_value(held, value, 4), *_kickers(held, 1, value)))


def _full_house(held: Held) -> Hand | None:
    if held.jokers > 1:
        return None  # a pair and two jokers would have been four of a kind
    triple = held.highest_with(3, held.jokers)
    pair = held.highest_with(2, 0, apart_from=triple)
    if triple < 0 or pair < 0:
        return None
    return _hand(FULL_HOUSE, (*_of_value(held, triple, 3), *_of_value(held, pair, 2)))


def _flush(held: Held) -> Hand | None:
    best: Hand | None = None
    for suit, cards in held.by_suit.items():
        if len(cards) + held.jokers >= 5:
            kings = [_KING << 2 | suit | NAMED] * held.jokers
            found = _hand(FLUSH, (*kings, *cards[: 5 - held.jokers]))
            if best is None or (found.strength, found.legal) > (best.strength, best.legal):
                best = found
    return best


def _straight(held: Held) -> Hand | None:
    need = 5 - held.jokers
    mask = _mask(held.by_value)
    for low, run in _RUNS if len(held.by_value) >= need else ():
        if (mask & run).bit_count() >= need:
            # Joker suits are free here: if one could complete a straight flush, it would have.
            values = range(low + 4, low - 1, -1)
            return _hand(STRAIGHT, [held.by_value.get(v, [v << 2 | NAMED])[0] for v in values])
    return None


def _lesser(held: Held) -> Hand:
    """Three of a kind, two pair, pair or high card."""
    triple = held.highest_with(3, held.jokers)
    if triple >= 0:
        return _hand(THREE_OF_A_KIND, (*_of_value(held, triple, 3), *_kickers(held, 2, triple)))
    pair = held.highest_with(2, held.jokers)
    if pair < 0:
        return _hand(HIGH_CARD, _kickers(held, 5))
    lower = held.highest_with(2, 0, apart_from=pair)
    if lower < 0:
        return _hand(PAIR, (*_of_value(held, pair, 2), *_kickers(held, 3, pair)))
    pairs = *_of_value(held, pair, 2), *_of_value(held, lower, 2)
    return _hand(TWO_PAIR, (*pairs, *_kickers(held, 1, pair, lower)))


def _of_value(held: Held, value: int, count: int, *, distinct: bool = False) -> Cards:
    """``count`` cards of a value, of different suits first; jokers, in suits that are free, for the rest.

    With ``distinct``, jokers are also taken where a natural card would repeat another.
    """
    cards = held.by_value.get(value, [])
    chosen = list(dict.fromkeys(cards))[:count]
    if not distinct and len(chosen) < count:
        repeats = [card for i, card in enumerate(cards) if i and cards[i - 1] == card]
        chosen = sorted(chosen + repeats[: count - len(chosen)], reverse=True)
    free = [card for card in range(value << 2, (value + 1) << 2) if card not in chosen] or [value << 2]
    return (*chosen, *(free[i % len(free)] | NAMED for i in range(count - len(chosen))))


def _kickers(held: Held, count: int, *apart_from: int) -> list[Card]:
    return [cards[0] for value, cards in held.by_value.items() if value not in apart_from][:count]


def _mask(values: Iterable[int]) -> int:
    mask = 0
    for value in values:
        mask |= 1 << value
    return mask


def _hand(rank: int, cards: Iterable[Card]) -> Hand:
    """The hand of these cards, which are in the order of comparison."""
    five = tuple(cards)
    return Hand(pack(rank, [(face(card) >> 2) + 1 for card in five]), five, is_legal(five))
