"""The Light Shineth: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    HERE,
    Base,
    Card,
    Deed,
    Flow,
    Moment,
    Stat,
    StatName,
    Until,
    Use,
    always,
    dude,
    happens,
    here,
    noon,
    react,
    your,
)


class TheExtraBet(Deed):
    """The Extra Bet"""

    def _can_raise(self, event: happens.Anted) -> bool:
        return self.game.state.players[self.controller].stash > 0

    @react("after", happens.Anted, if_=_can_raise, boot=True)
    def double_down(self, use: Use) -> Flow[None]:
        """React, Boot: After all players have anted, put 1 ghost rock from your stash into the pot. Then you
        may discard 1 card from your lowball hand; the top card of your deck takes its place."""
        yield from use.put_into_pot(1)
        use.later(Moment.BEFORE_LOWBALL_REVEAL, "draw_again", until=Until.PHASE)

    def draw_again(self, use: Use) -> Flow[None]:
        card = yield from use.pick(use.draw_hand(), "Replace a card of your lowball hand?", optional=True)
        if card is not None:
            yield from use.discard(card)
            use.deal()


class MorganMiningCompany(Deed):
    """Morgan Mining Company"""

    @always(Stat.PRODUCTION)
    def ore(self, card: Card) -> int:
        """This deed has +1 production for each Strike its controller controls."""
        places = [self.game.card(place) for place in self.game.locations() if place]
        return sum(place.has("Strike") and place.controller == self.controller for place in places)


class QuarantineTent(Deed):
    """Quarantine Tent"""

    @always(Stat.IGNORES_PENALTIES, on=HERE)
    def recover(self, stat: StatName) -> bool:
        """While a dude is at this deed, nothing lowers their bullets, value or influence."""
        return stat in (Stat.BULLETS, Stat.VALUE, Stat.INFLUENCE)

    @noon(controller=True, boot=True, boots=your & dude & here)
    def discharge(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Your unbooted dude at this location boots. Unboot your outfit; its abilities
        may be used one more time today."""
        home = self.game.outfit(use.seat)
        yield from use.unboot(home)
        for ability in home.abilities:
            use.use_again(home, ability.name)


class CookesNightcap(Deed):
    """Cooke's Nightcap"""

    @always(Stat.CONTROL)
    def last_orders(self, card: Card) -> Base | None:
        """While its owner does not control this deed, it has 2 control points."""
        return Base(2) if self.controller != self.owner else None
