"""Election Day Slaughter: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Card,
    Flow,
    Goods,
    Stat,
    Use,
    always,
    destination,
    dude,
    happens,
    here,
    noon,
    trait,
    wanted,
    your,
)


class TheEvidence(Goods):
    """The Evidence"""

    @noon(target=dude & wanted)
    def acquit(self, use: Use) -> Flow[None]:
        """Noon: Choose a wanted dude. Lower their bounty to 0. Discard this card."""
        yield from use.bounty(use.target, -use.target.bounty)
        yield from use.discard(self)

    @noon(pay=1, target=dude)
    def convict(self, use: Use) -> Flow[None]:
        """Noon, Pay 1 Ghost Rock: Choose any dude. Raise their bounty by 2. Ace this card."""
        yield from use.bounty(use.target, 2)
        yield from use.ace(self)


class TeleportationDevice(Goods):
    """Teleportation Device

    Once invented, attach this Gadget to a deed you control.
    """

    attaches_to = "deed"

    @noon(controller=True, repeat=True, pay=1, target=your & dude & here)
    def teleport(self, use: Use) -> Flow[None]:
        """Repeat Controller Noon, Pay 1 Ghost Rock: Choose a dude of yours at this location and pull. On a
        club, discard that dude. If not, that dude moves to any other location."""
        if (yield from use.pull()).suit == "clubs":
            yield from use.discard(use.target)
        elif (place := (yield from use.choose(destination, "Where to?"))) is not None:
            yield from use.move(use.target, place)


class MayfairFamilyDeck(Goods):
    """Mayfair Family Deck"""

    @always(Stat.KEYWORD, on=BEARER)
    def heirloom(self, card: Card) -> str:
        """This dude has Huckster 0."""
        return "Huckster"

    @trait(
        "when",
        happens.Discarded,
        happens.Aced,
        happens.Attached,
        happens.Returned,
        if_=lambda card, event: event.card == card.id and card.in_play,
    )
    def last_trick(self, use: Use) -> Flow[None]:
        """When this card leaves this dude, discard all of this dude's Hexes."""
        for book in self.bearer.attachments:
            if book.has("Hex"):
                yield from use.discard(book)
