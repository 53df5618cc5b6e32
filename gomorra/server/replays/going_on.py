"""Tables that begin in the middle of a game: played on from a film, or brought as a file."""

from __future__ import annotations

from dataclasses import asdict
from secrets import token_urlsafe
from typing import NamedTuple

import msgspec

from gomorra.catalog import CatalogError
from gomorra.decks import DeckError
from gomorra.engine.card.registry import NotImplementedCard
from gomorra.engine.kernel import saving
from gomorra.engine.kernel.decision import IllegalAnswer
from gomorra.engine.kernel.saving import VERSION, BrokenSave, SavedGame, SavedSeat, ruleset_of
from gomorra.server.limits import IMPORTED_ANSWERS, IMPORTED_CARDS, IMPORTED_DAYS
from gomorra.server.protocol.asked import PlayOn, TableOptions
from gomorra.server.replays import chapters
from gomorra.server.replays.edition import edition
from gomorra.server.replays.film import CHANGED, Film, may_play_on
from gomorra.server.tables.deck_choice import UnusableDeck, deck_of, entries_of
from gomorra.server.tables.records import Chapter, SeatRecord, TableRecord
from gomorra.server.tables.table import BOT_NAMES, Given, NotYours, TableError, clean, distinct_names
from gomorra.server.thinking import bots


class Begun(NamedTuple):
    """A table that begins in the middle of a game."""

    record: TableRecord
    answers: tuple[Given, ...]
    chapters: tuple[Chapter, ...] = ()
    note: str = ""
    """What the players should know."""


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
    if not film.playable:
        raise TableError("a card of this example has a text that only its test knows: it can be watched only")
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
        status="playing", pace=record.pace, rules=edition(), example=record.example, made_up=record.made_up,
    )  # fmt: skip
    distinct_names(made)
    begun = [chapter for chapter in film.chapters if chapter.number <= len(kept) and chapter.anchor]
    given = tuple(zip(film.deciders, kept, strict=False))
    return Begun(made, given, tuple(begun), CHANGED if film.changed(len(kept)) else "")


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
