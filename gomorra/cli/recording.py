"""A pytest plugin that turns the games of passing tests into examples of the rules they cite.

A test lays its table out by hand, gives answers, and may stack a deck in the middle of a shootout. An example is
the state at the beginning of a step and the answers given since. So each candidate is played again from its
state; only what ends exactly as the test did is kept. Where a test changes the table by hand on the way, what was
seen of its game is kept instead, to be watched.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from dataclasses import asdict, dataclass, field
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from gomorra.catalog import Printing
from gomorra.cli import exhibiting
from gomorra.engine import Game
from gomorra.engine.card import registry
from gomorra.engine.card.handle import Card
from gomorra.engine.kernel import checkpoint
from gomorra.engine.kernel.checkpoint import SavedState
from gomorra.engine.kernel.decision import Payload, key_of
from gomorra.engine.kernel.ruleset import CURRENT
from gomorra.engine.kernel.state import BOOT_HILL, DECK, DISCARD, HAND
from gomorra.engine.resuming import at_rest, lay_aside
from gomorra.server.examples.exhibits import Exhibit
from gomorra.server.examples.shelf import NAMES, Example
from gomorra.server.replays.chapters import Course
from gomorra.server.replays.reels import Filming, Reel, unpack
from gomorra.server.tables.made_up import MadeUp
from gomorra.testing import Table

LONGEST = 80
"""Answers of an example at most: nobody wants to watch more."""
TABLES = 12
"""Tables of one test that are looked at."""
PASSING = frozenset({"serial", "version", "layout"})
"""Of a state: what counts changes, and may differ where a deck was stacked earlier."""
OWN_TEXT = "A text made up for this scenario: the rule book shows it under the statement."
_FOREIGN = re.compile(rb"Plain \w+ \d|\bplain-\d")
"""Made-up cards under the names that only the test knows."""
_NUMBERED = re.compile(r"^Plain (\w+) \d+$")


@dataclass
class Take:
    """A game as a test plays it."""

    game: Game
    seats: list[int] = field(default_factory=list)
    starts: dict[int, bytes] = field(default_factory=dict)
    """Where steps began, by the number of answers given before."""
    stacked: list[tuple[int, int, int, list[Printing]]] = field(default_factory=list)
    """Cards put somewhere in the middle of a step: after how many answers, zone, seat, which."""
    renamed: dict[str, str] = field(default_factory=dict)
    """Codes and titles that only the test knows, and those of the example."""
    filming: Filming | None = None
    filmed: int = -1
    """Answers before the moment that was filmed last; -2 where it cannot be filmed."""

    def film(self) -> None:
        """Note what is seen now, before the next answer."""
        given = len(self.game.answers)
        if self.filmed in (-2, given):
            return
        if self.filming is None and not given:
            self.filming, self.filmed = Filming(self.game), 0
        elif self.filming is not None and given == self.filmed + 1 <= LONGEST:
            self.filming.take()
            self.filmed = given
        else:
            self.filming, self.filmed = None, -2


class Recorder:
    """Watches the games of one test after the other."""

    def __init__(self) -> None:
        self.takes: dict[int, Take] = {}
        self.found: dict[str, Example] = {}
        self.missed: dict[str, str] = {}

    def take_of(self, game: Game) -> Take | None:
        take = self.takes.get(id(game))
        if take is None and len(self.takes) < TABLES:
            take = self.takes[id(game)] = Take(game)
        return take

    def before_answer(self, game: Game) -> None:
        take = self.take_of(game)
        if take is not None and not game.over and len(game.answers) <= LONGEST:
            if at_rest(game):
                take.starts[len(game.answers)] = lay_aside(game)
            del take.seats[len(game.answers) :]
            take.seats.append(game.decision.seat)
            take.film()

    def before_step(self, game: Game, step: str) -> None:
        """A test begins a step of the day by hand."""
        take = self.take_of(game)
        if take is not None:
            game.state.step = step
            take.starts[len(game.answers)] = checkpoint.write(game.state, 0, 0)

    def stacked(self, table: Table, zone: int, seat: int, printings: list[Printing]) -> None:
        take = self.take_of(table._game)
        if take is not None and table._running and table._game._step.since:
            take.stacked.append((len(table._game.answers), zone, seat, printings))

    def end(self, name: str, rules: tuple[str, ...]) -> None:
        """A test has passed: keep its longest game that makes an example. Of its variants one is enough."""
        if name in self.found:
            return
        if Table.current is not None and not self.takes:
            self.take_of(Table.current.game)
        problem = "no game"
        for take in sorted(self.takes.values(), key=lambda one: -len(one.game.answers)):
            try:
                self.found[name] = example_of(take, name, rules)
                self.missed.pop(name, None)
                return
            except Unfit as error:
                problem = str(error)
        for take in sorted(self.takes.values(), key=lambda one: -len(one.game.answers)):
            if (example := seen_of(take, name, rules)) is not None:
                self.found[name] = example
                return
        self.missed[name] = problem


class Unfit(Exception):
    """A game that makes no example, and why."""


def example_of(take: Take, name: str, rules: tuple[str, ...]) -> Example:
    """The example that a game makes."""
    game = take.game
    if len(game.answers) > LONGEST:
        raise Unfit("too long")
    starts = dict(take.starts)
    if not game.answers and not game.over and at_rest(game):
        starts.setdefault(len(game.answers), lay_aside(game))
    problem = "never between two steps"
    for number, begun in sorted(starts.items()):
        example, texts = _from(take, number, begun, name, rules)
        for code, behaviour in texts.items():
            registry.register(code, behaviour)
        try:
            course = Course(example.record(), [key for _, key in example.answers], example.chapter().anchor)
            filming = Filming(course.game)
            for _ in example.answers:
                course.step()
                filming.take()
        except Exception as error:  # noqa: BLE001 - whatever happens, this is no example
            problem = f"does not play again: {type(error).__name__} {error}"[:200]
            continue
        difference = _different(game, course.game)
        if not difference and texts:
            example = replace(example, playable=False, state=None, reel=unpack(filming.reel()))
            if _FOREIGN.search(msgspec.json.encode(example.reel)):
                difference = "a text reaches into the game of the test"
        if not difference:
            return example
        problem = f"ends differently: {difference}"
    raise Unfit(problem)


def seen_of(take: Take, name: str, rules: tuple[str, ...]) -> Example | None:
    """The example to watch that a game makes which cannot be played again; None where it was not seen."""
    take.film()
    if take.filming is None or not take.filmed:
        return None
    example, _ = _from(take, 0, checkpoint.write(take.game.state, 0, 0), name, rules)
    # What the test calls its made-up cards depends on which tests ran before.
    reel = msgspec.json.encode(unpack(take.filming.reel())).decode()
    names = dict(zip(take.game.names, NAMES, strict=False))
    for foreign, own in (take.renamed | names).items():
        reel = re.sub(rf"\b{re.escape(foreign)}\b", own, reel)
    if _FOREIGN.search(reel.encode()):
        return None
    seen = msgspec.json.decode(reel, type=Reel)
    return replace(example, playable=False, by_hand=True, state=None, reel=seen)


def _from(
    take: Take, number: int, begun: bytes, name: str, rules: tuple[str, ...]
) -> tuple[Example, dict[str, type[Card]]]:
    """An example that begins there, and the texts of its made-up cards, by code."""
    game = take.game
    saved = checkpoint.read(begun).state
    printings = {face.code: face.printing for face in game.faces.values()}
    for after, zone, seat, more in take.stacked:
        if after > number:
            printings |= {one.code: one for one in more}
            _put(saved, zone, seat, [one.code for one in more])
    renamed = _renamed([code for code in saved.faces if code], printings, game, name)
    codes = {code: one.code for code, one in renamed.items()}
    saved.faces = [codes.get(code, code) for code in saved.faces]
    titles = {printings[code].title: one.title for code, one in renamed.items() if code in printings}
    take.renamed = codes | titles
    saved.modifiers = {
        card: tuple(one._replace(title=titles.get(one.title, one.title)) for one in many)
        for card, many in saved.modifiers.items()
    }
    keys = [key_of(payload) for payload in game.answers[number:]]
    texts = {one.code: registry._BY_CODE[code] for code, one in renamed.items() if one.text}
    example = Example(
        test=name,
        rules=rules,
        decks=tuple(_deck(game, seat, saved, codes) for seat in range(game.seats)),
        state=saved,
        answers=tuple(zip(take.seats[number:], keys, strict=True)),
        made_up=tuple(dict.fromkeys(renamed.values())),
        ruleset={k: v for k, v in asdict(game.ruleset).items() if v != getattr(CURRENT, k)},
    )
    return example, texts


def _put(saved: SavedState, zone: int, seat: int, codes: list[str]) -> None:
    """Put new cards where the test put them later on."""
    pile = {DECK: "deck", HAND: "hand", DISCARD: "discard", BOOT_HILL: "boot_hill"}[zone]
    known = {DECK: 0, HAND: 1 << seat}.get(zone, (1 << len(saved.players) + 1) - 1)
    for code in codes:
        cards: list[int] = getattr(saved.players[seat], pile)
        cards.insert(0 if zone == DECK else len(cards), len(saved.faces))
        saved.faces.append(code)
        saved.owners.append(seat)
        saved.zones.append(zone)
        saved.known.append(known)


def _renamed(codes: list[str], printings: dict[str, Printing], game: Game, test: str) -> dict[str, MadeUp]:
    """The made-up cards under names that do not depend on which tests ran before."""
    made: dict[str, MadeUp] = {}
    counts: dict[str, int] = {}
    everything = [*codes, *(entry.printing.code for deck in game.decks for entry in deck.entries)]
    for code in dict.fromkeys(everything):
        if not code.startswith("plain-"):
            continue
        printing = printings.get(code) or next(
            entry.printing for deck in game.decks for entry in deck.entries if entry.printing.code == code
        )
        numbered = _NUMBERED.match(printing.title)
        own = {"text": OWN_TEXT, "mark": f"{test} {len(made)}"} if code in registry._BY_CODE else {}
        if numbered is None:
            made[code] = MadeUp.of(printing, **own)
            continue
        counts[numbered[1]] = counts.get(numbered[1], 0) + 1
        title = f"{numbered[1].capitalize()} {counts[numbered[1]]}"
        key = title.lower().replace(" ", "-")
        same = printing.name_key == printing.key
        other = {"title": title, "key": key, "name_key": key if same else printing.name_key}
        made[code] = MadeUp.of(printing, **own, **other)
    return made


def _deck(
    game: Game, seat: int, saved: SavedState, codes: dict[str, str]
) -> tuple[tuple[str, int, int], ...]:
    """What a seat owns: its deck, and what the test gave it besides."""
    listed: dict[str, tuple[int, int]] = {}
    for entry in game.decks[seat].entries:
        listed[codes.get(entry.printing.code, entry.printing.code)] = (entry.count, entry.starting)
    for code, owner in zip(saved.faces, saved.owners, strict=True):
        if code and owner == seat:
            listed.setdefault(code, (1, 0))
    return tuple((code, count, starting) for code, (count, starting) in listed.items())


def _different(played: Game, again: Game) -> str:
    """In what two games that should stand alike differ; nothing if they do not."""
    if played.over != again.over:
        return "one is over"
    if not played.over and played.decision.keys != again.decision.keys:
        return "the open question"
    one, two = _settled(played), _settled(again)
    for name in SavedState.__struct_fields__:
        if name not in PASSING and name != "faces" and getattr(one, name) != getattr(two, name):
            return name
    return ""


def _settled(game: Game) -> SavedState:
    """A state without the titles and serial numbers in it."""
    state = checkpoint.read(checkpoint.write(game.state, 0, 0)).state
    state.modifiers = {
        card: tuple(one._replace(serial=0, title="") for one in many)
        for card, many in state.modifiers.items()
    }
    return state


def watch(recorder: Recorder) -> None:
    """Let every game and table of this process tell the recorder what happens."""
    answer, new, into, start = Game.answer, Game.new, Table._into, Table.start

    def answering(game: Game, given: str | Payload) -> None:
        recorder.before_answer(game)
        answer(game, given)

    def putting(table: Table, zone: int, seat: int, whats: Any) -> Any:
        cards = into(table, zone, seat, whats)
        recorder.stacked(table, zone, seat, [card.face.printing for card in cards])
        return cards

    def beginning(*args: Any, **more: Any) -> Game:
        game = new(*args, **more)
        recorder.take_of(game)
        return game

    def starting(table: Table, step: str) -> None:
        recorder.before_step(table._game, step)
        start(table, step)

    # By name: to mypy a method is nothing that one assigns to.
    setattr(Game, "answer", answering)  # noqa: B010 - see above
    setattr(Game, "new", staticmethod(beginning))  # noqa: B010 - see above
    setattr(Table, "start", starting)  # noqa: B010 - see above
    setattr(Table, "_into", putting)  # noqa: B010 - see above


class Plugin:
    """Gives the recorder a name for every game, and keeps what it found; of tests without a game, what they show."""

    def __init__(self) -> None:
        self.recorder = Recorder()
        watch(self.recorder)
        self.showcase = exhibiting.Showcase()
        exhibiting.watch(self.showcase)
        self.exhibits: dict[str, Exhibit] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        """Record the games of one test."""
        self.recorder.takes.clear()
        Table.current = None
        name = item.nodeid.partition("[")[0]
        self.showcase.begin(name)
        result = yield
        rules = tuple(dict.fromkeys(rule for marker in item.iter_markers("rule") for rule in marker.args))
        if rules:
            self.recorder.end(name, rules)
            named = [card for marker in item.iter_markers("shows") for card in marker.args]
            shown = self.showcase.exhibit(rules, named) if name not in self.recorder.found else None
            if shown is not None:
                self.exhibits[name] = shown
                self.recorder.missed.pop(name, None)
        return result
