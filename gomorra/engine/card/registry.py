"""Behaviours by card: filled by the card packages, read when a game is set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.card.kinds import BASES
from gomorra.engine.kernel.face import Face

if TYPE_CHECKING:
    from gomorra.catalog import Printing
    from gomorra.engine.card.handle import Card

_BY_CODE: dict[str, type[Card]] = {}
_PLAIN: set[str] = set()
_FACES: dict[str, Face] = {}


class NotImplementedCard(LookupError):
    """A card whose behaviour nobody has written yet."""


def register(code: str, behaviour: type[Card]) -> None:
    """This printing behaves so."""
    _BY_CODE[code] = behaviour
    _FACES.pop(code, None)


def register_plain(code: str) -> None:
    """This printing has no text: its facts are all there is."""
    _PLAIN.add(code)


def is_implemented(printing: Printing) -> bool:
    return printing.code in _BY_CODE or printing.code in _PLAIN


def behaviour_of(printing: Printing) -> type[Card]:
    """The behaviour of a printing; a card without text behaves as its type does."""
    found = _BY_CODE.get(printing.code)
    if found is not None:
        return found
    if printing.code in _PLAIN:
        return BASES[printing.type]
    raise NotImplementedCard(
        f"{printing.name} ({printing.code}) cannot be played yet: its text is not implemented"
    )


def face_of(printing: Printing) -> Face:
    """The face of a printing; one object for all games."""
    face = _FACES.get(printing.code)
    if face is None or face.printing is not printing:
        face = Face(printing, behaviour_of(printing))
        _FACES[printing.code] = face
    return face
