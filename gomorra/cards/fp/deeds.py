"""Foul Play: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Deed,
    Flow,
    Phase,
    Use,
    happens,
    in_boot_hill,
    in_hand,
    noon,
    react,
    trait,
    where,
    your,
)

joker = where(lambda card, use: card.is_joker, "joker")


class TheJokersSmile(Deed):
    """The Joker's Smile"""

    def _lowball_joker(self, event: happens.Aced) -> bool:
        return self.game.card(event.card).is_joker and self.game.state.phase == Phase.GAMBLING

    @trait("after", happens.Aced, if_=_lowball_joker)
    def grin(self, use: Use) -> Flow[None]:
        """After a joker is aced in lowball, the controller of this deed gains 1 ghost rock."""
        yield from use.gain(1)

    @noon(controller=True, boot=True, discards=in_hand & joker)
    def cash_in(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Discard a joker from your hand. Gain 1 ghost rock and draw a card."""
        yield from use.gain(1)
        yield from use.draw()

    @noon(controller=True, boot=True, pay=1, target=in_boot_hill & joker)
    def new_deck(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot, Pay 1 Ghost Rock: Put a joker from your Boot Hill into your discard pile."""
        yield from use.unearth(use.target)


FIGHT_FUND = "action in shootout,gadget in shootout"


class OldMargesManor(Deed):
    """Old Marge's Manor

    In shootouts, the controller of this deed may pay for actions and for abilities of Gadgets with the
    ghost rock on it.
    """

    @react(
        "before",
        happens.MakingPlay,
        if_=lambda card, event: event.seat == card.controller,
        controller=True,
        boot=True,
        target=your
        & where(lambda card, use: card.rock > 0 and card is not use.card, "with ghost rock on it"),
    )
    def deposit(self, use: Use) -> Flow[None]:
        """Controller React, Boot: Before you make a play, move all ghost rock, but no bounty, from another
        card you control to this deed."""
        assert isinstance(use.event, happens.MakingPlay)
        use.event.must = True
        amount = use.target.rock
        yield from use.clear_rock(use.target)
        yield from use.place_rock(self, amount, FIGHT_FUND)

    @noon(controller=True, boot=True)
    def save_up(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Put 1 ghost rock on this deed."""
        yield from use.place_rock(self, 1, FIGHT_FUND)
