"""What is stored of a table, besides its answers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gomorra.server.protocol.asked import TableOptions
from gomorra.server.tables.made_up import MadeUp


class SeatRecord(Struct):
    """A seat: who may answer for it, and with what deck."""

    who: Literal["person", "bot", "open"]
    name: str = ""
    strength: str = ""
    deck_name: str = ""
    cards: list[tuple[str, int, int]] = []
    """Code, copies, starting copies."""
    persons: list[str] = []
    """The sessions that sit here: one person may come from several devices."""
    token: str = ""
    """Whoever has it is this player."""
    invitation: str = ""
    """Whoever has it may take the open seat, once."""
    used: float = 0.0
    """Seconds of the clock that are gone."""
    auto: Literal["off", "concerned", "sundown"] = "off"


class TableRecord(Struct):
    """A table as it is stored."""

    id: str
    seed: int | str
    engine: int
    host: str
    """The session that made the table."""
    seats: list[SeatRecord]
    options: TableOptions
    ruleset: dict[str, str | int | bool]
    created: float
    status: Literal["waiting", "playing", "over", "broken"] = "waiting"
    rematch: str = ""
    pace: float = 0.9
    winner: int = -1
    reason: str = ""
    rules: str = ""
    """The edition of the rules under which the game goes on; empty where no game was made note of it."""
    example: str = ""
    """The example of the rule book with which the game began: then it has no beginning of its own."""
    made_up: list[MadeUp] = []
    """Cards that only this table has."""

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.who == "person"]

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if person in seat.persons]

    def solo(self) -> bool:
        """Whether one screen plays alone, against bots or with people next to it.

        Whoever has come to one of the seats must have come to all of them: else somebody would see more
        through the rights of those who play alone than his own seat shows him.
        """
        screens = {frozenset(seat.persons) for seat in self.seats if seat.who != "bot"}
        return len(screens) <= 1


class Chapter(Struct, frozen=True):
    """A stretch of a game, from one number of answers to another."""

    since: int
    number: int
    rules: str
    """The edition of the rules under which it was played."""
    anchor: bytes
    """The state at its end, from which the game can go on; empty at the end of the game."""
    reel: bytes
    """What was seen of it; empty for the chapter without answers with which every game begins."""
