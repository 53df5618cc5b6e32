"""Frontier Justice: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import Spell, Use, shootout


class ShieldOfFaith(Spell):
    """Shield of Faith"""

    @shootout(spell=7, boot=True)
    def shield(self, use: Use) -> None:
        """Shootout Miracle 7, Boot: In this shootout dudes are aced or discarded only as casualties or by their owner's
        cards. You take 1 casualty fewer this round."""
        for act in ("ace", "discard"):
            use.forbid_for_all(act, whose="opponents")
        use.casualties(use.seat, -1)


class ShieldOfFaithWeirdWest(Spell):
    """Shield of Faith"""

    printings = ("24196",)

    @shootout(spell=7, boot=True)
    def shield(self, use: Use) -> None:
        """Shootout Miracle 7, Boot: Card effects of players other than a dude's owner cannot ace or discard it, Cheatin'
        Resolutions apart. You take 1 casualty fewer this round."""
        for act in ("ace", "discard"):
            use.forbid_for_all(act, whose="opponents not cheatin")
        use.casualties(use.seat, -1)
