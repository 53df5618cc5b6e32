"""A hand under effects that raise, lower or replace its rank.

>>> from gomorra.poker import compare, parse, rank_hand
>>> full_house = rank_hand(parse("K♣ K♦ K♠ 2♥ 2♣"))
>>> lowered = Modified(full_house, (-2,))
>>> lowered.rank, lowered.name
(5, 'straight')
>>> compare(lowered, rank_hand(parse("Q♣ J♦ 10♠ 9♥ 8♣")))
1
"""

from __future__ import annotations

import msgspec

from gomorra.poker.hand import BEST, DEAD_MANS_HAND, HIGH_CARD, RANK_NAMES, WORST, Hand


class Modified(msgspec.Struct, frozen=True):
    """A natural hand and what was done to its rank.

    The cards stay what they are: change ``hand`` when they change, and the modifiers apply to the new one
    (CG-HandRank-b). ``base`` takes the place of the natural rank where an effect sets the rank to a number.
    """

    hand: Hand
    modifiers: tuple[int, ...] = ()
    base: int | None = None

    @property
    def total(self) -> int:
        """The rank before the limits 1 and 11."""
        start = self.hand.rank if self.base is None else self.base
        return start + sum(self.modifiers)

    @property
    def rank(self) -> int:
        """The final rank. The limits apply once, to the total (Q10)."""
        return min(max(self.total, HIGH_CARD), DEAD_MANS_HAND)

    @property
    def name(self) -> str:
        """The name of the final rank."""
        return RANK_NAMES[self.rank]

    @property
    def legal(self) -> bool:
        """Whether the cards are legal; modifiers do not change that."""
        return self.hand.legal

    @property
    def strength(self) -> int:
        """What to compare: a raised hand is the worst of its rank, a lowered one the best (Q9)."""
        total = self.total
        if total < HIGH_CARD:
            return WORST[HIGH_CARD]  # RB-6.1.5-j: below 1 is the poorest hand there is
        net = total - self.hand.rank
        if net == 0:
            return self.hand.strength
        return WORST[self.rank] if net > 0 else BEST[self.rank]

    def __str__(self) -> str:
        if self.total == self.hand.rank:
            return str(self.hand)
        return f"{self.name} (rank {self.rank}, from {self.hand})"
