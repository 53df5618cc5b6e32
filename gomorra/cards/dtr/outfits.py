"""Base Set: outfits."""

from __future__ import annotations

from collections.abc import Callable

from gomorra.cards.vocabulary import (
    Card,
    Flow,
    Moment,
    Outfit,
    Use,
    deed,
    dude,
    happens,
    in_hand,
    in_town_square,
    minimal,
    noon,
    react,
    several,
    where,
    your,
)


class TheFourthRing(Outfit):
    """The Fourth Ring"""

    def _spell_away_from_home(self, event: happens.Cast) -> bool:
        caster = self.game.card(event.dude)
        return event.success and event.test == "spell" and event.seat == self.owner and not caster.at_home

    @react("after", happens.Cast, if_=_spell_away_from_home, boot=True, discards=in_hand)
    def profit(self, use: Use) -> Flow[None]:
        """React, Boot: After your dude who is not at home succeeds with a spell, discard 1 card from your
        hand to draw 1 card and gain 1 ghost rock."""
        yield from use.gain(1)
        yield from use.draw()


def _outweighs(dudes: list[Card], use: Use) -> bool:
    return sum(dude.influence for dude in dudes) > use.target.influence


class LawDogs(Outfit):
    """Law Dogs"""

    @noon(boot=True, target=dude, boots=several(your & dude, 1, 99, minimal(_outweighs)))
    def post_bounty(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose any dude. Boot your dudes with more influence in total than that dude has to
        raise that dude's bounty by 1. Boot no more dudes than it takes."""
        yield from use.bounty(use.target, 1)


def _another_inventor(use: Use) -> Callable[[Card], bool]:
    """Who boots for the deed cannot boot once more to invent it."""
    return lambda scientist: scientist is not use.booted


def _affordable(card: Card, use: Use) -> bool:
    return use.can_play(card, use.booted.influence, inventor=_another_inventor(use))


class MorganCattleCo(Outfit):
    """Morgan Cattle Co."""

    @noon(boot=True, boots=your & dude, target=in_hand & deed & where(_affordable, "that you can afford"))
    def expand(self, use: Use) -> Flow[None]:
        """Noon, Boot: Boot your dude. A deed from your hand enters play at its cost less that dude's
        influence. Move that dude to the deed."""
        if (yield from use.play(use.target, use.booted.influence)):
            yield from use.move(use.booted, use.target)


class TheSloaneGang(Outfit):
    """The Sloane Gang"""

    @noon(boot=True, boots=your & dude & in_town_square)
    def hold_the_square(self, use: Use) -> None:
        """Noon, Boot: Choose your unbooted dude in the town square and boot that dude. At Sundown, if that
        dude is still there, choose: gain 1 ghost rock for each other player; or, if that dude has no control
        point, that dude gains 1 permanent control point."""
        use.later(Moment.SUNDOWN, "payday", use.booted)

    def payday(self, use: Use, number: int) -> Flow[None]:
        boss = self.game.card(number)
        if not boss.in_town_square:
            return
        ways = ["ghost rock"] if boss.control else ["ghost rock", "control point"]
        if (yield from use.choose_word(ways, f"What does {boss.title} earn?")) == "ghost rock":
            yield from use.gain(len(use.opponents))
        else:
            yield from use.control_point(boss)
