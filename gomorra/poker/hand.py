"""Hands of five cards: what they rank, which is better, whether they are legal.

>>> hand = rank_hand(parse("J♣ J♦ J♠ 9♥ 2♣"))
>>> print(hand)
three of a kind (rank 4): J♠ J♦ J♣ 9♥ 2♣
>>> compare(hand, rank_hand(parse("A♣ A♦ A♠ K♥ Q♣")))
1
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

import msgspec

from gomorra.poker.card import JOKER, Card, Cards, PokerError, checked, face, is_joker, parse, show

HIGH_CARD: Final = 1
PAIR: Final = 2
TWO_PAIR: Final = 3
THREE_OF_A_KIND: Final = 4
STRAIGHT: Final = 5
FLUSH: Final = 6
FULL_HOUSE: Final = 7
FOUR_OF_A_KIND: Final = 8
STRAIGHT_FLUSH: Final = 9
FIVE_OF_A_KIND: Final = 10
DEAD_MANS_HAND: Final = 11

RANK_NAMES: Final = (
    "",
    "high card",
    "pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "five of a kind",
    "Dead Man's Hand",
)
"""Names by rank; rank 0 does not exist."""

RANK_SHIFT: Final = 20
DEAD_MANS_CARDS: Final = frozenset(parse("A♣ A♠ 8♣ 8♠ J♦"))

_DEAD_MANS_VALUES: Final = (8, 8, 1, 1, 11)
_ALIKE_TO_RANK: Final = {
    25: FIVE_OF_A_KIND,
    17: FOUR_OF_A_KIND,
    13: FULL_HOUSE,
    11: THREE_OF_A_KIND,
    9: TWO_PAIR,
    7: PAIR,
    5: HIGH_CARD,
}


def pack(rank: int, values: Sequence[int]) -> int:
    """A rank and the five values in the order in which they are compared, as one number (Q1)."""
    first, second, third, fourth, fifth = values
    return rank << RANK_SHIFT | first << 16 | second << 12 | third << 8 | fourth << 4 | fifth


# Q9: a raised hand is the worst of its new rank, a lowered hand the best. Flushes may repeat cards.
WORST: Final = (
    0,
    pack(HIGH_CARD, (6, 4, 3, 2, 1)),
    pack(PAIR, (1, 1, 4, 3, 2)),
    pack(TWO_PAIR, (2, 2, 1, 1, 3)),
    pack(THREE_OF_A_KIND, (1, 1, 1, 3, 2)),
    pack(STRAIGHT, (5, 4, 3, 2, 1)),
    pack(FLUSH, (3, 2, 1, 1, 1)),
    pack(FULL_HOUSE, (1, 1, 1, 2, 2)),
    pack(FOUR_OF_A_KIND, (1, 1, 1, 1, 2)),
    pack(STRAIGHT_FLUSH, (5, 4, 3, 2, 1)),
    pack(FIVE_OF_A_KIND, (1, 1, 1, 1, 1)),
    DEAD_MANS_HAND << RANK_SHIFT,
)
BEST: Final = (
    0,
    pack(HIGH_CARD, (13, 12, 11, 10, 8)),
    pack(PAIR, (13, 13, 12, 11, 10)),
    pack(TWO_PAIR, (13, 13, 12, 12, 11)),
    pack(THREE_OF_A_KIND, (13, 13, 13, 12, 11)),
    pack(STRAIGHT, (13, 12, 11, 10, 9)),
    pack(FLUSH, (13, 13, 13, 12, 11)),
    pack(FULL_HOUSE, (13, 13, 13, 12, 12)),
    pack(FOUR_OF_A_KIND, (13, 13, 13, 13, 12)),
    pack(STRAIGHT_FLUSH, (13, 12, 11, 10, 9)),
    pack(FIVE_OF_A_KIND, (13, 13, 13, 13, 13)),
    DEAD_MANS_HAND << RANK_SHIFT,
)


class Ranked(Protocol):
    """Anything that can be compared as a hand."""

    @property
    def strength(self) -> int:
        """The higher one wins; equal ones tie."""

    @property
    def rank(self) -> int:
        """The hand rank, 1 to 11."""


class Hand(msgspec.Struct, frozen=True):
    """A ranked hand. Two hands tie exactly when their strengths are equal; ``==`` also looks at suits."""

    strength: int
    """Rank and compared values in one number: the better hand has the greater one."""
    cards: Cards
    """The cards in the order in which they are compared, every joker named."""
    legal: bool
    """False for a Cheatin' hand."""

    @property
    def rank(self) -> int:
        """The hand rank, 1 to 11."""
        return self.strength >> RANK_SHIFT

    @property
    def name(self) -> str:
        """The name of the rank."""
        return RANK_NAMES[self.rank]

    @property
    def vector(self) -> tuple[int, int, int, int, int]:
        """The five values as they are compared; all zero in a Dead Man's Hand, which has no better one."""
        packed = self.strength
        return packed >> 16 & 15, packed >> 12 & 15, packed >> 8 & 15, packed >> 4 & 15, packed & 15

    @property
    def jokers(self) -> Cards:
        """The named jokers among the cards."""
        return tuple(filter(is_joker, self.cards))

    def __str__(self) -> str:
        cheatin = "" if self.legal else ", Cheatin'"
        return f"{self.name} (rank {self.rank}{cheatin}): {show(self.cards)}"


