"""Debt of Blood: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Act,
    Card,
    Flow,
    Goods,
    Phase,
    Stat,
    Use,
    always,
    another,
    booted,
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
        """If this dude is Blessed, they have +1 Blessed rating."""
        return 1


class RattlerHideCoat(Goods):
    """Rattler-Hide Coat"""

    @always(Stat.VALUE, on=BEARER)
    def tough(self, card: Card) -> int:
        """This dude has +3 value."""
        return 3

    @always(Stat.CONTROLS_BY_BULLETS, on=BEARER)
    def menace(self, card: Card) -> bool:
        """While this dude is at a deed, their bullets count for its control, not their influence."""
        return True


class JaccsFailSafe(Goods):
    """Jacc's Fail Safe"""

    @always(Stat.INFLUENCE, on=BEARER)
    def insurance(self, card: Card) -> int:
        """During production and upkeep, this dude has +2 influence."""
        return 2 if self.game.state.phase == Phase.UPKEEP else 0

    @job(boot=True, mark=another & dude)
    def go_out_together(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: This dude leads this job. Mark another player's dude. If successful, you may ace
        this dude. If you do, ace the mark."""
        dude, mark = use.leader, use.mark
        able = use.can_put_away(dude, Act.ACE) and not dude.has("Harrowed")
        if not able or not use.can_put_away(mark, Act.ACE):
            return
        if (yield from use.confirm(f"Ace {dude.title} to ace {mark.title}?")) and (yield from use.ace(dude)):
            yield from use.ace(mark)


class ArticulatedReloadingManager(Goods):
    """Articulated Reloading Manager

    A dude can have only 1 Articulated Reloading Manager.
    """

    def can_attach_to(self, host: Card) -> bool:
        return all(item.title != self.title or item is self for item in host.attachments)

    @noon_or_shootout(
        boot=True,
        target=goods & booted & on_actor & where(lambda card, use: card is not use.card, "other"),
    )
    def reload(self, use: Use) -> Flow[None]:
        """Noon/Shootout, Boot: Unboot a different goods on this dude. Its abilities may be used one more time
        today."""
        yield from use.unboot(use.target)
        use.use_again(use.target)


class ColtPattersonModel36(Goods):
    """Colt-Patterson Model '36"""

    @shootout(boot=True)
    def fan_the_hammer(self, use: Use) -> None:
        """Shootout, Boot: This dude becomes a stud and gets +2 bullets."""
        use.modify(use.actor, bullets=2)
        use.make(use.actor, "stud")


class WhistleStop(Goods):
    """Whistle Stop"""

    @shootout(if_=lambda card, use: use.can_put_away(card, Act.DISCARD))
    def shriek(self, use: Use) -> Flow[None]:
        """Shootout: Discard this card. Each opposing dude gets -1 bullets. Pull. On a club, each of your
        dudes in your posse gets -1 bullets."""
        piper = use.actor
        if not (yield from use.discard(self)):
            return
        for foe in use.pool(opposing & dude):
            use.modify(foe, bullets=-1)
        pulled = yield from use.pull(piper)
        if pulled.suit == "clubs":
            for friend in use.pool(your & dude & in_posse):
                use.modify(friend, bullets=-1)
