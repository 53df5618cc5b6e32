"""Reads the packaged data files: one tab-separated file a pack, one printing a line."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final, cast

from gomorra.catalog.collection import Catalog
from gomorra.catalog.gangs import Gang
from gomorra.catalog.printing import CardType, Edition, Keyword, Pack, Printing, Shooter, Suit
from gomorra.catalog.titles import slug

_DATA: Final = files("gomorra.catalog") / "data"
_EDITIONS: Final = {edition.value: edition for edition in Edition}
_GANGS: Final = {gang.value: gang for gang in Gang}


@lru_cache(maxsize=1)
def catalog() -> Catalog:
    """The catalogue of all packs, read once."""
    packs = [
        Pack(code, name, date, _EDITIONS[edition], prefix)
        for code, name, date, edition, prefix in _rows("packs")
    ]
    names = _rows("names")
    same_name = {written: title for written, title, kind in names if kind == "name"}
    spellings = {written: title for written, title, kind in names if kind == "spelling"}
    keywords: dict[str, tuple[tuple[Keyword, ...], dict[str, int | None]]] = {}
    printings: list[Printing] = []
    for pack in packs:
        printings += [_printing(row, pack, keywords, same_name) for row in _rows(pack.code)]
    return Catalog(packs, printings, spellings)


def _rows(name: str) -> list[list[str]]:
    lines = (_DATA / f"{name}.tsv").read_text(encoding="utf-8").split("\n")
    return [line.split("\t") for line in lines[1:] if line]


def _printing(
    row: list[str],
    pack: Pack,
    known: dict[str, tuple[tuple[Keyword, ...], dict[str, int | None]]],
    same_name: dict[str, str],
) -> Printing:
    (
        code, title, experience, card_type, suit, value, keywords, gangs, shooter, bullets, influence,
        control, cost, upkeep, production, stash, quantity, reprint_of, octgn_id,
    ) = row  # fmt: skip
    read = known.get(keywords)
    if read is None:
        words = tuple(_keyword(word) for word in keywords.split("; ")) if keywords else ()
        read = known[keywords] = words, {word.name: word.rating for word in words}
    level = int(experience) if experience else 0
    number = int(bullets) if bullets else None
    return Printing(
        code=code,
        title=title,
        experience=level,
        type=cast(CardType, card_type),
        suit=cast(Suit, suit) if suit else None,
        value=int(value) if value else None,
        keywords=read[0],
        gangs=tuple(_GANGS[gang] for gang in gangs.split("; ")) if gangs else (),
        shooter=cast(Shooter, shooter) if shooter in ("stud", "draw") else None,
        bullets=number if card_type == "dude" else None,
        bullet_bonus=number if shooter == "bonus" else None,
        influence=int(influence) if influence else None,
        control=int(control) if control else None,
        cost=int(cost) if cost else None,
        upkeep=int(upkeep) if upkeep else None,
        production=int(production) if production else None,
        stash=int(stash) if stash else None,
        quantity=int(quantity),
        pack=pack.code,
        edition=pack.edition,
        reprint_of=reprint_of or None,
        octgn_id=octgn_id or None,
        key=slug(title, level),
        name_key=slug(same_name.get(title, title)),
        ratings=read[1],
    )


def _keyword(text: str) -> Keyword:
    name, _, last = text.rpartition(" ")
    if last.isdigit():
        return Keyword(name, int(last))
    if text.startswith("Core "):
        return Keyword("Core", None, _GANGS[text.removeprefix("Core ")])
    return Keyword(text)
