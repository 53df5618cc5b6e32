"""The Curtain Rises: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Action,
    Card,
    Flow,
    Use,
    cheatin,
    in_draw_hand,
    resolution,
    several,
    where,
)
from gomorra.engine import hands


def _single(card: Card, use: Use) -> bool:
    return [other.value for other in use.draw_hand()].count(card.value) == 1


class CominUpRoses(Action):
    """Comin' Up Roses"""

    @resolution(target=in_draw_hand & where(_single, "without a card of the same value"))
    def recolour(self, use: Use) -> Flow[None]:
        """Resolution: A card in your draw hand, its value single there, gets a suit of your choice."""
        suit = yield from use.choose_word(list(hands.SUITS), "Which suit?")
        yield from use.make_card(use.target, hands.SUITS.index(suit), use.target.value)

    @cheatin(target=several(in_draw_hand, 1, 2))
    def arrange(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: One or two cards in your draw hand get a suit and value of your choice that no other card
        there has as value. For the rest of the shootout a legal flush or straight of yours has +2 rank."""
        waiting = list(use.targets)
        while waiting:
            card = waiting[0]
            taken = {other.value for other in use.draw_hand() if other not in waiting}
            yield from use.name_card(card, without=taken)
            waiting.remove(card)
        if self.game.shootout is not None:
            use.for_player(use.seat, "rank for a legal straight or flush", 2, until="shootout")
