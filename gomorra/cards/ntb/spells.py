"""No Turning Back: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import Flow, Spell, Until, Use, cheatin, dude, shootout, your


class Consecration(Spell):
    """Consecration"""

    @cheatin(spell=7, target=your & dude)
    def consecrate(self, use: Use) -> None:
        """Cheatin' Resolution Miracle 7: Your dude has +2 bullets and +2 influence and is a stud until Sundown is over. In
        a shootout you take 3 casualties fewer this round."""
        use.modify(use.target, bullets=2, influence=2, until=Until.DAY)
        use.make(use.target, "stud", until=Until.DAY)
        if self.game.shootout is not None:
            use.casualties(use.seat, -3)


class MarkOfPestilence(Spell):
    """Mark of Pestilence"""

    @shootout(spell=9, boot=True)
    def infect(self, use: Use) -> Flow[None]:
        """Shootout Hex 9, Boot: All other unbooted dudes in this shootout boot."""
        for victim in self.game.dudes():
            if victim.in_posse and victim is not use.actor and not victim.booted:
                yield from use.boot(victim)
