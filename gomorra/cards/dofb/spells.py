"""Debt of Blood: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BOOT_HILL,
    DISCARD,
    Flow,
    Spell,
    Stat,
    Until,
    Use,
    Why,
    becoming,
    bootable,
    dude,
    happens,
    in_posse,
    lowering,
    opposing,
    own_stat,
    react,
    several,
    shootout,
)


class KentuckyWindage(Spell):
    """Kentucky Windage"""

    @shootout(spell=5, boot=True)
    def steady(self, use: Use) -> None:
        """Shootout Hex 5, Boot: This Huckster becomes a stud."""
        use.make(use.actor, "stud")

    @shootout(spell=6, boot=True)
    def correct(self, use: Use) -> None:
        """Shootout Hex 6, Boot: This Huckster gets +1 bullets."""
        use.modify(use.actor, bullets=1)


class FiftyFourCardPickUp(Spell):
    """54 Card Pick-Up"""

    @shootout(spell=7, boot=True, target=opposing & dude & bootable)
    def scatter(self, use: Use) -> Flow[None]:
        """Shootout Hex 7, Boot: Boot an opposing dude."""
        yield from use.boot(use.target)

    @shootout(spell=11, boot=True, target=several(opposing & bootable, 2, 2))
    def scatter_wide(self, use: Use) -> Flow[None]:
        """Shootout Hex 11, Boot: Boot 2 cards in the opposing posse."""
        for card in use.targets:
            yield from use.boot(card)


class TurnTheOtherCheek(Spell):
    """Turn the Other Cheek"""

    @shootout(spell=lambda card, use: use.target.grit, boot=True, target=opposing & dude)
    def forgive(self, use: Use) -> Flow[None]:
        """Shootout Miracle X, Boot: Choose an opposing dude, whose grit is X. Send that dude and this Blessed
        home. Unboot both."""
        for one in (use.target, use.actor):
            yield from use.send_home(one)
        for one in (use.target, use.actor):
            yield from use.unboot(one)


class Cloak(Spell):
    """Cloak"""

    def _declines(self, event: happens.SentHome) -> bool:
        return event.why == Why.REFUSAL and event.card == self.bearer.id

    @react("when", happens.SentHome, if_=_declines, instead=True, spell=5, boot=True)
    def stay_unseen(self, use: Use) -> None:
        """React Miracle 5, Boot: When this dude would be sent home booted for refusing a callout, they
        neither boot nor move instead."""
        assert use.event is not None
        use.event.replaced = True


class MountainLionsDen(Spell):
    """Mountain Lion's Den"""

    @shootout(spell=6, boot=True)
    def fierce(self, use: Use) -> None:
        """Shootout Spirit 6, Boot: Your posse's dudes get +1 bullets. Other players' card effects can neither
        lower those dudes' bullets nor make them draws."""
        for friend in use.pool(dude & in_posse):
            use.modify(friend, bullets=1)
            use.forbid(lowering(Stat.BULLETS), friend, whose="opponents")
            use.forbid(becoming("draw"), friend, whose="opponents")


CALM = own_stat("calm", "The player may draw a card after each pass.")


class StoicBuffalo(Spell):
    """Stoic Buffalo"""

    def _patient(self, event: happens.Passed) -> bool:
        fight = self.game.shootout
        if fight is None or fight.step != "make plays" or event.seat != self.controller:
            return False
        return any(mark.source == self.id for mark in self.game.modifiers_of(-1 - event.seat, CALM))

    @shootout(spell=9)
    def stand(self, use: Use) -> None:
        """Shootout Spirit 9: This round, after each time you pass in place of a Shootout play, you may draw a
        card."""
        use.for_player(use.seat, CALM, until=Until.ROUND)

    @react("after", happens.Passed, if_=_patient, repeat=True, zones=(DISCARD, BOOT_HILL))
    def ponder(self, use: Use) -> Flow[None]:
        """Repeat React: After you pass in place of a Shootout play in the round of this Spirit, draw a
        card."""
        yield from use.draw()
