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
        """Shootout Hex 13, Boot: The opposing posse must have no unbooted non-Melee Weapon. Choose an
        opposing dude. They get -6 value. If that takes them below 1, ace them; you may then attach a Sidekick
        from your discard pile to this dude at its cost less 2."""
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

    Attach only to a deed.
    """

    def can_attach_to(self, host: Card) -> bool:
        return host.is_deed

    @always(Stat.PRODUCTION, on=BEARER)
    def plenty(self, card: Card) -> int:
        """This deed has +1 production."""
        return 1

    @noon(
        spell=6,
        boot=True,
        boots=deed & where(lambda card, use: card is use.here, "this deed"),
    )
    def harvest(self, use: Use) -> Flow[None]:
        """Noon Spirit 6, Boot: Boot this deed. Gain 2 ghost rock."""
        yield from use.gain(2)
