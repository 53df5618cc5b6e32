"""Welcome to Deadwood: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Deed,
    Flow,
    Stat,
    Use,
    always,
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
    several,
    shootout,
    trait,
    unbooted,
    where,
)


class CarmichaelsLivery(Deed):
    """Carmichael's Livery"""

    @always(Stat.PRODUCTION, Stat.CONTROL)
    def stabled(self, card: Card) -> int:
        """Worth +1 production and +1 control points while a Horse is here."""
        horses = (item for one in self.dudes_here for item in one.attached("Horse"))
        return int(any(True for _ in horses))


def _affordable(card: Card, use: Use) -> bool:
    return card.is_deed and use.can_play(card, 3)


class LandPurchase(Deed):
    """Land Purchase"""

    @job(controller=True, boot=True, mark=where(lambda card, use: card is use.card, "this deed"))
    def develop(self, use: Use) -> Flow[None]:
        """Controller Noon Job, Boot: Mark this deed. Success: it is discarded, and another deed comes from your discard pile
        into play for 3 ghost rock less."""
        if not use.can_choose(in_discard & where(_affordable, "deed")) or not (yield from use.discard(self)):
            return
        card = yield from use.choose(
            in_discard & where(_affordable, "deed") & where(lambda c, use: c is not self)
        )
        if card is not None:
            yield from use.play(card, 3)


def _matches(card: Card, use: Use) -> bool:
    one, other = use.roles["discards"]
    return not card.face.unique and any(
        card.face.suit == suit.face.suit and card.face.value == value.face.value
        for suit, value in ((one, other), (other, one))
    )


class HeathsCuriosityShoppe(Deed):
    """Heath's Curiosity Shoppe"""

    @noon(controller=True, boot=True, discards=several(in_hand, 2, 2))
    def barter(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Discard 2 cards. Take a card that is not unique from your discard pile into your hand: of the
        suit of one of them and the value of the other."""
        card = yield from use.choose(in_discard & where(_matches, "that matches"))
        if card is not None:
            yield from use.to_hand(card)


class TheGemTheater(Deed):
    """The Gem Theater"""

    @shootout(controller=True, boot=True)
    def distract(self, use: Use) -> None:
        """Controller Shootout, Boot: If the shootout is here, all dudes in it become draws."""
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
        """You gain 1 ghost rock for every deed that is played."""
        yield from use.gain(1)

    @noon(controller=True, boot=True, discards=in_hand, target=deed & unbooted)
    def foreclose(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Discard a card of your hand: a deed boots."""
        yield from use.boot(use.target)


class CheyenneClub(Deed):
    """Cheyenne Club"""

    @noon(controller=True, boot=True, target=dude & nearby)
    def sponsor(self, use: Use) -> None:
        """Controller Noon, Boot: All skill ratings of a dude here or next door are 1 higher."""
        for skill in use.target.skills:
            use.modify_rating(use.target, skill, 1)


class NuttalAndMannsNo10Saloon(Deed):
    """Nuttal & Mann's No. 10 Saloon"""

    @noon_or_shootout(controller=True, boot=True, pay=1, target=dude & here)
    def serve(self, use: Use) -> Flow[None]:
        """Controller Noon/Shootout, Boot, Pay 1 Ghost Rock: A dude here boots or unboots."""
        yield from (use.unboot(use.target) if use.target.booted else use.boot(use.target))


class WinnersCircleAuctionHouse(Deed):
    """Winner's Circle Auction House"""

    @always(Stat.CONTROL)
    def bidders(self, card: Card) -> int:
        """Each player with a dude here makes it worth +1 control points."""
        return len({one.controller for one in self.dudes_here})
