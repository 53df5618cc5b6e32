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
    token_can_join,
    your,
)


class SpiritGuidance(Spell):
    """Spirit Guidance"""

    @noon(spell=7, boot=True, discards=in_hand)
    def listen(self, use: Use) -> Flow[None]:
        """Noon Spirit 7, Boot: Discard 1 card from your hand to draw 1 card."""
        yield from use.draw()

    @noon(spell=10, boot=True)
    def wander(self, use: Use) -> Flow[None]:
        """Noon Spirit 10, Boot: If this Shaman is away from home, draw 2 cards, then discard 2 cards from
        your hand."""
        if not use.actor.at_home:
            yield from use.draw(2)
            yield from use.discard_from_hand(2)


class SpiritDance(Spell):
    """Spirit Dance"""

    @shootout(spell=10, boot=True, if_=token_can_join)
    def dance(self, use: Use) -> Flow[None]:
        """Shootout Spirit 10, Boot: A Nature Spirit token enters play in your posse."""
        yield from use.summon("Nature Spirit")


class SpiritDanceWeirdWest(Spell):
    """Spirit Dance"""

    printings = ("24205",)

    @shootout(spell=10, boot=True, if_=token_can_join)
    def dance(self, use: Use) -> Flow[None]:
        """Shootout Spirit 10, Boot: A Gunslinger token enters play in your posse."""
        yield from use.summon("Gunslinger")


class SpiritTrail(Spell):
    """Spirit Trail"""

    @always(Stat.ADJACENT)
    def trail(self, one: Card, other: Card) -> bool | None:
        """This location is adjacent to all other locations with a Spirit Trail."""
        if one.place != self.place:
            return None
        return True if any(item.title == self.title for item in other.attachments) else None

    @noon(spell=6, boot=True, target=your & dude & here, also=destination)
    def follow(self, use: Use) -> Flow[None]:
        """Noon Spirit 6, Boot: Your dude at this location, booted or not, moves to any other location."""
        yield from use.move(use.target, use.also)


class ManySpeakAsOne(Spell):
    """Many Speak as One"""

    @noon(spell=9, boot=True)
    def call_the_ancestors(self, use: Use) -> Flow[None]:
        """Noon Spirit 9, Boot: An Ancestor Spirit token enters play at this location."""
        yield from use.create_token(self.game.token("Ancestor Spirit", self.face), use.here)


class ThePackAwakens(Spell):
    """The Pack Awakens"""

    @always(Stat.KEYWORD, on=HERE)
    def undying(self, card: Card) -> str | None:
        """Token dudes at this location are Harrowed."""
        return "Harrowed" if card.is_token else None

    @shootout(spell=8, boot=True, if_=token_can_join)
    def howl(self, use: Use) -> Flow[None]:
        """Shootout Spirit 8, Boot: A booted Nature Spirit token enters play in your posse."""
        fight = self.game.shootout
        assert fight is not None
        face = self.game.token("Nature Spirit", self.face)
        spirit = yield from use.create_token(face, self.game.card(fight.location), booted=True)
        yield from use.join(spirit)
