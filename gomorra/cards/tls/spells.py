"""The Light Shineth: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import Flow, Spell, Use, dude, here, noon, opposing, shootout


class RedHorsesTail(Spell):
    """Red Horse's Tail"""

    @noon(spell=lambda card, use: use.target.value, boot=True, target=dude & here)
    def lash(self, use: Use) -> Flow[None]:
        """Noon Spirit X, Boot: X is the value of a dude here. Boot it."""
        yield from use.boot(use.target)

    @shootout(spell=lambda card, use: use.target.grit, boot=True, target=opposing & dude)
    def whirl(self, use: Use) -> Flow[None]:
        """Shootout Spirit X, Boot: X is the grit of an opposing dude. It goes home booted."""
        yield from use.send_home_booted(use.target)
