"""The Curtain Rises: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    BEARER,
    Card,
    Flow,
    Goods,
    Moment,
    Stat,
    Use,
    Why,
    adjacent,
    always,
    another,
    booted,
    can_be_called_out,
    dude,
    elsewhere,
    goods,
    happens,
    here,
    in_hand,
    noon,
    noon_or_shootout,
    react,
    trait,
    wanted,
    where,
)


class CulpabilityScientizer(Goods):
    """Culpability Scientizer"""

    @trait("after", happens.Invented, if_=lambda card, event: event.card == card.id)
    def point_the_needle(self, use: Use) -> Flow[None]:
        """After this Gadget is invented, choose any dude. They gain 2 bounty."""
        suspect = yield from use.choose(dude, "Who gains 2 bounty?")
        if suspect is not None:
            yield from use.bounty(suspect, 2)

    @noon(target=another & dude & wanted & here & can_be_called_out)
    def accuse(self, use: Use) -> Flow[None]:
        """Noon: Discard this card. This dude calls out another player's wanted dude at this location. If a
        shootout follows, make a Shootout play before anyone else."""
        accuser = self.bearer
        if not (yield from use.discard(self)):
            return
        use.later(Moment.SHOOTOUT_STARTED, "first_word", until=use.this_play)
        yield from use.call_out(accuser, use.target)

    def first_word(self, use: Use) -> Flow[None]:
        if use.can_make_play("shootout"):
            yield from use.make_play("shootout")


class Espuelas(Goods):
    """Espuelas"""

    @always(Stat.INFLUENCE, on=BEARER)
    def jingle(self, card: Card) -> int:
        """With a Horse, this dude has +1 influence."""
        return int(bool(card.attached("Horse")))

    @noon(boot=True, target=elsewhere & adjacent)
    def spur_on(self, use: Use) -> Flow[None]:
        """Noon, Boot: If this dude has a Horse, they move to an adjacent location."""
        if use.actor.attached("Horse"):
            yield from use.move(use.actor, use.target)


def _for_this_dude(card: Card, use: Use) -> bool:
    me = use.actor
    return card.has("Mystical") and use.can_play(card, 4, bearer=lambda host: host.id == me.id)


def _keeps_magic(card: Card, use: Use) -> bool:
    return any(item.is_goods and item is not use.card for item in card.attached("Mystical"))


class RitesOfTheSmokingMirror(Goods):
    """Rites of the Smoking Mirror"""

    @noon(target=in_hand & goods & where(_for_this_dude, "Mystical"))
    def conjure(self, use: Use) -> Flow[None]:
        """Noon: Ace this card. Attach a Mystical goods from your hand to this dude at its cost less 4. It
        enters play booted."""
        bearer = self.bearer
        if not (yield from use.ace(self)):
            return
        if (yield from use.play(use.target, 4, bearer=lambda host: host is bearer)):
            use.lay_booted(use.target)

    @noon_or_shootout(target=dude & here & booted & where(_keeps_magic, "with Mystical goods"))
    def reflect(self, use: Use) -> Flow[None]:
        """Noon/Shootout: Discard this card. Unboot a dude at this location who has another Mystical goods."""
        if (yield from use.discard(self)):
            yield from use.unboot(use.target)


class EssenceOfArmitage(Goods):
    """Essence of Armitage

    Attach only to an Abomination.
    """

    def can_attach_to(self, host: Card) -> bool:
        return host.has("Abomination")

    @always(Stat.BULLETS, on=ALL)
    def dread(self, card: Card) -> int:
        """While this dude is in a shootout, all dudes in it who are not Abominations have -1 bullets."""
        shaken = self.in_posse and card.is_dude and card.in_posse
        return -int(shaken and not card.has("Abomination"))

    def _foe_flees(self, event: happens.Moved) -> bool:
        runner = self.game.card(event.card)
        return event.how == Why.FLEE and self.side is not None and runner.side == 1 - self.side

    @react("after", happens.Moved, if_=_foe_flees, boot=True)
    def savour(self, use: Use) -> Flow[None]:
        """React, Boot: After an opposing dude flees from this dude's shootout, this dude gains 1 permanent
        control point."""
        yield from use.control_point(self.bearer)
