"""The best five of many cards.

Counting is done for all values at once: each card adds one to a field of six bits for its value and to one
for its suit, inside a single integer. Adding ``32 - k`` to every field then lifts bit 5 of exactly those
fields that hold ``k`` or more. Cards without jokers and without five of a suit, nearly all of them, are
chosen here; the rest goes to ``wild``.

>>> from gomorra.poker.card import parse
>>> print(choose(parse("7♣ 7♦ 9♥ 9♥ 9♣ K♠ 2♠")))
full house (rank 7, Cheatin'): 9♥ 9♥ 9♣ 7♦ 7♣
>>> print(choose(parse("7♣ 7♦ 9♥ 9♥ 9♣ K♠ 2♠"), Aim.HIGHEST_LEGAL))
two pair (rank 3): 9♥ 9♣ 7♦ 7♣ K♠
>>> print(choose(parse("A♥ 2♣ 3♣ 4♦ joker"), Aim.LOWEST))
high card (rank 1): joker=6♠ 4♦ 3♣ 2♣ A♥
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final

from gomorra.poker.card import JOKER, NAMED, Card, PokerError, checked
from gomorra.poker.hand import (
    DEAD_MANS_CARDS,
    DEAD_MANS_HAND,
    FIVE_OF_A_KIND,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    RANK_SHIFT,
    STRAIGHT,
    THREE_OF_A_KIND,
    TWO_PAIR,
    Hand,
    arranged,
    rank_hand,
)

MOST_CARDS: Final = 32
"""A field of six bits counts no further."""


class Aim(Enum):
    """What a player wants from the cards."""

    HIGHEST = "highest"
    HIGHEST_LEGAL = "highest legal"
    LOWEST = "lowest"


_LEGAL: Final = Aim.HIGHEST_LEGAL
_LOWEST: Final = Aim.LOWEST

_FIELD: Final = 6
_EACH_VALUE: Final = sum(1 << _FIELD * value for value in range(13))
_VALUES: Final = 63 * _EACH_VALUE
_BIT: Final = 32 * _EACH_VALUE
_ONE, _TWO, _THREE, _FOUR, _FIVE = ((32 - k) * _EACH_VALUE for k in (1, 2, 3, 4, 5))
_JOKERS: Final = 63 << _FIELD * 13
_SUITS_FROM: Final = _FIELD * 14
_EACH_SUIT: Final = sum(1 << _FIELD * suit for suit in range(4)) << _SUITS_FROM
_FIVE_SUITED: Final = (32 - 5) * _EACH_SUIT
_SUIT_BIT: Final = 32 * _EACH_SUIT
_WILD: Final = _JOKERS | _SUIT_BIT
_DEAD_MANS_PAIRS: Final = 32 | 32 << _FIELD * 7

_COUNT: Final = {
    card: 1 << _FIELD * (card >> 2) | 1 << _SUITS_FROM + _FIELD * (card & 3) for card in range(52)
}
_COUNT[JOKER] = 1 << _FIELD * 13
_count = _COUNT.__getitem__
_1ST, _2ND, _3RD, _4TH, _5TH = (
    [((card >> 2) + 1) << 4 * place for card in range(52)] for place in (4, 3, 2, 1, 0)
)


def choose(cards: Sequence[Card], aim: Aim = Aim.HIGHEST, *, suited_dead_mans_hand: bool = True) -> Hand:
    """The best five of up to 32 cards, jokers named.

    Of equally strong hands it takes a legal one, then one with fewer jokers. Where no five cards are legal,
    ``HIGHEST_LEGAL`` gives the highest hand all the same; its ``legal`` is False then. Fewer than five cards
    are the worst hand of rank 1 (Q11).
    """
    if aim is _LEGAL:
        # A legal hand uses each suit and value once, so it is the highest of the cards without repeats.
        distinct = list(dict.fromkeys(cards))
        if JOKER in distinct:
            distinct += [JOKER] * (list(cards).count(JOKER) - 1)
        if len(distinct) >= 5:
            cards = distinct
    if not 5 <= len(cards) <= MOST_CARDS or aim is _LOWEST:
        return _unusual(cards, aim, suited_dead_mans_hand)
    try:
        total = sum(map(_count, cards))
    except (KeyError, TypeError):
        raise _wrong_card(cards) from None
    if (total + _FIVE_SUITED) & _WILD or not suited_dead_mans_hand:
        from gomorra.poker.wild import highest

        return highest(cards, suited_dead_mans_hand=suited_dead_mans_hand)
    values = total & _VALUES
    high = sorted(cards, reverse=True)
    ones = values + _ONE & _BIT
    run = ones & ones >> _FIELD
    run &= run >> 2 * _FIELD
    run &= ones >> 4 * _FIELD
    twos = values + _TWO & _BIT
    if twos:
        return _with_repeats(values, ones, twos, run, high)
    if run:
        return _straight(run, high)
    a, b, c, d, e = five = tuple(high[:5])
    return Hand(HIGH_CARD << RANK_SHIFT | _1ST[a] | _2ND[b] | _3RD[c] | _4TH[d] | _5TH[e], five, True)


def name_jokers(cards: Sequence[Card], aim: Aim = Aim.HIGHEST, *, suited_dead_mans_hand: bool = True) -> Hand:
    """Rank a hand of at most five cards with its unnamed jokers named as the aim asks.

    Jokers that are named already stay what they are. For ``LOWEST`` the names are the best for lowball (Q6).

    >>> from gomorra.poker.card import parse
    >>> print(name_jokers(parse("A♣ A♠ 8♣ 8♠ joker")))
    Dead Man's Hand (rank 11): 8♠ 8♣ A♠ A♣ joker=J♦
    """
    if len(cards) > 5:
        raise PokerError(f"a hand has five cards, not {len(cards)}: choose five of them first")
    shown = [card if card == JOKER else checked(card) for card in cards]
    fixed = [card for card in cards if card != JOKER]
    if len(fixed) == len(cards):
        return rank_hand(cards, suited_dead_mans_hand=suited_dead_mans_hand)
    found = choose(shown, aim, suited_dead_mans_hand=suited_dead_mans_hand)
    names = [card for card in found.cards if card & NAMED]
    return arranged(found.strength, (*fixed, *names))


def _with_repeats(values: int, ones: int, twos: int, run: int, high: list[Card]) -> Hand:
    """Choose where some value occurs more than once."""
    if twos & _DEAD_MANS_PAIRS == _DEAD_MANS_PAIRS and DEAD_MANS_CARDS.issubset(high):
        return arranged(DEAD_MANS_HAND << RANK_SHIFT, tuple(DEAD_MANS_CARDS))
    threes = values + _THREE & _BIT
    if threes:
        if values + _FOUR & _BIT:
            return _four_or_five(values, high)
        triple = threes.bit_length() // _FIELD - 1
        pairs = twos ^ 32 << _FIELD * triple
        if pairs:
            pair = pairs.bit_length() // _FIELD - 1
            a, b, c = [card for card in high if card >> 2 == triple]
            d, *_, e = [card for card in high if card >> 2 == pair]  # the ends differ if any two do
            return _hand(FULL_HOUSE, a, b, c, d, e)
        if run:
            return _straight(run, high)
        a, b, c = [card for card in high if card >> 2 == triple]
        d, e = [card for card in high if card >> 2 != triple][:2]
        return _hand(THREE_OF_A_KIND, a, b, c, d, e)
    if run:
        return _straight(run, high)
    pair = twos.bit_length() // _FIELD - 1
    pairs = twos ^ 32 << _FIELD * pair
    if pairs:
        lower = pairs.bit_length() // _FIELD - 1
        a, b = [card for card in high if card >> 2 == pair]
        c, d = [card for card in high if card >> 2 == lower]
        e = next(card for card in high if card >> 2 not in (pair, lower))
        return _hand(TWO_PAIR, a, b, c, d, e)
    # Values above the only pair occur once, so their number is its place.
    place = (ones >> _FIELD * (pair + 1)).bit_count()
    a, b = high[place : place + 2]
    del high[place : place + 2]
    c, d, e = high[:3]
    strength = PAIR << RANK_SHIFT | _1ST[a] | _2ND[b] | _3RD[c] | _4TH[d] | _5TH[e]
    return Hand(strength, (a, b, c, d, e), a != b)


def _straight(run: int, high: list[Card]) -> Hand:
    low = run.bit_length() // _FIELD - 1
    by_value = {card >> 2: card for card in high if low <= card >> 2 <= low + 4}
    return _hand(STRAIGHT, *by_value.values())


def _four_or_five(values: int, high: list[Card]) -> Hand:
    fives = values + _FIVE & _BIT
    if fives:
        kind = fives.bit_length() // _FIELD - 1
        return _hand(FIVE_OF_A_KIND, *[card for card in high if card >> 2 == kind][:5])
    kind = (values + _FOUR & _BIT).bit_length() // _FIELD - 1
    a, b, c, d = [card for card in high if card >> 2 == kind]
    e = next(card for card in high if card >> 2 != kind)
    return _hand(FOUR_OF_A_KIND, a, b, c, d, e)


def _hand(rank: int, a: Card, b: Card, c: Card, d: Card, e: Card) -> Hand:
    """A hand of natural cards in the order of comparison."""
    strength = rank << RANK_SHIFT | _1ST[a] | _2ND[b] | _3RD[c] | _4TH[d] | _5TH[e]
    return Hand(strength, (a, b, c, d, e), len({a, b, c, d, e}) == 5)


def _unusual(cards: Sequence[Card], aim: Aim, suited_dead_mans_hand: bool) -> Hand:
    from gomorra.poker.lowest import lowest, lowest_names

    if len(cards) > MOST_CARDS:
        raise PokerError(f"choose takes up to {MOST_CARDS} cards, not {len(cards)}")
    if any(card not in _COUNT for card in cards):
        raise _wrong_card(cards)
    if len(cards) < 5:
        return rank_hand(lowest_names(cards))
    return lowest(cards, suited_dead_mans_hand=suited_dead_mans_hand)


def _wrong_card(cards: Iterable[object]) -> PokerError:
    wrong = next(card for card in cards if card not in _COUNT)
    if isinstance(wrong, int) and NAMED <= wrong < NAMED + JOKER:
        return PokerError(f"{wrong} is a joker that has a name already: give the plain joker, {JOKER}")
    return PokerError(f"{wrong!r} is no card to choose: cards are 0 to 51, a joker is {JOKER}")
