"""Election Day Slaughter: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import Flow, Goods, Use, dude, noon, wanted


class TheEvidence(Goods):
    """The Evidence"""

    @noon(target=dude & wanted)
    def acquit(self, use: Use) -> Flow[None]:
        """Noon: A wanted dude loses its whole bounty. Discard The Evidence."""
        yield from use.bounty(use.target, -use.target.bounty)
        yield from use.discard(self)

    @noon(pay=1, target=dude)
    def convict(self, use: Use) -> Flow[None]:
        """Noon, Pay 1 Ghost Rock: A dude has 2 more bounty. Ace The Evidence."""
        yield from use.bounty(use.target, 2)
        yield from use.ace(self)
