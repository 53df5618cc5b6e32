"""Election Day Slaughter: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import Flow, Spell, Use, dude, here, noon


class Puppet(Spell):
    """Puppet"""

    @noon(spell=lambda card, use: use.target.grit, boot=True, target=dude & here)
    def pull_the_strings(self, use: Use) -> Flow[None]:
        """Noon Hex X, Boot: Against the grit of a dude here. It is yours to control until Sundown is over."""
        yield from use.take_control(use.target, until="day")
