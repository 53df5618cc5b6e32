"""Hell's Comin' With Me: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import Flow, Spell, Use, dude, in_boot_hill, shootout


class DiesIrae(Spell):
    """Dies Irae"""

    @shootout(spell=8, boot=True)
    def summon_the_dead(self, use: Use) -> None:
        """Shootout Miracle 8, Boot: Once your shooter is picked this round, your Boot Hill lends up to four dudes who add to your
        bonuses like backup. Your dudes cannot flee this round."""
        use.later("shooters picked", "rise", until="round")
        use.forbid("flee", until="round")

    def rise(self, use: Use) -> Flow[None]:
        fight, side = self.game.shootout, use.side
        if fight is not None and side is not None:
            dead = yield from use.choose_several(in_boot_hill & dude, 0, 4, "Who rises?")
            fight.backup[side] += [card.id for card in dead]
            self.game.state.version += 1
