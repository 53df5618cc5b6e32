"""The lowest hand of any cards, for lowball.

What five cards rank cannot be lowered at will (RB-5.1-v): the choice is in the cards and in the names of
the jokers. Combinations of values are tried from the lowest on, each with the suits that do it no harm.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, product

from gomorra.poker.card import DIAMONDS, HEARTS, JOKER, NAMED, Card, Cards, card, face
from gomorra.poker.hand import HIGH_CARD, Hand, arranged, strength_of

Natural = Mapping[int, Sequence[Card]]
"""The cards with a suit and value, sorted, by value."""


def lowest(cards: Sequence[Card], *, suited_dead_mans_hand: bool = True) -> Hand:
    """The weakest five of five or more cards; of equal ones a legal one, then one with fewer jokers."""
    if len(cards) == 5:
        return _hand(lowest_names(cards), suited_dead_mans_hand)
    natural: dict[int, list[Card]] = {}
    for held in sorted(held for held in cards if held < JOKER):
        natural.setdefault((held >> 2) + 1, []).append(held)
    jokers = sum(held == JOKER for held in cards)
    different = _lowest_different(natural, jokers)
    if different and (hand := _hand(different, suited_dead_mans_hand)).rank == HIGH_CARD:
        return hand
    best: tuple[int, bool, int] | None = None
    chosen: Cards = ()
    for strength, counts in _combinations_from_lowest(suited_dead_mans_hand):
        if best is not None and strength > best[0]:
            break
        missing = sum(max(count - len(natural.get(value, ())), 0) for value, count in counts)
        if missing > jokers:
            continue
        for five in _ways(counts, natural, jokers):
            found = _hand(five, suited_dead_mans_hand)
            key = found.strength, not found.legal, len(found.jokers)
            if best is None or key < best:
                best, chosen = key, five
            if key == (strength, False, missing):
                break
    return _hand(chosen, suited_dead_mans_hand)


def lowest_names(cards: Sequence[Card]) -> Cards:
    """Up to five cards with their jokers named best for lowball (Q6): the lowest values that are absent.

    >>> from gomorra.poker.card import parse, show
    >>> show(lowest_names(parse("2♣ 2♥ 5♦ 9♠ joker")))
    '2♣ 2♥ 5♦ 9♠ joker=A♦'
    """
    natural = [held for held in cards if held != JOKER]
    values = {(held >> 2) + 1 for held in natural}
    names = [value for value in range(1, 14) if value not in values][: len(cards) - len(natural)]
    if values.union(names) == {1, 2, 3, 4, 5} and names:
        names[-1] = 6  # else the names would have made a straight
    # Suits that differ from a card's and from one another cannot complete a flush.
    suit = min(natural) & 3 if natural else 0
    return (*natural, *(card((suit + i) % 4, value) | NAMED for i, value in enumerate(names, 1)))


def _lowest_different(natural: Natural, jokers: int) -> Cards:
    """The five lowest values that differ, or nothing. Only a straight or a flush makes it miss the lowest."""
    taken: list[Card] = []
    for value in range(1, 14):
        if value in natural:
            taken.append(natural[value][0])
        elif jokers:
            jokers -= 1
            taken.append(-value)
        if len(taken) == 5:
            return _named(taken)
    return ()


def _hand(five: Cards, suited_dead_mans_hand: bool) -> Hand:
    faces = [face(held) for held in five]
    return arranged(strength_of(faces, suited_dead_mans_hand=suited_dead_mans_hand), five)


@cache
def _combinations_from_lowest(suited_dead_mans_hand: bool) -> list[tuple[int, tuple[tuple[int, int], ...]]]:
    """All combinations of five values as (value, count) pairs, by the least strength their suits allow."""
    found = []
    for values in combinations_with_replacement(range(1, 14), 5):
        mixed = [card(DIAMONDS if i else HEARTS, value) for i, value in enumerate(values)]
        strength = strength_of(mixed, suited_dead_mans_hand=suited_dead_mans_hand)
        found.append((strength, tuple((value, values.count(value)) for value in sorted(set(values)))))
    return sorted(found)


def _ways(counts: Sequence[tuple[int, int]], natural: Natural, jokers: int) -> Iterator[Cards]:
    """The hands of these values: the plain one first, which mostly is as good as any, then all others."""
    plain = [_plain(natural.get(value, ()), value, count) for value, count in counts]
    yield _named([held for cards in plain for held in cards])
    options = [_options(natural.get(value, ()), value, count) for value, count in counts]
    for way in product(*options):
        five = [held for cards in way for held in cards]
        unnamed = sum(held < 0 for held in five)
        if unnamed <= jokers:
            for suit in range(4 if unnamed else 1):
                yield _named(five, suit)


def _plain(cards: Sequence[Card], value: int, count: int) -> list[Card]:
    distinct = list(dict.fromkeys(cards))
    repeats = [held for i, held in enumerate(cards) if i and cards[i - 1] == held]
    chosen = (distinct + repeats)[:count]
    return chosen + [-value] * (count - len(chosen))


def _options(cards: Sequence[Card], value: int, count: int) -> list[tuple[Card, ...]]:
    """All ways to take ``count`` cards of a value; a joker to be named stands as the negative value."""
    return [
        (*taken, *[-value] * (count - size))
        for size in range(min(count, len(cards)), -1, -1)
        for taken in dict.fromkeys(combinations(cards, size))
    ]


def _named(five: Sequence[Card], suit: int = 0) -> Cards:
    """Name the jokers among five cards, in turn in two suits so that two of them never help a flush."""
    given = []
    for held in five:
        if held < 0:
            given.append(card(suit, -held) | NAMED)
            suit ^= 1
        else:
            given.append(held)
    return tuple(given)
