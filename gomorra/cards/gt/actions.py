"""Ghost Town: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import Action, Flow, Use, in_discard, shootout, where

ZHU_BAJIE = "Tao of Zhu Bajie"


class PiggingOut(Action):
    """Pigging Out"""

    @shootout(technique=True)
    def gorge(self, use: Use) -> Flow[None]:
        """Shootout Technique: Your deck loses its top five cards to the discard pile. Take a Tao of Zhu Bajie from your discard pile.
        This dude's Techniques lower an opposing dude's bullets, influence or value by 1 more."""
        for card in (yield from use.top_five()):
            yield from use.discard(card)
        tao = in_discard & where(lambda card, use: card.face.tao == ZHU_BAJIE, ZHU_BAJIE)
        found = yield from use.choose(tao)
        if found is not None:
            yield from use.to_hand(found)
        use.change(use.actor.id, "technique reduction", 1)
