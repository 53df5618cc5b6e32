"""The types of cards, and the town square, which is a location without a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gomorra.engine.card.handle import Card
from gomorra.engine.kernel.face import Face
from gomorra.engine.kernel.state import NOBODY, TOWN_SQUARE

if TYPE_CHECKING:
    from gomorra.engine.game import Game


class Dude(Card):
    """A dude."""

    __slots__ = ()

    wage: ClassVar[int] = 0
    """What his own text asks for once he has joined a posse, or he is discarded."""


class Deed(Card):
    """A deed."""

    __slots__ = ()


class Goods(Card):
    """Goods."""

    __slots__ = ()


class Spell(Card):
    """A spell."""

    __slots__ = ()


class Action(Card):
    """An action card."""

    __slots__ = ()


class Outfit(Card):
    """An outfit: the home of its player."""

    __slots__ = ()


class Legend(Card):
    """A legend, attached to the outfit."""

    __slots__ = ()


class Joker(Card):
    """A joker."""

    __slots__ = ()


class TownSquare(Card):
    """The town square, a location without card, owner or controller."""

    __slots__ = ()

    @property
    def owner(self) -> int:
        return NOBODY

    @property
    def in_play(self) -> bool:
        return True

    @property
    def is_location(self) -> bool:
        return True

    @property
    def attachments(self) -> list[Card]:
        return [
            self.game.card(card) for card, body in self.game.state.bodies.items() if body.host == TOWN_SQUARE
        ]


BASES: dict[str, type[Card]] = {
    "dude": Dude,
    "deed": Deed,
    "goods": Goods,
    "spell": Spell,
    "action": Action,
    "outfit": Outfit,
    "legend": Legend,
    "joker": Joker,
}


class _SquareFace(Face):
    """The town square has nothing printed."""

    __slots__ = ()

    def __init__(self) -> None:
        self.behaviour = TownSquare
        self.code = ""
        self.title = "Town Square"
        self.name = "town-square"
        self.type = "town square"
        self.experience = 0
        self.suit = None
        self.value = 0
        self.gangs = ()
        self.stud = False
        self.is_token = False
        self.unique = False
        self.keywords = {"Public": None}
        self.tao = ""
        self.stats = {}


SQUARE_FACE: Face = _SquareFace()


def square(game: Game) -> Card:
    """A handle of the town square."""
    return TownSquare(game, TOWN_SQUARE, SQUARE_FACE)
