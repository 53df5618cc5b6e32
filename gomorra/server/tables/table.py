"""A table: its record and the game on it. Knows nothing of connections, storage or time."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex, token_urlsafe

from gomorra.catalog import CatalogError
from gomorra.decks import Deck, DeckError
from gomorra.engine import Game
from gomorra.engine.events import Dealt, Drawn, Event, Pulled, Revealed, Seen, Shuffled
from gomorra.engine.kernel.checkpoint import UnreadableCheckpoint
from gomorra.engine.kernel.decision import IllegalAnswer, key_of
from gomorra.engine.kernel.saving import VERSION
from gomorra.engine.resuming import UNTOLD
from gomorra.engine.sight.shapes import LineView
from gomorra.engine.sight.story import log_lines
from gomorra.server import lessons
from gomorra.server.lessons import Lesson
from gomorra.server.limits import GAME_ANSWERS, SEAT_PERSONS
from gomorra.server.protocol.asked import NewTable, Sit, TableOptions
from gomorra.server.replays import chapters, reels
from gomorra.server.replays.edition import edition
from gomorra.server.tables import series
from gomorra.server.tables.deck_choice import entries_of, playable
from gomorra.server.tables.house_rules import switched
from gomorra.server.tables.records import Chapter, SeatRecord, TableRecord
from gomorra.server.telling.advice import no_choice
from gomorra.server.thinking import bots

Given = tuple[int, str]
"""An answer: the seat that gave it, and its key."""

HIDDEN_SHOWN = (Dealt, Drawn, Pulled, Revealed, Seen, Shuffled)
"""Events after which somebody knows more than before, or a deck lies anew."""


class TableError(ValueError):
    """Something that cannot be done at a table; the message says why."""


class NotYours(TableError):
    """An answer for a seat of somebody else."""


class Stale(TableError):
    """An answer to a decision that is no longer open."""


class BrokenTable(TableError):
    """A stored game that this version of the engine cannot continue."""


def new_record(plan: NewTable, person: str, name: str, now: float) -> TableRecord:
    """The record of a table that somebody makes. Decks are checked here."""
    options = plan.options
    lesson = _lesson(options)
    if lesson is not None:
        seats = lessons.chairs(lesson, person, clean(plan.seats[0].name) or name, token_urlsafe(12))
    else:
        seats = [_seat(plan, place, person, name, options) for place in range(len(plan.seats))]
    record = TableRecord(
        id=token_urlsafe(12),
        seed=lesson.name if lesson is not None else token_hex(16),
        engine=VERSION,
        host=person,
        seats=seats,
        options=options,
        ruleset=rules_of(options),
        created=now,
        pace=options.pace,
        rules=edition(),
    )
    distinct_names(record)
    if all(seat.who != "open" for seat in seats):
        record.status = "playing"
    return record


def _lesson(options: TableOptions) -> Lesson | None:
    if not options.lesson:
        return None
    lesson = lessons.LESSONS.get(options.lesson)
    if lesson is None:
        raise TableError(f"there is no lesson {options.lesson!r}; there are {', '.join(lessons.LESSONS)}")
    return lesson


def _seat(plan: NewTable, place: int, person: str, name: str, options: TableOptions) -> SeatRecord:
    wanted = plan.seats[place]
    if wanted.who == "open":
        return SeatRecord("open", invitation=token_urlsafe(12))
    if wanted.deck is None:
        raise TableError(f"seat {place + 1} has no deck")
    deck = playable(wanted.deck, options.format)
    stored = entries_of(deck)
    if wanted.who == "bot":
        strength = bots.known(wanted.strength)
        return SeatRecord("bot", clean(wanted.name) or BOT_NAMES[place], strength, deck.name, stored)
    shown = clean(wanted.name) or (name if wanted.who == "me" else f"Player {place + 1}")
    return SeatRecord("person", shown, "", deck.name, stored, [person], token_urlsafe(12))


BOT_NAMES = ("Silas", "Mabel", "Ezra", "Clementine", "Rufus", "Hattie")


AT_TABLES = ("scattered_numbers", "mixed_hands", "fresh_numbers", "confirmed_gangs")
"""What is so at every table though it is no rule: card numbers tell nothing, and gangs are confirmed."""


def rules_of(options: TableOptions) -> dict[str, str | int | bool]:
    """The ruleset's fields that differ from the rulebook."""
    fields: dict[str, str | int | bool] = {"name": "current", **dict.fromkeys(AT_TABLES, True)}
    if options.day_limit:
        fields["day_limit"] = options.day_limit
    if options.short_victory:
        fields["short_victory"] = True
    try:
        return {**fields, **switched(options.house)}
    except ValueError as error:
        raise TableError(str(error)) from error


