"""The Light Shineth: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    HERE,
    Act,
    Card,
    Flow,
    Spell,
    Stat,
    Until,
    Use,
    always,
    at_location,
    deed,
    dude,
    goods,
    here,
    in_town_square,
    job,
    location,
    nearby,
    noon,
    noon_or_shootout,
    opposing,
    rating_of,
    shootout,
    where,
)


class FieryRhetoric(Spell):
    """Fiery Rhetoric"""

    @job(spell=6, boot=True, mark=location & in_town_square)
    def preach(self, use: Use) -> None:
        """Noon Job Miracle 6, Boot: This dude leads and marks the town square. Success: for the day it has a control point for
        each wanted dude of the other players."""
        sinners = [other for other in self.game.dudes() if other.wanted and other.controller != use.seat]
        use.modify(use.actor, control=len(sinners))


class StrengthOfTheAncestors(Spell):
    """Strength of the Ancestors"""

    @noon(spell=5, boot=True)
    def stand_firm(self, use: Use) -> None:
        """Noon Spirit 5, Boot: While it stays where it is today, this dude is a stud with +3 bullets, and opposing cards can
        neither boot it nor send it home booted."""
        use.modify(use.actor, bullets=3, until=Until.STAY)
        use.make(use.actor, "stud", until=Until.STAY)
        for act in (Act.BOOT, Act.SEND_HOME_BOOTED):
            use.forbid(act, use.actor, whose="opponents", until=Until.STAY)


on_opposing_dude = where(
    lambda card, use: card.host is not None and card.host.is_dude and opposing(card.host, use),
    "on an opposing dude",
)


class PhantomFingers(Spell):
    """Phantom Fingers"""

    @noon_or_shootout(spell=6, boot=True, target=goods & on_opposing_dude & nearby)
    def grope(self, use: Use) -> Flow[None]:
        """Noon/Shootout Hex 6, Boot: Goods of an opposing dude, here or next door, boot and have no traits, abilities or
        bullet bonus. For Mystical ones or a Gadget draw a card."""
        yield from use.boot(use.target)
        use.make_blank(use.target)
        use.lose_bonus(use.target, Stat.BULLETS)
        if use.target.has("Mystical") or use.target.has("Gadget"):
            yield from use.draw()


class Dumbstruck(Spell):
    """Dumbstruck"""

    @noon_or_shootout(spell=9, boot=True)
    def awe(self, use: Use) -> Flow[None]:
        """Noon/Shootout Miracle 9, Boot: Abilities of other players can neither boot nor move this dude. It unboots."""
        for act in (Act.BOOT, Act.MOVE):
            use.forbid(act, use.actor, whose="opponents")
        yield from use.unboot(use.actor)


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

    @always(Stat.KEYWORD, on=BEARER)
    def hallow(self, card: Card) -> str:
        """Its deed is Holy Ground."""
        return "Holy Ground"


class FireOfNanahbozho(_FireOfNanahbozho):
    """Fire of Nanahbozho

    Attaches to deeds only."""

    @always(rating_of("Shaman"), on=HERE)
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

    @always(rating_of("Shaman"), on=HERE)
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
