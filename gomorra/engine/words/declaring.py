"""How words are declared: every one once, with a sentence that says what it means."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NewType, TypeVar, cast

F = TypeVar("F", bound=Callable[..., str])

StatName = NewType("StatName", str)
ActName = NewType("ActName", str)
MomentName = NewType("MomentName", str)
UntilName = NewType("UntilName", str)
MemoryName = NewType("MemoryName", str)
WhyName = NewType("WhyName", str)
PhaseName = NewType("PhaseName", str)


class Lexicon(dict[str, str]):
    """The words of one kind and what they mean."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def declare(self, word: str, meaning: str) -> str:
        """A new word; a second declaration of the same one is a mistake."""
        if word in self:
            raise ValueError(f"the {self.kind} {word!r} is declared already: {self[word]}")
        self[word] = meaning
        return word


STATS, ACTS, MOMENTS, UNTILS, MEMORIES, REASONS, PHASES = map(
    Lexicon, ("stat", "act", "moment", "duration", "memory", "reason", "phase")
)
OWN_STATS, OWN_MEMORIES = Lexicon("stat of a single card"), Lexicon("memory of a single card")


def stat(word: str, meaning: str) -> StatName:
    return StatName(STATS.declare(word, meaning))


def act(word: str, meaning: str) -> ActName:
    return ActName(ACTS.declare(word, meaning))


def moment(word: str, meaning: str) -> MomentName:
    return MomentName(MOMENTS.declare(word, meaning))


def until(word: str, meaning: str) -> UntilName:
    return UntilName(UNTILS.declare(word, meaning))


def memory(word: str, meaning: str) -> MemoryName:
    return MemoryName(MEMORIES.declare(word, meaning))


def reason(word: str, meaning: str) -> WhyName:
    return WhyName(REASONS.declare(word, meaning))


def phase(word: str, meaning: str) -> PhaseName:
    return PhaseName(PHASES.declare(word, meaning))


def made_once(func: F) -> F:
    """A word made of others is made once and looked up from then on."""
    return cast(F, cache(func))
