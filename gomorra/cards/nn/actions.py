"""Nightmare at Noon: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import Action, Flow, Use, shootout


class NightmareAtNoon(Action):
    """Nightmare at Noon"""

    @shootout()
    def dread(self, use: Use) -> Flow[None]:
        """Shootout: All dudes of one posse have -1 bullets. Then whoever has no more than 1 bullet in the shootout becomes a
        draw."""
        fight, side = self.game.shootout, use.side
        assert fight is not None and side is not None
        whose = yield from use.choose_word(["opposing posse", "your posse"], "Which posse has -1 bullets?")
        for number in fight.posses[side if whose == "your posse" else 1 - side]:
            use.modify(self.game.card(number), bullets=-1)
        for number in (*fight.posses[0], *fight.posses[1]):
            if self.game.card(number).bullets <= 1:
                use.make(self.game.card(number), "draw")
