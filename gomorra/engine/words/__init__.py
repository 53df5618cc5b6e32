"""The words that cards and rules share: stats, acts, moments, durations, memories and reasons, each declared once.

A word is a plain `str` when the game runs; the type checker and the lint know one kind from another. What is done
about a word is written where it is asked, in the floors above.
"""

from gomorra.engine.words.acts import Act, becoming, lowering, out_of_play, raising, using
from gomorra.engine.words.declaring import (
    ActName,
    MemoryName,
    MomentName,
    PhaseName,
    StatName,
    UntilName,
    WhyName,
)
from gomorra.engine.words.reasons import Why
from gomorra.engine.words.stats import (
    Stat,
    cannot,
    fixed,
    ignores,
    is_stat,
    least,
    most,
    own_stat,
    player_cannot,
    rating_of,
)
from gomorra.engine.words.times import Memory, Moment, Phase, Until, own_memory

__all__ = [
    "Act", "ActName", "Memory", "MemoryName", "Moment", "MomentName", "Phase", "PhaseName", "Stat", "StatName",
    "Until", "UntilName", "Why",
    "WhyName", "becoming", "cannot", "fixed", "ignores", "is_stat", "least", "lowering", "most", "out_of_play",
    "own_memory", "own_stat", "player_cannot", "raising", "rating_of", "using",
]  # fmt: skip
