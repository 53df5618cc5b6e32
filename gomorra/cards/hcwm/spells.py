"""Hell's Comin' With Me: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Act,
    Card,
    Flow,
    Moment,
    Spell,
    Stat,
    Until,
    Use,
    bootable,
    cheatin,
    dude,
    fixed,
    happens,
    here,
    in_boot_hill,
    in_hand,
    location,
    nearby,
    noon,
    noon_or_shootout,
    opposing,
    react,
    shootout,
    spell,
    this_dude,
    token_can_join,
    unbooted,
    where,
    your,
)


class BoltsODoom(Spell):
    """Bolts o' Doom"""

    @shootout(spell=7, boot=True, target=opposing & dude)
    def strike(self, use: Use) -> None:
        """Shootout Hex 7, Boot: Choose an opposing dude. They get -X bullets, where X is this dude's
        influence. If they then have 0 bullets, this dude gets +1 bullets."""
        use.modify(use.target, bullets=-use.actor.influence)
        if use.target.bullets == 0:
            use.modify(use.actor, bullets=1)


class Lethargy(Spell):
    """Lethargy"""

    @noon(spell=lambda card, use: use.target.grit, boot=True, target=dude & unbooted & nearby)
    def weary(self, use: Use) -> None:
        """Noon Hex X, Boot: Choose any unbooted dude at this or an adjacent location, whose grit is X. They
        do not unboot this Sundown unless their controller pays 1 ghost rock."""
        use.later(Moment.SUNDOWN, "oversleep", use.target)

    def oversleep(self, use: Use, number: int) -> Flow[None]:
        sleeper = self.game.card(number)
        if not sleeper.booted:
            return
        seat = sleeper.controller
        if not (yield from use.may_pay(1, f"to unboot {sleeper.title}", seat=seat)):
            use.forbid(Act.UNBOOT_AT_SUNDOWN, sleeper, until=Until.DAY)


def _within_reach(card: Card, use: Use) -> bool:
    borne = card.host is not None and card.host.is_dude and card is not use.card
    return borne and (use.game.shootout is None or opposing.test(card, use))


class MindTwist(Spell):
    """Mind Twist"""

    @noon_or_shootout(spell=6, boot=True, target=spell & bootable & here & where(_within_reach, "on a dude"))
    def confuse(self, use: Use) -> Flow[None]:
        """Noon/Shootout Hex 6, Boot: Boot a spell on a dude at this location; in a shootout, on a dude in the
        opposing posse."""
        yield from use.boot(use.target)

    @noon(spell=6, boot=True, target=dude & here)
    def humble(self, use: Use) -> None:
        """Noon Hex 6, Boot: Choose any dude at this location. Their influence is 1 and cannot be changed
        until the day ends."""
        use.change(use.target.id, fixed(Stat.INFLUENCE), 1)


class DiesIrae(Spell):
    """Dies Irae"""

    @shootout(spell=8, boot=True)
    def summon_the_dead(self, use: Use) -> None:
        """Shootout Miracle 8, Boot: This round, after your shooter is picked, up to 4 dudes in your Boot Hill
        add to your draw hand as if they backed up your shooter. Your dudes cannot flee this round."""
        use.later(Moment.SHOOTERS_PICKED, "rise", until=Until.ROUND)
        use.forbid(Act.FLEE, until=Until.ROUND)

    def rise(self, use: Use) -> Flow[None]:
        fight, side = self.game.shootout, use.side
        if fight is not None and side is not None:
            dead = yield from use.choose_several(in_boot_hill & dude, 0, 4, "Who rises?")
            fight.backup[side] += [card.id for card in dead]
            self.game.state.version += 1


class BabbleOn(Spell):
    """Babble On"""

    def _struck(self, event: happens.Booted) -> bool:
        victim = self.game.card(event.card)
        if not victim.is_dude or victim.controller != self.controller or event.source in (0, self.id):
            return False
        cause = self.game.card(event.source)
        return cause.is_spell and cause.has("Miracle")

    @react("after", happens.Booted, if_=_struck, spell=6)
    def interrupt(self, use: Use) -> Flow[None]:
        """React Miracle 6: After another Miracle has booted your dude, unboot them."""
        assert isinstance(use.event, happens.Booted)
        yield from use.unboot(self.game.card(use.event.card))

    @shootout(spell=7, boot=True, boots=this_dude, target=opposing & bootable)
    def talk_down(self, use: Use) -> Flow[None]:
        """Shootout Miracle 7, Boot: Boot this dude. Boot a card in the opposing posse."""
        yield from use.boot(use.target)


class AncestorsReproach(Spell):
    """Ancestor's Reproach"""

    @shootout(spell=8, boot=True, aces=in_hand)
    def call(self, use: Use) -> Flow[None]:
        """Shootout Spirit 8, Boot: Ace 1 card from your hand. An Ancestor Spirit token enters play at this
        location in your posse."""
        yield from self._appear(use)

    @cheatin(spell=6, boot=True, if_=token_can_join)
    def rebuke(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution Spirit 6, Boot: An Ancestor Spirit token enters play at this location in your
        posse."""
        yield from self._appear(use)

    def _appear(self, use: Use) -> Flow[None]:
        token = yield from use.create_token(self.game.token("Ancestor Spirit", self.face), use.here)
        yield from use.join(token)


def _reachable(card: Card, use: Use) -> bool:
    return card.place != use.here.place and any(use.can_move(one, card.place) for one in _wanderers(use))


def _wanderers(use: Use) -> list[Card]:
    return use.pool(your & dude & unbooted & here)


class SecretPaths(Spell):
    """Secret Paths"""

    @noon(spell=8, boot=True, target=location & where(_reachable, "elsewhere"))
    def lead(self, use: Use) -> Flow[None]:
        """Noon Spirit 8, Boot: Choose another location. All your unbooted dudes at this location move
        there."""
        for one in _wanderers(use):
            yield from use.move(one, use.target)
