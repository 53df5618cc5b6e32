"""Stored games, seen again: at any answer, from any seat that the reader may look from."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from secrets import token_urlsafe
from typing import Any, NamedTuple

import msgspec

from gomorra.catalog import CatalogError
from gomorra.decks import DeckError
from gomorra.engine import Game
from gomorra.engine.card.registry import NotImplementedCard
from gomorra.engine.events import Event
from gomorra.engine.kernel import saving
from gomorra.engine.kernel.decision import IllegalAnswer
from gomorra.engine.kernel.saving import VERSION, BrokenSave, SavedGame, SavedSeat, ruleset_of
from gomorra.engine.sight.narrate import sentence
from gomorra.engine.sight.offers import option_text
from gomorra.engine.sight.shapes import LineView, View
from gomorra.engine.sight.story import log_lines
from gomorra.engine.sight.view import view as view_of
from gomorra.server import bots, chapters, outlook, patches, reels, scenes
from gomorra.server.bot_lane import Considered
from gomorra.server.deck_choice import UnusableDeck, deck_of, entries_of
from gomorra.server.edition import edition
from gomorra.server.limits import IMPORTED_ANSWERS, IMPORTED_CARDS, IMPORTED_DAYS
from gomorra.server.pages import (
    ReplayFrame,
    ReplayFrames,
    ReplayMark,
    ReplayStep,
    Thought,
    Thoughts,
    Timeline,
)
from gomorra.server.protocol import PlayOn, SceneView, TableOptions
from gomorra.server.records import Chapter, SeatRecord, TableRecord
from gomorra.server.storage import Stand
from gomorra.server.table import BOT_NAMES, Given, NotYours, TableError, clean, distinct_names

logger = logging.getLogger("gomorra.replays")
CHANGED = (
    "The rules have changed since this was played: what was seen stays as it was, but a game that goes on from "
    "here follows the new ones."
)


@dataclass(frozen=True, slots=True)
class Film:
    """A game as it was seen, in chapters; those that are not stored yet are played and written down."""

    record: TableRecord
    answers: list[str]
    deciders: list[int]
    """The seat that gave each answer."""
    chapters: list[Chapter]
    marks: list[ReplayMark]

    @classmethod
    def of(cls, record: TableRecord, given: Sequence[Given], stored: list[Chapter]) -> Film:
        """The film of a stored game, as far as its answers fit the rules."""
        answers = [key for _, key in given]
        written = list(stored)
        try:
            written.extend(chapters.write_on(record, answers, stored))
        except Exception:
            if record.rules == edition():
                raise
            logger.warning("table %s: its last answers do not fit the rules any more", record.id)
        length = written[-1].number if written else 0
        marks: list[ReplayMark] = []
        for chapter in written:
            if chapter.reel:
                for place, one in enumerate(reels.unpack(chapter.reel).marks[:-1]):
                    marks.append(ReplayMark(chapter.since + place, *one))
        marks.append(ReplayMark(length, *cls._last_mark(record, answers, written)))
        return cls(record, answers[:length], [seat for seat, _ in given[:length]], written, marks)

    @staticmethod
    def _last_mark(record: TableRecord, answers: list[str], written: list[Chapter]) -> reels.Mark:
        if written and written[-1].reel:
            return reels.unpack(written[-1].reel).marks[-1]
        return reels.mark(chapters.course_to(record, answers, written, 0).game)

    def at(self, number: int) -> Game:
        """The game when so many answers had been given, under the rules in force."""
        return chapters.course_to(self.record, self.answers, self.chapters, number).game

    def base(self, number: int) -> bytes:
        """The anchor from which that game was reached."""
        start = chapters.last_anchored(self.chapters, number)
        return start.anchor if start is not None else b""

    def changed(self, number: int) -> bool:
        """Whether the rules have changed since this moment was played."""
        chapter = next((one for one in self.chapters if one.since <= number <= one.number and one.reel), None)
        return chapter is not None and chapter.rules != edition()

    def reel(self, number: int) -> tuple[reels.Reel, int] | None:
        """The reel that shows a moment, and its place there; a game without answers has none."""
        for chapter in self.chapters:
            if chapter.reel and chapter.since <= number <= chapter.number:
                return reels.unpack(chapter.reel), number - chapter.since
        return None

    def seen(self, number: int, looking: int | None, *, opened: bool) -> Any:
        """What was seen at a moment."""
        found = self.reel(number)
        if found is None:
            return outlook.plain(look(self.at(number), looking, opened=opened))
        return found[0].view(reels.eye_of(looking, opened=opened), found[1])

    def told(self, first: int, last: int, looking: int | None) -> tuple[list[LineView], list[SceneView]]:
        """What was told of the answers from one number to before another."""
        lines: list[LineView] = []
        acts: list[SceneView] = []
        eye = reels.eye_of(looking, opened=False)
        for chapter in self.chapters:
            if chapter.reel and chapter.number > first and chapter.since < last:
                reel = reels.unpack(chapter.reel)
                for place in range(max(first, chapter.since), min(last, chapter.number)):
                    lines += reel.lines[eye][place - chapter.since]
                    acts += reel.scenes[eye][place - chapter.since]
        return lines, acts


class Films:
    """The films that were looked at lately."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._films: OrderedDict[Stand, Film] = OrderedDict()

    def find(self, stand: Stand, record: TableRecord) -> Film | None:
        """The film of a game at which nothing was added or taken back since; who may see it is asked anew."""
        film = self._films.pop(stand, None)
        if film is None:
            return None
        self._films[stand] = film
        return replace(film, record=record)

    def keep(self, stand: Stand, film: Film) -> None:
        self._films[stand] = film
        while len(self._films) > self._most:
            self._films.popitem(last=False)


