"""Stored games, seen again: at any answer, from any seat that the reader may look from."""

from __future__ import annotations

from typing import Any

from gomorra.engine.events import Event
from gomorra.engine.sight.narrate import sentence
from gomorra.engine.sight.offers import option_text
from gomorra.engine.sight.shapes import LineView
from gomorra.engine.sight.story import log_lines
from gomorra.server.protocol import patches
from gomorra.server.protocol.pages import (
    ReplayFrame,
    ReplayFrames,
    ReplayStep,
    Thought,
    Thoughts,
    Timeline,
)
from gomorra.server.replays import chapters
from gomorra.server.replays.edition import edition
from gomorra.server.replays.film import CHANGED, Film, look, may_ask_thoughts, may_play_on, may_see_all
from gomorra.server.tables.table import NotYours, TableError
from gomorra.server.telling import fortunes, outlook
from gomorra.server.thinking import bots
from gomorra.server.thinking.lane import Considered


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
        play_on=may_play_on(record, person) and film.playable,
        export=may_play_on(record, person) and not record.example,
        thoughts=may_ask_thoughts(record, person) and film.playable,
        marks=tuple(film.marks),
        bots=bots.strengths(),
        strengths=tuple(seat.strength if seat.who == "bot" else "" for seat in record.seats),
        changed=any(chapter.rules != edition() for chapter in film.chapters if chapter.reel),
        about=film.about,
        rules=film.rules,
        made_up={one.code: one.facts() for one in record.made_up},
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
    if not film.playable:
        return []
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
    if film.changed(at) or not film.playable:
        before = film.seen(at, looking, opened=opened)
        patch = patches.difference(before, film.seen(at + 1, looking, opened=opened))
        lines, acts = film.told(at, at + 1, looking)
        whole = ReplayFrame(tuple(lines), tuple(tuple(entry) for entry in patch), tuple(acts))
        return ReplayFrames(at, (whole,))
    return ReplayFrames(at, tuple(_event_by_event(film, at, looking, opened=opened)))


def _event_by_event(film: Film, at: int, looking: int | None, *, opened: bool) -> list[ReplayFrame]:
    game = film.at(at)
    told = len(game.events)
    first = before = outlook.plain(look(game, looking, opened=opened))
    held = fortunes.holders(game)
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
    acts = fortunes.staged(game, told, first, held, looking)
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
    told = [
        Thought(key, words[key], visits, value, key == chosen) for key, visits, value in found if key in words
    ]
    if told and chosen in words and not any(one.chosen for one in told):
        told.append(Thought(chosen, words[chosen], 0, 0.0, chosen=True))
    return Thoughts(
        at,
        decision.seat,
        tuple(told),
        CHANGED if film.changed(at) else "",
    )
