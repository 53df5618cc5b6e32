"""What a deck's draw hands are worth: chances of ranks, and of two sides against each other.

Hands are drawn at random from a seed. Margins are 95 percent. Discards for a draw bonus of one are exactly
best; those for more are found by trial, which costs about two hundredths of a rank (see ``draws``).

>>> odds = draw_odds([*range(52), 52, 52], stud=2, draw=1, hands=2000, seed=1)
>>> round(odds.highest.mean, 2), odds.highest.cheatin == (0,) * 12
(3.93, True)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from gomorra.poker.batch import Strengths, lowball_strengths, ranks, repeats, strengths
from gomorra.poker.card import JOKER, Card, PokerError
from gomorra.poker.draws import Drawn, draw_hands
from gomorra.poker.hand import RANK_NAMES, RANK_SHIFT
from gomorra.poker.redraws import MOST_REDRAWN
from gomorra.poker.words import MOST_CARDS, Bytes, Flags

Seed = int | Sequence[int]
Progress = Callable[[int], object] | None

HANDS: Final = 100_000
MOST_STUD: Final = MOST_CARDS - 5
MOST_DRAW: Final = MOST_REDRAWN
MOST_HANDS: Final = 10_000_000
CHUNK: Final = 4096
_NORMAL_95: Final = 1.96
"""So many standard errors to each side are the 95 percent margin."""
_DIFFERENCE: Final = np.arange(12)[:, None] - np.arange(12)
_CASUALTIES: Final = np.where(_DIFFERENCE == 0, 1, np.maximum(_DIFFERENCE, 0)).astype(np.float64)
"""What a hand of the row's rank deals to one of the column's (RB-6.1.5-l, -n)."""


class Chances(msgspec.Struct, frozen=True):
    """How often each rank from 0 to 11 came; there is no rank 0."""

    hands: int
    legal: tuple[int, ...]
    """Hands with this rank that are legal."""
    cheatin: tuple[int, ...]
    """Hands with this rank that need two cards of the same suit and value."""

    def chance(self, rank: int) -> float:
        """The chance of this very rank, legal or not."""
        return (self.legal[rank] + self.cheatin[rank]) / self.hands

    def at_least(self, rank: int) -> float:
        """The chance of this rank or a higher one."""
        return (sum(self.legal[rank:]) + sum(self.cheatin[rank:])) / self.hands

    def margin(self, rank: int) -> float:
        """The 95 percent margin of the chance."""
        return _margin_of_share(self.legal[rank] + self.cheatin[rank], self.hands)

    @property
    def cheatin_chance(self) -> float:
        """The chance of a Cheatin' hand."""
        return sum(self.cheatin) / self.hands

    @property
    def mean(self) -> float:
        """The average rank."""
        return sum(rank * self.chance(rank) for rank in range(12))

    @property
    def mean_margin(self) -> float:
        """The 95 percent margin of the average rank."""
        spread = sum((rank - self.mean) ** 2 * self.chance(rank) for rank in range(12))
        return _NORMAL_95 * sqrt(spread / self.hands)

    def as_json(self) -> dict[str, Any]:
        """Chances for programs to read."""
        return {
            "mean": self.mean,
            "mean_margin": self.mean_margin,
            "cheatin": self.cheatin_chance,
            "ranks": [
                {
                    "rank": rank,
                    "name": RANK_NAMES[rank],
                    "chance": self.chance(rank),
                    "margin": self.margin(rank),
                    "at_least": self.at_least(rank),
                    "legal": self.legal[rank] / self.hands,
                    "cheatin": self.cheatin[rank] / self.hands,
                }
                for rank in range(1, 12)
            ],
        }


class Odds(msgspec.Struct, frozen=True):
    """The draw hands of a posse with these bonuses under best play, and the lowball hands of its player."""

    cards: int
    stud: int
    draw: int
    hands: int
    highest: Chances
    """Playing for the highest rank. A rank that legal cards reach as well counts as legal."""
    legal: Chances
    """Playing for the highest legal rank. Cheatin' are only hands that cannot be made legal."""
    lowball: Chances
    """Five cards, jokers named as is best for lowball."""

    def as_json(self) -> dict[str, Any]:
        """Everything for programs to read."""
        return {
            "cards": self.cards,
            "stud": self.stud,
            "draw": self.draw,
            "hands": self.hands,
            "discards": "exact" if self.draw <= 1 else "by trial",
            "highest": self.highest.as_json(),
            "legal": self.legal.as_json(),
            "lowball": self.lowball.as_json(),
        }


