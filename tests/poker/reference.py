"""Hand ranks once more, as slowly and plainly as the rulebook tells them, to check the fast ones against."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement

from hypothesis import strategies as st

from gomorra.poker import JOKER, Aim, parse

Key = tuple[int, tuple[int, ...]]
"""A rank, and the values that compare within it."""

DEAD_MANS_HAND = sorted(parse("A♣ A♠ 8♣ 8♠ J♦"))


def rank_key(faces: Sequence[int], suited: bool = True) -> Key:
    """The rank of five cards with suit and value, and the values as they compare (Q1, Q3)."""
    values = sorted((card // 4 + 1 for card in faces), reverse=True)
    counts = Counter(values)
    shape = sorted(counts.values(), reverse=True)
    in_groups = tuple(sorted(values, key=lambda value: (-counts[value], -value)))
    same_suit = len({card % 4 for card in faces}) == 1
    in_sequence = len(counts) == 5 and values[0] - values[4] == 4
    if sorted(faces) == DEAD_MANS_HAND or (not suited and values == [11, 8, 8, 1, 1]):
        return 11, (0, 0, 0, 0, 0)
    if shape == [5]:
        return 10, in_groups
    if same_suit and in_sequence:
        return 9, in_groups
    if shape == [4, 1]:
        return 8, in_groups
    if shape == [3, 2]:
        return 7, in_groups
    if same_suit:
        return 6, tuple(values)
    if in_sequence:
        return 5, in_groups
    lower = {(3, 1, 1): 4, (2, 2, 1): 3, (2, 1, 1, 1): 2, (1, 1, 1, 1, 1): 1}
    return lower[tuple(shape)], in_groups


def namings(five: Iterable[int]) -> Iterator[list[int]]:
    """The five cards with their jokers named in every way."""
    natural = [card for card in five if card != JOKER]
    for names in combinations_with_replacement(range(52), 5 - len(natural)):
        yield [*natural, *names]


@cache
def best_name(five: tuple[int, ...], lowest: bool, suited: bool) -> Key:
    keys = (rank_key(faces, suited) for faces in namings(five))
    return min(keys) if lowest else max(keys)


def best_choice(cards: Sequence[int], aim: Aim, suited: bool = True) -> tuple[Key, bool, int]:
    """Of all sets of five and all names: the best key, whether it is legal, and how many jokers it takes."""
    found = []
    for five in {tuple(sorted(chosen)) for chosen in combinations(cards, 5)}:
        natural = [card for card in five if card != JOKER]
        legal = len(set(natural)) == len(natural)
        if legal or aim is not Aim.HIGHEST_LEGAL:
            found.append((best_name(five, aim is Aim.LOWEST, suited), legal, 5 - len(natural)))
    if not found:
        return best_choice(cards, Aim.HIGHEST, suited)
    if aim is Aim.LOWEST:
        return min(found, key=lambda one: (one[0], not one[1], one[2]))
    return max(found, key=lambda one: (one[0], one[1], -one[2]))


@st.composite
def stacked_hands(draw: st.DrawFn, least: int = 5, most: int = 8, most_jokers: int = 2) -> list[int]:
    """Hands as stacked decks give them: few values, few suits, runs, repeats, the Dead Man's Hand, jokers."""
    size = draw(st.integers(least, most))
    jokers = min(draw(st.integers(0, most_jokers)), size)
    # Hypothesis alone likes small numbers so much that straights hardly ever come.
    rng = random.Random(draw(st.integers(0, 2**40)))
    low = rng.randrange(9)
    suits = rng.sample(range(4), rng.choice((1, 1, 2, 3)))
    pools: list[list[int]] = [
        [*range(52)],
        [value * 4 + suit for value in rng.sample(range(13), 4) for suit in range(4)],
        [value * 4 + suit for value in range(13) for suit in suits],
        [value * 4 + suit for value in range(low, low + 6) if value < 13 for suit in range(4)],
        [value * 4 + suit for value in range(low, low + 6) if value < 13 for suit in suits],
        [*DEAD_MANS_HAND, rng.randrange(52)],
    ]
    pool, other = rng.choice(pools), rng.choice(pools)
    cards = [rng.choice(pool if rng.random() < 0.8 else other) for _ in range(size - jokers)]
    cards += [JOKER] * jokers
    rng.shuffle(cards)
    return cards
