"""Dirty Deeds: outfits."""

from __future__ import annotations

from gomorra.cards.vocabulary import ALL, Card, Flow, Outfit, Use, always, happens, react, trait


class MorganStables(Outfit):
    """Morgan Stables"""

    @always("cost", on=ALL)
    def breeder(self, card: Card) -> int:
        """The first Horse that you play each day costs 1 ghost rock less."""
        if card.owner != self.owner or card.in_play or "Horse" not in card.face.keywords:
            return 0
        return 0 if self.owner in self.game.state.recall("today bought a Horse") else -1

    @trait("after", happens.EnteredPlay, if_=lambda card, event: event.seat == card.owner)
    def _count_the_foal(self, use: Use) -> None:
        assert isinstance(use.event, happens.EnteredPlay)
        if "Horse" in self.game.card(use.event.card).face.keywords:
            self.game.state.remember("today bought a Horse", self.owner)

    def _rode(self, event: happens.PlayEnded) -> bool:
        if event.seat != self.owner or event.use is None or event.kind not in ("noon", "shootout"):
            return False
        return any(self.game.card(dude).controller == self.owner for dude in event.use.moved)

    @react("after", happens.PlayEnded, if_=_rode, boot=True)
    def ride_on(self, use: Use) -> Flow[None]:
        """React, Boot: After your Noon or Shootout ability moved a dude of yours, draw a card and discard one. Make
        another play; outside a shootout not actin'."""
        yield from use.draw()
        yield from use.discard_from_hand()
        use.extra_play("any" if self.game.shootout is not None else "not actin'")
