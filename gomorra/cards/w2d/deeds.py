"""Welcome to Deadwood: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Act,
    Card,
    Deed,
    Flow,
    Stat,
    Use,
    always,
    bootable,
    deed,
    dude,
    happens,
    here,
    in_discard,
    in_hand,
    in_shootout,
    job,
    nearby,
    noon,
    noon_or_shootout,
    not_self,
    several,
    shootout,
    trait,
    where,
)


class CarmichaelsLivery(Deed):
    """Carmichael's Livery"""

    @always(Stat.PRODUCTION, Stat.CONTROL)
    def stabled(self, card: Card) -> int:
        """While a Horse is at this location, this deed has +1 production and +1 control point."""
        horses = (item for one in self.dudes_here for item in one.attached("Horse"))
        return int(any(True for _ in horses))


def _affordable(card: Card, use: Use) -> bool:
    return card.is_deed and use.can_play(card, 3)


class LandPurchase(Deed):
    """Land Purchase"""

    @job(controller=True, boot=True, mark=where(lambda card, use: card is use.card, "this deed"))
    def develop(self, use: Use) -> Flow[None]:
        """Controller Noon Job, Boot: This deed is the mark. If successful, discard this deed, then choose a
        deed in your discard pile (even this one). It enters play at its cost less 3."""
        house = in_discard & where(_affordable, "deed")
        mine = self.owner == use.seat
        if not (mine or use.can_choose(house)) or not (yield from use.discard(self)):
            return
        card = yield from use.choose(house)
        if card is not None:
            yield from use.play(card, 3)


def _matches(card: Card, use: Use) -> bool:
    one, other = use.roles["discards"]
    return (
        not card.is_joker
        and not card.face.unique
        and any(
            card.face.suit == suit.face.suit and card.face.value == value.face.value
            for suit, value in ((one, other), (other, one))
        )
    )


class HeathsCuriosityShoppe(Deed):
    """Heath's Curiosity Shoppe"""

    @noon(controller=True, boot=True, discards=several(in_hand, 2, 2))
    def barter(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Discard 2 cards from your hand. Return a non-unique card with the suit of
        one and the value of the other from your discard pile to your hand."""
        card = yield from use.choose(in_discard & where(_matches, "that matches"))
        if card is not None:
            yield from use.to_hand(card)


class TheGemTheater(Deed):
    """The Gem Theater"""

    @shootout(controller=True, boot=True)
    def distract(self, use: Use) -> None:
        """Controller Shootout, Boot: In a shootout at this location, all dudes in it become draws."""
        fight = self.game.shootout
        if fight is not None and fight.location == self.id:
            for one in use.pool(dude & in_shootout):
                use.make(one, "draw")


class BairdsDebtCollections(Deed):
    """Baird's Debt Collections"""

    def _building(self, event: happens.EnteredPlay) -> bool:
        return self.game.card(event.card).is_deed

    @trait("after", happens.EnteredPlay, if_=_building)
    def mortgage(self, use: Use) -> Flow[None]:
        """After any deed is played, the controller of this deed gains 1 ghost rock."""
        yield from use.gain(1)

    @noon(controller=True, boot=True, discards=in_hand, target=deed & not_self & bootable)
    def foreclose(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Discard 1 card from your hand. Boot another deed."""
        yield from use.boot(use.target)


class CheyenneClub(Deed):
    """Cheyenne Club"""

    @noon(controller=True, boot=True, target=dude & nearby)
    def sponsor(self, use: Use) -> None:
        """Controller Noon, Boot: Choose any dude at this or an adjacent location. They get +1 to each of
        their skill ratings."""
        for skill in use.target.skills:
            use.modify_rating(use.target, skill, 1)


def _can_be_served(card: Card, use: Use) -> bool:
    return not use.stops(Act.UNBOOT, card) if card.booted else use.can_boot(card)


class NuttalAndMannsNo10Saloon(Deed):
    """Nuttal & Mann's No. 10 Saloon"""

    @noon_or_shootout(controller=True, boot=True, pay=1, target=dude & here & where(_can_be_served))
    def serve(self, use: Use) -> Flow[None]:
        """Controller Noon/Shootout, Boot, Pay 1 Ghost Rock: Choose any dude at this location. Boot or unboot
        them."""
        yield from (use.unboot(use.target) if use.target.booted else use.boot(use.target))


class WinnersCircleAuctionHouse(Deed):
    """Winner's Circle Auction House"""

    @always(Stat.CONTROL)
    def bidders(self, card: Card) -> int:
        """This deed has +1 control point for each player who has a dude at this location."""
        players = self.game.state.players
        return len({one.controller for one in self.dudes_here if not players[one.controller].conceded})
