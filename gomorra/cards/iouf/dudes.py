"""Immovable Object, Unstoppable Force: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import ALL, TOWN_SQUARE, Card, Dude, Flow, Use, always, happens, trait
from gomorra.engine import stats
from gomorra.engine.ability import Ability


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


class MarciaRidge(Dude):
    """Marcia Ridge"""

    def _holds_the_square(self) -> bool:
        sums = stats.standing(self.game, TOWN_SQUARE)
        mine = sums[self.controller]
        return self.in_town_square and all(mine > n for seat, n in enumerate(sums) if seat != self.controller)

    @always("lends", on=ALL)
    def connections(self, card: Card, seat: int, ability: Ability) -> bool:
        """While Marcia is in the town square and you have the most influence there, you may use Controller abilities of
        adjacent deeds as if you controlled them."""
        if seat != self.controller or not ability.controller or not card.is_deed:
            return False
        return self._holds_the_square() and card.adjacent_to(self)


class MarciaRidgeWeirdWest(MarciaRidge):
    """Marcia Ridge"""

    printings = ("24054",)

    @always("lends", on=ALL)
    def connections(self, card: Card, seat: int, ability: Ability) -> bool:
        """While Marcia is in the town square and you have the most influence there, you may use abilities of adjacent deeds
        as if you controlled them and she were there."""
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
