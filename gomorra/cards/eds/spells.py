"""Election Day Slaughter: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Flow,
    Spell,
    Until,
    Use,
    abomination,
    dude,
    here,
    in_hand,
    in_town_square,
    job,
    location,
    noon,
    takeable,
    where,
)


class Puppet(Spell):
    """Puppet"""

    @noon(spell=lambda card, use: use.target.grit, boot=True, target=dude & here & takeable)
    def pull_the_strings(self, use: Use) -> Flow[None]:
        """Noon Hex X, Boot: Against the grit of a dude here. It is yours to control until Sundown is over."""
        yield from use.take_control(use.target, until=Until.DAY)


class Summoning(Spell):
    """Summoning"""

    @job(spell=5, mark=location & in_town_square)
    def summon(self, use: Use) -> Flow[None]:
        """Noon Hex 5: This Huckster leads a job that marks the town square. Success: an Abomination of your hand enters play
        for 6 ghost rock less and gets a permanent control point."""
        comes = in_hand & abomination & where(lambda card, use: use.can_play(card, 6), "to play")
        fiend = yield from use.choose(comes)
        if fiend is not None and (yield from use.play(fiend, 6)):
            yield from use.control_point(fiend)
