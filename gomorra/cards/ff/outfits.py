"""Faith and Fear: outfits."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    YOURS,
    Card,
    Flow,
    Outfit,
    Stat,
    Use,
    abomination,
    always,
    another,
    bootable,
    dude,
    happens,
    has,
    in_town_square,
    job,
    location,
    noon,
    react,
    spell,
    trait,
    where,
    your,
)


class OdditiesOfNature(Outfit):
    """Oddities of Nature"""

    @always(Stat.INFLUENCE, on=YOURS)
    def sideshow(self, card: Card) -> int:
        """Your Abomination dudes in the town square have +1 influence."""
        return int(card.is_dude and card.in_town_square and card.has("Abomination"))

    @noon(boot=True, boots=your & dude & abomination & in_town_square)
    def perform(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose your Abomination in the town square and boot them. Gain 1 ghost rock. Boot
        another player's dude in the town square."""
        yield from use.gain(1)
        gaper = yield from use.choose(another & dude & in_town_square & bootable)
        if gaper is not None:
            yield from use.boot(gaper)


def _carried(card: Card, use: Use) -> bool:
    return card.host is not None and card.host.is_dude


def _callable(card: Card, use: Use) -> bool:
    there = card.place == use.booted.place and (card.wanted or not card.booted)
    return there and use.can_call_out(use.booted.bearer, card)


class TheArsenal(Outfit):
    """The Arsenal"""

    @noon(
        repeat=True,
        boots=your & (spell | has("Gadget")) & where(_carried, "on a dude"),
        target=another & dude & where(_callable, "there that is unbooted or wanted"),
    )
    def enforce(self, use: Use) -> Flow[None]:
        """Repeat Noon: Boot a Gadget or spell on your dude. That dude calls out another player's unbooted or
        wanted dude at the same location."""
        yield from use.call_out(use.booted.bearer, use.target)


class MorganGadgetorium(Outfit):
    """Morgan Gadgetorium"""

    @react("before", happens.Testing, if_=lambda card, event: event.seat == card.owner, boot=True)
    def raise_the_bar(self, use: Use) -> None:
        """React, Boot: Before your dude pulls for a skill check, raise its difficulty by 2. If successful,
        gain 1 ghost rock and, if that dude booted for it, unboot that dude."""
        assert isinstance(use.event, happens.Testing)
        use.event.harder += 2
        use.count_on(self, "bar", use.event.dude)

    @trait("after", happens.Cast, if_=lambda card, event: event.dude == card.counter("bar"))
    def _reward(self, use: Use) -> Flow[None]:
        assert isinstance(use.event, happens.Cast)
        use.count_on(self, "bar", 0)
        if use.event.success:
            yield from use.gain(1)
            if ("booted", use.event.dude) in use.event.use.spent:
                yield from use.unboot(self.game.card(use.event.dude))
            elif any(card.id == use.event.dude for card in use.event.use.roles.get("boots", ())):
                use.count_on(self, "caster", use.event.dude)

    def _booted_by_its_spell(self, event: happens.AbilityUsed) -> bool:
        return bool(event.use.actor.id == self.counter("caster"))

    @trait("after", happens.AbilityUsed, if_=_booted_by_its_spell)
    def _rest(self, use: Use) -> Flow[None]:
        assert isinstance(use.event, happens.AbilityUsed)
        caster = use.event.use.actor
        use.count_on(self, "caster", 0)
        if ("booted", caster.id) in use.event.use.spent:
            yield from use.unboot(caster)


class DesolationRow(Outfit):
    """Desolation Row"""

    @always(Stat.CONTROL, on=YOURS)
    def legends(self, card: Card) -> int:
        """Your dudes with 4 or more bounty have +1 control point."""
        return 1 if card.is_dude and card.bounty >= 4 else 0

    @job(mark=location & in_town_square, boots=where(lambda card, use: card is use.card, "this outfit"))
    def raid(self, use: Use) -> Flow[None]:
        """Noon Job: Boot this card; the leader does not boot. Mark the town square. If successful with the
        leader still in your posse, the leader gains 2 bounty and you gain ghost rock equal to the leader's
        bullets (maximum 4)."""
        if use.leader in use.roles["survivors"]:
            yield from use.bounty(use.leader, 2)
            yield from use.gain(min(4, use.leader.bullets))
