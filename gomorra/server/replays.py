"""Stored games, seen again: at any answer, from any seat that the reader may look from."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import asdict, dataclass, field
from secrets import token_urlsafe

from gomorra.catalog import CatalogError
from gomorra.decks import DeckError
from gomorra.engine import Game
from gomorra.engine.decision import IllegalAnswer, key_of, parse_key
from gomorra.engine.game import VERSION
from gomorra.engine.registry import NotImplementedCard
from gomorra.engine.saving import BrokenSave
from gomorra.engine.view import log_lines
from gomorra.server import bots, outlook, scenes
from gomorra.server.deck_choice import entries_of
from gomorra.server.pages import ReplayMark, ReplayStep, Timeline
from gomorra.server.protocol import PlayOn, TableOptions
from gomorra.server.records import SeatRecord, TableRecord
from gomorra.server.table import BOT_NAMES, Given, NotYours, TableError, clean, distinct_names, new_game

STRIDE = 16
"""Every so many answers a copy of the game is kept, from which others are reached quickly."""


@dataclass(slots=True)
class Film:
    """A game with copies along its way."""

    record: TableRecord
    answers: list[str]
    stops: dict[int, Game] = field(default_factory=dict)
    marks: list[ReplayMark] = field(default_factory=list)

    @classmethod
    def of(cls, record: TableRecord, answers: list[str]) -> Film:
        """Play the whole game once, leaving copies and marks."""
        film = cls(record, answers)
        game = new_game(record)
        for number, key in enumerate(answers):
            if number % STRIDE == 0:
                film.stops[number] = game.fork(events=True)
            film.marks.append(_mark(game, number))
            feed(game, key)
        film.marks.append(_mark(game, len(answers)))
        return film

    def at(self, number: int) -> Game:
        """The game when so many answers had been given."""
        start = max((stop for stop in self.stops if stop <= number), default=-1)
        game = self.stops[start].fork(events=True) if start >= 0 else new_game(self.record)
        for key in self.answers[max(0, start) : number]:
            feed(game, key)
        return game


def _mark(game: Game, number: int) -> ReplayMark:
    seat = -1 if game.over else game.decision.seat
    return ReplayMark(number, game.state.day, game.state.phase, seat, len(game.events))


def feed(game: Game, key: str) -> None:
    """Give a stored answer."""
    if key.startswith("concede "):
        game.concede(int(key.split()[1]))
    else:
        game.answer(parse_key(key))


class Films:
    """The films that were looked at lately."""

    def __init__(self, most: int = 12) -> None:
        self._most = most
        self._films: OrderedDict[tuple[str, int, str], Film] = OrderedDict()

    def get(self, record: TableRecord, answers: list[str]) -> Film:
        """The film of a game; made anew when the game has gone on."""
        key = (record.id, len(answers), answers[-1] if answers else "")
        film = self._films.pop(key, None) or Film.of(record, answers)
        self._films[key] = film
        while len(self._films) > self._most:
            self._films.popitem(last=False)
        return film


def may_see_all(record: TableRecord) -> bool:
    """When a game is over, its cards may be seen by all who may see it."""
    return record.status == "over"


def may_play_on(record: TableRecord, person: str) -> bool:
    """Going on from a running game shows what is hidden: only those who play alone may."""
    return record.status == "over" or (record.solo() and bool(record.seats_of(person)))


def timeline(film: Film, person: str) -> Timeline:
    """What a reader can do with a game."""
    record = film.record
    mine = tuple(record.seats_of(person))
    over = may_see_all(record)
    if not mine and not record.options.spectators and not over:
        raise NotYours("this game is not for spectators")
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
        marks=tuple(film.marks),
        bots=bots.strengths(),
    )


def step(film: Film, person: str, at: int, seat: str, since: int) -> ReplayStep:
    """The game at one point, from a seat's view; `open` shows all hands, `watch` what spectators see.

    The lines of the log begin with the answer `since`; a negative number stands for all of them.
    """
    record = film.record
    if not 0 <= at <= len(film.answers):
        raise TableError(f"this game has {len(film.answers)} answers, there is no point {at}")
    allowed = timeline(film, person)
    game = film.at(at)
    looking: int | None = None
    if seat.isdecimal() and int(seat) in allowed.seats:
        looking = int(seat)
        view = game.view(looking)
    elif seat == "open" and allowed.open:
        view = outlook.open_view(game)
    elif seat == "watch" and allowed.spectator:
        view = outlook.open_view(game) if record.options.open_hands else game.view(None)
    else:
        raise NotYours("you may not see the game from there")
    before = film.marks[min(since, at - 1)].lines if at and since >= 0 else 0
    answer = film.answers[at] if may_see_all(record) and at < len(film.answers) else ""
    return ReplayStep(
        at, view, tuple(log_lines(game, looking, before)), tuple(scenes.scenes(game, before)), answer
    )


def play_on(
    film: Film, person: str, name: str, wanted: PlayOn, now: float
) -> tuple[TableRecord, tuple[Given, ...]]:
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
        status="playing", pace=record.pace,
    )  # fmt: skip
    distinct_names(made)
    return made, with_seats(made, kept)


def imported(text: str, person: str, now: float) -> tuple[TableRecord, tuple[Given, ...]]:
    """A table from a saved game; its seats belong to the one who brings it."""
    try:
        game = Game.load(text)
    except (BrokenSave, DeckError, CatalogError, NotImplementedCard, IllegalAnswer) as error:
        raise TableError(f"This file cannot be read: {str(error)[:300]}") from error
    except (ValueError, LookupError, TypeError, AssertionError) as error:
        raise TableError("This file holds no game that can be replayed.") from error
    seats = [
        SeatRecord(
            "person" if number == 0 else "bot",
            clean(name) or BOT_NAMES[number],
            "" if number == 0 else bots.known(""),
            deck.name,
            entries_of(deck),
            [person] if number == 0 else [],
            token_urlsafe(12) if number == 0 else "",
        )
        for number, (name, deck) in enumerate(zip(game.names, game.decks, strict=True))
    ]
    record = TableRecord(
        token_urlsafe(12),
        game.seed,
        VERSION,
        person,
        seats,
        TableOptions(),
        asdict(game.ruleset),
        now,
        status="playing",
    )
    keys = [key_of(payload) for payload in game.answers]
    return record, with_seats(record, keys)


def with_seats(record: TableRecord, keys: list[str]) -> tuple[Given, ...]:
    """Answers with the seats that gave them: found by playing them again."""
    game = new_game(record)
    found: list[Given] = []
    for key in keys:
        seat = int(key.split()[1]) if key.startswith("concede ") else game.decision.seat
        feed(game, key)
        found.append((seat, key))
    if game.over:
        record.status = "over"
        if game.outcome is not None:
            record.winner, record.reason = game.outcome.winner, game.outcome.reason
    return tuple(found)