class Estimate(msgspec.Struct, frozen=True):
    """A number with its 95 percent margin."""

    value: float
    margin: float


class Matchup(msgspec.Struct, frozen=True):
    """A shootout round between two sides that each play for the same aim."""

    win: Estimate
    """The chance of the better hand."""
    tie: Estimate
    """The chance of an exact tie, which has no winner."""
    lose: Estimate
    taken: Estimate
    """The casualties of the first side, on average."""
    dealt: Estimate
    """The casualties of the other side, on average."""


class Sample:
    """Hands drawn for one side: strengths, one for each hand."""

    __slots__ = (
        "_cheatin",
        "_legal_cheatin",
        "_lowball_cheatin",
        "cards",
        "draw",
        "hands",
        "highest",
        "legal",
        "lowball",
        "stud",
        "thrown",
    )

    def __init__(self, cards: int, stud: int, draw: int, hands: int) -> None:
        self.cards = cards
        self.stud = stud
        self.draw = draw
        self.hands = hands
        self.highest = np.empty(hands, dtype=np.uint32)
        self.legal = np.empty(hands, dtype=np.uint32)
        self.lowball = np.empty(hands, dtype=np.uint32)
        self.thrown = np.empty(hands, dtype=np.uint8)
        """How many cards each hand redrew for the highest rank."""
        self._cheatin = np.empty(hands, dtype=np.bool_)
        self._legal_cheatin = np.empty(hands, dtype=np.bool_)
        self._lowball_cheatin = np.empty(hands, dtype=np.bool_)

    def fill(self, place: slice, drawn: Drawn) -> None:
        """Enter hands that were drawn."""
        highest, legal, lowball = drawn.highest.T, drawn.legal.T, drawn.lowball.T
        self.thrown[place] = drawn.thrown
        self.highest[place] = strengths(highest)
        self._cheatin[place] = ranks(highest, legal=True) < self.highest[place] >> RANK_SHIFT
        found = strengths(legal, legal=True)
        illegal = found == 0
        found[illegal] = strengths(legal[illegal])
        self.legal[place] = found
        self._legal_cheatin[place] = illegal
        self.lowball[place] = lowball_strengths(lowball)
        self._lowball_cheatin[place] = repeats(lowball)

    def odds(self) -> Odds:
        """How often each rank came."""
        return Odds(
            self.cards,
            self.stud,
            self.draw,
            self.hands,
            highest=_chances(self.highest, self._cheatin),
            legal=_chances(self.legal, self._legal_cheatin),
            lowball=_chances(self.lowball, self._lowball_cheatin),
        )


def draw_odds(
    deck: Sequence[Card],
    *,
    stud: int = 0,
    draw: int = 0,
    first: int = 0,
    hands: int = HANDS,
    seed: Seed = 0,
    progress: Progress = None,
) -> Odds:
    """The chances of a posse with these bonuses that draws from this deck; see ``draw_sample``."""
    return draw_sample(
        deck, stud=stud, draw=draw, first=first, hands=hands, seed=seed, progress=progress
    ).odds()


def draw_sample(
    deck: Sequence[Card],
    *,
    stud: int = 0,
    draw: int = 0,
    first: int = 0,
    hands: int = HANDS,
    seed: Seed = 0,
    progress: Progress = None,
) -> Sample:
    """Draw hands for one side from a deck of cards 0 to 51, and 52 for each joker.

    So many ``first`` cards are dealt before the others: what is left of a deck that runs out during the draw, ahead
    of the discard pile that is shuffled then (RB-6.1.3-r). Redraws come from all that is left, in any order.
    ``progress`` is told how many hands have been drawn since it was told last.
    """
    cards = _checked(deck, stud, draw, first, hands)
    rng = np.random.default_rng(seed)
    sample = Sample(len(cards), stud, draw, hands)
    for start in range(0, hands, CHUNK):
        number = min(CHUNK, hands - start)
        drawn = draw_hands(cards, stud, draw, number, rng, first)
        sample.fill(slice(start, start + number), drawn)
        if progress is not None:
            progress(number)
    return sample


