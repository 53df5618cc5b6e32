"""Double Dealin': dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import Card, Dude, Flow, Use, always, happens, react, trait
from gomorra.engine import hands


class MortimerParsons(Dude):
    """Mortimer Parsons"""

    def _caught(self, event: happens.Revealed) -> bool:
        return not event.lowball and self.in_posse and hands.is_cheatin(self.game, self.controller)

    @trait("after", happens.Revealed, if_=_caught)
    def shamed(self, use: Use) -> Flow[None]:
        """If you reveal a Cheatin' hand with Mortimer in your posse, he goes home booted and his influence drops to 0 until
        the day is over. Without him an empty posse ends the shootout at once."""
        yield from use.send_home_booted(self)
        use.modify(self, influence=-self.influence, until="day")


class DrEmanuelAshbel(Dude):
    """Dr. Emanuel Ashbel"""

    def _dying(self, event: happens.Aced) -> bool:
        card = self.game.card(event.card)
        return card.in_play and card.is_dude

    @react("when", happens.Aced, if_=_dying, instead=True)
    def operate(self, use: Use) -> Flow[None]:
        """React: Pull when a dude is aced: with more than its value it is discarded instead."""
        assert isinstance(use.event, happens.Aced)
        patient = self.game.card(use.event.card)
        pulled = yield from use.pull(self)
        if pulled.value > patient.value:
            use.event.replaced = True
            healer = self.game.rules(use.event.seat) if use.event.why == "casualty" else use
            yield from healer.discard(patient, why=use.event.why)


class MarioCrane(Dude):
    """Mario Crane"""

    @always("cannot be casualty")
    def honest_gun(self, card: Card, use: Use, other: Card) -> bool:
        """If you reveal a legal hand, Mario is no casualty unless you lose the round by 3 ranks or more."""
        fight, side = self.game.shootout, self.side
        if fight is None or side is None or fight.seats[side] not in self.game.state.recall("legal reveal"):
            return False
        lost = fight.round_winner is not None and fight.round_winner != side
        return not (lost and fight.lost_by >= 3)
