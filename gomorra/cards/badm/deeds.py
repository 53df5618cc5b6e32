"""Bad Medicine: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import ALL, Card, Deed, Stat, Until, Use, always, noon


class TheOrphanage(Deed):
    """The Orphanage"""

    @noon(controller=True, boot=True)
    def charity(self, use: Use) -> None:
        """Controller Noon, Boot: Until the next Upkeep is over, each deed now worth 2 or more control points is worth 1 less
        and has +2 production."""
        for place in map(self.game.card, self.game.locations()):
            if place.is_deed and place.control >= 2:
                use.modify(place, control=-1, production=2, until=Until.NEXT_UPKEEP)


class ThePlace(Deed):
    """The Place"""

    @always(Stat.PRODUCTION, on=ALL)
    def trade(self, card: Card) -> int:
        """In every street but its own, the leftmost deed has +2 production."""
        state = self.game.state
        for player in state.players:
            deeds = [place for place in player.street if state.face(place).type == "deed"]
            if deeds and deeds[0] == card.id and self.id not in deeds:
                return 2
        return 0
