"""Foul Play: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import Card, Flow, Spell, Use, cheatin, goods, in_hand, shootout, spell, where
from gomorra.engine.board import players


class RighteousFury(Spell):
    """Righteous Fury"""

    @shootout(spell=8, boot=True)
    def smite(self, use: Use) -> None:
        """Shootout Miracle 8, Boot: If you win the current round, your opponent takes 2 more casualties."""
        use.casualties(use.opponent, 2, when="lost")

    @shootout(spell=12, boot=True)
    def wrath(self, use: Use) -> Flow[None]:
        """Shootout Miracle 12, Boot: Your opponent takes 2 more casualties this round. Ace this card."""
        use.casualties(use.opponent, 2)
        yield from use.ace(self)


def _equip(use: Use) -> Flow[None]:
    """Attach cards of the hand for 1 ghost rock less each, then refill the hand."""
    fighting = use.game.shootout is not None

    def fits(host: Card) -> bool:  # RB-6.1.4-k: who is in no posse gets nothing, nor invents
        return host.in_posse or not (fighting and host.is_dude)

    able = (
        in_hand & (goods | spell) & where(lambda card, use: use.can_play(card, 1, bearer=fits, inventor=fits))
    )
    while True:
        card = yield from use.choose(able, "Attach a card for 1 ghost rock less?", optional=True)
        if card is None:
            break
        yield from use.play(card, 1, bearer=None if card.has("Gadget") else fits, inventor=fits)
    hand = use.game.state.players[use.seat].hand
    yield from use.draw(max(0, players.hand_size(use.game, use.seat) - len(hand)))


class OwlsInsight(Spell):
    """Owl's Insight"""

    @cheatin(spell=5, boot=True)
    def see_through(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution Spirit 5, Boot: You may attach goods and spells from your hand, as many as you
        like, each at its cost less 1. Then draw up to your hand size."""
        yield from _equip(use)


class OwlsInsightWeirdWest(Spell):
    """Owl's Insight"""

    printings = ("24204",)

    @cheatin(spell=5, boot=True)
    def see_through(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution Spirit 5, Boot: You may attach goods and spells from your hand, as many as you
        like, each at its cost less 1. Then draw up to your hand size. In a shootout, you take 2 fewer
        casualties this round."""
        yield from _equip(use)
        if self.game.shootout is not None:
            use.casualties(use.seat, -2)
