"""Finds the printings that meet the conditions of a query."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from itertools import takewhile
from typing import Final, NoReturn

from gomorra.catalog.collection import Catalog
from gomorra.catalog.errors import CatalogError, nearest_words
from gomorra.catalog.formats import FORMATS, format_named
from gomorra.catalog.gangs import Gang
from gomorra.catalog.printing import CARD_TYPES, Pack, Printing
from gomorra.catalog.search.query import KEYS, NUMBERS, Condition, QueryError, Value, parse
from gomorra.catalog.titles import fold, nearest, words

Test = Callable[[Printing], bool]

_VALUES: Final = {"a": 1, "j": 11, "q": 12, "k": 13}
_NO_GANG: Final = {"-", "neutral", "drifter", "drifters", "none"}
_DATE: Final = re.compile(r"\d{4}(-\d\d(-\d\d)?)?")
_ACRONYM: Final = re.compile(r"[A-Z]{2,}")

_PROPERTIES: Final[dict[str, Test]] = {
    "unique": lambda printing: printing.is_unique,
    "token": lambda printing: printing.is_token,
    "promo": lambda printing: printing.is_promo,
    "reprint": lambda printing: printing.reprint_of is not None,
    "experienced": lambda printing: printing.experience > 0,
    "drifter": lambda printing: printing.is_drifter,
}

_NUMBER_OF: Final[dict[str, Callable[[Printing], int | None]]] = {
    "r": lambda printing: printing.cost,
    "w": lambda printing: printing.stash,
    "v": lambda printing: printing.value,
    "u": lambda printing: printing.upkeep,
    "p": lambda printing: printing.production,
    "b": lambda printing: printing.bullet_bonus if printing.bullets is None else printing.bullets,
    "i": lambda printing: printing.influence,
    "c": lambda printing: printing.control,
}

_LONGEST_NAME: Final = 4
"""Words of a gang's name: The 108 Righteous Bandits."""


def search(
    catalog: Catalog,
    query: str,
    *,
    text_of: Callable[[Printing], str] | None = None,
    today: date | None = None,
) -> list[Printing]:
    """The printings that meet every condition, by title.

    A promo is left out where the printing it follows is found too, unless the query asks for promos.
    """
    conditions = parse(query)
    reader = _Reader(catalog, query, text_of, today)
    tests = [reader.test(*together) for together in _together(conditions)]
    found = [printing for printing in catalog.printings if all(test(printing) for test in tests)]
    if not any(condition.key in ("e", "is") for condition in conditions):
        codes = {printing.code for printing in found}
        found = [p for p in found if not (p.is_promo and p.reprint_of in codes)]
    return sorted(found, key=lambda printing: (words(printing.title), printing.experience, printing.code))


def _together(conditions: tuple[Condition, ...]) -> Iterator[tuple[Condition, ...]]:
    """The conditions one by one, but words that are the name of a gang together: `sloane gang`."""
    place = 0
    while place < len(conditions):
        run = list(takewhile(lambda one: not one.key and len(one.values) == 1, conditions[place:]))
        lengths = range(min(len(run), _LONGEST_NAME), 1, -1)
        texts = {length: " ".join(one.values[0].text for one in run[:length]) for length in lengths}
        length = next((length for length in lengths if Gang.called(texts[length])), 1)
        yield conditions[place : place + length]
        place += length


