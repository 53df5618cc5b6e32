"""Nightmare at Noon: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    OUT_OF_PLAY,
    TOWN_SQUARE,
    Action,
    Card,
    Flow,
    Use,
    Why,
    happens,
    in_discard,
    noon,
    own_stat,
    shootout,
    trait,
)

NEVER_FORGOTTEN = own_stat("never forgotten", "Of the town square: tales are told of the fallen.")


def _memorable(card: Card, event: happens.Aced) -> bool:
    tales = card.game.modifiers_of(TOWN_SQUARE, NEVER_FORGOTTEN)
    fallen = card.game.card(event.card)
    return event.why == Why.CASUALTY and fallen.is_dude and any(tale.source == card.id for tale in tales)


class AFightTheyllNeverForget(Action):
    """A Fight They'll Never Forget"""

    @shootout()
    def make_history(self, use: Use) -> Flow[None]:
        """Shootout: Your posse's dudes get +1 bullets. Until the shootout ends, after a dude is aced as a
        casualty, the shooter of the other posse gains 1 permanent control point. Ace this card."""
        fight, side = self.game.shootout, use.side
        assert fight is not None and side is not None
        for number in fight.posses[side]:
            use.modify(self.game.card(number), bullets=1)
        use.change(TOWN_SQUARE, NEVER_FORGOTTEN, 1)
        yield from use.ace(self)

    @trait("when", happens.Aced, if_=_memorable, zones=OUT_OF_PLAY)
    def _honour(self, use: Use) -> Flow[None]:
        assert isinstance(use.event, happens.Aced)
        fight, side = self.game.shootout, self.game.side_of(use.event.card)
        if fight is not None and side is not None and fight.shooters[1 - side] in fight.posses[1 - side]:
            yield from use.control_point(self.game.card(fight.shooters[1 - side]))


class BuriedTreasure(Action):
    """Buried Treasure"""

    @noon(target=in_discard)
    def dig(self, use: Use) -> Flow[None]:
        """Noon: Ace 1 card from your discard pile to draw a card and gain 3 ghost rock."""
        if (yield from use.ace_from_pile(use.target)):
            yield from use.gain(3)
            yield from use.draw()


class NightmareAtNoon(Action):
    """Nightmare at Noon"""

    @shootout()
    def dread(self, use: Use) -> Flow[None]:
        """Shootout: Choose a posse. Its dudes get -1 bullets. Then every dude in the shootout with no more
        than 1 bullet becomes a draw."""
        fight, side = self.game.shootout, use.side
        assert fight is not None and side is not None
        whose = yield from use.choose_word(["opposing posse", "your posse"], "Which posse has -1 bullets?")
        for number in fight.posses[side if whose == "your posse" else 1 - side]:
            use.modify(self.game.card(number), bullets=-1)
        for number in (*fight.posses[0], *fight.posses[1]):
            if self.game.card(number).bullets <= 1:
                use.make(self.game.card(number), "draw")
