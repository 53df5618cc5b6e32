"""Frontier Justice: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import Flow, Goods, Use, dude, happens, in_shootout, react


class DiableEnBoite(Goods):
    """Diable en Boite"""

    def _bearer_falls(self, event: happens.CardEvent) -> bool:
        host = self.host
        return host is not None and event.card == host.id and self.game.shootout is not None

    @react("when", happens.Discarded, happens.Aced, if_=_bearer_falls, boot=True, target=dude & in_shootout)
    def spring(self, use: Use) -> Flow[None]:
        """React, Boot: When this dude is aced or discarded in a shootout, a dude in the shootout goes home booted; draw
        a card."""
        yield from use.send_home_booted(use.target)
        yield from use.draw()
