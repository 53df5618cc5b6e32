"""Nightmare at Noon: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import Dude, Flow, Use, happens, react


class WarrenGraves(Dude):
    """Warren Graves"""

    def _friend_hit(self, event: happens.CardEvent) -> bool:
        card = self.game.card(event.card)
        if not event.source or event.kind != "shootout" or self.game.shootout is None:
            return False
        mine = card.in_play and card.is_dude and card.controller == self.controller and card is not self
        return mine and self.game.rules(self.controller).can_send_home_booted(card)

    @react("when", happens.Aced, happens.Discarded, happens.SentHome, if_=_friend_hit, instead=True)
    def step_in(self, use: Use) -> Flow[None]:
        """React: Another dude of yours that a Shootout play would ace, discard or send away goes home booted instead, and
        Warren joins the posse."""
        assert isinstance(use.event, happens.CardEvent)
        use.event.replaced = True
        fight = self.game.shootout
        side = self.game.side_of(use.event.card)
        yield from use.send_home_booted(self.game.card(use.event.card))
        if fight is not None and self.side is None:
            yield from use.join(self, side)
