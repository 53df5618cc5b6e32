"""The Curtain Rises: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Card,
    Flow,
    Spell,
    Stat,
    Use,
    always,
    deed,
    dude,
    faces_guns,
    goods,
    in_discard,
    noon,
    opposing,
    shootout,
    spell,
    where,
)


def _companion(card: Card, use: Use) -> bool:
    me = use.actor
    return card.has("Sidekick") and use.can_play(card, 2, bearer=lambda host: host.id == me.id)


class FesteringGrasp(Spell):
    """Festering Grasp"""

    @shootout(spell=13, boot=True, if_=lambda card, use: not faces_guns(card), target=opposing & dude)
    def touch(self, use: Use) -> Flow[None]:
        """Shootout Hex 13, Boot: Not against an opposing posse with an unbooted Weapon that is not Melee. An opposing dude has -6
        value; if that takes it below 1, ace the dude, and this dude may get a Sidekick of your discard pile for 2 ghost rock
        less."""
        victim, fatal = use.target, use.target.value <= 6
        if use.modify(victim, value=-6) and fatal:
            yield from use.ace(victim)
            me = use.actor
            pet = yield from use.choose(
                in_discard & (goods | spell) & where(_companion, "Sidekick"),
                "Take a Sidekick?",
                optional=True,
            )
            if pet is not None:
                yield from use.play(pet, 2, bearer=lambda host: host is me)


class SilverPheasantsBounty(Spell):
    """Silver Pheasant's Bounty

    Attaches to deeds only."""

    def can_attach_to(self, host: Card) -> bool:
        return host.is_deed

    @always(Stat.PRODUCTION, on=BEARER)
    def plenty(self, card: Card) -> int:
        """Its deed has +1 production."""
        return 1

    @noon(
        spell=6,
        boot=True,
        boots=deed & where(lambda card, use: card is use.here, "this one"),
    )
    def harvest(self, use: Use) -> Flow[None]:
        """Noon Spirit 6, Boot: Its deed boots, too: gain 2 ghost rock."""
        yield from use.gain(2)
