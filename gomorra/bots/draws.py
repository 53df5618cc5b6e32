"""What draw hands a posse can expect: chances of each rank by stud bonus, draw bonus and structure of the deck.

The structure of a deck is how many threes of a kind five of its cards hold on average (times ten for ten ways to
choose three of five): decks with the same structure draw about the same hands. The table was drawn once with
`gomorra train draws`; reading it costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gomorra import poker
from gomorra.poker.odds import draw_odds

Chances = NDArray[np.float64]
"""The chance of each rank from 0 to 11."""

MOST_BONUS: Final = 8
FOCUS: Final = (0.0, 0.12, 0.2, 0.28, 0.36, 0.42, 0.48, 0.56, 0.7)
"""How strongly the decks of the table lean on few values."""
USUAL: Final = 0.47
"""The structure of a deck of which nothing is known yet."""
FILE: Final = "draws.npz"


def structure(values: Iterable[int]) -> float:
    """How well cards of these values go together; 0 stands for a joker or no value."""
    counts = [0] * 14
    for value in values:
        counts[value] += 1
    counts[0] = 0
    cards = sum(counts)
    if cards < 5:
        return USUAL
    threes = sum(count * (count - 1) * (count - 2) for count in counts)
    return 10 * threes / (cards * (cards - 1) * (cards - 2))


def guessed_structure(seen: Sequence[int]) -> float:
    """The structure of a deck of which these values were seen: a usual one at first."""
    trust = min(1.0, len(seen) / 40)
    return USUAL + trust * (structure(seen) - USUAL) if len(seen) >= 8 else USUAL


def chances(structured: float, stud: int, draw: int) -> Chances:
    """The chance of each rank for a posse with these bonuses."""
    known, table = _table()
    stud, draw = min(max(stud, 0), MOST_BONUS), min(max(draw, 0), MOST_BONUS)
    place = min(max(int(np.searchsorted(known, structured)), 1), len(known) - 1)
    low, high = known[place - 1], known[place]
    share = min(max((structured - low) / (high - low), 0.0), 1.0)
    found: Chances = table[place - 1, stud, draw] * (1 - share) + table[place, stud, draw] * share
    return found


@cache
def _table() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    with np.load(BytesIO(files("gomorra.bots").joinpath(FILE).read_bytes()), allow_pickle=False) as data:
        return data["structures"].astype(np.float64), data["chances"].astype(np.float64) / 60000


def sample_deck(focus: float) -> list[int]:
    """Fifty-two cards and two jokers, the more of few values the greater the focus."""
    weights = np.exp(-focus * np.arange(13))
    ideal = 52 * weights / weights.sum()
    counts = np.floor(ideal).astype(int)
    while counts.sum() < 52:
        counts[np.argmax(ideal - counts)] += 1
    cards = [poker.card(copy % 4, value + 1) for value in range(13) for copy in range(counts[value])]
    return [*cards, poker.JOKER, poker.JOKER]


def make_table(hands: int = 1500) -> bytes:
    """Draw the table anew."""
    known, rows = [], []
    for focus in FOCUS:
        deck = sample_deck(focus)
        known.append(structure(0 if card == poker.JOKER else poker.value(card) for card in deck))
        rows.append(
            [
                [_cell(deck, stud, draw, hands) for draw in range(MOST_BONUS + 1)]
                for stud in range(MOST_BONUS + 1)
            ]
        )
    out = BytesIO()
    table = np.round(np.array(rows) * 60000).astype(np.uint16)
    np.savez_compressed(out, structures=np.array(known, dtype=np.float32), chances=table)
    return out.getvalue()


def _cell(deck: list[int], stud: int, draw: int, hands: int) -> list[float]:
    found = draw_odds(deck, stud=stud, draw=draw, hands=hands if draw < 4 else hands // 3, seed=7)
    return [found.highest.chance(rank) for rank in range(12)]
