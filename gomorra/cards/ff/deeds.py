"""Faith and Fear: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    HAND,
    HERE,
    Card,
    Deed,
    Flow,
    Stat,
    Until,
    Use,
    always,
    another,
    dude,
    happens,
    in_boot_hill,
    noon,
    rating_of,
    react,
    trait,
)


def _wares(deed: Card, event: happens.EnteredPlay) -> bool:
    card = deed.game.card(event.card)
    return card.is_goods and not card.has("Gadget")


class PettigrewsPawnshop(Deed):
    """Pettigrew's Pawnshop"""

    @trait("after", happens.EnteredPlay, if_=lambda card, event: event.origin == HAND and _wares(card, event))
    def commission(self, use: Use) -> Flow[None]:
        """After any player plays a non-Gadget goods from their hand, the controller of this deed gains 1
        ghost rock."""
        yield from use.gain(1)


class PettigrewsPawnshopWeirdWest(Deed):
    """Pettigrew's Pawnshop"""

    printings = ("24109",)

    @trait("after", happens.EnteredPlay, if_=_wares)
    def commission(self, use: Use) -> Flow[None]:
        """After a non-Gadget goods enters play, the controller of this deed gains 1 ghost rock."""
        yield from use.gain(1)


class CaliforniaTaxOffice(Deed):
    """California Tax Office

    This deed enters play booted.
    """

    enters_booted = True

    @noon(controller=True, boot=True, target=another & dude)
    def levy(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Choose another player's dude. Their owner pays that dude's upkeep or
        discards that dude. That dude's upkeep is 0 until the next Upkeep phase ends."""
        owner, price = use.target.owner, use.target.upkeep
        title = use.target.title
        if not (yield from use.may_pay(price, f"for {title}", seat=owner, otherwise=f"Discard {title}")):
            yield from use.discard(use.target)
        if use.target.in_play:
            use.change(use.target.id, Stat.UPKEEP_BECOMES, 0, until=Until.NEXT_UPKEEP)


class StAnthonysChapel(Deed):
    """St. Anthony's Chapel"""

    @always(Stat.BULLETS, on=HERE)
    def hallowed(self, card: Card) -> int:
        """Abominations at this location have -1 bullets."""
        return -int(card.has("Abomination"))

    @always(
        rating_of("Blessed"), rating_of("Huckster"), rating_of("Mad Scientist"), rating_of("Shaman"), on=HERE
    )
    def contemplation(self, card: Card) -> int:
        """The controller's dudes at this location have +1 to each of their skill ratings."""
        return int(card.controller == self.controller)


def _arrives(card: Card, event: happens.Moved) -> bool:
    return event.destination == card.id


class TheWhateleyEstate(Deed):
    """The Whateley Estate"""

    @trait("after", happens.Moved, if_=_arrives)
    def unease(self, use: Use) -> Flow[None]:
        """After a dude not controlled by the owner of this deed moves to it, boot that dude."""
        assert isinstance(use.event, happens.Moved)
        guest = self.game.card(use.event.card)
        if guest.controller != self.owner:
            yield from use.boot(guest)

    @noon(controller=True, boot=True, target=in_boot_hill & ~dude)
    def dig_up(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Choose a non-dude card in your Boot Hill. Put it into your discard pile."""
        yield from use.unearth(use.target)


class TheWhateleyEstateWeirdWest(Deed):
    """The Whateley Estate"""

    printings = ("24142",)

    def _arrives_up(self, event: happens.Moved) -> bool:
        owner = Use(self.game, self.owner, self, None, "react")
        return _arrives(self, event) and owner.can_boot(self.game.card(event.card))

    @react("after", happens.Moved, if_=_arrives_up, owner=True, boot=True)
    def unease(self, use: Use) -> Flow[None]:
        """Owner React, Boot: After any unbooted dude moves to this deed, boot that dude."""
        assert isinstance(use.event, happens.Moved)
        yield from use.boot(self.game.card(use.event.card))

    dig_up = TheWhateleyEstate.dig_up
