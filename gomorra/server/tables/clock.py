"""The clocks of a table: each runs only while its player has a decision."""

from __future__ import annotations

from collections.abc import Callable

from gomorra.server.protocol.asked import ClockPlan
from gomorra.server.tables.records import TableRecord


class Clocks:
    """How much time everybody has left."""

    def __init__(self, record: TableRecord, now: Callable[[], float]) -> None:
        self.record = record
        self.now = now
        self.running = -1
        self._since = 0.0

    @property
    def plan(self) -> ClockPlan | None:
        return self.record.options.clock

    def left(self, seat: int) -> float:
        """Seconds a seat has left."""
        assert self.plan is not None
        used = self.record.seats[seat].used
        if seat == self.running:
            used += self.now() - self._since
        return max(0.0, self.plan.minutes * 60 - used)

    def all_left(self) -> dict[int, float]:
        """What every person has left; nothing without clocks."""
        return {seat: self.left(seat) for seat in self.record.people} if self.plan is not None else {}

    def take_over(self, before: Clocks) -> None:
        """Go on as the clocks of the same table did before it was read again: no time is given back."""
        if self.plan is None or before.plan is None:
            return
        for seat, record in enumerate(self.record.seats):
            if seat < len(before.record.seats):
                record.used = max(record.used, before.record.seats[seat].used)
        self.running, self._since = before.running, before._since

    def switch(self, seat: int) -> None:
        """The decision is now this seat's (-1: nobody's); the time of the one before is noted."""
        if self.plan is None:
            return
        now = self.now()
        if self.running >= 0:
            spent = now - self._since - (self.plan.increment if seat != self.running else 0)
            record = self.record.seats[self.running]
            record.used = max(0.0, record.used + spent)
        self.running = seat if seat >= 0 and self.record.seats[seat].who == "person" else -1
        self._since = now
