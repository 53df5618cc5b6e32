"""Too Tough to Die: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import Deed, Flow, Use, noon


class ClantonRanch(Deed):
    """Clanton Ranch"""

    @noon(controller=True, boot=True)
    def rustle(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Gain 1 ghost rock unless you won the day's lowball."""
        if self.game.state.winner != use.seat:
            yield from use.gain(1)
