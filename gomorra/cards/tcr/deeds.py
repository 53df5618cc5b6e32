"""The Curtain Rises: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import Deed, Flow, Use, Why, dude, happens, noon, shootout, trait, where, your


class TheHighbinderHotel(Deed):
    """The Highbinder Hotel"""

    @shootout(
        controller=True,
        boot=True,
        target=your & dude & where(lambda card, use: use.can_send_home_booted(card)),
    )
    def check_in(self, use: Use) -> Flow[None]:
        """Controller Shootout, Boot: Choose your dude in this shootout. Send them home booted."""
        yield from use.send_home_booted(use.target)


class SecondBankOfGomorra(Deed):
    """2nd Bank Of Gomorra"""

    @noon(controller=True, boot=True)
    def deposit(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: The bank puts 2 ghost rock on this deed."""
        yield from use.place_rock(self, 2, "savings")

    @noon(controller=True, boot=True, if_=lambda card, use: card.rock > 0)
    def withdraw(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Move all ghost rock on this deed to your stash."""
        amount = self.rock
        yield from use.clear_rock(self)
        yield from use.gain(amount, why=Why.SAVINGS)


class HighStakesHaven(Deed):
    """High Stakes Haven"""

    def _caught(self, event: happens.Revealed) -> bool:
        return self.controller in event.cheaters

    @trait("after", happens.Revealed, if_=_caught)
    def house_rules(self, use: Use) -> Flow[None]:
        """After the controller of this deed reveals a Cheatin' hand, that player pays 1 ghost rock or
        discards 1 card at random from their hand."""
        ways = ["pay 1 ghost rock"] if self.game.state.players[use.seat].stash else []
        if self.game.state.players[use.seat].hand:
            ways.append("discard a random card")
        if ways and (yield from use.choose_word(ways, "What does the Cheatin' hand cost you?")).startswith(
            "pay"
        ):
            yield from use.pay(1)
        else:
            yield from use.discard_at_random()
