"""No Turning Back: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Card,
    Fixed,
    Flow,
    Goods,
    Use,
    always,
    bearer_can_join,
    dude,
    faces_guns,
    opposing,
    shootout,
    unbooted,
)


class _LaQuema(Goods):
    """A horse from hell, in either edition."""

    @always("value", on=BEARER)
    def fearless(self, card: Card) -> int:
        """This dude has +3 value."""
        return 3


class LaQuema(_LaQuema):
    """La Quema"""

    @always("bullets", on=BEARER)
    def cavalry(self, card: Card) -> int:
        """With a Melee Weapon this dude has +1 bullets."""
        return int(any(item.has("Weapon") for item in card.attached("Melee")))

    @shootout(boot=True, brings_in=True, if_=bearer_can_join)
    def trample(self, use: Use) -> Flow[None]:
        """Shootout, Boot: From anywhere this dude comes into your posse. Boot an opposing dude."""
        yield from use.join(use.actor)
        foe = yield from use.choose(opposing & dude & unbooted, "Boot which opposing dude?")
        if foe is not None:
            yield from use.boot(foe)


class LaQuemaWeirdWest(_LaQuema):
    """La Quema"""

    printings = ("24145",)

    @shootout(boot=True, brings_in=True, if_=bearer_can_join)
    def trample(self, use: Use) -> Flow[None]:
        """Shootout, Boot: From anywhere this dude comes into your posse. You may boot an opposing dude."""
        yield from use.join(use.actor)
        foe = yield from use.choose(opposing & dude & unbooted, "Boot an opposing dude?", optional=True)
        if foe is not None:
            yield from use.boot(foe)


class Rapier(Goods):
    """Rapier"""

    @always("bullets")
    def outranged(self, card: Card) -> Fixed | None:
        """Against an opposing posse with an unbooted Weapon that is not Melee, Rapier adds no bullets."""
        return Fixed(0) if faces_guns(self) else None

    @always("value", on=BEARER)
    def poise(self, card: Card) -> int:
        """This dude has +1 value."""
        return 1
