"""New Town, New Rules: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Action,
    Flow,
    Use,
    any_card,
    bootable,
    destination,
    dude,
    in_posse,
    in_shootout,
    noon,
    shootout,
    token_can_join,
    wanted,
    where,
    your,
)


class MakeEmSweat(Action):
    """Make 'Em Sweat"""

    @shootout(
        boots=your & dude & in_posse,
        target=dude & in_shootout & where(lambda card, use: card.id != use.booted.id, "other"),
    )
    def stare_down(self, use: Use) -> Flow[None]:
        """Shootout: Boot your dude in your posse. Choose another dude in this shootout. That dude gets -X
        bullets, where X is the booted dude's bullets. If that dude then has 0 bullets, boot them."""
        use.modify(use.target, bullets=-use.booted.bullets)
        if use.target.bullets == 0:
            yield from use.boot(use.target)


class BackWays(Action):
    """Back Ways"""

    @noon(target=your & dude & wanted, also=destination)
    def slip_away(self, use: Use) -> Flow[None]:
        """Noon: Your wanted dude moves to any other location."""
        yield from use.move(use.target, use.also)


class HiredHelp(Action):
    """Hired Help"""

    @shootout(if_=token_can_join)
    def hire(self, use: Use) -> Flow[None]:
        """Shootout: A Gunslinger token enters play in your posse."""
        yield from use.summon("Gunslinger")


class TooMuchAttention(Action):
    """Too Much Attention"""

    @noon(target=dude & wanted & bootable)
    def corner(self, use: Use) -> Flow[None]:
        """Noon: Boot any wanted dude."""
        yield from use.boot(use.target)

    @noon(target=any_card & bootable & where(lambda card, use: card.control > 0, "worth control points"))
    def picket(self, use: Use) -> Flow[None]:
        """Noon: Boot any card with at least 1 control point."""
        yield from use.boot(use.target)
