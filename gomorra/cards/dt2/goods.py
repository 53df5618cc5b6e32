"""Weird West Edition: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Act,
    Flow,
    Goods,
    Use,
    bearer_can_join,
    bootable,
    elsewhere,
    in_draw_hand,
    noon,
    opposing,
    resolution,
    shootout,
    spell,
)
from gomorra.engine.board import hands


class SeeThroughSpectacles(Goods):
    """See-Through Spectacles"""

    @resolution(boot=True, target=in_draw_hand)
    def peek(self, use: Use) -> Flow[None]:
        """Resolution, Boot: Choose any card in your draw hand. A heart gets a value that no card in that hand
        has; any other card becomes a heart. What keeps your hand rank from changing also prevents this."""
        card, value = use.target, use.target.value
        if self.game.stopped_player(Act.CHANGE_RANK, use.seat, use) or hands.holds(self.game, use.kind):
            return
        if card.suit == "hearts":
            taken = {other.value for other in use.draw_hand()}
            free = [str(number) for number in range(1, 14) if number not in taken]
            value = int((yield from use.choose_word(free, f"Which value does {card.title} have?")))
        yield from use.make_card(card, hands.SUITS.index("hearts"), value)


class RaggedMule(Goods):
    """Ragged Mule"""

    @shootout(boot=True, brings_in=True, if_=bearer_can_join)
    def trot_in(self, use: Use) -> Flow[None]:
        """Shootout, Boot: This dude, at any location, joins your posse. Discard this card unless you pay 1
        ghost rock."""
        yield from use.join(use.actor)
        yield from self._feed(use)

    @noon(boot=True, target=elsewhere)
    def amble(self, use: Use) -> Flow[None]:
        """Noon, Boot: Move this dude to any other location. Discard this card unless you pay 1 ghost rock."""
        yield from use.move(use.actor, use.target)
        yield from self._feed(use)

    def _feed(self, use: Use) -> Flow[None]:
        if not (yield from use.may_pay(1, "for the Mule", otherwise="Discard the Mule")):
            yield from use.discard(self)


class SilverWeavedStaff(Goods):
    """Silver-Weaved Staff"""

    @shootout(boot=True, target=opposing & spell & bootable)
    def ward(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Boot a spell in the opposing posse."""
        yield from use.boot(use.target)