def is_legal(cards: Iterable[Card]) -> bool:
    """Whether no two cards share suit and value. Jokers never make a hand Cheatin' (Q7).

    >>> is_legal(parse("7♣ joker=7♣")), is_legal(parse("7♣ 7♣"))
    (True, False)
    """
    natural = [card for card in cards if card < JOKER]
    return len(set(natural)) == len(natural)


def rank_hand(cards: Iterable[Card], *, suited_dead_mans_hand: bool = True) -> Hand:
    """Rank a hand whose jokers, if any, are named.

    Fewer than five cards are the worst hand of rank 1 (CG-DrawHand-a, Q11). With
    ``suited_dead_mans_hand=False`` the Dead Man's Hand is A A 8 8 J of any suits (AE-DeadMansHand-a).

    >>> print(rank_hand(parse("9♠ 9♠ 9♠ 4♠ 2♠")))
    flush (rank 6, Cheatin'): 9♠ 9♠ 9♠ 4♠ 2♠
    """
    held = tuple(cards)
    if len(held) > 5:
        raise PokerError(f"a hand has five cards, not {len(held)}: choose five of them first")
    faces = list(map(checked, held))
    if len(held) < 5:
        return Hand(WORST[HIGH_CARD], tuple(sorted(held, key=face, reverse=True)), is_legal(held))
    return arranged(strength_of(faces, suited_dead_mans_hand=suited_dead_mans_hand), held)


def arranged(strength: int, held: Cards) -> Hand:
    """The hand of five cards whose strength is known, its cards in the order of comparison."""
    values = [face(card) >> 2 for card in held]
    flush = strength >> RANK_SHIFT == FLUSH

    def weight(card: Card) -> tuple[int, Card]:
        shown = face(card)
        return (1 if flush else values.count(shown >> 2)), shown

    return Hand(strength, tuple(sorted(held, key=weight, reverse=True)), is_legal(held))


def strength_of(faces: Sequence[Card], *, suited_dead_mans_hand: bool = True) -> int:
    """The strength of five cards, each 0 to 51.

    How often each value occurs, summed over the cards, tells the kinds apart: 25 is five of a kind, 17 four.
    """
    values = [(card >> 2) + 1 for card in faces]
    ordered = sorted(values, key=lambda value: (values.count(value), value), reverse=True)
    rank = _ALIKE_TO_RANK[sum(map(values.count, values))]
    dead_mans_values = rank == TWO_PAIR and tuple(ordered) == _DEAD_MANS_VALUES
    if dead_mans_values and (not suited_dead_mans_hand or set(faces) == DEAD_MANS_CARDS):
        return DEAD_MANS_HAND << RANK_SHIFT  # RB-6.1.5-h: all of rank 11 are equal
    straight = rank == HIGH_CARD and ordered[0] - ordered[4] == 4
    if rank < FLUSH and len({card & 3 for card in faces}) == 1:
        rank = STRAIGHT_FLUSH if straight else FLUSH
        ordered = sorted(values, reverse=True)
    elif straight:
        rank = STRAIGHT
    return pack(rank, ordered)


def compare(one: Ranked, other: Ranked) -> int:
    """1 if the first hand is better, -1 if the second is, 0 for an exact tie; suits never matter (Q12)."""
    return (one.strength > other.strength) - (one.strength < other.strength)


def compare_lowball(one: Ranked, other: Ranked) -> int:
    """1 if the first hand wins lowball, -1 if the second does, 0 for an exact tie."""
    return compare(other, one)


def casualties(one: Ranked, other: Ranked) -> tuple[int, int]:
    """How many casualties the two sides of a shootout round take.

    The loser takes the difference of the ranks; equal ranks cost both sides one, even if one of the hands
    is better (RB-6.1.5-n).
    """
    difference = one.rank - other.rank
    if difference == 0:
        return 1, 1
    return max(-difference, 0), max(difference, 0)
