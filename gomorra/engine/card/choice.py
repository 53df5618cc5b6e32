"""What is chosen: predicates on cards that combine, and choices made of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.verbs.use import Use

Test = Callable[["Card", "Use"], bool]
Judge = Callable[[list["Card"], "Use"], bool]


class Predicate:
    """A condition on a card, as seen from the use of an ability. `&`, `|` and `~` combine."""

    __slots__ = ("only", "test", "words", "zone")

    def __init__(self, test: Test, words: str, zone: str = "", only: str = "") -> None:
        self.test = test
        self.words = words
        self.zone = zone
        self.only = only
        """The one type of card that can satisfy it, where that is known: others need not be looked at."""

    def __call__(self, card: Card, use: Use) -> bool:
        return self.test(card, use)

    def __and__(self, other: Predicate | Test) -> Predicate:
        also = as_predicate(other)
        first, second = self.test, also.test
        words = " ".join(filter(None, (self.words, also.words)))
        return Predicate(
            lambda card, use: first(card, use) and second(card, use),
            words,
            self.zone or also.zone,
            self.only or also.only,
        )

    def __or__(self, other: Predicate | Test) -> Predicate:
        also = as_predicate(other)
        first, second = self.test, also.test
        words = f"{self.words} or {also.words}"
        return Predicate(
            lambda card, use: first(card, use) or second(card, use),
            words,
            self.zone or also.zone,
            self.only if self.only == also.only else "",
        )

    def __invert__(self) -> Predicate:
        test = self.test
        return Predicate(lambda card, use: not test(card, use), f"not {self.words}", self.zone)


def as_predicate(test: Predicate | Test) -> Predicate:
    return test if isinstance(test, Predicate) else Predicate(test, "")


class Choice:
    """Something to be chosen for an ability: cards that satisfy a predicate, so and so many of them."""

    __slots__ = ("high", "judge", "low", "predicate", "role")

    def __init__(
        self,
        role: str,
        predicate: Predicate,
        low: int = 1,
        high: int = 1,
        judge: Judge | None = None,
    ) -> None:
        self.role = role
        self.predicate = predicate
        self.low = low
        self.high = high
        self.judge = judge

    @property
    def single(self) -> bool:
        return self.high == 1 and self.judge is None

    @staticmethod
    def of(role: str, what: Choice | Predicate | Test) -> Choice:
        if isinstance(what, Choice):
            return Choice(role, what.predicate, what.low, what.high, what.judge)
        return Choice(role, as_predicate(what))


def several(predicate: Predicate, low: int, high: int, judge: Judge | None = None) -> Choice:
    """Between `low` and `high` cards; `judge` says whether the whole set will do."""
    return Choice("", predicate, low, high, judge)


def up_to(high: int, predicate: Predicate, judge: Judge | None = None) -> Choice:
    """Any number of cards up to `high`, none included."""
    return Choice("", predicate, 0, high, judge)
