"""Bad Medicine: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import ALL, Card, Deed, Stat, Until, Use, always, noon


class TheOrphanage(Deed):
    """The Orphanage"""

    @noon(controller=True, boot=True)
    def charity(self, use: Use) -> None:
        """Controller Noon, Boot: Each deed that has 2 or more control points gets -1 control point and +2
        production until the next Upkeep phase ends."""
        for place in map(self.game.card, self.game.locations()):
            if place.is_deed and place.control >= 2:
                use.modify(place, control=-1, production=2, until=Until.NEXT_UPKEEP)


class ThePlace(Deed):
    """The Place"""

    @always(Stat.PRODUCTION, on=ALL)
    def trade(self, card: Card) -> int:
        """The leftmost deed of each other street has +2 production."""
        state = self.game.state
        for player in state.players:
            deeds = [place for place in player.street if state.face(place).type == "deed"]
            if deeds and deeds[0] == card.id and self.id not in deeds:
                return 2
        return 0
