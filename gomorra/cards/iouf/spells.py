"""Immovable Object, Unstoppable Force: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    HERE,
    Card,
    Flow,
    Spell,
    Stat,
    Use,
    always,
    destination,
    dude,
    here,
    in_hand,
    noon,
    shootout,
    your,
)


class SpiritGuidance(Spell):
    """Spirit Guidance"""

    @noon(spell=7, boot=True, discards=in_hand)
    def listen(self, use: Use) -> Flow[None]:
        """Noon Spirit 7, Boot: Discard one card of your hand: draw one."""
        yield from use.draw()

    @noon(spell=10, boot=True)
    def wander(self, use: Use) -> Flow[None]:
        """Noon Spirit 10, Boot: Away from your home, draw two cards and then discard two."""
        if not use.actor.at_home:
            yield from use.draw(2)
            yield from use.discard_from_hand(2)


class SpiritDance(Spell):
    """Spirit Dance"""

    @shootout(spell=10, boot=True)
    def dance(self, use: Use) -> Flow[None]:
        """Shootout Spirit 10, Boot: A Nature Spirit token comes into your posse."""
        yield from use.summon("Nature Spirit")


class SpiritDanceWeirdWest(Spell):
    """Spirit Dance"""

    printings = ("24205",)

    @shootout(spell=10, boot=True)
    def dance(self, use: Use) -> Flow[None]:
        """Shootout Spirit 10, Boot: A Gunslinger token comes into your posse."""
        yield from use.summon("Gunslinger")


class SpiritTrail(Spell):
    """Spirit Trail"""

    @always(Stat.ADJACENT)
    def trail(self, one: Card, other: Card) -> bool | None:
        """All locations with a Spirit Trail are adjacent to one another."""
        if one.place != self.place:
            return None
        return True if any(item.title == self.title for item in other.attachments) else None

    @noon(spell=6, boot=True, target=your & dude & here, also=destination)
    def follow(self, use: Use) -> Flow[None]:
        """Noon Spirit 6, Boot: Your dude at this location, booted or not, moves anywhere without booting."""
        yield from use.move(use.target, use.also)


class ManySpeakAsOne(Spell):
    """Many Speak as One"""

    @noon(spell=9, boot=True)
    def call_the_ancestors(self, use: Use) -> Flow[None]:
        """Noon Spirit 9, Boot: An Ancestor Spirit token appears here."""
        yield from use.create_token(self.game.token("Ancestor Spirit", self.face), use.here)


class ThePackAwakens(Spell):
    """The Pack Awakens"""

    @always(Stat.KEYWORD, on=HERE)
    def undying(self, card: Card) -> str | None:
        """Token dudes at this location are Harrowed."""
        return "Harrowed" if card.is_token else None

    @shootout(spell=8, boot=True)
    def howl(self, use: Use) -> Flow[None]:
        """Shootout Spirit 8, Boot: A Nature Spirit token enters play booted and joins your posse."""
        fight = self.game.shootout
        assert fight is not None
        face = self.game.token("Nature Spirit", self.face)
        spirit = yield from use.create_token(face, self.game.card(fight.location), booted=True)
        yield from use.join(spirit)
