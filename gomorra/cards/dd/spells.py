"""Double Dealin': spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import Flow, Spell, Use, cheatin


class Fetch(Spell):
    """Fetch"""

    @cheatin(spell=5, boot=True)
    def fetch(self, use: Use) -> None:
        """Cheatin' Resolution Hex 5, Boot: You may take a card of your draw hand into your play hand as the hand is discarded.
        In a shootout you take 3 casualties fewer this round."""
        use.later(f"discarding hand {use.seat}", "keep", until="phase")
        if self.game.shootout is not None:
            use.casualties(use.seat, -3)

    def keep(self, use: Use) -> Flow[None]:
        own = [card for card in use.draw_hand() if card.owner == use.seat]
        card = yield from use.pick(own, "Fetch: keep a card of your draw hand?", optional=True)
        if card is not None:
            yield from use.to_hand(card)
