"""Ghost Town: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import BEARER, Card, Flow, Goods, Use, always, happens, trait


class Tusk(Goods):
    """Tusk"""

    @trait("after", happens.EnteredPlay, if_=lambda card, event: event.card == card.id)
    def trophy(self, use: Use) -> Flow[None]:
        """When Tusk has come into play, draw a card."""
        yield from use.draw()

    @always("value for others", on=BEARER)
    def fearsome(self, card: Card) -> int:
        """For the cards of other players this dude's value is 5 higher."""
        return 5
