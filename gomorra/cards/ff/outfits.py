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
    unbooted,
    where,
    your,
)


class OdditiesOfNature(Outfit):
    """Oddities of Nature"""

    @always(Stat.INFLUENCE, on=YOURS)
    def sideshow(self, card: Card) -> int:
        """Your Abominations have +1 influence in the town square."""
        return int(card.is_dude and card.in_town_square and card.has("Abomination"))

    @noon(boot=True, boots=your & dude & abomination & in_town_square)
    def perform(self, use: Use) -> Flow[None]:
        """Noon, Boot: In the town square an Abomination of yours boots: gain 1 ghost rock, and an opposing dude there boots,
        too."""
        yield from use.gain(1)
        gaper = yield from use.choose(another & dude & in_town_square & unbooted)
        if gaper is not None:
            yield from use.boot(gaper)


def _carried(card: Card, use: Use) -> bool:
    return card.host is not None and card.host.is_dude


def _callable(card: Card, use: Use) -> bool:
    return card.place == use.booted.place and (card.wanted or not card.booted)


class TheArsenal(Outfit):
    """The Arsenal"""

    @noon(
        repeat=True,
        boots=your & (spell | has("Gadget")) & where(_carried, "on a dude"),
        target=another & dude & where(_callable, "there, unbooted or wanted"),
    )
    def enforce(self, use: Use) -> Flow[None]:
        """Repeat Noon: Boot a Gadget or spell on your dude: that dude calls out an unbooted or a wanted dude at its
        location."""
        yield from use.call_out(use.booted.bearer, use.target)


class MorganGadgetorium(Outfit):
    """Morgan Gadgetorium"""

    @react("before", happens.Testing, if_=lambda card, event: event.seat == card.owner, boot=True)
    def raise_the_bar(self, use: Use) -> None:
        """React, Boot: Before your dude pulls for a skill test its difficulty goes up by 2. If it succeeds, gain 1 ghost
        rock and unboot the dude if it booted for that."""
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


class DesolationRow(Outfit):
    """Desolation Row"""

    @always(Stat.CONTROL, on=YOURS)
    def legends(self, card: Card) -> int:
        """Each of your dudes has a control point more while its bounty is 4 or higher."""
        return 1 if card.is_dude and card.bounty >= 4 else 0

    @job(mark=location & in_town_square, boots=where(lambda card, use: card is use.card, "this outfit"))
    def raid(self, use: Use) -> Flow[None]:
        """Noon Job: Boot this card, not the leader, and mark the town square. Success with the leader still in the posse:
        2 bounty for the leader, and gain as much ghost rock as its bullets, 4 at most."""
        if use.leader in use.roles["survivors"]:
            yield from use.bounty(use.leader, 2)
            yield from use.gain(min(4, use.leader.bullets))
