"""Ghost Town: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    HERE,
    Act,
    Card,
    Flow,
    Goods,
    Phase,
    Stat,
    Use,
    adjacent,
    always,
    elsewhere,
    happens,
    has,
    noon,
    on_actor,
    react,
    trait,
    where,
)


class AutoGatling(Goods):
    """Auto-Gatling

    Once invented, attach this Gadget to a deed you control or to your home.
    """

    attaches_to = "location"

    @always(Stat.STUD_BONUS)
    def spray(self, side: int) -> int:
        """In shootouts at this location, the owner of this card has a +2 stud bonus."""
        fight = self.game.shootout
        here = fight is not None and fight.location == self.place and fight.seats[side] == self.owner
        return 2 if here else 0

    @always(Stat.INFLUENCE, on=HERE)
    def menace(self, card: Card) -> int:
        """Unbooted dudes at this location who are not controlled by the owner of this card have -1
        influence."""
        return -int(not card.booted and card.controller != self.owner)


def _upkeep_begins(card: Card, event: happens.PhaseStarted) -> bool:
    return event.phase == Phase.UPKEEP


class SundayBest(Goods):
    """Sunday Best"""

    @always(Stat.INFLUENCE, on=BEARER)
    def look_the_part(self, card: Card) -> int:
        """During the Upkeep phase, this dude has +3 influence."""
        return 3 if self.game.state.phase == Phase.UPKEEP else 0

    @react("after", happens.PhaseStarted, if_=_upkeep_begins, boot=True, target=elsewhere & adjacent)
    def stroll(self, use: Use) -> Flow[None]:
        """React, Boot: When the Upkeep phase begins, move this dude to an adjacent location."""
        yield from use.move(use.actor, use.target)


class Tusk(Goods):
    """Tusk"""

    @trait("after", happens.EnteredPlay, if_=lambda card, event: event.card == card.id)
    def trophy(self, use: Use) -> Flow[None]:
        """After this card enters play, draw a card."""
        yield from use.draw()

    @always(Stat.VALUE_FOR_OTHERS, on=BEARER)
    def fearsome(self, card: Card) -> int:
        """For opposing card effects, this dude has +5 value."""
        return 5


class MountainLionFriend(Goods):
    """Mountain Lion Friend"""

    @always(Stat.DRAW_BONUS)
    def prowl(self, side: int) -> int:
        """While this dude is in a shootout, your posse has a +1 draw bonus."""
        return int(self.side == side)

    def _your_casualties(self, event: happens.TakingCasualties) -> bool:
        return self.side == event.side and not self.game.stopped(Act.ACE, self, None)

    @react("before", happens.TakingCasualties, if_=_your_casualties)
    def leap_between(self, use: Use) -> Flow[None]:
        """React: Before this dude's posse takes casualties, ace this card. That posse takes 2 fewer
        casualties."""
        if (yield from use.ace(self)):
            use.spare(2)


def _haunted(card: Card, use: Use) -> bool:
    return card.in_play and card.place != use.here.place and use.can_move(use.actor, card.place)


class SpiritSteed(Goods):
    """Spirit Steed

    Attach only to a Shaman.
    """

    def can_attach_to(self, host: Card) -> bool:
        return host.has("Shaman")

    @noon(boot=True, target=has("Spirit") & where(_haunted, "elsewhere"))
    def follow(self, use: Use) -> Flow[None]:
        """Noon, Boot: Move this dude to another location where there is a Spirit."""
        yield from use.move(use.actor, use.target.place)

    @noon(repeat=True, boots=has("Spirit") & on_actor, target=elsewhere)
    def wander(self, use: Use) -> Flow[None]:
        """Repeat Noon: Boot a Spirit on this dude. Move this dude to any other location."""
        yield from use.move(use.actor, use.target)
