"""Nightmare at Noon: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import Deed, Flow, Use, happens, noon, trait


class FlintsAmusements(Deed):
    """Flint's Amusements"""

    def _resolved(self, event: happens.Declared) -> bool:
        played = event.kind in ("resolution", "cheatin") and event.source > 0
        return played and self.game.card(event.source).is_action

    @trait("after", happens.Declared, if_=_resolved)
    def side_bets(self, use: Use) -> Flow[None]:
        """Whenever anybody uses a Resolution or Cheatin' Resolution of an action card, the controller gains 1 ghost rock."""
        yield from use.gain(1)

    @noon(controller=True, boot=True)
    def house_edge(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Draw a card if you used a Cheatin' Resolution today."""
        if use.seat in self.game.state.recall("today cheatin"):
            yield from use.draw()
