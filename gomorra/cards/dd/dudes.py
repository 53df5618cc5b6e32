"""Double Dealin': dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import Card, Dude, Flow, Use, always, happens, react


class DrEmanuelAshbel(Dude):
    """Dr. Emanuel Ashbel"""

    def _dying(self, event: happens.Aced) -> bool:
        card = self.game.card(event.card)
        return card.in_play and card.is_dude

    @react("when", happens.Aced, if_=_dying, instead=True)
    def operate(self, use: Use) -> Flow[None]:
        """React: When a dude is aced, pull. If the pull is higher than its value, discard it instead."""
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
