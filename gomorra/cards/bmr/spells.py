"""Blood Moon Rising: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import Flow, Spell, Use, shootout


class Heartseeker(Spell):
    """Heartseeker"""

    @shootout(spell=5, boot=True)
    def seek(self, use: Use) -> None:
        """Shootout Hex 5, Boot: Your opponent takes 3 casualties fewer this round. If you win it, ace the opposing
        shooter; nothing prevents that, not even being Harrowed."""
        use.casualties(use.opponent, -3)
        use.later("round decided", "strike", until="round")

    def strike(self, use: Use) -> Flow[None]:
        fight, side = self.game.shootout, use.side
        if fight is not None and side is not None and fight.round_winner == side:
            yield from use.ace(self.game.card(fight.shooters[1 - side]), final=True)