def clean(name: str) -> str:
    """A name on one line, without control characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:30]


def distinct_names(record: TableRecord, newcomer: int = -1) -> None:
    """Nobody is called like somebody else at the table; who comes last takes another name."""
    taken: set[str] = set()
    for _, seat in sorted(enumerate(record.seats), key=lambda item: item[0] == newcomer):
        if seat.who == "open":
            continue
        base, number = seat.name, 2
        while seat.name.casefold() in taken:
            seat.name = f"{base} {number}"
            number += 1
        taken.add(seat.name.casefold())


class Table:
    """A table with its game, once everybody sits."""

    def __init__(
        self, record: TableRecord, answers: Sequence[Given] = (), written: Sequence[Chapter] = ()
    ) -> None:
        self.record = record
        self.game: Game | None = None
        self._joining: tuple[int, str, str, list[str]] | None = None
        """Who is still to join a posse, by seat and question, while somebody is asked to pay for one of them."""
        self.chapters = list(written)
        """What is stored of the game besides its answers."""
        self.base = b""
        """The anchor from which the game was taken up in this process; empty for the beginning."""
        self.dropped = 0
        """Stored answers that do not fit the rules in force; the game goes on without them."""
        self.unnoticed: list[chapters.Unnoticed] = []
        if record.status in ("playing", "over"):
            self.game = self._taken_up([key for _, key in answers])
            if self.game.over:
                self.note_end()
        self.deciders = [seat for seat, _ in answers][: len(answers) - self.dropped]
        """Who gave each answer so far."""
        self._along: set[int] = set()
        """Answers that were no choice of their own: they came along in a message, or there was no other."""

    def _taken_up(self, keys: list[str]) -> Game:
        """The game where it stood: the last anchor, and the answers given since."""
        changed = self.record.rules != edition()
        start = chapters.last_anchored(self.chapters, len(keys))
        try:
            course = self._course(keys, start)
            course.go_to(len(keys))
        except Exception as error:
            # Under the rules of its own time a game fits. Under others it may stop fitting, by an answer that
            # is no option any more or by a card that does not know the situation: it goes on from there.
            if not changed:
                raise BrokenTable(f"this game cannot be continued: {error}") from error
            course = self._as_far_as_it_fits(keys, start)
            self.dropped = len(keys) - len(course.game.answers)
        self.base = start.anchor if start is not None else b""
        self.unnoticed = course.unnoticed
        self.record.rules = edition()
        return course.game

    def _course(self, keys: list[str], start: Chapter | None) -> chapters.Course:
        try:
            return chapters.Course(self.record, keys, start.anchor if start is not None else b"")
        except (UnreadableCheckpoint, DeckError, CatalogError, LookupError, ValueError) as error:
            raise BrokenTable(f"this game cannot be continued: {error}") from error

    def _as_far_as_it_fits(self, keys: list[str], start: Chapter | None) -> chapters.Course:
        fits = start.number if start is not None else 0
        course = self._course(keys, start)
        try:
            while fits < len(keys):
                course.step()
                fits = len(course.game.answers)
        except Exception:  # noqa: BLE001 - a card that fails leaves half a play behind: begin again, and stop before it
            course = self._course(keys, start)
            course.go_to(fits)
        return course

    def number_for(self, seat: int | None) -> int:
        """The number by which a seat knows the open decision: how many answers it could notice."""
        assert self.game is not None
        return len(self.game.answers) - sum(other != seat for _, other in self.unnoticed)

    def may_sit(self, person: str, wanted: Sit) -> None:
        """Whether somebody may take a seat; the error says why not."""
        seats = self.record.seats
        if wanted.seat >= len(seats):
            raise TableError(f"this table has {len(seats)} seats")
        seat = seats[wanted.seat]
        if seat.who != "open":
            raise TableError(f"{seat.name} sits there already")
        if not self.record.options.public and wanted.token != seat.invitation and person != self.record.host:
            raise NotYours("this seat is open by invitation only: use the link you were sent")

    def sit(self, person: str, wanted: Sit, deck: Deck) -> None:
        """Somebody takes an open seat; the game begins when no seat is open any more."""
        self.may_sit(person, wanted)
        seats = self.record.seats
        seats[wanted.seat] = SeatRecord(
            "person",
            clean(wanted.name) or "Stranger",
            "",
            deck.name,
            entries_of(deck),
            [person],
            token_urlsafe(12),
        )
        distinct_names(self.record, wanted.seat)
        if all(other.who != "open" for other in seats):
            self.record.status = "playing"
            self.record.rules = edition()
            self.game = chapters.new_game(self.record)

    def claim(self, person: str, token: str) -> int:
        """A player comes back with the secret of his seat."""
        for number, seat in enumerate(self.record.seats):
            if seat.token and seat.token == token:
                if person not in seat.persons:
                    seat.persons.append(person)
                    del seat.persons[:-SEAT_PERSONS]
                return number
        raise NotYours("this link belongs to no seat of this table")

    def check(self, person: str, seat: int) -> Game:
        """The running game, if this person sits there."""
        if self.game is None:
            raise TableError("the game has not begun: a seat is still open")
        if seat >= len(self.record.seats) or person not in self.record.seats[seat].persons:
            raise NotYours("this is not your seat")
        return self.game

    def answer(self, seat: int, number: int, keys: Sequence[str]) -> list[Given]:
        """Give answers for a seat; says which were taken.

        The first must fit. The others are meant for decisions of the same kind that directly follow, or for what
        a card asks that is used; where such a one does not come, they are dropped. Only who joins a posse is kept
        in mind while somebody of them is paid for.
        """
        game = self.game
        assert game is not None
        if game.over:
            raise Stale("the game is over")
        if number != self.number_for(seat):
            raise Stale(f"decision {number} is not open any more; the open one is {self.number_for(seat)}")
        decision = game.decision
        if decision.seat != seat:
            raise NotYours(f"{game.name(decision.seat)} has to decide now")
        if len(game.answers) >= GAME_ANSWERS:
            raise TableError(
                f"this game has {GAME_ANSWERS} answers, more are not kept: one of you must give up"
            )
        asked = seat, decision.kind, decision.prompt
        taken = self._give(seat, keys, first=True)
        left = list(keys[len(taken) :])
        if left and decision.kind == "join" and not game.over and game.decision.kind == "confirm":
            self._joining = (*asked, left)
        elif self._joining is not None and not game.over:
            seat, kind, prompt, left = self._joining
            now = game.decision
            if (now.seat, now.kind, now.prompt) == (seat, kind, prompt):
                self._joining = None
                taken += self._give(seat, left, first=False)
            elif now.kind == "play":
                self._joining = None
        if game.over:
            self.note_end()
        return taken

    def _give(self, seat: int, keys: Sequence[str], *, first: bool) -> list[Given]:
        """Answers of a series one after the other, as far as they fit; the first one of a message must."""
        game = self.game
        assert game is not None
        kind = game.decision.kind
        source = series.used(keys[0]) if keys else 0
        taken: list[Given] = []
        for place, key in enumerate(keys):
            if place and not series.goes_on(game, seat, kind, source):
                break
            noted = chapters.unnoticed(self.record, game, key)
            along = bool(taken) or no_choice(game) == key
            try:
                game.answer(key)
            except IllegalAnswer:
                if place or not first:
                    break
                raise
            self.unnoticed += noted
            taken.append((seat, key))
            if along:
                self._along.add(len(self.deciders))
            self.deciders.append(seat)
        return taken

    def concede(self, seat: int) -> list[Given]:
        """A player gives up."""
        game = self.game
        assert game is not None
        before = len(game.answers)
        game.concede(seat)
        if game.over:
            self.note_end()
        if len(game.answers) == before:
            return []
        self.deciders.append(seat)
        return [(seat, f"concede {seat}")]

    def note_end(self) -> None:
        game = self.game
        assert game is not None
        self.record.status = "over"
        if game.outcome is not None:
            self.record.winner, self.record.reason = game.outcome.winner, game.outcome.reason

    def last_decision(self, seat: int) -> int | None:
        """The number of the seat's last decision that was a choice, to which an undo would go back.

        One click may have answered a series; it is taken back by one undo. Where a process took the game up anew,
        the answers of before are taken back one by one.
        """
        own = [number for number, decider in enumerate(self.deciders) if decider == seat]
        return next(
            (number for number in reversed(own) if number not in self._along), own[0] if own else None
        )

    def go_back(self, past: Game) -> None:
        """Continue from an earlier moment."""
        self._joining = None
        self.game = past
        self.chapters = [chapter for chapter in self.chapters if chapter.number <= len(past.answers)]
        del self.deciders[len(past.answers) :]
        self._along = {number for number in self._along if number < len(past.answers)}
        self.unnoticed = [item for item in self.unnoticed if item[0] < len(past.answers)]
        self.record.status = "playing"

    def rewound(self, length: int) -> Game:
        """The game as it was when so many answers had been given."""
        assert self.game is not None
        return chapters.course_to(self.record, self.game.answers, self.chapters, length).game

    def revealed_since(self, past: Game) -> bool:
        """Whether anybody knows more than at that moment, or a deck lies anew."""
        game = self.game
        assert game is not None
        events: list[Event] = game.events[len(past.events) :]
        if game.over or any(isinstance(event, HIDDEN_SHOWN) for event in events):
            return True
        cards = range(1, len(past.state.faces))
        eyes = (None, *range(game.seats))
        return any(
            game.state.sees(eye, card) and not past.state.sees(eye, card) for card in cards for eye in eyes
        )

    def answered_by_others(self, mine: Sequence[int], length: int) -> bool:
        """Whether other people have answered since so many answers had been given."""
        others = set(self.record.people) - set(mine)
        return any(seat in others for seat in self.deciders[length:])

    def keys(self) -> list[str]:
        """All answers so far."""
        return [key_of(payload) for payload in self.game.answers] if self.game is not None else []

    def lines(self, game: Game, seat: int | None, start: int, end: int | None = None) -> list[LineView]:
        """The log between two events, as a seat may read it; what an earlier process told is in the chapters."""
        eye = reels.eye_of(seat, opened=False)
        earlier: list[LineView] = []
        if start < len(game.events) and game.events[start] is UNTOLD:
            told = sum(event is UNTOLD for event in game.events)
            last = told if end is None else min(told, end)
            for chapter in self.chapters:
                reel = reels.unpack(chapter.reel) if chapter.reel else None
                if reel is not None and reel.marks[-1][3] > start:
                    stretch = [line for lines in reel.lines[eye] for line in lines]
                    earlier += [line for line in stretch if start <= line.event < last]
        return [*earlier, *log_lines(game, seat, start, end)]
