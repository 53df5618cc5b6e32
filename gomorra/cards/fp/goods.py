"""Foul Play: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    TOWN_SQUARE,
    Card,
    Flow,
    Goods,
    Use,
    always,
    happens,
    noon,
    rating_of,
    react,
    trait,
)
from gomorra.engine.plays.legal import purpose_of


class XemosTurban(Goods):
    """Xemo's Turban"""

    @noon(repeat=True, boot=True, pull=True)
    def foresee(self, use: Use) -> Flow[None]:
        """Repeat Noon, Boot, Pull: Unless the pull is a club, you may pay 1 ghost rock; if you do, draw a
        card, discard 1 card from your hand and unboot this card."""
        assert use.pulled is not None
        if use.pulled.suit == "clubs" or not use.funds(use.seat, purpose_of(use)):
            return
        if (yield from use.confirm("Pay 1 ghost rock to draw and discard a card?")):
            yield from use.spend(1, purpose_of(use))
            yield from use.draw()
            yield from use.discard_from_hand()
            yield from use.unboot(self)


class BlightSerum(Goods):
    """Blight Serum"""

    @noon(boot=True, if_=lambda card, use: card.bearer.is_dude and card.location.is_deed)
    def poison_the_well(self, use: Use) -> Flow[None]:
        """Noon, Boot: Attach this card to the deed where this dude is."""
        yield from use.do(happens.Attached(self.id, self.place))

    def _drinks(self, event: happens.Moved) -> bool:
        return self.host is not None and self.host.is_deed and event.destination == self.place

    @trait("after", happens.Moved, if_=_drinks)
    def sicken(self, use: Use) -> Flow[None]:
        """When a dude has moved to the deed that this card is attached to, send that dude home booted and ace
        this card."""
        assert isinstance(use.event, happens.Moved)
        yield from use.send_home_booted(self.game.card(use.event.card))
        yield from use.ace(self)


class GuideHorse(Goods):
    """Guide Horse"""

    @noon(
        boot=True,
        if_=lambda card, use: not use.actor.in_town_square and use.can_move(use.actor, TOWN_SQUARE),
    )
    def lead(self, use: Use) -> Flow[None]:
        """Noon, Boot: This dude moves to the town square."""
        yield from use.move(use.actor, TOWN_SQUARE)


class Marty(Goods):
    """Marty

    Attach only to a Mad Scientist.
    """

    def can_attach_to(self, host: Card) -> bool:
        return host.has("Mad Scientist")

    @always(rating_of("Mad Scientist"), on=BEARER)
    def hold_the_lamp(self, card: Card) -> int:
        """This dude has +1 Mad Scientist rating."""
        return 1

    def _worked(self, event: happens.Cast) -> bool:
        return event.test == "invent" and ("booted", self.bearer.id) in event.use.spent and self.bearer.booted

    @react("after", happens.Cast, if_=_worked, boot=True)
    def take_over(self, use: Use) -> Flow[None]:
        """React, Boot: When this dude has booted to invent a Gadget, unboot them."""
        yield from use.unboot(self.bearer)
