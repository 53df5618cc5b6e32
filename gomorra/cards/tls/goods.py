"""The Light Shineth: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import Flow, Goods, Use, happens, react


class WendysTeethkickers(Goods):
    """Wendy's Teethkickers"""

    def _run_off(self, event: happens.Moved) -> bool:
        card = self.game.card(event.card)
        sent = event.how in ("home", "flee") and event.origin == self.place
        return sent and card.booted and card.controller != self.controller

    @react("after", happens.Moved, if_=_run_off, boot=True)
    def swagger(self, use: Use) -> Flow[None]:
        """React, Boot: After another player's dude has gone home booted from here, this dude unboots and has +1 influence for
        the rest of the day."""
        use.modify(self.bearer, influence=1, until="day")
        yield from use.unboot(self.bearer)
