"""Hell's Comin' With Me: legends."""

from __future__ import annotations

from gomorra.cards.vocabulary import ALL, DISCARD, Card, Flow, Legend, Use, always, happens, trait


class LacyOMalley(Legend):
    """Lacy O'Malley"""

    @always("cannot leave pile", on=ALL)
    def archive(self, card: Card, use: Use | None, other: Card) -> bool:
        """Card effects cannot take cards from your discard pile, and those cards cannot be played."""
        return card.zone == DISCARD and card.owner == self.owner

    @trait("after", happens.SundownChecked)
    def deadline(self, use: Use) -> Flow[None]:
        """At Sundown discard your hand."""
        for card in list(self.game.state.players[use.seat].hand):
            yield from use.discard(self.game.card(card))
