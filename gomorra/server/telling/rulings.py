"""Rules and rulings in words: read from the checklist in the documentation, where there is one."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from gomorra.catalog import Card
from gomorra.catalog.titles import fold

_SHIPPED = Path(__file__).resolve().parents[1] / "shipped" / "checklist.tsv"
_WRITTEN = Path(__file__).resolve().parents[3] / "docs" / "rules" / "checklist.tsv"
CHECKLIST = _SHIPPED if _SHIPPED.is_file() else _WRITTEN
_CARD_RULING = re.compile(r"C[RE]-(?P<card>.+)-[a-z]+")
_EXPERIENCE = re.compile(r"Exp(\d)$")

KEYWORDS = {
    "Abomination": ("CG-Keywords", "A creature of the night; other cards ask for it."),
    "Harrowed": ("CG-Harrowed", "Can cover a casualty by going home booted; being aced covers more."),
    "Huckster": ("", "Casts hexes; the number is the skill for the pull."),
    "Blessed": ("", "Casts miracles; the number is the skill for the pull."),
    "Shaman": ("", "Casts spirits; the number is the skill for the pull."),
    "Mad Scientist": ("", "Invents gadgets; the number is the skill for the pull."),
    "Kung Fu": ("", "Uses techniques, and may follow one by another of the same Tao."),
    "Gadget": ("", "Must be invented by a mad scientist, who boots and pulls."),
    "Experienced": ("CG-Experienced", "A later version of a person; may take the place of an earlier one."),
    "Unique": ("CG-Uniqueness", "Only one of this name may be in play."),
    "Non-Unique": ("CG-Uniqueness", "Several of this name may be in play."),
    "Private": ("", "Fighting here brings bounty to those who do not own the place."),
    "Public": ("", "Nobody trespasses here."),
    "Out of Town": ("", "Lies apart from all streets and is adjacent to nothing."),
    "Core": ("CG-Core", "May be part of the starting gang."),
    "Grifter": ("CG-Grifter", "Can act before the first day, after opening hands are drawn."),
    "Sidekick": ("CG-Sidekicks", "Can be discarded to cover a casualty for its bearer."),
    "Horse": ("CG-Horses", "A dude has one horse at most."),
    "Weapon": ("CG-Weapons", "A dude has one weapon at most."),
    "Attire": ("CG-Attire", "A dude wears one attire at most."),
    "Mystical": ("", "Has to do with magic; other cards ask for it."),
    "Deputy": ("", "Serves the law; other cards ask for it."),
    "Wanted": ("CG-Wanted", "Enters play with a bounty."),
    "Token": ("CG-Token", "Made by a card; leaves the game when it leaves play."),
}
"""Keywords that need a word of explanation, with the chapter of the rules."""


@cache
def rows() -> tuple[tuple[str, str, str], ...]:
    """The checklist: id, chapter and statement of every rule."""
    try:
        lines = CHECKLIST.read_text(encoding="utf-8").splitlines()[1:]
    except OSError:
        return ()  # installed without the documentation: ids alone have to do
    found = (line.split("\t") for line in lines)
    return tuple((row[0], row[1], row[2]) for row in found if len(row) > 2)


@cache
def statements() -> dict[str, str]:
    """All rules in words, by id."""
    return {rule: words for rule, _, words in rows()}


def statement(rule: str) -> str:
    """A rule in words; empty where it is not known."""
    return statements().get(rule, "")


@cache
def _by_card() -> dict[tuple[str, int], tuple[tuple[str, str], ...]]:
    found: dict[tuple[str, int], tuple[tuple[str, str], ...]] = {}
    for rule, words in statements().items():
        match = _CARD_RULING.fullmatch(rule)
        if match is None:
            continue
        name = match["card"]
        level = _EXPERIENCE.search(name)
        key = (fold(_EXPERIENCE.sub("", name)), int(level[1]) if level else 0)
        found[key] = (*found.get(key, ()), (rule, words))
    return found


def rulings_of(card: Card) -> tuple[tuple[str, str], ...]:
    """The rulings on a card: id and words of each."""
    return _by_card().get((fold(card.title), card.experience), ())


def rulings(card: Card) -> tuple[str, ...]:
    """The rulings on a card, in words."""
    return tuple(words for _, words in rulings_of(card))
