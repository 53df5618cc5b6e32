"""Names by which nobody confuses two cards: with the owner, or the place on the street, where a name is there twice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gomorra.engine.kernel.state import TOWN_SQUARE

if TYPE_CHECKING:
    from gomorra.engine.game import Game

SECOND_STOP = re.compile(r"(?<![.])[.]{2}(?![.])")
AFTER_A_CRY = re.compile(r"(?<=[!?])[.](?![.])")
NTH = ("", "", "2nd ", "3rd ")


def distinct(game: Game, card: int, title: str) -> str:
    """A card's title; where others of that name are in play, with whose it is and where it stands on a street."""
    state = game.state
    owners, owner = state.owners, state.owners[card]
    same = [other for other in state.bodies if other != card and state.face(other).title == title]
    if not same:
        return title
    name = title if all(owners[other] == owner for other in same) else f"{game.name(owner)}'s {title}"
    street = state.players[owner].street
    twice = card in street and any(other in street for other in same)
    return f"{name} ({on_street(game, owner, card)})" if twice else name


def on_street(game: Game, owner: int, place: int) -> str:
    """Where a deed stands on its owner's street: "2nd left of home"."""
    player = game.state.players[owner]
    away = player.street.index(place) - player.street.index(player.home)
    steps = abs(away)
    nth = NTH[steps] if steps < len(NTH) else f"{steps}th "
    return f"{nth}{'left' if away < 0 else 'right'} of home"


def place_name(game: Game, place: int) -> str:
    """A location in words, of two with one name which."""
    plain = game.place_name(place)
    if place == TOWN_SQUARE or game.card(place).type == "outfit":
        return plain
    return distinct(game, place, plain)


def one_stop(text: str) -> str:
    """A sentence that ends with a name that ends in a stop, or in another mark, has one of them, not two."""
    return AFTER_A_CRY.sub("", SECOND_STOP.sub(".", text))
