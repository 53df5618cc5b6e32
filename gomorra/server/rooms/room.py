"""A room: a table that is in use, with the browsers around it, the bots and the clocks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Literal

from gomorra.engine import Game
from gomorra.engine.kernel.decision import IllegalAnswer
from gomorra.server.http.metrics import Metrics
from gomorra.server.limits import CHAT_LINES
from gomorra.server.protocol.told import ChatLine, Said, Trouble, UndoView
from gomorra.server.replays.chapters import is_due
from gomorra.server.replays.filming import FilmingError
from gomorra.server.rooms import showing
from gomorra.server.rooms.bluff import Before, Bluff
from gomorra.server.rooms.wire import Wire
from gomorra.server.storage.tables import Storage, StorageError
from gomorra.server.tables import autopass
from gomorra.server.tables.clock import Clocks
from gomorra.server.tables.table import Given, NotYours, Table, TableError
from gomorra.server.telling import outlook
from gomorra.server.thinking.bots import BotDesk

logger = logging.getLogger("gomorra.room")


NOT_ALLOWED = 4003
FAILED = "A card failed at this play: the play does not count. Please choose another one."


class RulesFailed(TableError):
    """The engine could not carry out an answer; the table is as it was before."""


class Room:
    """One table in this process. Everything that changes it happens under its lock."""

    def __init__(
        self,
        table: Table,
        chat: list[ChatLine],
        storage: Storage,
        desk: BotDesk,
        metrics: Metrics,
        generation: int = 1,
    ) -> None:
        self.table = table
        self.chat = chat
        self.storage = storage
        self.desk = desk
        self.metrics = metrics
        self.generation = generation
        """By which the storage knows that the table is still this room's."""
        self.lock = asyncio.Lock()
        self.wires: list[Wire] = []
        self.clocks = Clocks(table.record, time.monotonic)
        self.undo: UndoView | None = None
        self.hurry = asyncio.Event()
        """Set while the bots are to finish their turn at once."""
        self.broken = False
        """The game in memory and the storage differ: the room must be opened anew."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._driver: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.bluff = Bluff(self)
        self._failed: set[tuple[int, str]] = set()
        """Answers after which the rules failed, with the number of their decision."""
        self.stopped = ""
        """Why the game cannot go on, where every answer of a bot has failed."""
        self.read_whole: Game | None = None
        """The finished game whose log was looked up from its beginning."""
        self._filming = False
        self._writing: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.table.record.id

    def enter(self, wire: Wire) -> None:
        """A browser comes in and is shown everything."""
        self.wires.append(wire)
        mine = self.table.record.seats_of(wire.person)
        wire.looking = self.seat_to_show(mine)
        self.used = time.monotonic()
        self.go_on()
        self.show_all()
        if self.stopped:
            wire.tell(Trouble("not now", self.stopped))

    def leave(self, wire: Wire) -> None:
        """A browser is gone."""
        if wire in self.wires:
            self.wires.remove(wire)
        self.used = time.monotonic()
        self.show_all()

    def seat_to_show(self, mine: list[int]) -> int | None:
        game = self.table.game
        if game is not None and not game.over and game.decision.seat in mine:
            return game.decision.seat
        return mine[0] if mine else None

    def may_watch(self, person: str) -> bool:
        """Whether somebody without a seat may look on (or come to take a seat)."""
        record = self.table.record
        return record.options.spectators or record.status == "waiting" or bool(record.seats_of(person))

    def check_watching(self, person: str) -> None:
        """Whoever may not look on may not ask either, not even in the moment before the connection ends."""
        if not self.may_watch(person):
            raise NotYours("this table has no spectators")

    def take_over(self, before: Room) -> None:
        """The same table was open before and had to be read again: time goes on."""
        self.clocks.take_over(before.clocks)
        self._failed = before._failed

    async def give(self, seat: int, number: int, keys: list[str]) -> None:
        """Take answers, store them, then tell everybody. Call with the lock held."""
        game = self.table.game
        assert game is not None
        events, first = len(game.events), len(game.answers)
        before = self.bluff.before(keys[0])
        try:
            taken = self.table.answer(seat, number, keys)
        except (TableError, IllegalAnswer):
            raise
        except Exception as error:
            # A card that fails in the middle of a play leaves half a play behind: go back to what is stored.
            logger.exception("table %s: the rules failed after answer %d", self.id, number)
            self._failed.add((number, keys[0]))
            await self.reload()
            raise RulesFailed(FAILED) from error
        await self.settle(taken, first, events, before)

    async def reload(self) -> None:
        """Take the table as it is stored, and show it to everybody."""
        record = await self.storage.table(self.id)
        answers = await self.storage.answers(self.id)
        chapters = await self.storage.chapters(self.id)
        assert record is not None
        self.table = await asyncio.to_thread(Table, record, answers, chapters)
        clocks = Clocks(record, time.monotonic)
        clocks.take_over(self.clocks)
        self.clocks = clocks
        self.bluff.forget()
        for wire in self.wires:
            wire.state = None
        self.show_all()
        self.go_on()

    async def settle(
        self, taken: list[Given], first: int, events_before: int, before: Before | None = None
    ) -> None:
        """Store new answers with what follows from them by itself, and show the result."""
        game = self.table.game
        assert game is not None
        record = self.table.record
        dirty = autopass.wake(record, game, events_before)
        while not game.over and autopass.passes(record, game):
            at = len(game.events)
            seat = game.decision.seat
            taken = [*taken, *self.table.answer(seat, self.table.number_for(seat), ["pass"])]
            dirty = autopass.wake(record, game, at) or dirty
        self.undo = None
        self.bluff.after(before)
        self._start_clock()
        changed = dirty or game.over or self.clocks.plan is not None
        try:
            await self.storage.append(self.id, self.generation, first, taken, record if changed else None)
        except StorageError:
            self.broken = True
            raise
        self._failed.clear()
        if not self.bluff.agreed:  # where timing must tell nothing, numbers must not either
            self.metrics.answers += len(taken)
        self.bluff.end_if_all_agree()
        self.show_all()
        self.go_on()
        self.write_on()

    async def save(self) -> None:
        """Store the record. Where that fails, nothing that was changed in it counts."""
        try:
            await self.storage.save_table(self.table.record, self.generation)
        except StorageError:
            self.broken = True
            raise

    async def cut(self, length: int) -> None:
        """Forget the stored answers from this number on."""
        try:
            self.generation = await self.storage.cut(self.table.record, self.generation, length)
        except StorageError:
            self.broken = True
            raise

    async def say(self, name: str, text: str, seat: int = -1) -> None:
        """A line of chat, stored and told to everybody."""
        number = self.chat[-1].number + 1 if self.chat else 1
        if number > CHAT_LINES:
            raise TableError(f"{CHAT_LINES} lines were said at this table: that is all it keeps")
        line = ChatLine(number, name, seat, text)
        await self.storage.say(self.id, self.generation, line)
        self.chat.append(line)
        del self.chat[:-200]
        for wire in list(self.wires):
            wire.tell(Said(line))

    def write_on(self) -> None:
        """End a chapter if it is time to; it is written in the background."""
        table = self.table
        if table.game is not None and not self._filming and is_due(table.game, table.chapters):
            self._filming = True
            self._writing = self.run(self._write_chapters(table, self.generation))

    async def _write_chapters(self, table: Table, generation: int) -> None:
        game = table.game
        assert game is not None
        known, over = list(table.chapters), game.over
        try:
            found = await self.desk.filming.write_on(table.record, table.keys(), known)
            done = [chapter for chapter in found if chapter.anchor or over]
            if done and generation == self.generation and table is self.table:
                await self.storage.add_chapters(self.id, generation, done)
                table.chapters += done
        finally:
            self._filming = False
        if done:
            self.write_on()

    def window_ended(self) -> None:
        """Where bluffing is agreed on: the time to react is over, and all see what happened."""
        self._start_clock()
        self.show_all()
        self.go_on()

    def _start_clock(self) -> None:
        game = self.table.game
        still = game is None or game.over or self.bluff.window is not None
        self.clocks.switch(-1 if still or game is None else game.decision.seat)

    def go_on(self) -> None:
        """Let the bots play if it is their turn, and set the alarm of the clock."""
        game = self.table.game
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if game is None or game.over or self.broken or self.stopped or self.bluff.waits():
            return
        decider = self.table.record.seats[game.decision.seat]
        if decider.who == "bot":
            if self._driver is None or self._driver.done():
                self._driver = self.run(self._drive())
            return
        self.hurry.clear()
        if self.clocks.plan is not None and self.bluff.window is None:
            if self.clocks.running < 0:
                self.clocks.switch(game.decision.seat)
            loop = asyncio.get_running_loop()
            seat, number = game.decision.seat, self.table.number_for(game.decision.seat)
            wait = self.clocks.left(seat) + 0.05
            self._alarm = loop.call_later(wait, lambda: self.run(self._time_is_up(seat, number)))

    async def _drive(self) -> None:
        """Answer for bots until a person is asked."""
        while True:
            game = self.table.game
            halted = self.broken or self.stopped or not self.wires
            if game is None or game.over or halted or self.bluff.waits():
                return
            seat, number = game.decision.seat, len(game.answers)
            bot = self.table.record.seats[seat]
            if bot.who != "bot":
                return
            at_once = self.hurry.is_set() or self.bluff.window is not None
            pause = 0.0 if at_once else self.table.record.pace
            thinking = self.desk.choose(self.table.record, game, seat, self.table.base)
            # The answer comes after the pace at the earliest; thinking time counts.
            key, _ = await asyncio.gather(thinking, self._pause(pause))
            async with self.lock:
                if self.table.game is game and len(game.answers) == number and not game.over:
                    await self._give_for_bot(seat, number, key)

    async def _give_for_bot(self, seat: int, number: int, key: str) -> None:
        """A bot's answer; where the rules fail on it, another one."""
        game = self.table.game
        assert game is not None
        others = [other for other in game.decision.keys if (number, other) not in self._failed]
        if not others:
            name = self.table.record.seats[seat].name
            self.stopped = (
                f"Every play of {name} fails: the game stands still. Take something back, or give up."
            )
            for wire in list(self.wires):
                wire.tell(Trouble("not now", self.stopped))
            return
        if (number, key) in self._failed:
            key = others[-1]
        try:
            await self.give(seat, self.table.number_for(seat), [key])
        except RulesFailed:
            pass  # noted; another answer is tried
        except IllegalAnswer:
            logger.exception("table %s: a bot gave an answer that is none", self.id)
            self._failed.add((number, key))

    async def _pause(self, seconds: float) -> None:
        """Wait so long, or until somebody is in a hurry."""
        if seconds > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), seconds)

    async def _time_is_up(self, seat: int, number: int) -> None:
        """A player's clock stands at zero: pass for him, or he has lost."""
        async with self.lock:
            game, plan = self.table.game, self.clocks.plan
            if game is None or game.over or plan is None or self.table.number_for(seat) != number:
                return
            if game.decision.seat != seat:
                return
            before = len(game.events)
            if plan.at_zero == "lose":
                await self.settle(self.table.concede(seat), len(game.answers), before)
                return
            keys = game.decision.keys
            key = next((key for key in ("pass", "done", "no") if key in keys), keys[-1])
            await self.give(seat, number, [key])

    def run(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Do something in the background, with errors in the log."""

        async def guarded() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except (StorageError, FilmingError) as error:
                logger.error("table %s: %s", self.id, error)  # noqa: TRY400 - the sentence says it all
            except Exception:
                logger.exception("table %s: background work failed", self.id)

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """End everything that goes on here."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def show_all(self) -> None:
        """Send everybody what has changed."""
        for wire in [wire for wire in self.wires if not self.may_watch(wire.person)]:
            self.wires.remove(wire)  # rights are looked at again whenever the table changes
            wire.close(NOT_ALLOWED, "this table has no spectators")
        shown = showing.Shown()
        around = self._surroundings()
        for wire in list(self.wires):
            showing.show(self, wire, around, shown)

    def show(self, wire: Wire) -> None:
        """Send one browser the whole state."""
        wire.state = None
        showing.show(self, wire, self._surroundings(), showing.Shown())

    def _surroundings(self) -> outlook.Surroundings:
        record = self.table.record
        present = {seat for wire in self.wires for seat in record.seats_of(wire.person)}
        watchers = sum(not record.seats_of(wire.person) for wire in self.wires)
        return outlook.Surroundings(present, watchers, self.undo, self.clocks.all_left(), self.clocks.running)

    def undo_kind(self, seat: int | None) -> Literal["no", "free", "ask"]:
        """Whether a seat could take back its last decision now, and whether others are asked."""
        table = self.table
        if seat is None or table.record.seats[seat].who != "person" or table.last_decision(seat) is None:
            return "no"
        # When a game is over everybody has seen everything, and who has won stays so.
        if table.game is None or table.game.over:
            return "no"
        if table.record.solo():
            return "free"
        return "no" if table.record.options.undo == "never" else "ask"

    def trouble(self, wire: Wire, code: Any, sentence: str, *, show: bool = False) -> None:
        """Tell one browser that something was wrong, and what the table looks like."""
        wire.tell(Trouble(code, sentence))
        if show:
            self.show(wire)
