"""What a draw hand is called, with the values that make it."""

from __future__ import annotations

from collections import Counter

from gomorra import poker
from gomorra.engine.events import ShownHand

VALUES = (
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king",
)  # fmt: skip


def described(shown: ShownHand) -> str:
    """What the cards of a shown hand make."""
    return called(shown.hand.hand)


def called(hand: poker.Hand) -> str:
    """A hand with its values: "pair of fives"."""
    values = Counter(poker.value(card) for card in hand.cards if card != poker.JOKER)
    often = sorted(values, key=lambda value: (values[value], value), reverse=True)
    many = [f"{VALUES[value - 1]}{'es' if VALUES[value - 1] == 'six' else 's'}" for value in often]
    match hand.rank:
        case poker.HIGH_CARD if often:
            return f"{VALUES[max(often) - 1]} high"
        case poker.PAIR if many:
            return f"pair of {many[0]}"
        case poker.TWO_PAIR if len(many) > 1:
            return f"two pair, {many[0]} and {many[1]}"
        case poker.THREE_OF_A_KIND if many:
            return f"three {many[0]}"
        case poker.FOUR_OF_A_KIND if many:
            return f"four {many[0]}"
        case poker.FIVE_OF_A_KIND if many:
            return f"five {many[0]}"
    return hand.name
