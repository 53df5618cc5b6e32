"""The six gangs under today's names, and every older name players still use for them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from gomorra.catalog.titles import fold


class Gang(StrEnum):
    """An affiliation: the symbol on an outfit or a dude. A card without one belongs to nobody (RB-3.1-f)."""

    ANARCHISTS = "Anarchists"
    ENTREPRENEURS = "Entrepreneurs"
    FEARMONGERS = "Fearmongers"
    FIRST_PEOPLES = "First Peoples"
    LAW_DOGS = "Law Dogs"
    OUTLAWS = "Outlaws"

    @property
    def letter(self) -> str:
        """The one-letter code of the deck site: 1 for the First Peoples, else the initial."""
        return "1" if self is Gang.FIRST_PEOPLES else self.value[0].lower()

    @classmethod
    def named(cls, text: str) -> Gang | None:
        """The gang of this name, old or new, or of this letter; a beginning is enough where it is clear."""
        wanted = fold(text)
        if wanted in _BY_NAME:
            return _BY_NAME[wanted]
        found = {gang for name, gang in _BY_NAME.items() if wanted and name.startswith(wanted)}
        return found.pop() if len(found) == 1 else None

    @classmethod
    def called(cls, text: str) -> Gang | None:
        """The gang whose whole name this is; a name that a person has too, such as Sloane, is not enough.

        >>> Gang.called("sloane gang"), Gang.called("sloane")
        (<Gang.OUTLAWS: 'Outlaws'>, None)
        """
        found = _BY_NAME.get(fold(text))
        whole = found is not None and (" " in text.strip() or fold(text) == fold(found.value))
        return found if whole else None


OLDER_NAMES: Final[dict[Gang, tuple[str, ...]]] = {
    Gang.ANARCHISTS: ("108 Righteous Bandits", "The 108 Righteous Bandits", "Righteous Bandits", "108"),
    Gang.ENTREPRENEURS: ("Morgan Cattle Co.", "Morgan Cattle Company", "Morgan Co.", "Morgan", "MCC"),
    Gang.FEARMONGERS: ("The Fourth Ring", "Fourth Ring", "4th Ring", "T4R"),
    Gang.FIRST_PEOPLES: ("Eagle Wardens", "1st Peoples"),
    Gang.LAW_DOGS: ("The Law Dogs",),
    Gang.OUTLAWS: ("The Sloane Gang", "Sloane Gang", "Sloane's Gang", "Sloane"),
}

_BY_NAME: Final[dict[str, Gang]] = {
    fold(name): gang for gang in Gang for name in (gang.letter, gang.value, *OLDER_NAMES[gang])
}
