"""The Light Shineth: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    HERE,
    Card,
    Flow,
    Spell,
    Use,
    always,
    at_location,
    deed,
    dude,
    here,
    nearby,
    noon,
    noon_or_shootout,
    opposing,
    shootout,
)


class RedHorsesTail(Spell):
    """Red Horse's Tail"""

    @noon(spell=lambda card, use: use.target.value, boot=True, target=dude & here)
    def lash(self, use: Use) -> Flow[None]:
        """Noon Spirit X, Boot: Against the value of a dude here. Boot it."""
        yield from use.boot(use.target)

    @shootout(spell=lambda card, use: use.target.grit, boot=True, target=opposing & dude)
    def whirl(self, use: Use) -> Flow[None]:
        """Shootout Spirit X, Boot: Against the grit of an opposing dude. It goes home booted."""
        yield from use.send_home_booted(use.target)


class _FireOfNanahbozho(Spell):
    """A sacred fire at a deed.

    Attaches to deeds only."""

    def can_attach_to(self, host: Card) -> bool:
        return host.is_deed

    @always("keyword", on=BEARER)
    def hallow(self, card: Card) -> str:
        """Its deed is Holy Ground."""
        return "Holy Ground"


class FireOfNanahbozho(_FireOfNanahbozho):
    """Fire of Nanahbozho

    Attaches to deeds only."""

    @always("Shaman rating", on=HERE)
    def kindle(self, card: Card) -> int:
        """The Shaman rating of Shamans at its deed is 2 higher."""
        return 2

    @noon_or_shootout(spell=10, boot=True, target=dude & here)
    def warm(self, use: Use) -> Flow[None]:
        """Noon/Shootout Spirit 10, Boot: A dude here unboots. You have another play."""
        yield from use.unboot(use.target)
        use.extra_play()


class FireOfNanahbozhoWeirdWest(_FireOfNanahbozho):
    """Fire of Nanahbozho

    Attaches to deeds only."""

    printings = ("24210",)

    @always("Shaman rating", on=HERE)
    def kindle(self, card: Card) -> int:
        """The Shaman rating of Shamans at its deed is 2 higher, no matter how many such Totems there are."""
        fires = [item for item in self.location.attachments if item.title == self.title]
        return 2 if fires and fires[0].id == self.id else 0

    @noon_or_shootout(spell=10, boot=True, target=dude & nearby & at_location(deed))
    def warm(self, use: Use) -> Flow[None]:
        """Noon/Shootout Spirit 10, Boot: A dude at this deed or one next door unboots. For one at this deed, you have another
        play."""
        yield from use.unboot(use.target)
        if use.target.place == self.place:
            use.extra_play()
