"""Foul Play: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import Action, Card, Flow, Use, resolution


def _your_shooter(use: Use) -> Card | None:
    fight, side = use.game.shootout, use.side
    return use.game.card(fight.shooters[side]) if fight is not None and side is not None else None


def _ready(card: Card, use: Use) -> bool:
    shooter = _your_shooter(use)
    return shooter is not None and shooter.in_posse and not shooter.booted


class Outgunned(Action):
    """Outgunned"""

    @resolution(if_=_ready)
    def overwhelm(self, use: Use) -> Flow[None]:
        """Resolution: If your posse has more bullets in all than the opposing one, boot your shooter: your hand rank is 2
        higher."""
        fight, side, shooter = self.game.shootout, use.side, _your_shooter(use)
        assert fight is not None and side is not None and shooter is not None
        mine, theirs = (
            sum(self.game.card(card).bullets for card in fight.posses[whose]) for whose in (side, 1 - side)
        )
        if mine > theirs and (yield from use.boot(shooter)):
            yield from use.rank(use.seat, 2)