class _Reader:
    """Turns conditions into tests; knows what the query is about to say where it is wrong."""

    def __init__(
        self, catalog: Catalog, query: str, text_of: Callable[[Printing], str] | None, today: date | None
    ) -> None:
        self.catalog = catalog
        self.query = query
        self.text_of = text_of
        self.today = today

    def test(self, condition: Condition, *more: Condition) -> Test:
        """What a condition asks of a printing; several together are the name of a gang, or all in the title."""
        text = " ".join(one.values[0].text for one in (condition, *more))
        gang = Gang.called(text) if not condition.key and len(condition.values) == 1 else None
        if gang is not None:
            named = [self._title(one.values[0]) for one in (condition, *more)]
            return lambda printing: gang in printing.gangs or all(title(printing) for title in named)
        key, operator = condition.key, condition.operator
        if operator in "<>":
            return self._ordered(key, operator, condition.values[0])
        single = {
            "": self._title, "e": self._pack, "t": self._type, "k": self._keyword, "g": self._gang,
            "s": self._shooter, "x": self._text, "d": self._date, "is": self._property,
            "format": self._format,
        }  # fmt: skip
        read = single.get(key) or partial(self._equal, key)
        tests = [read(value) for value in condition.values]
        if operator == ":":
            return tests[0] if len(tests) == 1 else lambda printing: any(test(printing) for test in tests)
        if key in NUMBERS:
            # A card without the number is not "different from" a number.
            number = _NUMBER_OF[key]
            return lambda printing: number(printing) is not None and not any(test(printing) for test in tests)
        return lambda printing: not any(test(printing) for test in tests)

    def _wrong(self, value: Value, problem: str) -> NoReturn:
        raise QueryError(problem, self.query, value.position)

    def _ordered(self, key: str, operator: str, value: Value) -> Test:
        if key == "e":
            released = self._find_pack(value).released
            if not released:
                self._wrong(value, "promos have no release date to compare with")
            dates = {pack.code: pack.released for pack in self.catalog.packs if pack.released}
            if operator == "<":
                return lambda printing: dates.get(printing.pack, "9999") < released
            return lambda printing: dates.get(printing.pack, "") > released
        if key == "d":
            day = self._day(value)
            dates = {pack.code: pack.released[: len(day)] for pack in self.catalog.packs if pack.released}
            if operator == "<":
                return lambda printing: dates.get(printing.pack, "9999") <= day
            return lambda printing: dates.get(printing.pack, "") > day
        number, limit = _NUMBER_OF[key], self._number(key, value)
        if limit is None:
            self._wrong(value, "* (no value) cannot be compared by < or >")
        if operator == "<":
            return lambda printing: (has := number(printing)) is not None and has < limit
        return lambda printing: (has := number(printing)) is not None and has > limit

    def _equal(self, key: str, value: Value) -> Test:
        number, wanted = _NUMBER_OF[key], self._number(key, value)
        return lambda printing: number(printing) == wanted

    def _number(self, key: str, value: Value) -> int | None:
        text = value.text.lower()
        if key == "v" and text == "*":
            return None
        if key == "v" and text in _VALUES:
            return _VALUES[text]
        if not re.fullmatch(r"[+-]?\d{1,4}", text):
            self._wrong(value, f"{key} ({KEYS[key]}) is compared with a number, not with {value.text!r}")
        return int(text)

    def _title(self, value: Value) -> Test:
        if re.fullmatch(r"\d{5}", value.text):
            return lambda printing: printing.code == value.text
        wanted = words(value.text)
        if not wanted:
            self._wrong(value, f"{value.text!r} has no letter or digit to look for in titles")
        if _ACRONYM.fullmatch(value.text):
            initials = value.text.lower()
            return lambda printing: (
                wanted in words(printing.name)
                or "".join(word[0] for word in words(printing.title).split()).startswith(initials)
            )
        return lambda printing: wanted in words(printing.name)

    def _pack(self, value: Value) -> Test:
        code = self._find_pack(value).code
        return lambda printing: printing.pack == code

    def _find_pack(self, value: Value) -> Pack:
        try:
            return self.catalog.pack(value.text)
        except CatalogError as error:
            self._wrong(value, str(error))

    def _type(self, value: Value) -> Test:
        wanted = fold(value.text)
        wanted_type = next((name for name in CARD_TYPES if wanted in (name, f"{name}s")), None)
        if wanted_type is None:
            near = nearest_words(nearest(value.text, CARD_TYPES))
            self._wrong(
                value, f"there is no card type {value.text!r}; there are {', '.join(CARD_TYPES)}{near}"
            )
        return lambda printing: printing.type == wanted_type

    def _keyword(self, value: Value) -> Test:
        wanted = f" {words(value.text)} "
        known = {str(word) for printing in self.catalog.printings for word in printing.keywords}
        having = {word for word in known if wanted in f" {words(word)} "}
        if not having:
            near = nearest_words(nearest(value.text, {word.rstrip(" 0123456789") for word in known}))
            self._wrong(value, f"no card has the keyword {value.text!r}{near}")
        return lambda printing: any(str(word) in having for word in printing.keywords)

    def _gang(self, value: Value) -> Test:
        if value.text.lower() in _NO_GANG:
            return lambda printing: not printing.gangs
        gang = Gang.named(value.text)
        if gang is None:
            gangs = ", ".join(f"{gang.letter} {gang}" for gang in Gang)
            self._wrong(value, f"there is no gang {value.text!r}; there are {gangs}, and - for none")
        return lambda printing: gang in printing.gangs

    def _shooter(self, value: Value) -> Test:
        wanted = value.text.lower()
        if wanted == "bonus":
            return lambda printing: printing.bullet_bonus is not None
        if wanted not in ("stud", "draw"):
            self._wrong(value, f"a shooter is stud, draw or bonus, not {value.text!r}")
        return lambda printing: printing.shooter == wanted

    def _text(self, value: Value) -> Test:
        if self.text_of is None:
            self._wrong(value, "card texts cannot be searched here")
        text_of, wanted = self.text_of, words(value.text)
        return lambda printing: wanted in words(text_of(printing))

    def _date(self, value: Value) -> Test:
        day = self._day(value)
        packs = {pack.code for pack in self.catalog.packs if pack.released and pack.released.startswith(day)}
        return lambda printing: printing.pack in packs

    def _day(self, value: Value) -> str:
        if value.text.lower() == "now":
            if self.today is None:
                self._wrong(value, "what day is now is not known here; write a date such as 2016-05-23")
            return self.today.isoformat()
        if not _DATE.fullmatch(value.text):
            self._wrong(value, f"a date is written 2016, 2016-05 or 2016-05-23, not {value.text!r}")
        return value.text

    def _property(self, value: Value) -> Test:
        found = _PROPERTIES.get(value.text.lower())
        if found is None:
            self._wrong(value, f"is: knows {', '.join(_PROPERTIES)}, not {value.text!r}")
        return found

    def _format(self, value: Value) -> Test:
        try:
            chosen = format_named(value.text)
        except CatalogError:
            self._wrong(value, f"there is no format {value.text!r}; there are {', '.join(FORMATS)}")
        return lambda printing: chosen.includes(printing, self.catalog) and not chosen.ban(printing)
