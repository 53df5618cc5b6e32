"""Too Tough to Die: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import Card, Spell, Use, shootout


def _mixed_posse(card: Card, use: Use) -> bool:
    fight, side = use.game.shootout, use.side
    if fight is None or side is None:
        return False
    kinds = {dude.is_stud for dude in map(use.game.card, fight.posses[side]) if not dude.is_token}
    return len(kinds) == 2


class MischievousCoyote(Spell):
    """Mischievous Coyote"""

    @shootout(spell=9, boot=True, if_=_mixed_posse)
    def trick(self, use: Use) -> None:
        """Shootout Spirit 9, Boot: With a stud and a draw in your posse that are no tokens, your stud and draw bonuses are
        switched this round."""
        use.for_player(use.seat, "swap bonuses", 1, until="round")
