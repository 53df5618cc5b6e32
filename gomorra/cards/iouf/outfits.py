"""Immovable Object, Unstoppable Force: outfits."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Flow,
    Outfit,
    Use,
    dude,
    in_hand,
    in_town_square,
    noon,
    where,
    your,
)


def _joins_a_friend(card: Card, use: Use) -> bool:
    return card.place != use.target.place and use.can_move(use.target, card.place)


class The108RighteousBandits(Outfit):
    """The 108 Righteous Bandits"""

    @noon(boot=True, target=your & dude, also=your & dude & where(_joins_a_friend, "elsewhere"))
    def gather(self, use: Use) -> Flow[None]:
        """Noon, Boot: Your dude, booted or not, moves to another location where you have a dude."""
        yield from use.move(use.target, use.also.place)


class EagleWardens(Outfit):
    """Eagle Wardens"""

    @noon(boot=True, boots=your & dude & in_town_square)
    def take_counsel(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose your dude in the town square and boot them. Draw 2 cards, or 3 cards if that
        dude has at least 2 influence. Then discard or ace 1 card from your hand."""
        yield from use.draw(3 if use.booted.influence >= 2 else 2)
        card = yield from use.choose(in_hand, "Which card do you discard or ace?")
        if card is None:
            return
        if (yield from use.choose_word(["discard", "ace"], f"Discard or ace {card.title}?")) == "ace":
            yield from use.ace(card)
        else:
            yield from use.discard(card)
