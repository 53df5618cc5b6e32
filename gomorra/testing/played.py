"""Which abilities of which cards a test has seen at work: what `gomorra cards --status` calls tested.

A card counts only where a test laid it out by name through the scenario kit, so that games played at random
with all cards prove nothing about any of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from gomorra.engine.card.ability import Ability, Static
from gomorra.engine.card.handle import Card

_laid_out: set[str] = set()
_at_work: set[str] = set()
_watched: set[int] = set()


def lay_out(code: str) -> None:
    """A test has put this printing on its table."""
    _laid_out.add(code)
    _at_work.add(code)


def clear() -> None:
    """A test begins."""
    _laid_out.clear()
    _at_work.clear()


def notes() -> list[str]:
    """What the test saw: printings it laid out (`04003`) and their abilities at work (`04003:investigate`)."""
    return sorted(note for note in _at_work if note[0].isdigit())


def watch() -> None:
    """Let all behaviours say when one of their abilities or traits is at work."""
    from gomorra.cards.shelf import behaviours
    from gomorra.engine.card.ability import declarations

    for behaviour in behaviours():
        for item in declarations(behaviour).values():
            if id(item) not in _watched:
                _watched.add(id(item))
                item.func = _noting(item, item.func)
        _watch_grants(behaviour)


def _watch_grants(behaviour: type[Card]) -> None:
    """A trait that gives abilities to other cards is at work when it is asked for them and has some."""
    granted = vars(behaviour).get("granted")
    if granted is None:
        return
    names = [item.name for item in behaviour.statics if "ability" in item.stats]

    @wraps(granted)
    def noted(card: Any, receiver: Any) -> Any:
        given = granted(card, receiver)
        if given and card.face.code in _laid_out:
            _at_work.update(f"{card.face.code}:{name}" for name in names)
        return given

    setattr(behaviour, "granted", noted)  # noqa: B010 - to mypy a method is nothing that one assigns to


def _noting(item: Ability | Static, func: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(func)
    def noted(card: Any, *args: Any) -> Any:
        code = card.face.code
        if code in _laid_out:
            _at_work.add(f"{code}:{item.name}")
        return func(card, *args)

    return noted
