"""Stored games, seen again: at any answer, from any seat that the reader may look from."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import asdict, dataclass, field
from secrets import token_urlsafe
from typing import Any

from gomorra.catalog import CatalogError
from gomorra.decks import DeckError
from gomorra.engine import Game
from gomorra.engine.card.registry import NotImplementedCard
from gomorra.engine.events import Event
from gomorra.engine.kernel.decision import IllegalAnswer, key_of
from gomorra.engine.kernel.saving import VERSION, BrokenSave
from gomorra.engine.sight.narrate import sentence
from gomorra.engine.sight.offers import option_text
from gomorra.engine.sight.shapes import View
from gomorra.engine.sight.story import log_lines
from gomorra.engine.sight.view import view as view_of
from gomorra.server import bots, outlook, patches, scenes
from gomorra.server.bot_lane import Considered
from gomorra.server.deck_choice import entries_of
from gomorra.server.pages import (
    ReplayFrame,
    ReplayFrames,
    ReplayMark,
    ReplayStep,
    Thought,
    Thoughts,
    Timeline,
)
from gomorra.server.protocol import PlayOn, TableOptions
from gomorra.server.records import SeatRecord, TableRecord
from gomorra.server.table import BOT_NAMES, Given, NotYours, TableError, clean, distinct_names, feed, new_game

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
    )


def seat_to_look_from(film: Film, person: str, seat: str) -> tuple[int | None, bool]:
    """The seat a reader looks from (none for spectators), and whether all hands lie open for him."""
    allowed = timeline(film, person)
    if seat.isdecimal() and int(seat) in allowed.seats:
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
    game = film.at(at)
    view = look(game, looking, opened=opened)
    before = film.marks[min(since, at - 1)].lines if at and since >= 0 else 0
    answer = film.answers[at] if may_see_all(record) and at < len(film.answers) else ""
    return ReplayStep(
        at,
        view,
        tuple(log_lines(game, looking, before)),
        tuple(scenes.scenes(game, before, looking)),
        answer,
        said_by(game, answer),
    )


def said_by(game: Game, key: str) -> str:
    """An answer in words."""
    if not key or game.over or key.startswith("concede "):
        return "gives up" if key else ""
    decision = game.decision
    option = next((one for one in decision.options if one.key == key), None)
    return option_text(game, decision, option.payload, option.text) if option is not None else ""


def frames(film: Film, person: str, at: int, seat: str) -> ReplayFrames:
    """What the next answer does, event by event: each has its sentence and what it changes on the table."""
    if not 0 <= at < len(film.answers):
        raise TableError(f"this game has {len(film.answers)} answers, none follows point {at}")
    looking, opened = seat_to_look_from(film, person, seat)
    game = film.at(at)
    told = len(game.events)
    before = outlook.plain(look(game, looking, opened=opened))
    moments: list[tuple[int, Any]] = []

    def watch(event: Event) -> None:
        if sentence(game, event, looking):
            view = look(game, looking, opened=opened, between=True)
            moments.append((game.told - 1, outlook.plain(view)))

    game.watcher = watch
    feed(game, film.answers[at])
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
    return ReplayFrames(at, tuple(shown))


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
        tuple(Thought(key, words[key], visits, value, key == chosen) for key, visits, value in found),
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
