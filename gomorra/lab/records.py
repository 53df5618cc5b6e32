"""Records of games on disk: JSON lines that grow game by game, or Parquet (with pyarrow).

The first line of a JSON lines file is the plan, each further one a game. A file that has games already is
continued; its plan must be the same. Parquet files cannot grow, so a journal of JSON lines lies next to an
unfinished one.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from gomorra.lab.plan import Plan
from gomorra.lab.simulate import GameRecord


class RecordsError(Exception):
    """A file of records that cannot be read or continued."""


class Heading(msgspec.Struct):
    """The first line of a file."""

    plan: Plan
    gomorra: int = 1
    """The version of this format."""


class Book:
    """The records of one series of games, written down as they come."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.plan = plan
        self.path = path
        self.parquet = path is not None and path.suffix == ".parquet"
        self.games: dict[int, GameRecord] = {}
        if path is None:
            return
        if path.suffix not in (".jsonl", ".parquet"):
            raise RecordsError(f"{path}: records are written to a file that ends in .jsonl or .parquet")
        if self.parquet:
            _pyarrow()
            if path.exists():
                self._take(*read_parquet(path), path)
        if self.journal.exists():
            self._take(*read_lines(self.journal), self.journal)

    @property
    def journal(self) -> Path:
        """The file of JSON lines that grows."""
        assert self.path is not None
        return self.path.with_name(f"{self.path.name}.unfinished.jsonl") if self.parquet else self.path

    def _take(self, plan: Plan, games: list[GameRecord], path: Path) -> None:
        if plan != self.plan:
            raise RecordsError(
                f"{path} holds games of another series ({differences(plan, self.plan)}): "
                "continue it with the same options, or name another file"
            )
        self.games.update((game.number, game) for game in games)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """While this lasts, `add` writes; at the end the file is in the order of games."""
        if self.path is None:
            yield
            return
        self._rewrite(self.journal)  # drops a line that was cut off
        with self.journal.open("ab") as self._file:
            yield
        if self.parquet:
            write_parquet(self.path, self.plan, self.in_order())
            self.journal.unlink()
        else:
            self._rewrite(self.path)

    def _rewrite(self, path: Path) -> None:
        lines = [Heading(self.plan), *self.in_order()]
        fresh = path.with_name(path.name + ".new")
        fresh.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        fresh.replace(path)

    def add(self, game: GameRecord) -> None:
        self.games[game.number] = game
        if self.path is not None:
            self._file.write(msgspec.json.encode(game) + b"\n")
            self._file.flush()

    def in_order(self) -> list[GameRecord]:
        return [self.games[number] for number in sorted(self.games)]


def differences(old: Plan, new: Plan) -> str:
    """What differs between two plans, in words."""
    names = [name for name in Plan.__struct_fields__ if getattr(old, name) != getattr(new, name)]
    return ", ".join(f"other {name}" for name in names)


def read_lines(path: Path) -> tuple[Plan, list[GameRecord]]:
    """The plan and the games of a JSON lines file; a last line that was cut off is left out."""
    lines = path.read_bytes().split(b"\n")
    try:
        plan = msgspec.json.decode(lines[0], type=Heading).plan
    except msgspec.DecodeError as problem:
        raise RecordsError(f"{path}, line 1: this is no record of games: {problem}") from None
    games = []
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            games.append(msgspec.json.decode(line, type=GameRecord))
        except msgspec.DecodeError as problem:
            raise RecordsError(f"{path}, line {number}: {problem}") from None
    return plan, games


def _pyarrow() -> Any:
    try:
        return importlib.import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        raise RecordsError(
            "Parquet files need the package 'pyarrow' (pip install pyarrow); a .jsonl file needs nothing"
        ) from None


def write_parquet(path: Path, plan: Plan, games: list[GameRecord]) -> None:
    parquet = _pyarrow()
    arrow = importlib.import_module("pyarrow")
    table = arrow.Table.from_pylist([msgspec.to_builtins(game) for game in games])
    heading = msgspec.json.encode(Heading(plan))
    parquet.write_table(table.replace_schema_metadata({b"gomorra": heading}), path)


def read_parquet(path: Path) -> tuple[Plan, list[GameRecord]]:
    table = _pyarrow().read_table(path)
    heading = (table.schema.metadata or {}).get(b"gomorra")
    if heading is None:
        raise RecordsError(f"{path}: this Parquet file holds no games")
    plan = msgspec.json.decode(heading, type=Heading).plan
    return plan, msgspec.convert(table.to_pylist(), list[GameRecord])
