"""Blood Moon Rising: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Act,
    Card,
    Flow,
    Moment,
    Spell,
    Stat,
    Until,
    Use,
    always,
    cannot,
    destination,
    dude,
    lowering,
    noon,
    shootout,
    where,
    your,
)


class Heartseeker(Spell):
    """Heartseeker"""

    @shootout(spell=5, boot=True)
    def seek(self, use: Use) -> None:
        """Shootout Hex 5, Boot: Your opponent takes 3 fewer casualties this round. If you win the round, ace
        the opposing shooter; nothing can prevent this, not even Harrowed."""
        use.casualties(use.opponent, -3)
        use.later(Moment.ROUND_DECIDED, "strike", until=Until.ROUND)

    def strike(self, use: Use) -> Flow[None]:
        fight, side = self.game.shootout, use.side
        if fight is not None and side is not None and fight.round_winner == side:
            yield from use.ace(self.game.card(fight.shooters[1 - side]), final=True)


def _next_to_the_shaman(card: Card, use: Use) -> bool:
    return card.adjacent_to(use.actor)


class TseCheNakosWeaving(Spell):
    """Tse-Che-Nako's Weaving"""

    @always(Stat.KEYWORD, on=BEARER)
    def hallow(self, card: Card) -> str | None:
        """This deed is Holy Ground."""
        return "Holy Ground" if card.is_deed else None

    @always(cannot(Act.UNBOOT_AT_SUNDOWN), on=BEARER)
    def bind(self, card: Card, use: Use, other: Card | None) -> bool:
        """This deed does not unboot at Sundown."""
        return card.is_deed

    @noon(
        spell=7,
        boot=True,
        target=your & dude,
        also=destination & where(_next_to_the_shaman, "at an adjacent location"),
    )
    def weave(self, use: Use) -> Flow[None]:
        """Noon Spirit 7, Boot: Your dude moves to any location adjacent to this Shaman's. You may unboot this
        deed; this Shaman then has 1 control point until they move or the day ends."""
        place = use.here
        yield from use.move(use.target, use.also)
        if place.is_deed and place.booted:
            if (yield from use.confirm(f"Unboot {place.title}?")) and (yield from use.unboot(place)):
                use.modify(use.actor, control=1, until=Until.STAY)


class AmazingGrace(Spell):
    """Amazing Grace"""

    @noon(spell=6, boot=True)
    def sing(self, use: Use) -> None:
        """Noon Miracle 6, Boot: This Blessed is not sent home booted for the next callout they refuse, and
        gets +1 influence. Your other dudes get +1 influence for the control of locations. Opposing abilities
        cannot lower the influence of your dudes."""
        use.modify(use.actor, influence=1)
        use.change(use.actor.id, Stat.STAYS_AFTER_REFUSING, 1)
        for friend in self.game.dudes(use.seat):
            if friend is not use.actor:
                use.change(friend.id, Stat.INFLUENCE_FOR_CONTROL, 1)
            use.forbid(lowering(Stat.INFLUENCE), friend, whose="foes not trait")
