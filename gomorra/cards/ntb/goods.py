"""No Turning Back: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Act,
    Card,
    Fixed,
    Flow,
    Goods,
    Stat,
    Use,
    Why,
    always,
    bearer_can_join,
    bootable,
    dude,
    faces_guns,
    happens,
    noon,
    opposing,
    react,
    shootout,
    where,
)


class _LaQuema(Goods):
    """A horse from hell, in either edition."""

    @always(Stat.VALUE, on=BEARER)
    def fearless(self, card: Card) -> int:
        """This dude has +3 value."""
        return 3


class LaQuema(_LaQuema):
    """La Quema"""

    @always(Stat.BULLETS, on=BEARER)
    def cavalry(self, card: Card) -> int:
        """While this dude has a Melee Weapon, they have +1 bullets."""
        return int(any(item.has("Weapon") for item in card.attached("Melee")))

    @shootout(boot=True, brings_in=True, if_=bearer_can_join)
    def trample(self, use: Use) -> Flow[None]:
        """Shootout, Boot: This dude, at any location, joins your posse. Boot an opposing dude."""
        yield from use.join(use.actor)
        foe = yield from use.choose(opposing & dude & bootable, "Boot which opposing dude?")
        if foe is not None:
            yield from use.boot(foe)


class LaQuemaWeirdWest(_LaQuema):
    """La Quema"""

    printings = ("24145",)

    @shootout(boot=True, brings_in=True, if_=bearer_can_join)
    def trample(self, use: Use) -> Flow[None]:
        """Shootout, Boot: This dude, at any location, joins your posse. You may boot an opposing dude."""
        yield from use.join(use.actor)
        foe = yield from use.choose(opposing & dude & bootable, "Boot an opposing dude?", optional=True)
        if foe is not None:
            yield from use.boot(foe)


class AsyncoilGun(Goods):
    """Asyncoil Gun"""

    @shootout(boot=True)
    def discharge(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Pull. On a club, discard this dude. On any other suit, discard an opposing dude
        whose value is no higher than this dude's bullets."""
        if (yield from use.pull(use.actor)).suit == "clubs":
            yield from use.discard(use.actor)
            return
        within = where(lambda card, use: card.value <= use.actor.bullets, "of low enough value")
        if (victim := (yield from use.choose(opposing & dude & within))) is not None:
            yield from use.discard(victim)


class ScoopHound(Goods):
    """Scoop Hound"""

    @shootout(boot=True)
    def keep_watch(self, use: Use) -> None:
        """Shootout, Boot: Until the shootout ends, Shootout plays can neither make dudes join a posse nor
        send them home booted."""
        use.forbid_for_all(Act.JOIN, whose="shootout")
        use.forbid_for_all(Act.SEND_HOME_BOOTED, whose="shootout")


class Rapier(Goods):
    """Rapier"""

    @always(Stat.BULLETS)
    def outranged(self, card: Card) -> Fixed | None:
        """While the opposing posse has an unbooted non-Melee Weapon, this card has no bullet bonus."""
        return Fixed(0) if faces_guns(self) else None

    @always(Stat.VALUE, on=BEARER)
    def poise(self, card: Card) -> int:
        """This dude has +1 value."""
        return 1


class VitalityTonic(Goods):
    """Vitality Tonic"""

    @always(Stat.KEYWORD, on=BEARER)
    def side_effect(self, card: Card) -> str:
        """This dude is an Abomination."""
        return "Abomination"

    def _dying(self, event: happens.Aced) -> bool:
        return self.game.shootout is not None and event.card == self.bearer.id

    @react("when", happens.Aced, if_=_dying, instead=True)
    def last_drop(self, use: Use) -> Flow[None]:
        """React: When this dude would be aced in a shootout, discard them instead."""
        assert isinstance(use.event, happens.Aced)
        use.event.replaced = True
        healer = self.game.rules(use.event.seat) if use.event.why == Why.CASUALTY else use
        yield from healer.discard(self.bearer, why=use.event.why)

    @noon(repeat=True, pay=2)
    def swig(self, use: Use) -> Flow[None]:
        """Repeat Noon, Pay 2 Ghost Rock: Pull. On a club, discard this dude. If not, unboot this dude."""
        if (yield from use.pull(use.actor)).suit == "clubs":
            yield from use.discard(use.actor)
        else:
            yield from use.unboot(use.actor)