def may_see_all(record: TableRecord) -> bool:
    """When a game is over, its cards may be seen by all who may see it."""
    return record.status == "over"


def may_play_on(record: TableRecord, person: str) -> bool:
    """Going on from a running game shows what is hidden: only those who play alone may."""
    return record.status == "over" or (record.solo() and bool(record.seats_of(person)))


def may_ask_thoughts(record: TableRecord, person: str) -> bool:
    """What a bot thinks shows its hand: after the game, or where one plays alone and wants it so."""
    alone = record.solo() and record.options.thoughts and bool(record.seats_of(person))
    return may_see_all(record) or alone


def timeline(film: Film, person: str) -> Timeline:
    """What a reader can do with a game."""
    record = film.record
    mine = tuple(record.seats_of(person))
    over = may_see_all(record)
    if not mine and not record.options.spectators and not over:
        raise NotYours("this game is not for spectators")
    if record.options.bluff and not record.solo() and not over:
        raise NotYours("this table bluffs: a replay would tell who was asked; it is there after the game")
    return Timeline(
        table=record.id,
        names=tuple(seat.name for seat in record.seats),
        length=len(film.answers),
        status=record.status,
        seats=tuple(range(len(record.seats))) if over else mine,
        spectator=record.options.spectators or over,
        open=over,
        play_on=may_play_on(record, person),
        export=may_play_on(record, person),
        thoughts=may_ask_thoughts(record, person),
        marks=tuple(film.marks),
        bots=bots.strengths(),
        changed=any(chapter.rules != edition() for chapter in film.chapters if chapter.reel),
    )


def seat_to_look_from(film: Film, person: str, seat: str) -> tuple[int | None, bool]:
    """The seat a reader looks from (none for spectators), and whether all hands lie open for him."""
    allowed = timeline(film, person)
    if seat in map(str, allowed.seats):
        return int(seat), False
    if seat == "open" and allowed.open:
        return None, True
    if seat == "watch" and allowed.spectator:
        return None, film.record.options.open_hands
    raise NotYours("you may not see the game from there")


def look(game: Game, looking: int | None, *, opened: bool, between: bool = False) -> View:
    """The game at this moment; `between` two decisions none of them is open."""
    return outlook.open_view(game, between=between) if opened else view_of(game, looking, between=between)


def step(film: Film, person: str, at: int, seat: str, since: int) -> ReplayStep:
    """The game at one point, from a seat's view; `open` shows all hands, `watch` what spectators see.

    The lines of the log begin with the answer `since`; a negative number stands for all of them.
    """
    record = film.record
    if not 0 <= at <= len(film.answers):
        raise TableError(f"this game has {len(film.answers)} answers, there is no point {at}")
    looking, opened = seat_to_look_from(film, person, seat)
    view = film.seen(at, looking, opened=opened)
    lines, acts = film.told(min(since, at - 1) if since >= 0 else -1, at, looking) if at else ([], [])
    if at == 0 or since < 0:
        lines = [*beginning(film, looking), *lines]
    answer = film.answers[at] if may_see_all(record) and at < len(film.answers) else ""
    return ReplayStep(at, view, tuple(lines), tuple(acts), answer, said_by(film, at) if answer else "")


