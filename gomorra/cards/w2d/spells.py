"""Welcome to Deadwood: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Flow,
    Spell,
    Stat,
    Use,
    Why,
    bootable,
    cheatin,
    dude,
    happens,
    has,
    in_posse,
    in_shootout,
    nearby,
    noon,
    not_self,
    opposing,
    react,
    shootout,
    with_attached,
    your,
)


class MissedMe(Spell):
    """Missed Me!"""

    @cheatin(spell=5, boot=True)
    def duck(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution Hex 5, Boot: Lower your opponent's hand rank by 1 for each dude and Sidekick in
        the opposing posse (maximum 4)."""
        foes = use.pool(dude & in_shootout & opposing)
        helpers = [item for foe in foes for item in foe.attached("Sidekick")]
        yield from use.rank(use.opponent, -min(4, len(foes) + len(helpers)))


class MarkOfWar(Spell):
    """Mark of War"""

    @noon(spell=7, boot=True)
    def brand(self, use: Use) -> Flow[None]:
        """Noon Hex 7, Boot: This dude's callouts cannot be refused. Discard this card."""
        use.change(use.actor.id, Stat.CANNOT_BE_REFUSED, 1)
        yield from use.discard(self)


def _grit_of_the_fallen(card: Card, use: Use) -> int:
    assert isinstance(use.event, happens.Discarded)
    return use.game.card(use.event.card).grit


class WeStandAmazed(Spell):
    """We Stand Amazed"""

    def _falls(self, event: happens.Discarded) -> bool:
        card = self.game.card(event.card)
        fallen = event.why == Why.CASUALTY and card.is_dude and card.in_posse and self.in_posse
        return fallen and self.game.rules(self.controller).can_send_home_booted(card)

    @react("when", happens.Discarded, if_=_falls, instead=True, spell=_grit_of_the_fallen, boot=True)
    def lift_up(self, use: Use) -> Flow[None]:
        """React Miracle X, Boot: When a dude is discarded as a casualty of this dude's shootout, send them
        home booted instead; X is their grit."""
        assert isinstance(use.event, happens.Discarded)
        fallen = self.game.card(use.event.card)
        if use.can_send_home_booted(fallen):
            use.event.replaced = True
            yield from use.send_home_booted(fallen)


class Benediction(Spell):
    """Benediction"""

    @noon(spell=6, target=dude & not_self & nearby)
    def bless(self, use: Use) -> None:
        """Noon Miracle 6: Choose a different dude at this or an adjacent location. They get +2 to each of
        their skill ratings. If they have no skill, this dude gets +1 bullets."""
        for skill in use.target.skills:
            use.modify_rating(use.target, skill, 2)
        if not use.target.skills:
            use.modify(use.actor, bullets=1)


class GuidingThePack(Spell):
    """Guiding the Pack"""

    @shootout(spell=5, boot=True)
    def encircle(self, use: Use) -> Flow[None]:
        """Shootout Spirit 5, Boot: If your posse has more dudes than the other one, boot a card in the
        opposing posse. If successful by 4 or more, your dude in your posse gets +1 bullets."""
        fight, side = self.game.shootout, use.side
        assert fight is not None and side is not None
        if len(fight.posses[side]) > len(fight.posses[1 - side]):
            prey = yield from use.choose(opposing & bootable, "Which card boots?")
            if prey is not None:
                yield from use.boot(prey)
        if use.margin >= 4:
            friend = yield from use.choose(your & dude & in_posse, "Who has +1 bullets?")
            if friend is not None:
                use.modify(friend, bullets=1)


def _production(place: Card) -> int:
    return place.face.stats.get(Stat.PRODUCTION, 0) if place.is_deed else 0


class ElksProtection(Spell):
    """Elk's Protection

    Attach only to a deed.
    """

    def can_attach_to(self, host: Card) -> bool:
        return host.is_deed

    @noon(spell=8, boot=True, target=dude & ~with_attached(has("Weapon")))
    def strengthen(self, use: Use) -> None:
        """Noon Spirit 8, Boot: Choose any dude without a Weapon. They get +X bullets, where X is the printed
        production of this deed."""
        use.modify(use.target, bullets=_production(use.here))

    @shootout(spell=8, boot=True, target=dude & in_shootout & ~with_attached(has("Weapon")))
    def charge(self, use: Use) -> None:
        """Shootout Spirit 8, Boot: Choose any dude without a Weapon in this shootout. They get +X bullets,
        where X is the printed production of this deed."""
        use.modify(use.target, bullets=_production(use.here))
