"""Blood Moon Rising: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    Card,
    Deed,
    Flow,
    Stat,
    Until,
    Use,
    always,
    at_location,
    bootable,
    cheatin,
    dude,
    happens,
    here,
    nearby,
    noon,
    trait,
    where,
    your,
)


class NickelNightInn(Deed):
    """Nickel Night Inn"""

    @noon(
        controller=True,
        boot=True,
        target=dude & bootable & nearby & where(lambda card, use: card.value <= 3, "of value 3 or less"),
    )
    def another_round(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Boot any dude at this or an adjacent location whose value is 3 or less."""
        yield from use.boot(use.target)


class ShermanMortgage(Deed):
    """Sherman Mortgage"""

    @trait("after", happens.ShootoutStarted)
    def close(self, use: Use) -> Flow[None]:
        """When a shootout starts, this deed boots."""
        yield from use.boot(self)

    @always(Stat.COST, on=ALL)
    def interest(self, card: Card) -> int:
        """While this deed is unbooted, the deeds of each player who does not control it cost 1 more for every
        4 deeds that player owns in play."""
        if not card.is_deed or card.in_play or self.booted or card.owner == self.controller:
            return 0
        state = self.game.state
        return sum(state.face(c).type == "deed" and state.owners[c] == card.owner for c in state.bodies) // 4


class GomorraGamingCommission(Deed):
    """Gomorra Gaming Commission"""

    @cheatin(controller=True, boot=True)
    def fine(self, use: Use) -> Flow[None]:
        """Controller Cheatin' Resolution, Boot: This deed permanently has +1 production. Draw a card, unless
        the cheating player pays you 1 ghost rock."""
        use.modify(self, production=1, until=Until.PERMANENT)
        if not (yield from use.may_pay(1, "so that no card is drawn", to=use.seat, seat=use.cheater)):
            yield from use.draw()


SERVED = nearby & (here | at_location(your))


class CliffsSaloon(Deed):
    """Cliff's #4 Saloon"""

    @noon(
        controller=True,
        boot=True,
        target=your & dude & where(SERVED.test, "at this location or an adjacent one that you control"),
    )
    def dutch_courage(self, use: Use) -> None:
        """Controller Noon, Boot: Choose a dude of yours at this location, or at an adjacent location you
        control. They become a stud."""
        use.make(use.target, "stud")
