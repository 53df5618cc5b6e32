"""Dirty Deeds: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Act,
    Action,
    Card,
    Flow,
    Moment,
    Stat,
    Until,
    Use,
    another,
    dude,
    happens,
    has,
    noon,
    on_your_posse,
    opposing,
    react,
    shootout,
    where,
    your,
)
from gomorra.engine.board import sides
from gomorra.engine.plays.legal import purpose_of


def _at_the_table(card: Card, use: Use) -> bool:
    return card.place == use.booted.place and not card.is_location and not card.booted


class Hustled(Action):
    """Hustled"""

    @noon(boots=your & dude & has("Grifter"))
    def fleece(self, use: Use) -> Flow[None]:
        """Noon: Boot your Grifter and raise their bounty by 1. If you do, gain 2 ghost rock. Boot another
        player's card at that Grifter's location."""
        if (yield from use.bounty(use.booted, 1)):
            yield from use.gain(2)
        card = yield from use.choose(
            another & where(_at_the_table, "card there"), "Boot which opposing card?"
        )
        if card is not None:
            yield from use.boot(card)


class AnAccidentalReunion(Action):
    """An Accidental Reunion"""

    @shootout()
    def old_grudge(self, use: Use) -> Flow[None]:
        """Shootout: Until the shootout ends, each player who reveals a Cheatin' hand takes 2 more casualties
        in that round. For 2 ghost rock, you may return this card to your hand."""
        use.later(Moment.HANDS_SEEN, "settle_it", 0, until=Until.SHOOTOUT)
        funds = use.funds(use.seat, purpose_of(use))
        if funds >= 2 and (yield from use.confirm("Pay 2 ghost rock to keep it?")):
            yield from use.spend(2, purpose_of(use))
            yield from use.to_hand(self)

    def settle_it(self, use: Use, settled: int) -> None:
        fight = self.game.shootout
        assert fight is not None
        if fight.round != settled:  # hands are seen again after each play
            for seat in fight.seats:
                if not use.revealed_legal(seat):
                    use.casualties(seat, 2)
        use.later(Moment.HANDS_SEEN, "settle_it", fight.round, until=Until.SHOOTOUT)


class ASlightModification(Action):
    """A Slight Modification"""

    def _foe_declares(self, event: happens.Declared) -> bool:
        declared = bool(event.source) and event.kind in ("shootout", "resolution")
        return declared and sides.opposed(self.game, self.owner, event.seat)

    @react("after", happens.Declared, if_=_foe_declares, boots=has("Gadget") & on_your_posse)
    def jam(self, use: Use) -> None:
        """React: When a Shootout or non-Cheatin' Resolution ability has been declared by an opponent, boot a
        Gadget on your dude in your posse. That ability has no effect, and its costs are not paid."""
        assert use.event is not None
        use.event.use.cancelled = use.event.use.waived = True


class RabbitTakesRevenge(Action):
    """Rabbit Takes Revenge"""

    @shootout(technique=True, target=opposing & dude)
    def revenge(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique: Choose an opposing dude. This dude becomes a stud, that dude a draw.
        Neither can leave this shootout. In a combo, also boot everything attached to that dude; they must be
        the first casualty of their posse this round."""
        use.make(use.target, "draw")
        use.make(use.actor, "stud")
        for card in (use.target, use.actor):
            use.forbid(Act.LEAVE, card)
        if use.combo:
            for attachment in use.target.attachments:
                yield from use.boot(attachment)
            use.change(use.target.id, Stat.FIRST_CASUALTY, 1, until=Until.ROUND)
