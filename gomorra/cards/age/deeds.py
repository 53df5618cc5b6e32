"""A Grand Entrance: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Deed,
    Flow,
    Stat,
    Use,
    adjacent,
    always,
    destination,
    dude,
    goods,
    happens,
    has,
    here,
    in_hand,
    noon,
    react,
    where,
    your,
)
from gomorra.engine.board import sides


class LongStridesRanch(Deed):
    """Long Strides Ranch"""

    @always(Stat.PRODUCTION)
    def breed(self, card: Card) -> int:
        """While its controller has 2 or more Horses, this deed has +2 production."""
        bodies = map(self.game.card, self.game.state.bodies)
        return (
            2 if sum(item.has("Horse") and item.controller == self.controller for item in bodies) >= 2 else 0
        )

    @noon(
        controller=True,
        boot=True,
        target=in_hand
        & goods
        & has("Horse")
        & where(lambda card, use: use.can_play(card, 2), "that you can attach"),
    )
    def sell(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Your dude attaches a Horse from your hand at its cost less 2."""
        yield from use.play(use.target, 2, bearer=lambda host: host.is_dude)


class TheGomorraGazette(Deed):
    """The Gomorra Gazette"""

    def _scandal(self, event: happens.BountyChanged) -> bool:
        whose = self.game.card(event.card).controller
        return event.amount > 0 and sides.opposed(self.game, self.controller, whose)

    @react("after", happens.BountyChanged, if_=_scandal, controller=True, boot=True)
    def extra(self, use: Use) -> Flow[None]:
        """Controller React, Boot: After the bounty of an opposing dude is raised, gain ghost rock equal to
        that dude's influence."""
        assert isinstance(use.event, happens.BountyChanged)
        yield from use.gain(self.game.card(use.event.card).influence)


class OpenWound(Deed):
    """ "Open Wound\""""

    @always(Stat.ADJACENT)
    def tunnels(self, one: Card, other: Card) -> bool | None:
        """This deed is adjacent to every other Open Wound."""
        return True if one.id == self.id and other.title == self.title else None

    @noon(controller=True, repeat=True, pay=1, target=your & dude & here, also=destination & adjacent)
    def crawl(self, use: Use) -> Flow[None]:
        """Repeat Controller Noon, Pay 1 Ghost Rock: Your dude at this location moves to an adjacent
        location."""
        yield from use.move(use.target, use.also)
