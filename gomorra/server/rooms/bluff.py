"""Bluffing: a table at which timing does not tell who could have reacted.

After every play a window opens that lasts equally long whatever anybody holds. Until it ends nobody sees what
follows, except those who are really asked whether they react. All have the same button to go on; when all people
have used it (or answered), the window ends early. A React that is not used in time is passed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gomorra.engine import Game
from gomorra.engine.events import Event, MakingPlay, Passed
from gomorra.engine.sight.offers import option_text
from gomorra.server.protocol.told import WindowView
from gomorra.server.tables.reacting import conditional

if TYPE_CHECKING:
    from gomorra.server.rooms.room import Room

LENGTH = 6.0
"""Seconds a window lasts at most."""
UNNOTICED = (Passed, MakingPlay)
"""Events after which no window opens: a mere pass changes nothing."""

Later = Callable[[float, Callable[[], None]], object]


@dataclass(slots=True)
class Window:
    """The time after a play in which all may react."""

    past: Game
    """The game as everybody knows it."""
    past_number: Callable[[int | None], int]
    what: str
    """The play, in words."""
    ready: set[int] = field(default_factory=set)
    over: bool = False
    """Its time is up; only a bot that still thinks keeps it open."""


@dataclass(slots=True)
class Before:
    """A table just before an answer."""

    game: Game
    numbers: dict[int | None, int]
    what: str
    events: int


class Bluff:
    """The windows of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.window: Window | None = None
        self.later: Later | None = None
        """Calls something after so many seconds; the event loop's own unless given."""
        self._ticket = 0
        self._passing: asyncio.Task[None] | None = None

    @property
    def agreed(self) -> bool:
        """Whether this table bluffs: only where several people could watch each other."""
        record = self.room.table.record
        return record.options.bluff and not record.solo()

    def before(self, key: str) -> Before | None:
        """Remember the table before an answer is given."""
        table, game = self.room.table, self.room.table.game
        if not self.agreed or game is None or game.over:
            return None
        if self.window is not None and conditional(game) and key == "pass":
            self.window.ready.add(game.decision.seat)
            return None  # what the others know stays as it is
        decision = game.decision
        what = ""
        if not decision.secret and key != "pass":
            option = next((option for option in decision.options if option.key == key), None)
            if option is not None:
                words = option_text(game, decision, option.payload, option.text)
                what = f"{game.name(decision.seat)}: {words}"
        seats = (*range(game.seats), None)
        numbers = {seat: table.number_for(seat) for seat in seats}
        return Before(game.fork(events=True), numbers, what, len(game.events))

    def after(self, before: Before | None) -> None:
        """Open a window if something happened that anybody might react to."""
        game = self.room.table.game
        assert game is not None
        if game.over:
            self.forget()
        if game.over or before is None:
            return
        happened: list[Event] = game.events[before.events :]
        if all(isinstance(event, UNNOTICED) for event in happened) and not conditional(game):
            return
        self._ticket += 1
        self.window = Window(before.game, before.numbers.__getitem__, before.what)
        ticket = self._ticket
        later = self.later or asyncio.get_running_loop().call_later
        later(LENGTH, lambda: self._time_is_up(ticket))

    def holds(self, seats: list[int]) -> bool:
        """Whether these seats must not see yet what happened."""
        game = self.room.table.game
        if self.window is None or game is None or game.over:
            return False
        return not (conditional(game) and game.decision.seat in seats)

    def waits(self) -> bool:
        """Whether the game stands still until the window ends."""
        game = self.room.table.game
        return self.window is not None and game is not None and not game.over and not conditional(game)

    def say_ready(self, seats: list[int]) -> None:
        """Somebody does not want to react any more."""
        if self.window is not None:
            self.window.ready.update(seats)
            self.end_if_all_agree()

    def view(self, seats: list[int]) -> WindowView | None:
        """What a person is told of the window."""
        if self.window is None:
            return None
        ready = bool(seats) and all(seat in self.window.ready for seat in seats)
        return WindowView(self._ticket, self.window.what, LENGTH, ready, self.holds(seats))

    def forget(self) -> None:
        """The game goes on from elsewhere."""
        self.window = None
        self._ticket += 1

    def end_if_all_agree(self) -> None:
        """End the window where everybody has said so."""
        window, game = self.window, self.room.table.game
        if window is None or game is None:
            return
        people = self.room.table.record.people
        absent = {seat for seat in people if game.state.players[seat].conceded}
        if self.waits() and (window.over or set(people) <= window.ready | absent):
            self._end()

    def _time_is_up(self, ticket: int) -> None:
        if self.window is not None and ticket == self._ticket:
            self.window.over = True
            self._passing = self.room.run(self._pass_the_rest())

    async def _pass_the_rest(self) -> None:
        """Whoever has not used his React by now has passed."""
        room = self.room
        async with room.lock:
            while (window := self.window) is not None and window.over:
                game = room.table.game
                assert game is not None
                if self.waits() or game.over:
                    self._end()
                    return
                seat = game.decision.seat
                if room.table.record.seats[seat].who == "bot":
                    return  # it answers by itself, and the window ends then
                await room.give(seat, room.table.number_for(seat), ["pass"])

    def _end(self) -> None:
        self.forget()
        self.room.window_ended()
