"""Titles in any spelling: accents, quotes, case, experience levels; and the titles nearest to a wrong one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from typing import Final

_NOT_ALPHANUMERIC: Final = re.compile(r"[^a-z0-9]+")
_SILENT: Final = re.compile("['\"\u2018\u2019\u201a\u201b\u201c\u201d\u201e`\u00b4]")
_EXPERIENCE: Final = re.compile(
    r"\s*(?:\(\s*exp(?:erienced)?[.\s]*(\d)\s*\)|[\s,]exp(?:erienced)?[.\s]*(\d)|@(\d))\s*$", re.IGNORECASE
)
_LONGEST_TITLE: Final = 60


def words(text: str) -> str:
    """A title as plain lower-case words: no accents, quotes or punctuation.

    >>> words("Rémy LaPointe"), words("B & B Attorneys"), words("Bottom Dealin’")
    ('remy lapointe', 'b and b attorneys', 'bottom dealin')
    """
    if not text.isascii():
        text = unicodedata.normalize("NFKD", _SILENT.sub("", text))
        text = "".join(c for c in text if not unicodedata.combining(c))
    text = _SILENT.sub("", text.lower()).replace("&", " and ")
    return _NOT_ALPHANUMERIC.sub(" ", text).strip()


def fold(text: str) -> str:
    """What is left of a title when spelling does not matter: two titles are the same if this is.

    >>> fold("Makin’ an Entrance") == fold("MAKIN' AN ENTRANCE")
    True
    """
    return words(text).replace(" ", "")


def slug(title: str, experience: int = 0) -> str:
    """The key of a card.

    >>> slug("Pistol Whip"), slug("Mario Crane", 1)
    ('pistol-whip', 'mario-crane@1')
    """
    key = words(title).replace(" ", "-")
    return f"{key}@{experience}" if experience else key


def split_experience(text: str) -> tuple[str, int | None]:
    """The title, and the experience level if one is written behind it.

    >>> split_experience("Mario Crane (Exp.1)"), split_experience("Sloane")
    (('Mario Crane', 1), ('Sloane', None))
    """
    found = _EXPERIENCE.search(text)
    if found is None:
        return text.strip(), None
    return text[: found.start()].strip(), int(found[1] or found[2] or found[3])


def nearest(wanted: str, names: Mapping[str, str] | Iterable[str], count: int = 3) -> tuple[str, ...]:
    """The names that come nearest to a wrong one, best first; none where nothing is near.

    A mapping gives for each plain-words spelling the name to show for it.
    """
    spelled = names if isinstance(names, Mapping) else {words(name): name for name in names}
    target = words(wanted)[:_LONGEST_TITLE]
    if not target:
        return ()
    scored: dict[str, float] = {}
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(target)
    for spelling, name in spelled.items():
        score = 0.9 if len(target) >= 4 and f" {target}" in f" {spelling}" else 0.0
        matcher.set_seq1(spelling)
        if score == 0.0 and matcher.real_quick_ratio() > 0.6 and matcher.quick_ratio() > 0.6:
            score = matcher.ratio()
        if score > 0.6 and score > scored.get(name, 0.0):
            scored[name] = score
    return tuple(sorted(scored, key=lambda name: (-scored[name], name))[:count])
