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
        """Noon Hex X, Boot: Choose any dude at this location, whose grit is X. You control them until the day
        ends."""
        yield from use.take_control(use.target, until=Until.DAY)


class Summoning(Spell):
    """Summoning"""

    @job(spell=5, mark=location & in_town_square)
    def summon(self, use: Use) -> Flow[None]:
        """Noon Hex 5: If successful, this Huckster leads a job. Mark the town square. If the job is
        successful, an Abomination from your hand enters play at its cost less 6 and gains 1 permanent control
        point."""
        comes = in_hand & abomination & where(lambda card, use: use.can_play(card, 6), "that you can play")
        fiend = yield from use.choose(comes)
        if fiend is not None and (yield from use.play(fiend, 6)):
            yield from use.control_point(fiend)
