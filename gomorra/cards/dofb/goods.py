"""Debt of Blood: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Card,
    Flow,
    Goods,
    Phase,
    Stat,
    Use,
    always,
    another,
    dude,
    goods,
    in_posse,
    job,
    noon_or_shootout,
    on_actor,
    opposing,
    rating_of,
    shootout,
    where,
    your,
)


class TheFathersCross(Goods):
    """The Father's Cross"""

    @always(rating_of("Blessed"), on=BEARER)
    def inspire(self, card: Card) -> int:
        """The rating of a Blessed with it is 1 higher."""
        return 1


class RattlerHideCoat(Goods):
    """Rattler-Hide Coat"""

    @always(Stat.VALUE, on=BEARER)
    def tough(self, card: Card) -> int:
        """This dude has +3 value."""
        return 3

    @always(Stat.CONTROLS_BY_BULLETS, on=BEARER)
    def menace(self, card: Card) -> bool:
        """At a deed this dude's bullets, not its influence, count for control."""
        return True


class JaccsFailSafe(Goods):
    """Jacc's Fail Safe"""

    @always(Stat.INFLUENCE, on=BEARER)
    def insurance(self, card: Card) -> int:
        """This dude has +2 influence during production and upkeep."""
        return 2 if self.game.state.phase == Phase.UPKEEP else 0

    @job(boot=True, mark=another & dude)
    def go_out_together(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark an opposing dude. Success: if you let this dude be aced, so is the mark."""
        dude = self.bearer
        if dude.in_play and (yield from use.confirm(f"Ace {dude.title} to ace {use.mark.title}?")):
            if (yield from use.ace(dude)):
                yield from use.ace(use.mark)


class ArticulatedReloadingManager(Goods):
    """Articulated Reloading Manager

    A dude has room for one of these."""

    def can_attach_to(self, host: Card) -> bool:
        return all(item.title != self.title or item is self for item in host.attachments)

    @noon_or_shootout(
        boot=True, target=goods & on_actor & where(lambda card, use: card is not use.card, "other")
    )
    def reload(self, use: Use) -> Flow[None]:
        """Noon/Shootout, Boot: Unboot other goods on this dude; their abilities may be used once more today."""
        yield from use.unboot(use.target)
        use.use_again(use.target)


class ColtPattersonModel36(Goods):
    """Colt-Patterson Model '36"""

    @shootout(boot=True)
    def fan_the_hammer(self, use: Use) -> None:
        """Shootout, Boot: This dude becomes a stud with +2 bullets."""
        use.modify(use.actor, bullets=2)
        use.make(use.actor, "stud")


class WhistleStop(Goods):
    """Whistle Stop"""

    @shootout()
    def shriek(self, use: Use) -> Flow[None]:
        """Shootout: Discard the Whistle Stop: all opposing dudes have -1 bullets. Pull; on a club, so have all of yours."""
        yield from use.discard(self)
        for foe in use.pool(opposing & dude):
            use.modify(foe, bullets=-1)
        pulled = yield from use.pull()
        if pulled.suit == "clubs":
            for friend in use.pool(your & dude & in_posse):
                use.modify(friend, bullets=-1)
