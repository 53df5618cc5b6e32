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
    booted,
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
from gomorra.engine.board import players


class FieryRhetoric(Spell):
    """Fiery Rhetoric"""

    @job(spell=6, boot=True, mark=location & in_town_square)
    def preach(self, use: Use) -> None:
        """Noon Job Miracle 6, Boot: This dude leads this job. Mark the town square. If successful, this dude
        has 1 control point for each other player's wanted dude until the day ends."""
        sinners = [other for other in players.rival_dudes(self.game, use.seat) if other.wanted]
        use.modify(use.actor, control=len(sinners))


class StrengthOfTheAncestors(Spell):
    """Strength of the Ancestors"""

    @noon(spell=5, boot=True)
    def stand_firm(self, use: Use) -> None:
        """Noon Spirit 5, Boot: This dude becomes a stud and gets +3 bullets. Other players' card effects can
        neither boot this dude nor send them home booted. This lasts until this dude leaves this location or
        the day ends."""
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
        """Noon/Shootout Hex 6, Boot: Choose a goods at this or an adjacent location on an opposing dude. Boot
        it; it loses its traits, abilities and bullet bonuses. If it is a Gadget or Mystical, draw a card."""
        yield from use.boot(use.target)
        use.make_blank(use.target)
        use.lose_bonus(use.target, Stat.BULLETS)
        if use.target.has("Mystical") or use.target.has("Gadget"):
            yield from use.draw()


class Dumbstruck(Spell):
    """Dumbstruck"""

    @noon_or_shootout(spell=9, boot=True)
    def awe(self, use: Use) -> Flow[None]:
        """Noon/Shootout Miracle 9, Boot: Other players' card abilities can neither boot nor move this dude.
        Unboot this dude."""
        for act in (Act.BOOT, Act.MOVE):
            use.forbid(act, use.actor, whose="opponents not trait")
        yield from use.unboot(use.actor)


class RedHorsesTail(Spell):
    """Red Horse's Tail"""

    @noon(spell=lambda card, use: use.target.value, boot=True, target=dude & here)
    def lash(self, use: Use) -> Flow[None]:
        """Noon Spirit X, Boot: Choose any dude at this location, whose value is X. Boot them."""
        yield from use.boot(use.target)

    @shootout(spell=lambda card, use: use.target.grit, boot=True, target=opposing & dude)
    def whirl(self, use: Use) -> Flow[None]:
        """Shootout Spirit X, Boot: Choose an opposing dude, whose grit is X. Send them home booted."""
        yield from use.send_home_booted(use.target)


class _FireOfNanahbozho(Spell):
    """A sacred fire at a deed.

    Attach only to a deed.
    """

    def can_attach_to(self, host: Card) -> bool:
        return host.is_deed

    @always(Stat.KEYWORD, on=BEARER)
    def hallow(self, card: Card) -> str:
        """The deed with this Totem is Holy Ground."""
        return "Holy Ground"


class FireOfNanahbozho(_FireOfNanahbozho):
    """Fire of Nanahbozho

    Attach only to a deed.
    """

    @always(rating_of("Shaman"), on=HERE)
    def kindle(self, card: Card) -> int:
        """Shamans at this deed have +2 Shaman rating."""
        return 2

    @noon_or_shootout(spell=10, boot=True, target=dude & booted & here)
    def warm(self, use: Use) -> Flow[None]:
        """Noon/Shootout Spirit 10, Boot: Unboot any dude at this location. Make another play."""
        yield from use.unboot(use.target)
        use.extra_play()


class FireOfNanahbozhoWeirdWest(_FireOfNanahbozho):
    """Fire of Nanahbozho

    Attach only to a deed.
    """

    printings = ("24210",)

    @always(rating_of("Shaman"), on=HERE)
    def kindle(self, card: Card) -> int:
        """Shamans at this deed have +2 Shaman rating, however many of these Totems it has."""
        fires = [item for item in self.location.attachments if item.title == self.title]
        return 2 if fires and fires[0].id == self.id else 0

    @noon_or_shootout(spell=10, boot=True, target=dude & booted & nearby & at_location(deed))
    def warm(self, use: Use) -> Flow[None]:
        """Noon/Shootout Spirit 10, Boot: Unboot any dude at this or an adjacent deed. If they are at this
        deed, make another play."""
        yield from use.unboot(use.target)
        if use.is_here(use.target):
            use.extra_play()
