"""New Town, New Rules: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Flow,
    Spell,
    Stat,
    Use,
    bootable,
    dude,
    here,
    nearby,
    noon,
    where,
)


class ParalysisMark(Spell):
    """Paralysis Mark"""

    @noon(spell=lambda card, use: use.target.value, boot=True, target=dude & here)
    def paralyse(self, use: Use) -> Flow[None]:
        """Noon Hex X, Boot: Choose any dude at this location, whose value is X. Boot them."""
        yield from use.boot(use.target)


class ParalysisMarkWeirdWest(Spell):
    """Paralysis Mark"""

    printings = ("24185",)

    @noon(spell=lambda card, use: use.target.value, boot=True, target=dude & bootable & here)
    def paralyse(self, use: Use) -> Flow[None]:
        """Noon Hex X, Boot: Choose any unbooted dude at this location, whose value is X. Boot them."""
        yield from use.boot(use.target)


class Forget(Spell):
    """Forget"""

    @noon(
        spell=5,
        boot=True,
        target=dude & nearby & where(lambda card, use: bool(card.abilities), "with an ability"),
    )
    def forget(self, use: Use) -> Flow[None]:
        """Noon Hex 5, Boot: Choose any dude at this or an adjacent location and an ability printed on them.
        They cannot use it until the day ends."""
        ability = yield from use.choose_ability(use.target.abilities, "Which ability is forgotten?")
        use.change(use.target.id, Stat.FORGETS, ability.name)
