"""Faith and Fear: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Dude,
    Flow,
    Use,
    always,
    dude,
    happens,
    noon,
    opposing,
    shootout,
    trait,
)
from gomorra.engine.ability import Ability


class Pagliaccio(Dude):
    """Pagliaccio"""

    @shootout(boot=True, target=opposing & dude)
    def leer(self, use: Use) -> None:
        """Shootout, Boot: Take 1 bullet and 1 value from an opposing dude."""
        use.modify(use.target, bullets=-1, value=-1)


class ValeriaBatten(Dude):
    """Valeria Batten"""

    @always("invents with")
    def dark_science(self, gadget: Card) -> str:
        """Mystical Gadgets may be invented by Valeria; her Huckster rating serves for the test."""
        return "Huckster" if gadget.has("Mystical") else ""


class ChuanJenQi(Dude):
    """Chuan "Jen" Qí"""

    @always("influence")
    def mounted(self, card: Card) -> int:
        """+1 influence with a Horse."""
        return int(bool(self.attached("Horse")))

    @always("bullets")
    def equipped(self, card: Card) -> int:
        """+2 bullets with a Gadget."""
        return 2 if self.attached("Gadget") else 0


def _lobby(nicodemus: Card, use: Use) -> Flow[None]:
    """Noon, Boot: If this dude has influence, Nicodemus gets a control point, up to 3."""
    assert use.card is not None
    if use.card.influence and nicodemus.in_play and nicodemus.control < 3:
        yield from use.control_point(nicodemus)


LOBBY: Ability = noon(boot=True)(_lobby)


class NicodemusWhateley(Dude):
    """Nicodemus Whateley"""

    @always("ability")
    def patron(self, card: Card) -> None:
        """Your dudes at in-town deeds gain "Noon, Boot: If this dude has influence, Nicodemus gets a control point, up to
        3."."""

    def granted(self, card: Card) -> list[Ability]:
        mine = card.is_dude and card.controller == self.controller
        return [LOBBY] if mine and card.location.is_deed and card.in_town else []

    def _fall(self, event: happens.Event) -> bool:
        if isinstance(event, (happens.Moved, happens.ControlGained)):
            return event.card == self.id and self.at_home and self.control > 0
        return isinstance(event, happens.PhaseEnded) and event.phase == "sundown"

    @trait("after", happens.Moved, happens.ControlGained, happens.PhaseEnded, if_=_fall)
    def fall_from_grace(self, use: Use) -> Flow[None]:
        """At the end of Sundown, or when he is at home, Nicodemus loses all his control points."""
        self.game.drop_modifiers(self.id, "control")
        if self.body.control:
            yield from use.control_point(self, -self.body.control)
