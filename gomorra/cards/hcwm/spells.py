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
    unbooted,
    where,
    your,
)


class BoltsODoom(Spell):
    """Bolts o' Doom"""

    @shootout(spell=7, boot=True, target=opposing & dude)
    def strike(self, use: Use) -> None:
        """Shootout Hex 7, Boot: An opposing dude has fewer bullets, by the influence of this dude. If none are left, this dude has +1
        bullets."""
        use.modify(use.target, bullets=-use.actor.influence)
        if use.target.bullets == 0:
            use.modify(use.actor, bullets=1)


class Lethargy(Spell):
    """Lethargy"""

    @noon(spell=lambda card, use: use.target.grit, boot=True, target=dude & unbooted & nearby)
    def weary(self, use: Use) -> None:
        """Noon Hex X, Boot: An unbooted dude here or next door, whose grit is X, does not unboot this Sundown unless its controller
        pays 1 ghost rock."""
        use.later(Moment.SUNDOWN, "oversleep", use.target)

    def oversleep(self, use: Use, number: int) -> Flow[None]:
        sleeper = self.game.card(number)
        if not sleeper.booted:
            return
        seat = sleeper.controller
        rich = self.game.state.players[seat].stash > 0
        if rich and (yield from use.confirm(f"Pay 1 ghost rock to unboot {sleeper.title}?", by=seat)):
            yield from use.pay(1, seat=seat)
        else:
            use.forbid(Act.UNBOOT_AT_SUNDOWN, sleeper, until=Until.DAY)


def _within_reach(card: Card, use: Use) -> bool:
    borne = card.host is not None and card.host.is_dude and card is not use.card
    return borne and (use.game.shootout is None or opposing.test(card, use))


class MindTwist(Spell):
    """Mind Twist"""

    @noon_or_shootout(spell=6, boot=True, target=spell & unbooted & here & where(_within_reach, "on a dude"))
    def confuse(self, use: Use) -> Flow[None]:
        """Noon/Shootout Hex 6, Boot: A spell that a dude here has boots; in a shootout one of the opposing posse."""
        yield from use.boot(use.target)

    @noon(spell=6, boot=True, target=dude & here)
    def humble(self, use: Use) -> None:
        """Noon Hex 6, Boot: The influence of a dude here is 1, whatever would change it, until Sundown is over."""
        use.change(use.target.id, fixed(Stat.INFLUENCE), 1)


class DiesIrae(Spell):
    """Dies Irae"""

    @shootout(spell=8, boot=True)
    def summon_the_dead(self, use: Use) -> None:
        """Shootout Miracle 8, Boot: Once your shooter is picked this round, your Boot Hill lends up to four dudes who add to your
        bonuses like backup. Your dudes cannot flee this round."""
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
        """React Miracle 6: After another Miracle has booted a dude of yours, that dude unboots."""
        assert isinstance(use.event, happens.Booted)
        yield from use.unboot(self.game.card(use.event.card))

    @shootout(spell=7, boot=True, boots=this_dude, target=opposing & unbooted)
    def talk_down(self, use: Use) -> Flow[None]:
        """Shootout Miracle 7, Boot: Boot this dude: an opposing card boots."""
        yield from use.boot(use.target)


class AncestorsReproach(Spell):
    """Ancestor's Reproach"""

    @shootout(spell=8, boot=True, aces=in_hand)
    def call(self, use: Use) -> Flow[None]:
        """Shootout Spirit 8, Boot: Ace a card of your hand. An Ancestor Spirit token appears here and joins your posse."""
        yield from self._appear(use)

    @cheatin(spell=6, boot=True)
    def rebuke(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution Spirit 6, Boot: An Ancestor Spirit token appears here and joins your posse."""
        yield from self._appear(use)

    def _appear(self, use: Use) -> Flow[None]:
        token = yield from use.create_token(self.game.token("Ancestor Spirit", self.face), use.here)
        yield from use.join(token)


def _reachable(card: Card, use: Use) -> bool:
    return card.place != use.here.place and any(use.can_move(one, card.place) for one in _wanderers(use))


def _wanderers(use: Use) -> list[Card]:
    return use.candidates(your & dude & unbooted & here)


class SecretPaths(Spell):
    """Secret Paths"""

    @noon(spell=8, boot=True, target=location & where(_reachable, "elsewhere"))
    def lead(self, use: Use) -> Flow[None]:
        """Noon Spirit 8, Boot: All your unbooted dudes here go to another location."""
        for one in _wanderers(use):
            yield from use.move(one, use.target)
