"""Cards made up for a test that can do one thing, in one line.

>>> from gomorra.cards.vocabulary import noon
>>> from gomorra.testing import Table, able
>>> t = Table(stash=3)
>>> mine = t.put(able("deed", noon(boot=True), lambda use: use.gain(2)))
>>> t.use(mine)
>>> t.rock(), mine.booted
(5, True)
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from gomorra.catalog import Printing
from gomorra.engine.card.kinds import BASES
from gomorra.testing.plain import plain


def nothing(use: Any) -> None:
    """An effect that changes nothing."""


def able(
    kind: str,
    declared: Callable[[Callable[..., Any]], Any],
    effect: Callable[..., Any] = nothing,
    *,
    name: str = "act",
    title: str = "",
    **facts: Any,
) -> Printing:
    """A plain card with one ability or trait: a decorator of the vocabulary, and what it does.

    The effect of an ability takes the use alone; that of a continuous trait takes the card and whatever
    the trait is asked about.
    """

    def of_the_use(card: object, use: object) -> object:
        return effect(use)

    func = of_the_use if len(inspect.signature(effect).parameters) == 1 else effect
    func.__name__ = name
    behaviour = type(name.title(), (BASES[kind],), {name: declared(func), "__doc__": title})
    return plain(kind, title, behaviour=behaviour, **facts)
