"""Faith and Fear: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import Card, Deed, Flow, Use, dude, happens, in_boot_hill, noon, react, trait


class PettigrewsPawnshopWeirdWest(Deed):
    """Pettigrew's Pawnshop"""

    printings = ("24109",)

    def _wares(self, event: happens.EnteredPlay) -> bool:
        card = self.game.card(event.card)
        return card.is_goods and not card.has("Gadget")

    @trait("after", happens.EnteredPlay, if_=_wares)
    def commission(self, use: Use) -> Flow[None]:
        """Whenever goods other than a Gadget come into play, the controller gains 1 ghost rock."""
        yield from use.gain(1)


def _arrives(card: Card, event: happens.Moved) -> bool:
    return event.destination == card.id


class TheWhateleyEstate(Deed):
    """The Whateley Estate"""

    @trait("after", happens.Moved, if_=_arrives)
    def unease(self, use: Use) -> Flow[None]:
        """A dude that moves here boots unless the deed's owner controls it."""
        assert isinstance(use.event, happens.Moved)
        guest = self.game.card(use.event.card)
        if guest.controller != self.owner:
            yield from use.boot(guest)

    @noon(controller=True, boot=True, target=in_boot_hill & ~dude)
    def dig_up(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: A card in your Boot Hill that is no dude goes to your discard pile."""
        yield from use.unearth(use.target)


class TheWhateleyEstateWeirdWest(Deed):
    """The Whateley Estate"""

    printings = ("24142",)

    @react("after", happens.Moved, if_=_arrives, owner=True, boot=True)
    def unease(self, use: Use) -> Flow[None]:
        """Owner React, Boot: A dude that has moved here boots."""
        assert isinstance(use.event, happens.Moved)
        yield from use.boot(self.game.card(use.event.card))

    dig_up = TheWhateleyEstate.dig_up
