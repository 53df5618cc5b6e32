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


class ShiLongPeng(Dude):
    """Shi Long Peng"""

    printings = ("17001",)

    @always(Stat.KUNG_FU_FOR_TECHNIQUES)
    def prayer_in_motion(self, card: Card) -> int:
        """For Techniques Shi Long has as much Kung Fu as his Blessed rating."""
        return self.rating("Blessed") or 0


class SeamusMcCaffrey(Dude):
    """Seamus McCaffrey"""

    @always(Stat.CONTROL_TOTAL)
    def stir_them_up(self, seat: int) -> int:
        """With dudes of yours at five locations or more, every other player counts 2 control points fewer."""
        places = {friend.place for friend in self.game.dudes(self.controller)}
        return -2 if seat != self.controller and len(places) >= 5 else 0


class GeneNorthStar(Dude):
    """Gene North Star"""

    @shootout(discards=has("Spirit") & on_actor)
    def burn_bright(self, use: Use) -> None:
        """Shootout: Discard a Spirit from Gene: he has +2 bullets."""
        use.modify(self, bullets=2)


class SpeaksWithEarth(Dude):
    """Speaks-With-Earth"""

    def _intruder(self, event: happens.Moved) -> bool:
        guest = self.game.card(event.card)
        come = event.destination == self.place and guest.place == self.place and not guest.booted
        return come and guest.controller != self.controller

    @react("after", happens.Moved, if_=_intruder, boot=True)
    def tremor(self, use: Use) -> Flow[None]:
        """React, Boot: When an opposing dude has come here, it boots. You may unboot a Totem here, whose abilities can then be used
        once more today."""
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
        & where(lambda card, use: card.influence >= 1, "of influence")
    )
    def dissect(self, use: Use) -> None:
        """Noon: Ace an Abomination that you own and control, here or next door, with 1 or more influence: Quimby has +1 influence
        for good."""
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
        """Repeat Shootout: Boot a Deputy of yours, who then comes into Erin's posse from anywhere."""
        yield from use.join(use.booted)


class NicholasKramer(Dude):
    """Nicholas Kramer"""

    @always(Stat.BULLETS)
    def arsenal(self, card: Card) -> int:
        """Nicholas has +1 bullets for each Gadget you control, +4 at most."""
        bodies = (self.game.card(number) for number in self.game.state.bodies)
        return min(4, sum(item.has("Gadget") and item.controller == self.controller for item in bodies))


class PanchoCastilloExp1(Dude):
    """Pancho Castillo (Exp.1)"""

    @react("after", happens.EnteredPlay, if_=lambda card, event: event.card == card.id)
    def take_the_blame(self, use: Use) -> Flow[None]:
        """React: Once Pancho is in play, 1 bounty goes from each of your wanted dudes to him."""
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
        """Shootout: A dude goes home booted whose value is not above Pancho's bounty."""
        yield from use.send_home_booted(use.target)


class TheGreyMan(Dude):
    """The Grey Man"""

    @noon(
        target=dude & here & where(lambda card, use: card.value <= use.actor.bullets, "of low enough value")
    )
    def loom(self, use: Use) -> Flow[None]:
        """Noon: A dude here goes home booted whose value is not above The Grey Man's bullets."""
        yield from use.send_home_booted(use.target)
