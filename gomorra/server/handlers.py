"""What each message of a browser does at its table."""

from __future__ import annotations

import asyncio
import time

from gomorra.engine.kernel.decision import IllegalAnswer
from gomorra.engine.sight.story import log_lines
from gomorra.server import odds, protocol, reasons, words
from gomorra.server.deck_choice import UnusableDeck
from gomorra.server.protocol import ChatLine, ClientMessage, Lines, Reasons, Said, UndoView
from gomorra.server.room import Room
from gomorra.server.showing import LINES
from gomorra.server.storage import StorageError
from gomorra.server.table import NotYours, Stale, TableError, clean
from gomorra.server.wire import Wire


async def handle(room: Room, wire: Wire, message: ClientMessage) -> None:
    """Do what a message asks; what is wrong with it is told to its sender alone."""
    try:
        async with room.lock:
            await _handle(room, wire, message)
    except Stale as error:
        room.trouble(wire, "stale", str(error), show=True)
    except NotYours as error:
        room.trouble(wire, "not yours", str(error), show=True)
    except IllegalAnswer as error:
        room.trouble(wire, "illegal", str(error)[:600], show=True)
    except (TableError, UnusableDeck) as error:
        room.trouble(wire, "not now", str(error)[:2000])
    except StorageError:
        room.trouble(wire, "not now", "The answer could not be stored and does not count; please try again.")


async def _handle(room: Room, wire: Wire, message: ClientMessage) -> None:  # noqa: C901, PLR0912 - one line a message
    match message:
        case protocol.Answer():
            await answer(room, wire, message)
        case protocol.Ping():
            wire.tell(protocol.Pong())
        case protocol.Chat():
            await say(room, wire, message)
        case protocol.Ready():
            room.bluff.say_ready(room.table.record.seats_of(wire.person))
            room.show_all()
        case protocol.Ask():
            not_held(room, wire)
            game = room.table.check(wire.person, message.seat)
            wire.tell(Reasons(message.card, reasons.refusals(game, message.seat, message.card)))
        case protocol.Odds():
            not_held(room, wire)
            game = room.table.check(wire.person, message.seat)
            if not room.table.record.options.odds:
                raise TableError("this table plays without odds")
            wire.tell(await asyncio.to_thread(odds.odds, game.fork(), message.seat))
        case protocol.Sit():
            room.table.sit(wire.person, message)
            wire.looking = message.seat
            await room.storage.save_table(room.table.record)
            room.go_on()
            room.show_all()
        case protocol.Claim():
            wire.looking = room.table.claim(wire.person, message.token)
            await room.storage.save_table(room.table.record)
            room.show_all()
        case protocol.Look():
            look(room, wire, message)
        case protocol.Undo():
            await undo(room, wire, message.seat)
        case protocol.Consent():
            await consent(room, wire, message)
        case protocol.Concede():
            game = room.table.check(wire.person, message.seat)
            if game.over:
                raise TableError("the game is over already")
            first, events = len(game.answers), len(game.events)
            before = room.bluff.before("concede")
            taken = room.table.concede(message.seat)
            if taken:
                await room.settle(taken, first, events, before)
        case protocol.Hurry():
            if not room.table.record.seats_of(wire.person):
                raise NotYours("only players may hurry the bots")
            room.hurry.set()
        case protocol.Adjust():
            await adjust(room, wire, message)
        case protocol.Earlier():
            earlier(room, wire, message)
        case protocol.Rematch():
            raise TableError("a rematch is made by the lobby")  # replaced by Rooms, which can make tables


def not_held(room: Room, wire: Wire) -> None:
    """Nothing may be asked of a game whose next moment is still hidden."""
    if room.bluff.holds(room.table.record.seats_of(wire.person)):
        raise TableError("the time to react is not over yet")


async def answer(room: Room, wire: Wire, message: protocol.Answer) -> None:
    """An answer: checked, given, stored, shown."""
    begun = time.perf_counter()
    room.table.check(wire.person, message.seat)
    not_held(room, wire)
    await room.give(message.seat, message.decision, message.keys)
    room.metrics.took(time.perf_counter() - begun)


