"""Frontier Justice: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import Flow, Goods, Use, dude, happens, in_shootout, react, shootout, this_dude


class DiableEnBoite(Goods):
    """Diable en Boite"""

    def _bearer_falls(self, event: happens.CardEvent) -> bool:
        host = self.host
        return host is not None and event.card == host.id and self.game.shootout is not None

    @react("when", happens.Discarded, happens.Aced, if_=_bearer_falls, boot=True, target=dude & in_shootout)
    def spring(self, use: Use) -> Flow[None]:
        """React, Boot: When a shootout costs this dude an ace or a discard, somebody in it goes home booted; draw a
        card."""
        yield from use.send_home_booted(use.target)
        yield from use.draw()


class WinchesterModel1873(Goods):
    """Winchester Model 1873"""

    @shootout(boot=True, boots=this_dude)
    def take_aim(self, use: Use) -> None:
        """Shootout, Boot: This dude boots, becomes a stud and has +1 bullets."""
        use.modify(use.booted, bullets=1)
        use.make(use.booted, "stud")
