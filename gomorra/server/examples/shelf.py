"""The examples as they are stored, and the tables they become."""

from __future__ import annotations

import hashlib
import lzma
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from gomorra.engine.kernel import checkpoint
from gomorra.engine.kernel.checkpoint import Checkpoint, SavedBody, SavedPlayer, SavedState
from gomorra.engine.kernel.saving import VERSION
from gomorra.server.examples.titles import in_words
from gomorra.server.protocol.asked import TableOptions
from gomorra.server.replays.chapters import Anchor
from gomorra.server.replays.edition import edition
from gomorra.server.replays.reels import Reel, pack
from gomorra.server.tables.made_up import MadeUp
from gomorra.server.tables.records import Chapter, SeatRecord, TableRecord

FILE: Final = "examples.jsonl.xz"
PREFIX: Final = "show-"
LENGTH: Final = 17
"""Of an id, which no table has: theirs are made of sixteen letters."""
NAMES: Final = ("Ann", "Bob", "Cid", "Dora", "Earl", "Flo")


class Heading(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What the book says of an example without opening it."""

    test: str
    """Where it is written: `tests/rules/test_rb_5_3_2_callin_out.py::test_a_name`."""
    rules: tuple[str, ...]
    answers: tuple[tuple[int, str], ...] = ()
    """Each with the seat that gave it."""
    playable: bool = True
    """False where one of its cards has a text that only the test can read: then it can be watched only."""
    by_hand: bool = False
    """Whether it can be watched only because the test changes the table by hand on the way."""

    @property
    def title(self) -> str:
        """What it shows, as a sentence."""
        return in_words(self.test.rpartition("::")[2])

    @property
    def id(self) -> str:
        """By which it is asked for, as tables are by theirs."""
        return PREFIX + hashlib.blake2b(self.test.encode(), digest_size=6).hexdigest()


class Example(Heading, frozen=True, omit_defaults=True, kw_only=True):
    """The game that a test laid out, and the answers it gave."""

    decks: tuple[tuple[tuple[str, int, int], ...], ...]
    """For each seat code, copies, starting copies."""
    state: SavedState | None = None
    """Where it begins."""
    reel: Reel | None = None
    """What is seen of it, where it cannot be played on."""
    made_up: tuple[MadeUp, ...] = ()
    ruleset: dict[str, str | int | bool] = {}

    def record(self) -> TableRecord:
        """The table at which it is shown: everything about it may be seen."""
        seats = [
            SeatRecord("bot", NAMES[number], "", "Example", list(cards))
            for number, cards in enumerate(self.decks)
        ]
        return TableRecord(
            self.id, self.id, VERSION, "", seats, TableOptions(), self.ruleset, 0.0,
            status="over", rules=edition(), example=self.id, made_up=list(self.made_up),
        )  # fmt: skip

    def chapter(self) -> Chapter:
        """Its beginning, from which the answers go on; or all of it, as it was seen."""
        if self.reel is not None:
            return Chapter(0, len(self.answers), edition(), b"", pack(self.reel))
        assert self.state is not None
        begun = msgspec.msgpack.encode(Checkpoint(checkpoint.FORMAT, 0, 0, self.state))
        return Chapter(0, 0, edition(), Anchor(begun).packed(), b"")


def written(examples: list[Example]) -> bytes:
    """The file: an example a line, without what is as it always is."""
    lines = [msgspec.json.encode(_brief(msgspec.to_builtins(one, str_keys=True))) for one in examples]
    return lzma.compress(b"".join(line + b"\n" for line in lines), preset=9 | lzma.PRESET_EXTREME)


def _brief(example: dict[str, Any]) -> dict[str, Any]:
    if "state" not in example:
        return example
    state = _without_defaults(example["state"], SavedState)
    state["players"] = [_without_defaults(player, SavedPlayer) for player in state["players"]]
    state["bodies"] = {card: _without_defaults(body, SavedBody) for card, body in state["bodies"].items()}
    return {**example, "state": state}


def _without_defaults(found: dict[str, Any], kind: type[msgspec.Struct]) -> dict[str, Any]:
    usual = {}
    for field in msgspec.structs.fields(kind):
        if field.default is not msgspec.NODEFAULT:
            usual[field.name] = msgspec.to_builtins(field.default)
        elif field.default_factory is not msgspec.NODEFAULT:
            usual[field.name] = msgspec.to_builtins(field.default_factory())
    return {name: value for name, value in found.items() if name not in usual or value != usual[name]}


@cache
def _lines() -> dict[str, tuple[Heading, bytes]]:
    file = files("gomorra.server.examples") / "data" / FILE
    lines = lzma.decompress(file.read_bytes()).splitlines() if file.is_file() else []
    headings = [(msgspec.json.decode(line, type=Heading), line) for line in lines]
    return {heading.id: (heading, line) for heading, line in headings}


def is_example(name: str) -> bool:
    """Whether something is asked for as an example."""
    return name.startswith(PREFIX) and len(name) == LENGTH


def names() -> list[str]:
    """The examples there are, by id."""
    return list(_lines())


def example(name: str) -> Example | None:
    """The example with this id."""
    found = _lines().get(name)
    return msgspec.json.decode(found[1], type=Example) if found is not None else None


@cache
def by_rule() -> dict[str, tuple[Heading, ...]]:
    """The examples of each rule, those first that can be played on and show little else."""
    found: dict[str, list[Heading]] = {}
    for one, _ in _lines().values():
        for rule in one.rules:
            found.setdefault(rule, []).append(one)
    return {
        rule: tuple(sorted(many, key=lambda one: (not one.playable, not one.answers, len(one.rules))))
        for rule, many in found.items()
    }
