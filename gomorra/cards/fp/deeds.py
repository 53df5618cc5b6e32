"""Foul Play: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import Deed, Flow, Use, happens, noon, react, where, your

FIGHT_FUND = "action in shootout,gadget in shootout"


class OldMargesManor(Deed):
    """Old Marge's Manor

    In shootouts its controller may spend ghost rock from this deed on action cards and on abilities of Gadgets."""

    def _your_play(self, event: happens.Declared) -> bool:
        return event.seat == self.controller and event.kind not in ("react", "feat", "grifter")

    @react(
        "before",
        happens.Declared,
        if_=_your_play,
        controller=True,
        boot=True,
        target=your
        & where(lambda card, use: card.rock > 0 and card is not use.card, "with ghost rock on it"),
    )
    def deposit(self, use: Use) -> Flow[None]:
        """Controller React, Boot: Before you make a play, bring all ghost rock (bounty apart) from another card of yours
        here."""
        amount = use.target.rock
        yield from use.clear_rock(use.target)
        yield from use.place_rock(self, amount, FIGHT_FUND)

    @noon(controller=True, boot=True)
    def save_up(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Put 1 ghost rock here."""
        yield from use.place_rock(self, 1, FIGHT_FUND)
