"""Frontier Justice: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import Deed, Flow, Use, happens, react


class GomorraJail(Deed):
    """Gomorra Jail

    Law Dogs may start with this deed in place of a dude."""

    def _crook_taken(self, event: happens.Discarded) -> bool:
        card = self.game.card(event.card)
        return (
            self.game.state.phase == "noon"
            and card.in_play
            and card.is_dude
            and card.wanted
            and card.controller != self.controller
        )

    @react("when", happens.Discarded, if_=_crook_taken, boot=True, controller=True)
    def lock_up(self, use: Use) -> Flow[None]:
        """Controller React, Boot: When another player's wanted dude is discarded during High Noon, this deed gets a
        permanent control point."""
        yield from use.control_point(self)