async def say(room: Room, wire: Wire, message: protocol.Chat) -> None:
    """A line of chat, for everybody at the table."""
    text = " ".join(message.text.split())
    if not text:
        return
    mine = room.table.record.seats_of(wire.person)
    seat = wire.looking if wire.looking in mine else (mine[0] if mine else None)
    name = room.table.record.seats[seat].name if seat is not None else clean(wire.name) or "Somebody"
    number = room.chat[-1].number + 1 if room.chat else 1
    line = ChatLine(number, name, -1 if seat is None else seat, text)
    await room.storage.say(room.id, line)
    room.chat.append(line)
    del room.chat[:-200]
    for other in list(room.wires):
        other.tell(Said(line))


def look(room: Room, wire: Wire, message: protocol.Look) -> None:
    """Another seat of the same screen."""
    if message.seat is not None:
        record = room.table.record
        if message.seat >= len(record.seats) or wire.person not in record.seats[message.seat].persons:
            raise NotYours("this is not your seat")
    wire.looking = message.seat
    room.show(wire)


async def undo(room: Room, wire: Wire, seat: int) -> None:
    """Take back the last decision of a seat, or ask the others whether one may."""
    room.table.check(wire.person, seat)
    not_held(room, wire)
    target = room.table.last_decision(seat)
    kind = room.undo_kind(seat)
    if target is None or kind == "no":
        raise TableError("there is nothing that you could take back")
    past = await asyncio.to_thread(room.table.rewound, target)
    reveals = room.table.revealed_since(past)
    freely = kind == "free" or (room.table.record.options.undo == "free" and not reveals)
    if freely:
        await take_back(room, target)
        return
    mine = set(room.table.record.seats_of(wire.person))
    waiting = tuple(number for number in room.table.record.people if number not in mine)
    room.undo = UndoView(seat, waiting, reveals, words.taken_back(past, room.table.game, seat))
    room.show_all()


async def consent(room: Room, wire: Wire, message: protocol.Consent) -> None:
    """Another player agrees to an undo, or does not."""
    asked = room.undo
    mine = set(room.table.record.seats_of(wire.person))
    if asked is None or not mine & set(asked.waiting):
        raise TableError("nobody waits for your consent")
    if not message.yes:
        room.undo = None
        room.show_all()
        return
    waiting = tuple(seat for seat in asked.waiting if seat not in mine)
    if waiting:
        room.undo = UndoView(asked.seat, waiting, asked.reveals)
        room.show_all()
        return
    target = room.table.last_decision(asked.seat)
    if target is not None:
        await take_back(room, target)


async def take_back(room: Room, length: int) -> None:
    """Go back to the moment when so many answers had been given."""
    past = await asyncio.to_thread(room.table.rewound, length)
    try:
        await room.storage.cut(room.id, length)
    except StorageError:
        room.broken = True
        raise
    room.table.go_back(past)
    room.bluff.forget()
    room.undo = None
    room.clocks.switch(past.decision.seat)
    await room.storage.save_table(room.table.record)
    for wire in room.wires:
        wire.state = None
    room.show_all()
    room.go_on()


async def adjust(room: Room, wire: Wire, message: protocol.Adjust) -> None:
    """Settings of a seat."""
    game = room.table.check(wire.person, message.seat)
    record = room.table.record
    record.seats[message.seat].auto = message.auto
    if message.pace is not None:
        record.pace = message.pace
    await room.storage.save_table(record)
    first, events = len(game.answers), len(game.events)
    if not game.over and message.auto != "off":
        await room.settle([], first, events)
    else:
        room.show_all()


def earlier(room: Room, wire: Wire, message: protocol.Earlier) -> None:
    """A stretch of the log before an event."""
    game = room.table.game
    if game is None:
        return
    end = min(message.before, wire.log_at)
    start = max(0, end - 3 * LINES)
    wire.tell(Lines(tuple(log_lines(game, wire.looking, start, end)), start))
