"""No Turning Back: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import Flow, Spell, Until, UntilName, Use, cheatin, dude, shootout, your


class _Consecration(Spell):
    """A blessing in the face of a cheat, in either edition."""

    def _bless(self, use: Use, until: UntilName) -> None:
        use.modify(use.target, bullets=2, influence=2, until=until)
        use.make(use.target, "stud", until=until)
        if self.game.shootout is not None:
            use.casualties(use.seat, -3)


class Consecration(_Consecration):
    """Consecration"""

    @cheatin(spell=7, target=your & dude)
    def consecrate(self, use: Use) -> None:
        """Cheatin' Resolution Miracle 7: Choose your dude. They become a stud and get +2 bullets and +2
        influence until the day ends. In a shootout, you take 3 fewer casualties this round."""
        self._bless(use, Until.DAY)


class ConsecrationWeirdWest(_Consecration):
    """Consecration"""

    printings = ("24197",)

    @cheatin(spell=7, target=your & dude)
    def consecrate(self, use: Use) -> None:
        """Cheatin' Resolution Miracle 7: Choose your dude. They become a stud and get +2 bullets and +2
        influence until Sundown. In a shootout, you take 3 fewer casualties this round."""
        self._bless(use, Until.NOON)


class MarkOfPestilence(Spell):
    """Mark of Pestilence"""

    @shootout(spell=9, boot=True)
    def infect(self, use: Use) -> Flow[None]:
        """Shootout Hex 9, Boot: Boot every other unbooted dude in this shootout."""
        for victim in self.game.dudes():
            if victim.in_posse and victim is not use.actor and not victim.booted:
                yield from use.boot(victim)
