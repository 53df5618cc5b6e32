"""Bad Medicine: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import Action, Flow, Use, feat, noon_or_shootout


class FocusingChi(Action):
    """Focusing Chi"""

    @feat(if_=lambda card, use: use.ability is not None and use.ability.technique)
    def insight(self, use: Use) -> Flow[None]:
        """If revealed for a Technique pull, you may unboot this dude, look at the top three cards of your deck and discard
        any of them; the others go back in order."""
        if use.dude is not None:
            yield from use.unboot(use.dude)
        cards = use.top_of_deck(3)
        yield from use.look(cards)
        while cards:
            card = yield from use.pick(cards, "Discard one of the top cards?", optional=True)
            if card is None:
                return
            cards.remove(card)
            yield from use.discard(card)

    @noon_or_shootout(technique=True)
    def breathe(self, use: Use) -> Flow[None]:
        """Noon/Shootout Technique: Put this card on top of your deck, or draw a card."""
        if (yield from use.choose_word(["draw a card", "put it on top"], "Focusing Chi")) == "draw a card":
            yield from use.draw()
        else:
            yield from use.to_deck(self)
