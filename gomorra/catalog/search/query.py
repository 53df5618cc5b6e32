"""Reads a query into conditions, and says where a bad one is wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gomorra.catalog.errors import CatalogError, nearest_words
from gomorra.catalog.titles import nearest

KEYS: Final = {
    "e": "pack",
    "t": "card type",
    "k": "keyword",
    "g": "gang",
    "s": "stud, draw or bonus",
    "x": "text",
    "r": "ghost rock cost",
    "w": "starting stash",
    "v": "value",
    "u": "upkeep",
    "p": "production",
    "b": "bullets",
    "i": "influence",
    "c": "control points",
    "d": "release date",
    "is": "property",
    "format": "format",
}
NUMBERS: Final = frozenset("rwvupbic")
ORDERED: Final = NUMBERS | frozenset("ed")
OPERATORS: Final = ":!<>"
LONGEST_QUERY: Final = 1000
_CURLY: Final = str.maketrans({"“": '"', "”": '"', "„": '"', "‘": "'", "’": "'"})


class QueryError(CatalogError):
    """A query that cannot be read, with the place where it goes wrong."""

    def __init__(self, problem: str, query: str, position: int) -> None:
        self.problem = problem
        self.query = query
        self.position = position
        super().__init__(f"{problem} (at character {position + 1} of the query)")

    def pointed(self) -> str:
        """The query with a mark under the place."""
        return f"{self.query}\n{' ' * self.position}^"


@dataclass(frozen=True, slots=True)
class Value:
    """One thing a condition compares with."""

    text: str
    position: int


@dataclass(frozen=True, slots=True)
class Condition:
    """A key, an operator and the values; without a key it is about the title."""

    key: str
    operator: str
    values: tuple[Value, ...]
    position: int


def parse(query: str) -> tuple[Condition, ...]:
    """The conditions of a query, all of which must hold.

    >>> [(c.key, c.operator, [v.text for v in c.values]) for c in parse('t:dude|deed "pistol whip" b>2')]
    [('t', ':', ['dude', 'deed']), ('', ':', ['pistol whip']), ('b', '>', ['2'])]
    """
    if len(query) > LONGEST_QUERY:
        raise QueryError(
            f"the query is longer than {LONGEST_QUERY} characters", query[:LONGEST_QUERY], LONGEST_QUERY - 1
        )
    plain = query.translate(_CURLY)
    conditions: list[Condition] = []
    place = 0
    while place < len(plain):
        if plain[place].isspace():
            place += 1
            continue
        condition, place = _condition(plain, place)
        conditions.append(condition)
    if not conditions:
        raise QueryError(
            "the query is empty: write a title or conditions such as t:dude g:lawdogs b>2", query, 0
        )
    return tuple(conditions)


def _condition(query: str, start: int) -> tuple[Condition, int]:
    key, operator, place = _key(query, start)
    values: list[Value] = []
    while True:
        value, place = _value(query, place, key, operator)
        values.append(value)
        if place < len(query) and query[place] == "|":
            if operator in "<>":
                raise QueryError(f"{operator} compares with one value, so | cannot follow", query, place)
            place += 1
            continue
        if place < len(query) and not query[place].isspace():
            raise QueryError("a blank or | must follow a closing quote", query, place)
        return Condition(key, operator, tuple(values), start), place


def _key(query: str, start: int) -> tuple[str, str, int]:
    """The key and operator that stand at a place; an empty key where a plain word begins."""
    end = start
    while end < len(query) and query[end].isalpha():
        end += 1
    if end == start or end == len(query) or query[end] not in OPERATORS:
        return "", ":", start
    key, operator = query[start:end].lower(), query[end]
    after = query[end + 1 : end + 2]
    if key not in KEYS:
        if operator == "!" and (not after or after.isspace()):
            return "", ":", start  # the end of a title, as in Missed!
        near = nearest_words(nearest(key, KEYS)) if len(key) > 1 else ""
        raise QueryError(f"there is no key {key!r}; the keys are {' '.join(KEYS)}{near}", query, start)
    if operator in "<>" and key not in ORDERED:
        raise QueryError(f"{key} ({KEYS[key]}) can only be compared by : and !", query, end)
    if after == "=":
        instead = {"<": "one more behind <", ">": "one less behind >"}.get(
            operator, f"the value behind {operator}"
        )
        raise QueryError(f"there is no operator {operator}=; write {instead}", query, end)
    return key, operator, end + 1


def _value(query: str, start: int, key: str, operator: str) -> tuple[Value, int]:
    if start < len(query) and query[start] == '"':
        end = query.find('"', start + 1)
        if end < 0:
            raise QueryError("the quotation mark is never closed", query, start)
        text, after = query[start + 1 : end], end + 1
    else:
        after = start
        while after < len(query) and not query[after].isspace() and query[after] not in '|"':
            after += 1
        text = query[start:after]
    if not text.strip():
        what = f"{key}{operator} needs a {KEYS[key]} behind it" if key else "a word is missing here"
        raise QueryError(what, query, min(start, max(len(query) - 1, 0)))
    return Value(text.strip(), start), after
