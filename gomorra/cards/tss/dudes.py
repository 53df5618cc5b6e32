"""The Showstopper: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Dude,
    Flow,
    Stat,
    Until,
    Use,
    abomination,
    always,
    booted,
    can_join,
    dude,
    happens,
    has,
    here,
    in_shootout,
    nearby,
    noon,
    on_actor,
    owned,
    react,
    shootout,
    where,
    your,
)
from gomorra.engine.board import sides


class ShiLongPeng(Dude):
    """Shi Long Peng"""

    printings = ("17001",)

    @always(Stat.KUNG_FU_FOR_TECHNIQUES)
    def prayer_in_motion(self, card: Card) -> int:
        """For Techniques, Shi Long has Kung Fu equal to his Blessed rating."""
        return self.rating("Blessed") or 0


class SeamusMcCaffrey(Dude):
    """Seamus McCaffrey"""

    @always(Stat.CONTROL_TOTAL)
    def stir_them_up(self, seat: int) -> int:
        """While you have dudes at 5 or more locations, each other player has 2 fewer control points in
        total."""
        places = {friend.place for friend in self.game.dudes(self.controller)}
        return -2 if seat != self.controller and len(places) >= 5 else 0


class GeneNorthStar(Dude):
    """Gene North Star"""

    @shootout(discards=has("Spirit") & on_actor)
    def burn_bright(self, use: Use) -> None:
        """Shootout: Discard a Spirit from Gene. Gene gets +2 bullets."""
        use.modify(self, bullets=2)


class SpeaksWithEarth(Dude):
    """Speaks-With-Earth"""

    def _intruder(self, event: happens.Moved) -> bool:
        guest = self.game.card(event.card)
        if event.destination != self.place or guest.place != self.place:
            return False
        if not sides.opposed(self.game, self.controller, guest.controller):
            return False
        return self.game.use(self.controller, self).can_boot(guest)

    @react("after", happens.Moved, if_=_intruder, boot=True)
    def tremor(self, use: Use) -> Flow[None]:
        """React, Boot: After an unbooted dude of another player moves to this location, boot that dude. Then
        you may unboot a Totem at this location; its abilities may be used one more time today."""
        assert isinstance(use.event, happens.Moved)
        yield from use.boot(self.game.card(use.event.card))
        totem = yield from use.choose(has("Totem") & here & booted, "Unboot a Totem?", optional=True)
        if totem is not None:
            yield from use.unboot(totem)
            use.use_again(totem)


class QuimbyRTuttlemeir(Dude):
    """Quimby R. Tuttlemeir"""

    @noon(
        aces=your
        & owned
        & dude
        & abomination
        & nearby
        & where(lambda card, use: card.influence >= 1, "with influence")
    )
    def dissect(self, use: Use) -> None:
        """Noon: Choose an Abomination dude at this or an adjacent location that you own and control, with at
        least 1 influence, and ace them. Quimby permanently has +1 influence."""
        use.modify(self, influence=1, until=Until.PERMANENT)


class ErinKnight(Dude):
    """Erin Knight"""

    @shootout(
        repeat=True,
        brings_in=True,
        if_=lambda card, use: card.in_posse,
        boots=your & dude & has("Deputy") & can_join,
    )
    def call_the_faithful(self, use: Use) -> Flow[None]:
        """Repeat Shootout: Boot your Deputy at any location. They join Erin's posse."""
        yield from use.join(use.booted)


class NicholasKramer(Dude):
    """Nicholas Kramer"""

    @always(Stat.BULLETS)
    def arsenal(self, card: Card) -> int:
        """Nicholas has +1 bullets for each Gadget you control (maximum +4)."""
        bodies = (self.game.card(number) for number in self.game.state.bodies)
        return min(4, sum(item.has("Gadget") and item.controller == self.controller for item in bodies))


class PanchoCastilloExp1(Dude):
    """Pancho Castillo (Exp.1)"""

    @react("after", happens.EnteredPlay, if_=lambda card, event: event.card == card.id)
    def take_the_blame(self, use: Use) -> Flow[None]:
        """React: After Pancho enters play, 1 bounty moves from each of your other wanted dudes to Pancho."""
        for friend in self.game.dudes(use.seat):
            if friend is not self and friend.wanted:
                lifted = yield from use.bounty(friend, -1)
                yield from use.bounty(self, -lifted)

    @shootout(
        target=dude
        & in_shootout
        & where(lambda card, use: card.value <= use.actor.bounty, "of low enough value")
    )
    def live_up_to_it(self, use: Use) -> Flow[None]:
        """Shootout: Choose any dude in this shootout whose value is no higher than Pancho's bounty. Send them
        home booted."""
        yield from use.send_home_booted(use.target)


class TheGreyMan(Dude):
    """The Grey Man"""

    @noon(
        target=dude & here & where(lambda card, use: card.value <= use.actor.bullets, "of low enough value")
    )
    def loom(self, use: Use) -> Flow[None]:
        """Noon: Choose any dude at this location whose value is no higher than The Grey Man's bullets. Send
        them home booted."""
        yield from use.send_home_booted(use.target)
