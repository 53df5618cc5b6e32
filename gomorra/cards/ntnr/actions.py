"""New Town, New Rules: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import Action, Flow, Use, dude, in_posse, in_shootout, shootout, where, your


class MakeEmSweat(Action):
    """Make 'Em Sweat"""

    @shootout(
        boots=your & dude & in_posse,
        target=dude & in_shootout & where(lambda card, use: card.id != use.booted.id, "other"),
    )
    def stare_down(self, use: Use) -> Flow[None]:
        """Shootout: Boot your dude in the posse: another dude has as many fewer bullets as yours has. If none are left,
        it boots."""
        use.modify(use.target, bullets=-use.booted.bullets)
        if use.target.bullets == 0:
            yield from use.boot(use.target)
