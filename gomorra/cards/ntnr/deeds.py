"""New Town, New Rules: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import Deed, Flow, Until, Use, dude, happens, noon, react, your


class TownCouncil(Deed):
    """Town Council"""

    @react(
        "after",
        happens.LowballWon,
        if_=lambda card, event: event.seat == card.controller,
        controller=True,
        boot=True,
        target=your & dude,
    )
    def opening_speech(self, use: Use) -> None:
        """Controller React, Boot: After you win lowball, your dude gets +3 influence until the first Noon
        play or pass is over."""
        use.modify(use.target, influence=3, until=Until.NOON_PLAY)


class TheRDRanch(Deed):
    """The R&D Ranch"""

    @noon(controller=True, boot=True)
    def experiment(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Gain 2 ghost rock, then pull. On a club, discard this deed and everything at
        this location."""
        yield from use.gain(2)
        if (yield from use.pull()).suit == "clubs":
            for card in (*self.dudes_here, *self.attachments):
                yield from use.discard(card)
            yield from use.discard(self)
