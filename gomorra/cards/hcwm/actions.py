"""Hell's Comin' With Me: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    PLAY,
    TOWN_SQUARE,
    Action,
    Flow,
    Use,
    always,
    dude,
    has,
    in_town_square,
    job,
    location,
    noon,
    your,
)


class Tumblebleeds(Action):
    """Tumblebleeds!"""

    @always("casualties")
    def bleed(self, side: int) -> int:
        """Whoever loses a round here takes 1 casualty more."""
        fight = self.game.shootout
        if fight is None or fight.location != self.place or fight.round_winner is None:
            return 0
        return 1 if side != fight.round_winner else 0

    @job(mark=location & in_town_square, anyone=True, zones=(PLAY,))
    def clear_away(self, use: Use) -> Flow[None]:
        """Every player has "Noon Job: Mark the town square. Success: discard as many attached Tumblebleeds! as there are
        dudes in your posse."."""
        weeds = [card for card in self.game.card(TOWN_SQUARE).attachments if card.title == self.title]
        for weed in weeds[: len(use.roles["survivors"])]:
            yield from use.discard(weed)

    @noon(boots=your & dude & has("Huckster"))
    def sow(self, use: Use) -> Flow[None]:
        """Noon: Boot your Huckster: attach this card to the town square."""
        yield from use.attach_self(self.game.card(TOWN_SQUARE))
