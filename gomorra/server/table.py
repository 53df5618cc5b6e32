"""A table: its record and the game on it. Knows nothing of connections, storage or time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import token_hex, token_urlsafe

from gomorra.catalog import CatalogError
from gomorra.decks import DeckError
from gomorra.engine import Game
from gomorra.engine.events import Dealt, Drawn, Event, Pulled, Revealed, Seen, Shuffled
from gomorra.engine.kernel.decision import IllegalAnswer, parse_key
from gomorra.engine.kernel.saving import VERSION, ruleset_of
from gomorra.server import bots, lessons
from gomorra.server.deck_choice import entries_of, playable
from gomorra.server.house_rules import switched
from gomorra.server.lessons import Lesson
from gomorra.server.protocol import NewTable, Sit, TableOptions
from gomorra.server.reacting import conditional
from gomorra.server.records import SeatRecord, TableRecord

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


def rules_of(options: TableOptions) -> dict[str, str | int | bool]:
    """The ruleset's fields that differ from the rulebook."""
    fields: dict[str, str | int | bool] = {"name": "current"}
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


def distinct_names(record: TableRecord) -> None:
    """Nobody is called like somebody else at the table."""
    taken: set[str] = set()
    for seat in record.seats:
        if seat.who == "open":
            continue
        base, number = seat.name, 2
        while seat.name.casefold() in taken:
            seat.name = f"{base} {number}"
            number += 1
        taken.add(seat.name.casefold())


class Table:
    """A table with its game, once everybody sits."""

    def __init__(self, record: TableRecord, answers: Sequence[Given] = ()) -> None:
        self.record = record
        self.game: Game | None = None
        self.deciders = [seat for seat, _ in answers]
        """Who gave each answer so far."""
        self.unnoticed: list[tuple[int, int]] = []
        """At a table that bluffs: answers (their number and seat) that nobody else must notice."""
        if record.status in ("playing", "over"):
            self.game = replayed(record, [key for _, key in answers], self._note)
            if self.game.over:
                self.note_end()

    def _note(self, game: Game, key: str) -> None:
        """Before an answer: remember it if others must not notice it."""
        if self.record.options.bluff and key == "pass" and not game.over and conditional(game):
            self.unnoticed.append((len(game.answers), game.decision.seat))

    def number_for(self, seat: int | None) -> int:
        """The number by which a seat knows the open decision: how many answers it could notice."""
        assert self.game is not None
        return len(self.game.answers) - sum(other != seat for _, other in self.unnoticed)

    def sit(self, person: str, wanted: Sit) -> None:
        """Somebody takes an open seat; the game begins when no seat is open any more."""
        seats = self.record.seats
        if wanted.seat >= len(seats):
            raise TableError(f"this table has {len(seats)} seats")
        seat = seats[wanted.seat]
        if seat.who != "open":
            raise TableError(f"{seat.name} sits there already")
        if not self.record.options.public and wanted.token != seat.invitation and person != self.record.host:
            raise NotYours("this seat is open by invitation only: use the link you were sent")
        deck = playable(wanted.deck, self.record.options.format)
        seats[wanted.seat] = SeatRecord(
            "person",
            clean(wanted.name) or "Stranger",
            "",
            deck.name,
            entries_of(deck),
            [person],
            token_urlsafe(12),
        )
        distinct_names(self.record)
        if all(other.who != "open" for other in seats):
            self.record.status = "playing"
            self.game = replayed(self.record, ())

    def claim(self, person: str, token: str) -> int:
        """A player comes back with the secret of his seat."""
        for number, seat in enumerate(self.record.seats):
            if seat.token and seat.token == token:
                if person not in seat.persons:
                    seat.persons.append(person)
                    del seat.persons[:-8]
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

        The first must fit. The others are meant for decisions of the same kind that directly follow;
        where such a one does not come, they are dropped.
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
        taken = []
        for place, key in enumerate(keys):
            if place and (game.over or game.decision.seat != seat or game.decision.kind != decision.kind):
                break
            noted = len(self.unnoticed)
            self._note(game, key)
            try:
                game.answer(key)
            except IllegalAnswer:
                del self.unnoticed[noted:]
                if place:
                    break
                raise
            taken.append((seat, key))
            self.deciders.append(seat)
        if game.over:
            self.note_end()
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
        """The number of the seat's last decision that was a choice, to which an undo would go back."""
        for number in range(len(self.deciders) - 1, -1, -1):
            if self.deciders[number] == seat:
                return number
        return None

    def go_back(self, past: Game) -> None:
        """Continue from an earlier moment."""
        self.game = past
        del self.deciders[len(past.answers) :]
        self.unnoticed = [item for item in self.unnoticed if item[0] < len(past.answers)]
        self.record.status = "playing"

    def rewound(self, length: int) -> Game:
        """The game as it was when so many answers had been given."""
        assert self.game is not None
        return self.game.undo(len(self.game.answers) - length)

    def revealed_since(self, past: Game) -> bool:
        """Whether something hidden was shown to anybody, or a deck shuffled, since that moment."""
        assert self.game is not None
        events: list[Event] = self.game.events[len(past.events) :]
        return any(isinstance(event, HIDDEN_SHOWN) for event in events)


def replayed(
    record: TableRecord, answers: Sequence[str], note: Callable[[Game, str], None] | None = None
) -> Game:
    """The game of a record with these answers; `note` is told of each before it is given."""
    if record.engine != VERSION:
        raise BrokenTable(
            f"this game was begun with engine version {record.engine}; this is version {VERSION}"
        )
    try:
        game = new_game(record)
        if note is None or not record.options.bluff:
            return game.replay([parse_key(key) for key in answers]) if answers else game
        for key in answers:
            note(game, key)
            feed(game, key)
        return game
    except (
        IllegalAnswer,
        DeckError,
        CatalogError,
        LookupError,
        ValueError,
        AssertionError,
        TypeError,
    ) as error:
        raise BrokenTable(f"this game cannot be continued: {error}") from error


def feed(game: Game, key: str) -> None:
    """Give a stored answer."""
    if key.startswith("concede "):
        game.concede(int(key.split()[1]))
    else:
        game.answer(parse_key(key))


def new_game(record: TableRecord) -> Game:
    return Game.new(lessons.seats_of(record), ruleset_of(record.ruleset), record.seed)
