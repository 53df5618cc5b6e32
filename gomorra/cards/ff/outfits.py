"""Faith and Fear: outfits."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    YOURS,
    Card,
    Flow,
    Outfit,
    Use,
    always,
    in_town_square,
    job,
    location,
    where,
)


class DesolationRow(Outfit):
    """Desolation Row"""

    @always("control", on=YOURS)
    def legends(self, card: Card) -> int:
        """Each of your dudes has a control point more while its bounty is 4 or higher."""
        return 1 if card.is_dude and card.bounty >= 4 else 0

    @job(mark=location & in_town_square, boots=where(lambda card, use: card is use.card, "this outfit"))
    def raid(self, use: Use) -> Flow[None]:
        """Noon Job: Boot this card, not the leader, and mark the town square. Success with the leader still in the posse:
        2 bounty for the leader, and gain as much ghost rock as its bullets, 4 at most."""
        if use.leader in use.roles["survivors"]:
            yield from use.bounty(use.leader, 2)
            yield from use.gain(min(4, use.leader.bullets))
