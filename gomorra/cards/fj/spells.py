"""Frontier Justice: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Act,
    Card,
    Flow,
    Spell,
    Stat,
    Use,
    Why,
    dude,
    nearby,
    noon,
    shootout,
    this_dude,
    up_to,
    wanted,
    where,
)
from gomorra.engine.kernel.state import ALL_DUDES


class _Confession(Spell):
    """What a sinner owes, in either edition."""

    def _collect(self, use: Use) -> Flow[None]:
        if (yield from use.bounty(use.target, -1)):
            yield from use.gain(1, why=Why.BOUNTY)


class Confession(_Confession):
    """Confession"""

    @noon(spell=6, boot=True, boots=this_dude, target=dude & nearby)
    def expose(self, use: Use) -> Flow[None]:
        """Noon Miracle 6, Boot: Boot this Blessed. Choose any dude at this or an adjacent location. They gain
        X bounty, where X is this dude's Blessed rating."""
        yield from use.bounty(use.target, use.actor.rating("Blessed") or 0)

    @noon(spell=7, boot=True, target=dude & wanted & nearby)
    def atone(self, use: Use) -> Flow[None]:
        """Noon Miracle 7, Boot: Choose a wanted dude at this or an adjacent location. Move 1 bounty from them
        to your stash."""
        yield from self._collect(use)


def _within_reach(card: Card, use: Use) -> bool:
    """Here, or next door if the Blessed boots for it."""
    return card.place == use.here.place or (bool(use.roles.get("boots")) and card.adjacent_to(use.here))


class ConfessionWeirdWest(_Confession):
    """Confession"""

    printings = ("24194",)

    @noon(spell=5, boot=True, target=dude & wanted & nearby)
    def atone(self, use: Use) -> Flow[None]:
        """Noon Miracle 5, Boot: Choose a wanted dude at this or an adjacent location. Move 1 bounty from them
        to your stash."""
        yield from self._collect(use)

    @noon(spell=6, boot=True, boots=up_to(1, this_dude), target=dude & where(_within_reach, "within reach"))
    def expose(self, use: Use) -> Flow[None]:
        """Noon Miracle 6, Boot: Choose any dude at this location or, if you boot this Blessed, at an adjacent
        location. They gain 1 bounty."""
        yield from use.bounty(use.target, 1)


class ShieldOfFaith(Spell):
    """Shield of Faith"""

    @shootout(spell=7, boot=True)
    def shield(self, use: Use) -> None:
        """Shootout Miracle 7, Boot: Until the shootout ends, dudes are discarded or aced only as casualties
        for losing a round or by their owner's cards. You take 1 fewer casualty this round."""
        for act in (Act.ACE, Act.DISCARD):
            use.forbid_for_all(act, whose="strangers")
        use.change(ALL_DUDES, Stat.NO_CASUALTY_UNLESS_BEATEN_BY, 0)
        use.casualties(use.seat, -1)


class ShieldOfFaithWeirdWest(Spell):
    """Shield of Faith"""

    printings = ("24196",)

    @shootout(spell=7, boot=True)
    def shield(self, use: Use) -> None:
        """Shootout Miracle 7, Boot: Until the shootout ends, except by Cheatin' Resolution abilities, card
        effects of players cannot ace or discard dudes of other owners. You take 1 fewer casualty this
        round."""
        for act in (Act.ACE, Act.DISCARD):
            use.forbid_for_all(act, whose="strangers not cheatin")
        use.casualties(use.seat, -1)
