"""Election Day Slaughter: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import Card, Dude, Fixed, Flow, Use, always, happens, trait
from gomorra.engine import hands, stats


class SmilingTom(Dude):
    """Smiling Tom"""

    @always("cannot move to")
    def clings_to_his_own(self, dude: Card, place: Card, use: Use) -> bool:
        """Tom moves only to your home or to a location with another Fourth Ring dude."""
        if place.id == self.game.state.players[self.controller].home:
            return False
        there = self.game.expected_at(place.place)
        return not any("Fearmongers" in other.gangs and other.id != self.id for other in there)


class PhilipSwinfordExp1(Dude):
    """Philip Swinford (Exp.1)"""

    def _foe_caught(self, event: happens.Revealed) -> bool:
        seats = [seat for seat, _ in event.hands]
        me = self.controller
        return not (me in seats and hands.is_cheatin(self.game, me)) and bool(self._cheaters(event))

    def _cheaters(self, event: happens.Revealed) -> list[int]:
        seats = [seat for seat, _ in event.hands if seat != self.controller]
        return [seat for seat in seats if hands.is_cheatin(self.game, seat)]

    @trait("after", happens.Revealed, if_=_foe_caught)
    def investigate(self, use: Use) -> Flow[None]:
        """Whenever an opposing player reveals a Cheatin' hand and you do not, you may draw a card, then discard one."""
        assert isinstance(use.event, happens.Revealed)
        for _ in self._cheaters(use.event):
            if (yield from use.confirm("Philip Swinford: draw a card, then discard one?")):
                yield from use.draw()
                yield from use.discard_from_hand()


class Quaterman(Dude):
    """QUATERMAN

    QUATERMAN is invented like any Gadget and enters play at the Mad Scientist's location."""

    @always("bullets")
    def machine(self, card: Card) -> Fixed:
        """QUATERMAN's bullets change only by attached goods."""
        return Fixed(self.face.stats["bullets"] + stats.on_the_card(self.game, self.id, "bullets"))

    @always("cannot boot", "cannot move", "cannot boot as cost")
    def unstoppable(self, card: Card, use: Use | None, other: Card) -> bool:
        """Cards can neither move nor boot QUATERMAN."""
        return use is None or not use.by_rules
