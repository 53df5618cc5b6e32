"""Decisions: whose they are, what is asked, and every legal option."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

T = TypeVar("T")
NUMBER = re.compile(r"-?[0-9]{1,18}")
Payload = tuple[str | int, ...]
"""What an option means, as plain words and numbers; its text form is the option's key."""


class IllegalAnswer(ValueError):
    """An answer that is not among the options of the open decision."""


def key_of(payload: Payload) -> str:
    """The readable key of an option: `("move", 12, "town-square")` is `move 12 town-square`."""
    return " ".join(map(str, payload))


def parse_key(key: str) -> Payload:
    """The payload that a key stands for; whatever is no plain number stays a word."""
    return tuple(int(word) if NUMBER.fullmatch(word) else word for word in key.split())


class Option:
    """One legal answer: its payload, and words for people where the payload does not say enough."""

    __slots__ = ("payload", "text", "weight")

    def __init__(self, payload: Payload, text: str = "", weight: int = 1) -> None:
        self.payload = payload
        self.text = text
        self.weight = weight
        """What it counts towards what a series asks for: a casualty may cover two."""

    @property
    def key(self) -> str:
        """The stable name of the answer, such as `move 5 town-square`."""
        return key_of(self.payload)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Decision:
    """The one open question of a game. Options are listed when somebody asks for them.

    `least` and `most` say how much the options about cards must come to in the series that begins with this
    decision; both are 1 where one answer is all.
    """

    __slots__ = (
        "_lister",
        "_options",
        "aimed",
        "chosen",
        "kind",
        "least",
        "most",
        "prompt",
        "seat",
        "secret",
        "source",
    )

    def __init__(
        self,
        seat: int,
        kind: str,
        prompt: str,
        options: Iterable[Option] | None = None,
        lister: Callable[[], list[Option]] | None = None,
        source: int = 0,
        secret: bool = False,
        least: int = 1,
        most: int = 1,
        chosen: tuple[int, ...] = (),
        aimed: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.prompt = prompt
        self.source = source
        self.secret = secret
        self.least = least
        self.most = most
        self.chosen = chosen
        """What was chosen already, where cards are chosen one after the other."""
        self.aimed = aimed
        """The cards that the ability which asks is aimed at, as far as they are chosen."""
        self._options = list(options) if options is not None else None
        self._lister = lister

    @property
    def options(self) -> list[Option]:
        """Every legal answer."""
        if self._options is None:
            assert self._lister is not None
            self._options = self._lister()
        return self._options

    @property
    def keys(self) -> list[str]:
        """The keys of all options."""
        return [option.key for option in self.options]

    def find(self, payload: Payload) -> Option | None:
        """The option with this payload, if it is one."""
        for option in self.options:
            if option.payload == payload:
                return option
        key = key_of(payload)  # a key that was read back may hold a number where the payload has a word
        return next((option for option in self.options if option.key == key), None)

    def __repr__(self) -> str:
        return f"<Decision seat={self.seat} {self.kind}: {self.prompt} {self.keys}>"


Flow = Generator[Decision, Payload, T]
"""A procedure of the rules: it yields decisions, receives answers and ends with a result."""


def _nothing() -> Flow[None]:
    return
    yield


NOTHING: Flow[None] = _nothing()
"""A procedure in which nobody is asked; may be delegated to any number of times."""
for _ in NOTHING:
    pass


def done(result: T) -> Flow[T]:
    """The procedure of what needed nobody's decision and has been done."""
    return result
    yield


def then(result: T, flow: Flow[object]) -> Flow[T]:
    """A procedure that ends with this result."""
    yield from flow
    return result


def card_option(card: int, text: str = "") -> Option:
    """The option to choose a card; 0 is the town square."""
    return Option(("card", card or "town-square"), text)


PASS = Option(("pass",), "Pass")
DONE = Option(("done",), "Done")
YES = Option(("yes",), "Yes")
NO = Option(("no",), "No")