def matchup(one: Sample, other: Sample, *, legal: bool = False) -> Matchup:
    """Every hand of one side against every hand of the other, both playing for rank or for legal rank."""
    ours, theirs = (one.legal, other.legal) if legal else (one.highest, other.highest)
    our_ranks, their_ranks = ours >> RANK_SHIFT, theirs >> RANK_SHIFT
    our_shares = np.bincount(our_ranks, minlength=12) / len(ours)
    their_shares = np.bincount(their_ranks, minlength=12) / len(theirs)
    we_win, they_win = _shares_beaten(ours, theirs), _shares_beaten(theirs, ours)
    we_tie, they_tie = _shares_tied(ours, theirs), _shares_tied(theirs, ours)
    return Matchup(
        win=_estimate(we_win, 1 - they_win - they_tie),
        tie=_estimate(we_tie, they_tie),
        lose=_estimate(1 - we_win - we_tie, they_win),
        taken=_estimate((_CASUALTIES.T @ their_shares)[our_ranks], (_CASUALTIES @ our_shares)[their_ranks]),
        dealt=_estimate((_CASUALTIES @ their_shares)[our_ranks], (_CASUALTIES.T @ our_shares)[their_ranks]),
    )


def _estimate(ours: NDArray[np.float64], theirs: NDArray[np.float64]) -> Estimate:
    """The mean over all pairs of hands, of which we know the mean for each hand of either side."""
    error = sqrt(float(ours.var()) / len(ours) + float(theirs.var()) / len(theirs))
    return Estimate(float(ours.mean()), _NORMAL_95 * error)


def _shares_beaten(ours: Strengths, theirs: Strengths) -> NDArray[np.float64]:
    """For each of our hands: the share of theirs that it beats."""
    return np.searchsorted(np.sort(theirs), ours, side="left") / len(theirs)


def _shares_tied(ours: Strengths, theirs: Strengths) -> NDArray[np.float64]:
    return np.searchsorted(np.sort(theirs), ours, side="right") / len(theirs) - _shares_beaten(ours, theirs)


def _chances(found: Strengths, cheatin: Flags) -> Chances:
    rank = found >> RANK_SHIFT
    legal = np.bincount(rank[~cheatin], minlength=12)
    illegal = np.bincount(rank[cheatin], minlength=12)
    return Chances(len(found), tuple(legal.tolist()), tuple(illegal.tolist()))


def _margin_of_share(count: int, total: int) -> float:
    """The 95 percent margin of a share; also for a share of none or all it is not zero."""
    share = (count + 2) / (total + 4)
    return _NORMAL_95 * sqrt(share * (1 - share) / (total + 4))


def _checked(deck: Sequence[Card], stud: int, draw: int, first: int, hands: int) -> Bytes:
    if not 0 <= stud <= MOST_STUD:
        raise PokerError(f"a stud bonus here is 0 to {MOST_STUD}, not {stud}")
    if not 0 <= draw <= MOST_DRAW:
        raise PokerError(f"a draw bonus here is 0 to {MOST_DRAW}, not {draw}")
    if not 0 <= first <= len(deck):
        raise PokerError(f"0 to {len(deck)} cards of this deck can come first, not {first}")
    if not 1 <= hands <= MOST_HANDS:
        raise PokerError(f"draw 1 to {MOST_HANDS:,} hands, not {hands:,}")
    cards = np.array(list(deck), dtype=np.int64)
    wrong = cards[(cards < 0) | (cards > JOKER)]
    if len(wrong):
        raise PokerError(f"{wrong[0]} is no card of a deck: 0 to 51, or {JOKER} for a joker")
    if len(cards) < 5 + stud + draw:
        raise PokerError(
            f"stud {stud} and draw {draw} may take {5 + stud + draw} cards; this deck has {len(cards)}"
        )
    return cards.astype(np.uint8)
