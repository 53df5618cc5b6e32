"""Nightmare at Noon: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import Card, Deed, Flow, Memory, Phase, Use, happens, noon, react, trait
from gomorra.engine.board.hands import SUITS


class FlintsAmusements(Deed):
    """Flint's Amusements"""

    def _resolved(self, event: happens.Declared) -> bool:
        played = event.kind in ("resolution", "cheatin") and event.source > 0
        return played and self.game.card(event.source).is_action

    @trait("after", happens.Declared, if_=_resolved)
    def side_bets(self, use: Use) -> Flow[None]:
        """After any player uses a Resolution or Cheatin' Resolution ability of an action, the controller of
        this deed gains 1 ghost rock."""
        yield from use.gain(1)

    @noon(controller=True, boot=True)
    def house_edge(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: If you used a Cheatin' Resolution ability today, draw a card."""
        if use.seat in self.game.state.recall(Memory.CHEATIN):
            yield from use.draw()


class LulasExploit(Deed):
    """Lula's Exploit

    The controller of this deed may pay for abilities of Gadgets with the ghost rock on it.
    """

    @trait(
        "after", happens.PhaseStarted, if_=lambda card, event: event.phase == Phase.UPKEEP and card.rock != 2
    )
    def dig(self, use: Use) -> Flow[None]:
        """When the Upkeep phase begins, put ghost rock on this deed or remove it, so that there are 2."""
        yield from use.place_rock(self, 2 - self.rock, "gadget")


def _tired_inventor(card: Card, event: happens.Invented) -> bool:
    return card.game.card(event.dude).booted


def _misfire(card: Card, event: happens.Pulled) -> bool:
    use = event.use
    if event.seat != card.controller or SUITS[event.suit] != "clubs" or not event.card:
        return False
    return use.card is not None and use.kind != "trait" and use.card.has("Experimental")


class TestingRange(Deed):
    """Testing Range"""

    @react("after", happens.Invented, if_=_tired_inventor, controller=True, boot=True, pay=2)
    def celebrate(self, use: Use) -> Flow[None]:
        """Controller React, Boot, Pay 2 Ghost Rock: After any Mad Scientist invents a Gadget, unboot them."""
        assert isinstance(use.event, happens.Invented)
        yield from use.unboot(self.game.card(use.event.dude))

    @react("after", happens.Pulled, if_=_misfire, controller=True, boot=True)
    def try_again(self, use: Use) -> Flow[None]:
        """Controller React, Boot: After your pull for an ability of an Experimental card is a club, discard
        that pull and pull again."""
        yield from use.pull_anew()
