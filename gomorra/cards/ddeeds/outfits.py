"""Dirty Deeds: outfits."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    YOURS,
    Card,
    Flow,
    Outfit,
    Stat,
    Use,
    always,
    dude,
    happens,
    has,
    noon,
    own_memory,
    react,
    trait,
    where,
    your,
)
from gomorra.engine.board import players


class WorldlyDesires(Outfit):
    """108 Worldly Desires"""

    def _poor_and_drawing(self, event: happens.HandDrawn) -> bool:
        return event.seat == self.owner and players.poorest(self.game, self.owner)

    @react("after", happens.HandDrawn, if_=_poor_and_drawing, repeat=True, once="event")
    def crave(self, use: Use) -> Flow[None]:
        """Repeat React: After you draw a draw hand and each other player has more ghost rock than you, draw 1
        more card into it and then discard 1 card from it. Use this ability only once per draw hand."""
        use.deal()
        card = yield from use.pick(use.draw_hand(), "Discard a card of your draw hand")
        if card is not None:
            yield from use.discard(card)


class BeyondTheVeil(Outfit):
    """Beyond the Veil"""

    @always(Stat.INFLUENCE, on=YOURS)
    def blessed_ground(self, card: Card) -> int:
        """Your dudes at deeds with a Totem have +1 influence."""
        place = card.location
        return int(card.is_dude and place.is_deed and bool(place.attached("Totem")))

    @noon(
        boot=True,
        boots=your & has("Totem"),
        target=your
        & dude
        & where(
            lambda card, use: card.place != use.booted.place and use.can_move(card, use.booted.place),
            "elsewhere",
        ),
    )
    def spirit_road(self, use: Use) -> Flow[None]:
        """Noon, Boot: Boot your Totem. Your dude elsewhere moves to its location."""
        yield from use.move(use.target, use.booted.place)


BOUGHT_A_HORSE = own_memory("today bought a Horse", "Players who have bought a Horse today.")


class MorganStables(Outfit):
    """Morgan Stables"""

    @always(Stat.COST, on=ALL)
    def breeder(self, card: Card) -> int:
        """The first Horse that you play each day costs 1 less."""
        if card.owner != self.owner or card.in_play or "Horse" not in card.face.keywords:
            return 0
        return 0 if self.owner in self.game.state.recall(BOUGHT_A_HORSE) else -1

    @trait("after", happens.EnteredPlay, if_=lambda card, event: event.seat == card.owner)
    def _count_the_foal(self, use: Use) -> None:
        assert isinstance(use.event, happens.EnteredPlay)
        if "Horse" in self.game.card(use.event.card).face.keywords:
            self.game.state.remember(BOUGHT_A_HORSE, self.owner)

    def _rode(self, event: happens.PlayEnded) -> bool:
        if event.seat != self.owner or event.use is None or event.kind not in ("noon", "shootout"):
            return False
        return any(self.game.card(dude).controller == self.owner for dude in event.use.moved)

    @react("after", happens.PlayEnded, if_=_rode, boot=True)
    def ride_on(self, use: Use) -> Flow[None]:
        """React, Boot: After your Noon or Shootout ability that moved your dude is complete, draw a card and
        discard 1 card from your hand. Make another play or pass; outside a shootout, that play cannot be
        actin'."""
        yield from use.draw()
        yield from use.discard_from_hand()
        use.extra_play("any" if self.game.shootout is not None else "not actin'")