def beginning(film: Film, looking: int | None) -> list[LineView]:
    """What was told before anybody answered."""
    return log_lines(chapters.course_to(film.record, film.answers, film.chapters, 0).game, looking, 0)


def said_by(film: Film, at: int) -> str:
    """The answer that is given next in words, as the one who gave it saw it."""
    key = film.answers[at]
    if key.startswith("concede "):
        return "gives up"
    asked = film.seen(at, film.deciders[at], opened=False)["decision"]
    options = asked["options"] if asked else []
    return next((str(option["text"]) for option in options if option["key"] == key), "")


def frames(film: Film, person: str, at: int, seat: str) -> ReplayFrames:
    """What the next answer does, event by event: each has its sentence and what it changes on the table."""
    if not 0 <= at < len(film.answers):
        raise TableError(f"this game has {len(film.answers)} answers, none follows point {at}")
    looking, opened = seat_to_look_from(film, person, seat)
    if film.changed(at):
        before = film.seen(at, looking, opened=opened)
        patch = patches.difference(before, film.seen(at + 1, looking, opened=opened))
        lines, acts = film.told(at, at + 1, looking)
        whole = ReplayFrame(tuple(lines), tuple(tuple(entry) for entry in patch), tuple(acts))
        return ReplayFrames(at, (whole,))
    return ReplayFrames(at, tuple(_event_by_event(film, at, looking, opened=opened)))


def _event_by_event(film: Film, at: int, looking: int | None, *, opened: bool) -> list[ReplayFrame]:
    game = film.at(at)
    told = len(game.events)
    before = outlook.plain(look(game, looking, opened=opened))
    moments: list[tuple[int, Any]] = []

    def watch(event: Event) -> None:
        if sentence(game, event, looking):
            view = look(game, looking, opened=opened, between=True)
            moments.append((game.told - 1, outlook.plain(view)))

    game.watcher = watch
    chapters.feed(game, film.answers[at])
    game.watcher = None
    # Sentences are made when all is over: what a play was about is known only then.
    lines = {line.event: line for line in log_lines(game, looking, told)}
    acts = scenes.scenes(game, told, looking)
    shown: list[ReplayFrame] = []
    for event, after in moments:
        line = lines.pop(event, None)
        if line is not None:
            shown.append(ReplayFrame((line,), _patch(before, after), ()))
            before = after
    last = outlook.plain(look(game, looking, opened=opened))
    shown.append(ReplayFrame(tuple(lines.values()), _patch(before, last), tuple(acts)))
    return shown


def _patch(before: Any, after: Any) -> tuple[tuple[Any, ...], ...]:
    return tuple(tuple(entry) for entry in patches.difference(before, after))


def thoughts(film: Film, at: int, found: list[Considered]) -> Thoughts:
    """What a bot considered at a decision, in words."""
    game = film.at(at)
    decision = game.decision
    words = {o.key: option_text(game, decision, o.payload, o.text) for o in decision.options}
    chosen = film.answers[at] if at < len(film.answers) else ""
    return Thoughts(
        at,
        decision.seat,
        tuple(
            Thought(key, words[key], visits, value, key == chosen)
            for key, visits, value in found
            if key in words
        ),
        CHANGED if film.changed(at) else "",
    )


def play_on(film: Film, person: str, name: str, wanted: PlayOn, now: float) -> Begun:
    """A new table that goes on from a point of a stored game."""
    record = film.record
    if not may_play_on(record, person):
        raise NotYours("this game still runs: going on from it would show hidden cards")
    if wanted.seat >= len(record.seats):
        raise TableError(f"this game has {len(record.seats)} seats")
    if wanted.at > len(film.answers):
        raise TableError(f"this game has {len(film.answers)} answers")
    kept = film.answers[: wanted.at]
    while kept and kept[-1].startswith("concede "):
        kept = kept[:-1]
    game = film.at(len(kept))
    if game.over:
        raise TableError("the game is over at this point: go back a little")
    seats = [
        SeatRecord(
            "person", clean(name) or seat.name, "", seat.deck_name, seat.cards, [person], token_urlsafe(12)
        )
        if number == wanted.seat
        else SeatRecord("bot", seat.name, bots.known(wanted.strength), seat.deck_name, seat.cards)
        for number, seat in enumerate(record.seats)
    ]
    # Names are part of a game, so they stay as they were where the answers depend on nothing but seats.
    made = TableRecord(
        token_urlsafe(12), record.seed, record.engine, person, seats, record.options, record.ruleset, now,
        status="playing", pace=record.pace, rules=edition(),
    )  # fmt: skip
    distinct_names(made)
    begun = [chapter for chapter in film.chapters if chapter.number <= len(kept) and chapter.anchor]
    given = tuple(zip(film.deciders, kept, strict=False))
    return Begun(made, given, tuple(begun), CHANGED if film.changed(len(kept)) else "")


