"""The faces that a game knows: of the cards in its decks, and of tokens as they are made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.catalog import Printing, catalog
from gomorra.engine.board.index import Repertoire
from gomorra.engine.card import registry

if TYPE_CHECKING:
    from gomorra.engine.game import Game
    from gomorra.engine.kernel.face import Face


def face(game: Game, printing: Printing) -> Face:
    """The face of a printing, known to this game from now on."""
    found = game.faces.get(printing.code)
    if found is None:
        found = game.faces[printing.code] = registry.face_of(printing)
    return found


def face_by_code(game: Game, code: str) -> Face:
    """The face of the printing with this code."""
    found = game.faces.get(code)
    if found is None:
        game.faces = game.faces.copy()  # forks share them
        found = face(game, catalog().printing(code))
        watch(game)
    return found


def token(game: Game, title: str, edition_of: Face) -> Face:
    """The face of a token, in the edition of the card that makes it."""
    printing = catalog().printing_in(catalog().find(title), edition_of.printing.edition)
    return face_by_code(game, printing.code)


def watch(game: Game) -> None:
    """Note what any card of this game could listen to; nothing else needs windows."""
    # A face that is new in the middle of a game must not hide what effects have changed already.
    changed = frozenset(modifier.stat for mods in game.state.modifiers.values() for modifier in mods)
    game.repertoire = Repertoire.of(frozenset(game.faces.values()), changed)
    game.index.forget()
