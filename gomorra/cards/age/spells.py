"""A Grand Entrance: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import Flow, Spell, Use, shootout


class SunTouchedRaven(Spell):
    """Sun-Touched Raven"""

    @shootout(spell=6, boot=True)
    def scout(self, use: Use) -> Flow[None]:
        """Shootout Spirit 6, Boot: Look at 5 cards from the top of your deck. You may discard up to 3 of
        them. If you boot this Shaman, draw a card."""
        cards = use.top_of_deck(5)
        yield from use.look(cards)
        for _ in range(3):
            card = yield from use.pick(cards, "Discard one of these cards?", optional=True)
            if card is None:
                break
            cards.remove(card)
            yield from use.discard(card)
        if not use.actor.booted and (yield from use.confirm(f"Boot {use.actor.title} to draw a card?")):
            if (yield from use.boot(use.actor)):
                yield from use.draw()
