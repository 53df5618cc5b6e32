"""Immovable Object, Unstoppable Force: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    POSSE,
    TOWN_SQUARE,
    Card,
    Dude,
    Flow,
    Use,
    always,
    happens,
    has,
    noon,
    shootout,
    spell,
    trait,
    where,
)
from gomorra.engine import stats
from gomorra.engine.ability import Ability


class Randall(Dude):
    """Randall"""

    @always("hand size")
    def gossip(self, seat: int) -> int:
        """With two other dudes or more at Randall's location, whoever's they are, your hand size is one higher."""
        return int(seat == self.controller and len(self.dudes_here) >= 3)


class RandallWeirdWest(Dude):
    """Randall"""

    printings = ("24014",)

    @always("hand size")
    def gossip(self, seat: int) -> int:
        """With dudes of yours at three in-town locations or more, your hand size is one higher."""
        places = {friend.place for friend in self.game.dudes(self.controller) if friend.in_town}
        return int(seat == self.controller and len(places) >= 3)


class Natalya(Dude):
    """Natalya"""

    def _poorest(self, event: happens.PhaseStarted) -> bool:
        me = self.controller
        if event.phase != "upkeep" or not self.location.is_deed:
            return False
        return all(stats.poorer(self.game, me, seat) for seat in range(self.game.seats) if seat != me)

    @trait("after", happens.PhaseStarted, if_=_poorest)
    def skim(self, use: Use) -> Flow[None]:
        """When Upkeep begins and you have the least ghost rock of all, what the deed at Natalya's location produces goes to
        you and to nobody else."""
        amount = self.location.production
        yield from use.gain(amount)
        use.modify(self.location, production=-amount, until="phase")


class XuiYinChen(Dude):
    """Xui Yin Chen"""

    @shootout(boot=True)
    def inspire(self, use: Use) -> None:
        """Shootout, Boot: Everybody in Xui Yin Chen's posse becomes a stud with +1 influence."""
        for friend in self.game.dudes():
            if friend.side is not None and friend.side == self.side:
                use.make(friend, "stud")
                use.modify(friend, influence=1)


class Hamshanks(Dude):
    """Hamshanks"""

    @always("decoy", on=ALL)
    def stand_in_front(self, card: Card, use: Use) -> bool:
        """While Hamshanks is unbooted at a location that you control, other players' abilities cannot choose your dudes
        here if they could choose him."""
        return (
            not self.booted
            and self.location.controller == self.controller
            and use.seat != self.controller
            and card.is_dude
            and card.controller == self.controller
            and card.place == self.place
        )


class YunxuJiang(Dude):
    """Yunxu Jiang"""

    @always("bullets", "value", on=POSSE)
    def home_ground(self, card: Card) -> int:
        """Where you are in control, your other dudes in a posse with Yunxu Jiang have +1 bullets and +1 value."""
        fight = self.game.shootout
        if fight is None or card.id == self.id or card.controller != self.controller:
            return 0
        return int(self.game.card(fight.location).controller == self.controller)


class Mazatl(Dude):
    """Mazatl"""

    @noon(
        target=spell
        & has("Totem")
        & where(
            lambda card, use: card.place != use.here.place and use.can_move(use.actor, card.place),
            "elsewhere",
        )
    )
    def follow_the_spirits(self, use: Use) -> Flow[None]:
        """Noon: Mazatl moves to where a Totem is."""
        yield from use.move(self, use.target.place)


class MarciaRidge(Dude):
    """Marcia Ridge"""

    def _holds_the_square(self) -> bool:
        sums = stats.standing(self.game, TOWN_SQUARE)
        mine = sums[self.controller]
        return self.in_town_square and all(mine > n for seat, n in enumerate(sums) if seat != self.controller)

    @always("lends", on=ALL)
    def connections(self, card: Card, seat: int, ability: Ability) -> bool:
        """With Marcia and the most influence in the town square you may use Controller abilities of adjacent deeds as if
        they were under your control."""
        if seat != self.controller or not ability.controller or not card.is_deed:
            return False
        return self._holds_the_square() and card.adjacent_to(self)


class MarciaRidgeWeirdWest(MarciaRidge):
    """Marcia Ridge"""

    printings = ("24054",)

    @always("lends", on=ALL)
    def connections(self, card: Card, seat: int, ability: Ability) -> bool:
        """With Marcia and the most influence in the town square you may use abilities of adjacent deeds as if they were
        under your control and she were there."""
        return seat == self.controller and self._reaches(card)

    def _reaches(self, deed: Card) -> bool:
        return deed.is_deed and self._holds_the_square() and deed.adjacent_to(self)

    @always("counts as here", on=ALL)
    def _stands_there(self, card: Card, use: Use) -> bool:
        mine = card.id == self.id and use.seat == self.controller
        return mine and use.card is not None and self._reaches(use.card)


class AncestorSpirit(Dude):
    """Ancestor Spirit"""

    @trait("when", happens.Moved, if_=lambda card, event: event.card == card.id, instead=True)
    def fade(self, use: Use) -> Flow[None]:
        """This token leaves the game when it leaves its location ..."""
        assert use.event is not None
        use.event.replaced = True
        yield from use.remove_from_game(self)

    @trait("after", happens.PhaseEnded, if_=lambda card, event: event.phase == "sundown")
    def rest(self, use: Use) -> Flow[None]:
        """... or when the day ends."""
        yield from use.remove_from_game(self)


class NatureSpirit(Dude):
    """Nature Spirit"""

    @trait("after", happens.ShootoutEnded)
    def return_to_the_wild(self, use: Use) -> Flow[None]:
        """This token leaves the game after the shootout."""
        yield from use.remove_from_game(self)
