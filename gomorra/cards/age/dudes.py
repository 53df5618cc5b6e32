"""A Grand Entrance: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import Dude, Use, happens, react


class LucyCloverExp1(Dude):
    """Lucy Clover (Exp.1)"""

    def _crooks_across(self, event: happens.PossesFormed) -> bool:
        fight, side = self.game.shootout, self.side
        if fight is None or side is None:
            return False
        return sum(self.game.card(foe).bounty for foe in fight.posses[1 - side]) >= 2

    @react("after", happens.PossesFormed, if_=_crooks_across, repeat=True)
    def draw_a_bead(self, use: Use) -> None:
        """Repeat React: After both posses are formed, if the opposing one has 2 or more bounty, Lucy is a stud for the
        shootout."""
        use.make(self, "stud", until="shootout")
