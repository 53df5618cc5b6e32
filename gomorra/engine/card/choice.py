"""What is chosen: predicates on cards that combine, and choices made of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gomorra.engine.card.wording import Terms, said

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.verbs.use import Use

Test = Callable[["Card", "Use"], bool]
Judge = Callable[[list["Card"], "Use"], bool]


class Predicate:
    """A condition on a card, as seen from the use of an ability. `&`, `|` and `~` combine."""

    __slots__ = ("beyond", "here", "only", "own", "parts", "rest", "terms", "test", "worn", "zone")

    def __init__(
        self,
        test: Test,
        words: str,
        zone: str = "",
        only: str = "",
        *,
        own: bool = False,
        here: bool = False,
        worn: bool = False,
        beyond: tuple[Test, ...] | None = None,
    ) -> None:
        self.test = test
        self.parts: tuple[Test, ...] = (test,)
        """The tests of which all must hold."""
        self.terms: Terms = (words,)
        """What each of its parts asks for, in words; empty where a part has none."""
        self.zone = zone
        self.only = only
        """The one type of card that can satisfy it, where that is known: others need not be looked at."""
        self.own = own
        """Whether it says that the user controls the card."""
        self.here = here
        """Whether it says that the card is at the location of the dude, or whatever else, that uses the ability."""
        self.worn = worn
        """Whether it says that the card is attached to the dude, or whatever else, that uses the ability."""
        self.beyond = self.parts if beyond is None else beyond
        """The tests besides those that are settled by looking only at dudes, at the user's, at those here."""
        self.rest = all_of(self.beyond)

    @property
    def words(self) -> str:
        """What it asks for, as people say it and with an article; empty where it says nothing."""
        return said(self.terms) if any(self.terms) else ""

    def __call__(self, card: Card, use: Use) -> bool:
        return self.test(card, use)

    def __and__(self, other: Predicate | Test) -> Predicate:
        also = as_predicate(other)
        both = Predicate(self.test, "", self.zone or also.zone, self.only or also.only)
        both.terms = (*self.terms, *also.terms)
        both.own = self.own or also.own
        both.here = self.here or also.here
        both.worn = self.worn or also.worn
        both.parts = (*self.parts, *also.parts)
        both.beyond = (*self.beyond, *also.beyond)
        both.test = all_of(both.parts)
        both.rest = all_of(both.beyond)
        return both

    def __or__(self, other: Predicate | Test) -> Predicate:
        also = as_predicate(other)
        first, second = self.test, also.test
        either = Predicate(
            lambda card, use: first(card, use) or second(card, use),
            "",
            self.zone or also.zone,
            self.only if self.only == also.only else "",
        )
        either.terms = (("or", self.terms, also.terms),)
        return either

    def __invert__(self) -> Predicate:
        test = self.test
        denied = Predicate(lambda card, use: not test(card, use), "", self.zone)
        denied.terms = (("not", self.terms),)
        return denied


def all_of(parts: tuple[Test, ...]) -> Test:
    """One test that all of these hold, without a call for each "and"."""
    if not parts:
        return lambda card, use: True
    if len(parts) == 1:
        return parts[0]
    if len(parts) == 2:
        first, second = parts
        return lambda card, use: first(card, use) and second(card, use)
    if len(parts) == 3:
        one, two, three = parts
        return lambda card, use: one(card, use) and two(card, use) and three(card, use)
    head, tail = all_of(parts[:3]), all_of(parts[3:])
    return lambda card, use: head(card, use) and tail(card, use)


def as_predicate(test: Predicate | Test) -> Predicate:
    return test if isinstance(test, Predicate) else Predicate(test, "")


class Choice:
    """Something to be chosen for an ability: cards that satisfy a predicate, so and so many of them."""

    __slots__ = ("high", "judge", "low", "of_dudes", "predicate", "role", "single")

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
        self.single = high == 1 and judge is None
        self.of_dudes = predicate.only == "dude" and not predicate.here and predicate.zone in ("", "play")
        """Whether dudes in play are chosen, wherever they are."""

    @staticmethod
    def of(role: str, what: Choosable) -> Choice:
        if isinstance(what, Choice):
            return Choice(role, what.predicate, what.low, what.high, what.judge)
        return Choice(role, as_predicate(what))


Choosable = Choice | Predicate | Callable[..., bool]
"""What may be declared as a choice."""


def several(predicate: Predicate, low: int, high: int, judge: Judge | None = None) -> Choice:
    """Between `low` and `high` cards; `judge` says whether the whole set will do."""
    return Choice("", predicate, low, high, judge)


def up_to(high: int, predicate: Predicate, judge: Judge | None = None) -> Choice:
    """Any number of cards up to `high`, none included."""
    return Choice("", predicate, 0, high, judge)
