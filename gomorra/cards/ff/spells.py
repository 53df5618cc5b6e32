"""Faith and Fear: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Act,
    Card,
    Flow,
    Spell,
    Stat,
    Until,
    Use,
    Why,
    action,
    another,
    booted,
    can_join,
    destination,
    dude,
    happens,
    here,
    nearby,
    noon,
    not_self,
    opposing,
    react,
    shootout,
    this_dude,
    unbooted,
    where,
    your,
)


class MirrorMirror(Spell):
    """Mirror, Mirror"""

    @shootout(spell=4, boot=True, target=opposing & dude)
    def reflect(self, use: Use) -> None:
        """Shootout Hex 4, Boot: Choose an opposing dude. This Huckster becomes a stud or draw, as that dude
        is. If this Huckster has fewer bullets than that dude, this Huckster gets +X bullets, where X is the
        difference."""
        use.make(use.actor, "stud" if use.target.is_stud else "draw")
        use.modify(use.actor, bullets=max(0, use.target.bullets - use.actor.bullets))

    @shootout(spell=6, boot=True, target=opposing & dude)
    def distort(self, use: Use) -> None:
        """Shootout Hex 6, Boot: Choose an opposing dude. That dude becomes a stud or draw, as this Huckster
        is. If that dude has more bullets than this Huckster, that dude gets -X bullets, where X is the
        difference."""
        use.make(use.target, "stud" if use.actor.is_stud else "draw")
        use.modify(use.target, bullets=-max(0, use.target.bullets - use.actor.bullets))


def _in_need(spell: Card, event: happens.Discarded | happens.Aced) -> bool:
    card, healer = spell.game.card(event.card), spell.host
    if healer is None or not card.in_play or not card.is_dude or card is healer:
        return False
    if isinstance(event, happens.Discarded) and event.why != Why.CASUALTY:
        return False
    return card.near(healer) and spell.game.rules(healer.controller).can_send_home_booted(card)


class _LayOnHands(Spell):
    """Healing hands, by their difficulty."""

    def _heal(self, use: Use) -> Flow[None]:
        assert isinstance(use.event, happens.CardEvent)
        patient = self.game.card(use.event.card)
        if use.can_send_home_booted(patient):
            use.event.replaced = True
            yield from use.send_home_booted(patient)
            use.forbid(Act.UNBOOT_AT_SUNDOWN, patient, until=Until.DAY)


class LayOnHands(_LayOnHands):
    """Lay On Hands"""

    @react(
        "when",
        happens.Discarded,
        happens.Aced,
        if_=_in_need,
        instead=True,
        spell=8,
        boot=True,
        boots=this_dude,
    )
    def heal(self, use: Use) -> Flow[None]:
        """React Miracle 8, Boot: When a dude other than this Blessed, at this or an adjacent location, is
        discarded as a casualty or aced in any way, boot this Blessed. Send the other dude home booted
        instead; they do not unboot this Sundown."""
        yield from self._heal(use)


class LayOnHandsWeirdWest(_LayOnHands):
    """Lay On Hands"""

    printings = ("24193",)

    @react(
        "when",
        happens.Discarded,
        happens.Aced,
        if_=_in_need,
        instead=True,
        spell=6,
        boot=True,
        boots=this_dude,
    )
    def heal(self, use: Use) -> Flow[None]:
        """React Miracle 6, Boot: When a dude other than this Blessed, at this or an adjacent location, is
        discarded as a casualty or aced in any way, boot this Blessed. Send the other dude home booted
        instead; they do not unboot this Sundown."""
        yield from self._heal(use)


class HolyRoller(Spell):
    """Holy Roller"""

    @shootout(spell=6, boot=True)
    def roll(self, use: Use) -> None:
        """Shootout Miracle 6, Boot: This Blessed gets +1 bullets. This round they cannot be a casualty unless
        you lose by 3 or more ranks."""
        use.modify(use.actor, bullets=1)
        use.change(use.actor.id, Stat.NO_CASUALTY_UNLESS_BEATEN_BY, 3, until=Until.ROUND)


class TheLordProvides(Spell):
    """The Lord Provides"""

    @shootout(spell=9, boot=True, boots=this_dude)
    def provide(self, use: Use) -> Flow[None]:
        """Shootout Miracle 9, Boot: Boot this Blessed and search your discard pile, or your deck and discard
        pile, for an action. Reveal it and put it into your hand. Discard this card."""
        for card in (yield from use.search(action, piles="deck and/or discard")):
            yield from use.reveal([card])
            yield from use.to_hand(card)
        yield from use.discard(self)


next_to_target = destination & where(lambda card, use: card.adjacent_to(use.target), "that is adjacent to it")


class Phantasm(Spell):
    """Phantasm"""

    @noon(spell=9, boot=True, target=another & dude & unbooted & nearby)
    def lure(self, use: Use) -> Flow[None]:
        """Noon Hex 9, Boot: Choose an unbooted dude of another player at this or an adjacent location. They
        move to a location adjacent to theirs."""
        place = yield from use.choose(next_to_target, f"Where does {use.target.title} go?")
        if place is not None:
            yield from use.move(use.target, place)

    @noon(spell=12, boot=True, target=another & dude & booted & here, also=next_to_target)
    def drive_out(self, use: Use) -> Flow[None]:
        """Noon Hex 12, Boot: Choose a booted dude of another player at this location. They move to an
        adjacent location."""
        yield from use.move(use.target, use.also)


class PhantasmWeirdWest(Spell):
    """Phantasm"""

    printings = ("24186",)

    @noon(spell=9, boot=True, target=another & dude & unbooted & nearby, also=next_to_target)
    def lure(self, use: Use) -> Flow[None]:
        """Noon Hex 9, Boot: Choose an unbooted dude of another player at this or an adjacent location, and a
        location adjacent to theirs. Move them there."""
        yield from use.move(use.target, use.also)

    drive_out = Phantasm.drive_out


def _can_come(card: Card, use: Use) -> bool:
    return card.place != use.here.place and use.can_move(card, use.here.place)


class WalkThePath(Spell):
    """Walk the Path"""

    @noon(spell=6, boot=True, target=your & dude & not_self & where(_can_come, "who can come"))
    def lead(self, use: Use) -> Flow[None]:
        """Noon Miracle 6, Boot: Your other dude, at any location, moves to this location."""
        yield from use.move(use.target, use.here)

    @shootout(
        spell=7,
        boot=True,
        brings_in=True,
        if_=lambda card, use: use.actor.in_posse,
        target=your & dude & can_join,
    )
    def call(self, use: Use) -> Flow[None]:
        """Shootout Miracle 7, Boot: Your dude, at any location, joins this Blessed's posse and unboots."""
        if (yield from use.join(use.target)):
            yield from use.unboot(use.target)


class Soothe(Spell):
    """Soothe"""

    @noon(spell=10, boot=True, boots=this_dude, target=dude & not_self & booted & nearby)
    def soothe(self, use: Use) -> Flow[None]:
        """Noon Miracle 10, Boot: Boot this Blessed. A different dude at this or an adjacent location
        unboots."""
        yield from use.unboot(use.target)


class SootheWeirdWest(Spell):
    """Soothe"""

    printings = ("24199",)

    @noon(spell=8, boot=True, boots=this_dude, target=dude & not_self & booted & nearby)
    def soothe(self, use: Use) -> Flow[None]:
        """Noon Miracle 8, Boot: Boot this Blessed. A different dude at this or an adjacent location
        unboots."""
        yield from use.unboot(use.target)
