"""Weird West Edition: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import ALL, Card, Deed, Flow, Stat, Use, always, noon


class NewTownHall(Deed):
    """New Town Hall"""

    @noon(controller=True, boot=True)
    def build(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: This deed gains 1 permanent control point."""
        yield from use.control_point(self)

    @noon(controller=True, boot=True)
    def tear_down(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: This deed loses all its control points."""
        self.game.drop_modifiers(self.id, Stat.CONTROL)
        if self.body.control:
            yield from use.control_point(self, -self.body.control)


class MountMoriahCemetery(Deed):
    """Mount Moriah Cemetery"""

    @always(Stat.COST_WHERE, on=ALL)
    def hallowed(self, card: Card, host: Card) -> int:
        """Spells played at this location cost 1 less (minimum 0)."""
        return -1 if card.is_spell and host.place == self.id else 0
