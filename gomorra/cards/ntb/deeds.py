"""No Turning Back: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import ALL, OUT_OF_PLAY, Act, Card, Deed, Flow, Stat, Use, always, cannot, noon


class HuntsmensSociety(Deed):
    """Huntsmen's Society"""

    @always(Stat.UPKEEP, on=ALL)
    def members(self, card: Card) -> int:
        """The controller's dudes at this and adjacent locations whose value is 10 or more have -1 upkeep."""
        mine = card.is_dude and card.in_play and card.controller == self.controller
        return -1 if mine and card.value >= 10 and card.near(self) else 0


class SecuredStockyard(Deed):
    """Secured Stockyard

    Once invented, this Gadget enters play as a deed.
    """

    @always(cannot(Act.INVENT), on=ALL, zones=OUT_OF_PLAY)
    def town_work(self, scientist: Card, use: Use | None, gadget: Card | None) -> bool:
        """This deed must be invented by a Mad Scientist in town."""
        return gadget is self and not scientist.in_town

    @noon(controller=True, boot=True)
    def sell(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Gain 1 ghost rock."""
        yield from use.gain(1)
