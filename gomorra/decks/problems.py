"""What reading a deck file came to: the deck with notices, or the lines that cannot be read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gomorra.decks.deck import Deck, DeckError


@dataclass(frozen=True, slots=True)
class Problem:
    """A line, or the whole file where there is no line, that cannot be read."""

    line: int | None
    sentence: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.sentence}" if self.line is not None else self.sentence


class DeckFileError(DeckError):
    """A deck file that cannot be read; nothing of it is taken."""

    def __init__(self, problems: Sequence[Problem] | str, source: str = "") -> None:
        self.problems = (Problem(None, problems),) if isinstance(problems, str) else tuple(problems)
        where = f"{source}: " if source else ""
        if len(self.problems) == 1:
            super().__init__(f"{where}{self.problems[0]}")
        else:
            lines = "\n".join(f"  {problem}" for problem in self.problems)
            super().__init__(f"{where}it cannot be read:\n{lines}")


@dataclass(frozen=True, slots=True)
class Reading:
    """A deck as read, in which format it was written, and what the reader had to decide for itself."""

    deck: Deck
    format: str
    notices: tuple[str, ...] = ()