class Begun(NamedTuple):
    """A table that begins in the middle of a game."""

    record: TableRecord
    answers: tuple[Given, ...]
    chapters: tuple[Chapter, ...] = ()
    note: str = ""
    """What the players should know."""


def saved(film: Film) -> str:
    """The game as a file."""
    record = film.record
    seats = [SavedSeat(seat.name, seat.deck_name, seat.cards) for seat in record.seats]
    game = SavedGame(record.engine, record.ruleset, record.seed, seats, film.answers, film.record.rules)
    return msgspec.json.format(msgspec.json.encode(game), indent=1).decode()


def imported(text: str, person: str, now: float) -> Begun:
    """A table from a saved game; its seats belong to the one who brings it."""
    try:
        given = saving.read(text, older=True)
        record = _record_of(given, person, now)
        answers = with_seats(record, given.answers, partly=given.rules != edition())
    except (BrokenSave, DeckError, CatalogError, NotImplementedCard, IllegalAnswer, UnusableDeck) as error:
        raise TableError(f"This file cannot be read: {str(error)[:300]}") from error
    except TableError:
        raise
    except Exception as error:
        # A file may lead the rules into any corner; whatever happens there, it is the file that is wrong.
        raise TableError("This file holds no game that can be replayed.") from error
    lost = len(given.answers) - len(answers)
    note = (
        f"The last {lost} answers of this file do not fit the rules any more and were left out."
        if lost
        else ""
    )
    return Begun(record, answers, (), note)


def _record_of(given: SavedGame, person: str, now: float) -> TableRecord:
    if len(given.answers) > IMPORTED_ANSWERS:
        raise TableError(
            f"This file has {len(given.answers)} answers; up to {IMPORTED_ANSWERS} can be imported."
        )
    if not 2 <= len(given.seats) <= len(BOT_NAMES):
        raise TableError(f"This file cannot be read: it has {len(given.seats)} seats, a game has two to six.")
    seats = []
    for number, seat in enumerate(given.seats):
        deck = deck_of(seat.deck, seat.cards)
        if sum(entry.count for entry in deck.entries) > IMPORTED_CARDS:
            raise TableError(f"This file cannot be read: {deck.name} has more than {IMPORTED_CARDS} cards.")
        mine = number == 0
        seats.append(
            SeatRecord(
                "person" if mine else "bot",
                clean(seat.name) or BOT_NAMES[number],
                "" if mine else bots.known(""),
                deck.name,
                entries_of(deck),
                [person] if mine else [],
                token_urlsafe(12) if mine else "",
            )
        )
    rules = asdict(ruleset_of(given.ruleset))
    record = TableRecord(
        token_urlsafe(12), given.seed, VERSION, person, seats, TableOptions(), rules, now,
        status="playing", rules=edition(),
    )  # fmt: skip
    distinct_names(record)
    return record


def with_seats(record: TableRecord, keys: list[str], *, partly: bool) -> tuple[Given, ...]:
    """Answers with the seats that gave them: found by playing them, `partly` as far as they fit."""
    found: list[Given] = []
    course = chapters.Course(record, keys)
    game = course.game
    for key in keys:
        seat = int(key.split()[1]) if key.startswith("concede ") else game.decision.seat
        try:
            course.step()
        except IllegalAnswer:
            if partly and found:
                break
            raise
        found.append((seat, key))
        if game.state.day > IMPORTED_DAYS:
            raise TableError(f"This file cannot be read: its game lasts more than {IMPORTED_DAYS} days.")
    if game.over:
        record.status = "over"
        if game.outcome is not None:
            record.winner, record.reason = game.outcome.winner, game.outcome.reason
    return tuple(found)
