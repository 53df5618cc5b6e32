"""Election Day Slaughter: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import Action, Flow, Use, in_town_square, job, location


class ElectionDaySlaughter(Action):
    """Election Day Slaughter"""

    @job(boot=True, mark=location & in_town_square, on_start="call_to_vote")
    def slaughter(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark the town square. Each other player may unboot a dude in town. Success: each other player
        aces a dude of theirs in town."""
        for seat in use.opponents:
            able = [card for card in self.game.dudes(seat) if card.in_town and not use.untouchable(card)]
            victim = yield from use.pick(able, "Which dude of yours is aced?", by=seat)
            if victim is not None:
                yield from use.ace(victim)

    def call_to_vote(self, use: Use) -> Flow[None]:
        for seat in use.opponents:
            able = [card for card in self.game.dudes(seat) if card.in_town and card.booted]
            voter = yield from use.pick(able, "Unboot a dude in town?", by=seat, optional=True)
            if voter is not None:
                yield from use.unboot(voter)
