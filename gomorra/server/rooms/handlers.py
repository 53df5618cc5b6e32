"""What each message of a browser does at its table."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from gomorra.engine import Game
from gomorra.engine.kernel.decision import IllegalAnswer
from gomorra.engine.sight.why import may_ask_about
from gomorra.server import lessons
from gomorra.server.lessons import LEARNER, LESSONS
from gomorra.server.protocol import asked, told
from gomorra.server.protocol.asked import ClientMessage
from gomorra.server.protocol.told import Lines, Reasons, UndoView
from gomorra.server.rooms.room import Room
from gomorra.server.rooms.showing import LINES
from gomorra.server.rooms.wire import Wire
from gomorra.server.storage.tables import StorageError
from gomorra.server.tables.deck_choice import UnusableDeck, playable
from gomorra.server.tables.table import NotYours, Stale, TableError, clean
from gomorra.server.telling import hints, odds, reasons, words

logger = logging.getLogger("gomorra.server")


async def handle(room: Room, wire: Wire, message: ClientMessage) -> None:
    """Do what a message asks; what is wrong with it is told to its sender alone."""
    try:
        async with room.lock:
            room.check_watching(wire.person)
            await _handle(room, wire, message)
    except Stale as error:
        room.trouble(wire, "stale", str(error), show=True)
    except NotYours as error:
        room.trouble(wire, "not yours", str(error), show=True)
    except IllegalAnswer as error:
        room.trouble(wire, "illegal", str(error)[:600], show=True)
    except (TableError, UnusableDeck) as error:
        room.trouble(wire, "not now", str(error)[:2000])
    except StorageError as error:
        # Whatever was changed in memory does not count: the table is read again.
        room.broken = True
        logger.error("table %s: %s", room.id, error)  # noqa: TRY400 - the sentence says it all
        room.trouble(wire, "not now", "This could not be stored and does not count; please try again.")


def lesson_wants(room: Room, game: Game, message: asked.Ask) -> tuple[reasons.Refusal, ...]:
    """In a lesson: what comes first, where it is not a play with the card that somebody asks about."""
    lesson = LESSONS.get(room.table.record.options.lesson)
    if lesson is None or game.over or message.seat != LEARNER or game.decision.seat != LEARNER:
        return ()
    given = sum(seat == LEARNER for seat in room.table.deciders)
    wanted = lessons.wanted_instead(lesson, game, given, message.card)
    seen = may_ask_about(game, message.seat, message.card)
    return (reasons.another_play(game, message.card, wanted),) if wanted and seen else ()


async def _handle(room: Room, wire: Wire, message: ClientMessage) -> None:  # noqa: C901, PLR0912 - one line a message
    match message:
        case asked.Answer():
            await answer(room, wire, message)
        case asked.Ping():
            wire.tell(told.Pong())
        case asked.Chat():
            await say(room, wire, message)
        case asked.Ready():
            room.bluff.say_ready(room.table.record.seats_of(wire.person))
            room.show_all()
        case asked.Ask():
            not_held(room, wire)
            game = room.table.check(wire.person, message.seat)
            found = (*lesson_wants(room, game, message), *reasons.refusals(game, message.seat, message.card))
            wire.tell(Reasons(message.card, found))
        case asked.Odds():
            not_held(room, wire)
            game = room.table.check(wire.person, message.seat)
            if not room.table.record.options.odds:
                raise TableError("this table plays without odds")
            known = [card for card in message.chosen if card in odds.choosable(game, message.seat)]
            asked_at = room.table.number_for(message.seat)
            chances = await asyncio.to_thread(odds.odds, game.fork(), message.seat, known)
            wire.tell(msgspec.structs.replace(chances, decision=asked_at, chosen=message.chosen))
        case asked.Hint():
            hint(room, wire, message)
        case asked.Sit():
            await sit(room, wire, message)
        case asked.Claim():
            wire.looking = room.table.claim(wire.person, message.token)
            await room.save()
            room.show_all()
        case asked.Look():
            look(room, wire, message)
        case asked.Undo():
            await undo(room, wire, message.seat)
        case asked.Consent():
            await consent(room, wire, message)
        case asked.Concede():
            game = room.table.check(wire.person, message.seat)
            if game.over:
                raise TableError("the game is over already")
            first, events = len(game.answers), len(game.events)
            before = room.bluff.before("concede")
            taken = room.table.concede(message.seat)
            if taken:
                await room.settle(taken, first, events, before)
        case asked.Hurry():
            if not room.table.record.seats_of(wire.person):
                raise NotYours("only players may hurry the bots")
            room.hurry.set()
        case asked.Adjust():
            await adjust(room, wire, message)
        case asked.Earlier():
            earlier(room, wire, message)
        case asked.Rematch():
            raise TableError("a rematch is made by the lobby")  # replaced by Rooms, which can make tables


ADVISING: set[asyncio.Task[None]] = set()
"""Hints that are being thought about: nobody waits for them, but somebody has to keep them."""


def hint(room: Room, wire: Wire, message: asked.Hint) -> None:
    """What would a hard bot do? Only against bots: among people it would be a second head at the table."""
    not_held(room, wire)
    game = room.table.check(wire.person, message.seat)
    if not room.table.record.solo():
        raise TableError("hints are for games against bots")
    if game.over or game.decision.seat != message.seat:
        raise TableError("there is nothing for you to decide now")
    if wire.advised:
        raise TableError("a hint is being thought about already")
    wire.advised = True
    decision = room.table.number_for(message.seat)
    task = asyncio.create_task(_advise(room, wire, message.seat, decision))
    ADVISING.add(task)
    task.add_done_callback(ADVISING.discard)


async def _advise(room: Room, wire: Wire, seat: int, decision: int) -> None:
    try:
        game = room.table.game
        assert game is not None
        found = await room.desk.advise(room.table.record, game, seat, room.table.base)
        options = hints.as_offered(game, [told.HintOption(*advice) for advice in found])
        current = room.table.game is game and room.table.number_for(seat) == decision
        if current and room.table.record.options.odds:
            options = await asyncio.to_thread(hints.with_odds, game.fork(), seat, options)
        wire.tell(told.HintView(seat, decision, options))
    finally:
        wire.advised = False


def not_held(room: Room, wire: Wire) -> None:
    """Nothing may be asked of a game whose next moment is still hidden."""
    if room.bluff.holds(room.table.record.seats_of(wire.person)):
        raise TableError("the time to react is not over yet")


async def answer(room: Room, wire: Wire, message: asked.Answer) -> None:
    """An answer: checked, given, stored, shown."""
    begun = time.perf_counter()
    room.table.check(wire.person, message.seat)
    not_held(room, wire)
    await room.give(message.seat, message.decision, message.keys)
    if not room.bluff.agreed:  # where timing must tell nothing, numbers must not either
        room.metrics.took(time.perf_counter() - begun)


async def sit(room: Room, wire: Wire, message: asked.Sit) -> None:
    """Somebody takes an open seat; the deck is read where nobody else waits for it."""
    room.table.may_sit(wire.person, message)
    deck = await asyncio.to_thread(playable, message.deck, room.table.record.options.format)
    room.table.sit(wire.person, message, deck)
    wire.looking = message.seat
    await room.save()
    room.go_on()
    room.show_all()


async def say(room: Room, wire: Wire, message: asked.Chat) -> None:
    """A line of chat, for everybody at the table."""
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in message.text).split())
    if not text:
        return
    mine = room.table.record.seats_of(wire.person)
    seat = wire.looking if wire.looking in mine else (mine[0] if mine else None)
    name = room.table.record.seats[seat].name if seat is not None else clean(wire.name) or "Somebody"
    await room.say(name, text, -1 if seat is None else seat)


def look(room: Room, wire: Wire, message: asked.Look) -> None:
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
    mine = room.table.record.seats_of(wire.person)
    if kind == "free" or (not reveals and may_take_back_freely(room, mine, target)):
        await take_back(room, target)
        return
    waiting = tuple(number for number in room.table.record.people if number not in mine)
    if not waiting:
        await take_back(room, target)
        return
    room.undo = UndoView(seat, waiting, reveals, words.taken_back(past, room.table.game, seat))
    room.show_all()


def may_take_back_freely(room: Room, mine: list[int], length: int) -> bool:
    """Among people: never over somebody else's answer, nor where that would tell that there was one."""
    free = room.table.record.options.undo == "free" and not room.bluff.agreed
    return free and not room.table.answered_by_others(mine, length)


async def consent(room: Room, wire: Wire, message: asked.Consent) -> None:
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
    room.table.go_back(past)
    room.bluff.forget()
    room.undo = None
    room.stopped = ""
    room.clocks.switch(past.decision.seat)
    await room.cut(length)
    for wire in room.wires:
        wire.state = None
    room.show_all()
    room.go_on()


async def adjust(room: Room, wire: Wire, message: asked.Adjust) -> None:
    """Settings of a seat."""
    game = room.table.check(wire.person, message.seat)
    record = room.table.record
    record.seats[message.seat].auto = message.auto
    if message.pace is not None:
        record.pace = message.pace
    await room.save()
    first, events = len(game.answers), len(game.events)
    if not game.over and message.auto != "off":
        await room.settle([], first, events)
    else:
        room.show_all()


def earlier(room: Room, wire: Wire, message: asked.Earlier) -> None:
    """A stretch of the log before an event."""
    game = room.table.game
    if game is None:
        return
    end = min(message.before, wire.log_at)
    start = max(0, end - 3 * LINES)
    lines = room.table.lines(game, wire.looking, start, end)
    wire.tell(Lines(tuple(lines), start))
