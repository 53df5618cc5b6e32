"""A draw hand as it was shown: what the log keeps of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from gomorra import poker
from gomorra.poker.hand import HIGH_CARD, WORST


def made_of(cards: list[int], *, suited: bool) -> poker.Hand:
    """The hand that these cards make."""
    return _made_of(tuple(cards), suited)


@lru_cache(maxsize=256)
def _made_of(played: tuple[int, ...], suited: bool) -> poker.Hand:
    """Worked out once: a hand is looked at several times while it lies on the table."""
    cards = list(played)
    if len(cards) == 5:
        return poker.name_jokers(cards, suited_dead_mans_hand=suited)
    if len(cards) > 5:
        if any(poker.is_joker(card) and card != poker.JOKER for card in cards):
            fives = (list(five) for five in combinations(cards, 5))
            named = (poker.name_jokers(five, suited_dead_mans_hand=suited) for five in fives)
            return max(named, key=lambda hand: hand.strength)
        return poker.choose(cards, suited_dead_mans_hand=suited)
    return poker.Hand(WORST[HIGH_CARD], tuple(cards), poker.is_legal(cards))


@dataclass(frozen=True, slots=True)
class ShownHand:
    """A draw hand at the moment when it was revealed. What it ranks is worked out when somebody reads it."""

    seat: int
    cards: tuple[int, ...]
    played: tuple[int, ...]
    """The same cards as gomorra.poker counts them, jokers as they were named."""
    legal: bool
    modifiers: tuple[int, ...]
    """What had changed the rank by then."""
    base: int | None
    """The rank that an effect had set in place of the natural one."""
    suited: bool
    """Whether the Dead Man's Hand needs its suits."""

    @property
    def hand(self) -> poker.Modified:
        return poker.Modified(made_of(list(self.played), suited=self.suited), self.modifiers, self.base)
